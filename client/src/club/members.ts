/** Members: what those in a club are called, and what they look like. */
import { personFace } from '../art/face-of';
import { botName } from '../lib/names';
import type { Club, ClubMember } from '../lib/protocol';
import { t } from '../lib/words.svelte';

/** What somebody is called; whoever wanted to be forgotten is somebody. */
export function memberName(member: ClubMember | undefined): string {
  if (member?.bot) return botName(member.bot);
  return member?.name ?? t('club-somebody');
}

export const memberFace = (member: ClubMember | undefined): string =>
  member?.bot || personFace(member?.face, member?.name ?? '');

/** Everybody who is or was in a club, by number. */
export class Members {
  readonly #all: Map<number, ClubMember>;

  constructor(club: Pick<Club, 'members'>) {
    this.#all = new Map(club.members.map((each) => [each.member, each]));
  }

  get(member: number): ClubMember | undefined {
    return this.#all.get(member);
  }

  name(member: number): string {
    return memberName(this.#all.get(member));
  }

  face(member: number): string {
    return memberFace(this.#all.get(member));
  }
}
