/** A club that is made up for tests. */
import { Members } from '../../src/club/members';
import type { ClubMember, ClubStanding } from '../../src/lib/protocol';

export const standing = (more: Partial<ClubStanding> & { member: number }): ClubStanding => ({
  games: 3,
  wins: 1,
  pizzas: 10,
  memory: null,
  reviewed: 0,
  rating: 25,
  uncertainty: 5,
  ...more,
});

const member = (number: number, name: string | null): ClubMember => ({
  member: number,
  name,
  face: '',
  bot: '',
  keeper: number === 1,
  left: name === null,
});

export const MEMBERS = new Members({ members: [member(1, 'Alba'), member(2, 'Bruno'), member(3, null)] });
