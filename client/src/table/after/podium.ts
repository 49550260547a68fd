// Who came where, and what decided it: told from the numbers of the end and from the tape.
import { total } from '../../lib/model/fold';
import type { Over, PublicEvent } from '../../lib/protocol';
import { fates, type Fate } from './story';

export interface Ranked {
  seat: number;
  delivered: number;
  ingredients: number;
  /** From 1; those who share a place have the same number. */
  place: number;
}

/** Everybody, the best first: by pizzas, then by what is left in hand. */
export function ranking(over: Pick<Over, 'delivered' | 'ingredients'>): Ranked[] {
  const all = over.delivered
    .map((delivered, seat) => ({ seat, delivered, ingredients: over.ingredients[seat] ?? 0, place: 0 }))
    .sort((a, b) => b.delivered - a.delivered || b.ingredients - a.ingredients || a.seat - b.seat);
  const better = (one: Ranked, other: Ranked): boolean =>
    one.delivered > other.delivered || (one.delivered === other.delivered && one.ingredients > other.ingredients);
  for (const each of all) each.place = 1 + all.filter((other) => better(other, each)).length;
  return all;
}

/** Who stands on the steps, from left to right: the second, the first, the third, whoever shares one, and oneself. */
export function onSteps(ranked: Ranked[], own: number | null = null): Ranked[] {
  const [first, second, ...others] = ranked.filter(({ place, seat }) => place <= 3 || seat === own);
  return [second, first, ...others].filter((each) => each !== undefined);
}

/** Below the winner: who stands before whom only because of what is left in hand. */
export function partedByHand(ranked: Ranked[]): { ahead: number; behind: number }[] {
  return ranked.slice(1, -1).flatMap((ahead, place) => {
    const behind = ranked[place + 2];
    const parted = behind?.delivered === ahead.delivered && behind.place > ahead.place;
    return parted ? [{ ahead: ahead.seat, behind: behind.seat }] : [];
  });
}

/** What decided a game. */
export type Decision =
  | { how: 'shared' }
  /** As many pizzas as the second, but more ingredients left. */
  | { how: 'ingredients'; winner: number; second: number }
  | { how: 'pizzas'; winner: number; second: number; lead: number };

export function decision(over: Pick<Over, 'delivered' | 'ingredients' | 'winners'>): Decision {
  const [first, second] = ranking(over);
  if (over.winners.length > 1 || !first || !second) return { how: 'shared' };
  const lead = first.delivered - second.delivered;
  if (lead === 0) return { how: 'ingredients', winner: first.seat, second: second.seat };
  return { how: 'pizzas', winner: first.seat, second: second.seat, lead };
}

/** The last order that came out of an oven, whatever became of it. */
export function lastOrder(tape: PublicEvent[] | undefined): Fate | null {
  return tape ? (fates(tape).at(-1) ?? null) : null;
}

/** Of the burnt orders of a seat, the one that lacked the least. */
export function nearestMiss(
  tapes: Record<number, PublicEvent[]>,
  seat: number | null,
): { round: number; fate: Fate } | null {
  const burnt = Object.entries(tapes).flatMap(([round, tape]) =>
    fates(tape)
      .filter((fate) => fate.seat === seat && !fate.baked && !fate.spoilt && fate.more !== null && shortBy(fate) > 0)
      .map((fate) => ({ round: Number(round), fate })),
  );
  return burnt.sort((a, b) => shortBy(a.fate) - shortBy(b.fate))[0] ?? null;
}

const shortBy = ({ missing, more }: Fate): number => total(missing) + (more ?? 0);
