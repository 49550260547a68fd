/** Meetings as one member sees them: each pair is told once, from one of its two sides. */
import type { ClubMeeting } from '../../lib/protocol';

export interface Against {
  other: number;
  better: number;
  equal: number;
  worse: number;
}

/** Everybody who has met somebody, those who have met most first. */
export function who(meetings: readonly ClubMeeting[]): number[] {
  const met = new Map<number, number>();
  for (const { member, other, better, equal, worse } of meetings) {
    for (const each of [member, other]) met.set(each, (met.get(each) ?? 0) + better + equal + worse);
  }
  return [...met].toSorted(([, one], [, other]) => other - one).map(([member]) => member);
}

/** How one did against each other member, those that were met most first. */
export function against(meetings: readonly ClubMeeting[], one: number): Against[] {
  const rows = meetings.flatMap(({ member, other, better, equal, worse }): Against[] => {
    if (member === one) return [{ other, better, equal, worse }];
    return other === one ? [{ other: member, better: worse, equal, worse: better }] : [];
  });
  const games = (row: Against): number => row.better + row.equal + row.worse;
  return rows.toSorted((a, b) => games(b) - games(a));
}
