/** Where two games part: the same announcements from the deal on, until one of them is another. */
import type { PublicEvent } from '../../lib/protocol';

/** An announcement of a tape. */
export interface Announced {
  round: number;
  /** Its place on the tape of its round, from 1. */
  n: number;
  event: PublicEvent;
}

/** Which announcement of its round one is, from 1. */
export function numberInRound(moments: readonly Announced[], place: number): number {
  const round = moments[place]?.round;
  return place + 1 - moments.findIndex((each) => each.round === round);
}

/** All announcements of a game, from its tapes by round; whose decision is awaited is none. */
export function announced(tapes: readonly (readonly PublicEvent[])[]): Announced[] {
  return tapes.flatMap((events, before) =>
    events.flatMap((event, place) => (event.what === 'awaited' ? [] : [{ round: before + 1, n: place + 1, event }])),
  );
}

/** How many announcements two games have in common before they part; null: they never do. */
export function parting(one: readonly Announced[], other: readonly Announced[]): number | null {
  const longest = Math.max(one.length, other.length);
  for (let place = 0; place < longest; place += 1) {
    if (JSON.stringify(one[place]?.event) !== JSON.stringify(other[place]?.event)) return place;
  }
  return null;
}
