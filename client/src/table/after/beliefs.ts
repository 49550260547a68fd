// What a player believed to be in the oven, locked in before it was turned over; kept in this browser.
import type { Cards } from '../../lib/fold';

export interface Checked {
  round: number;
  believed: Cards;
  truth: Cards;
  /** From 0, all wrong, to 1, all right. */
  accuracy: number;
}

function place(table: string, game: number, round: number): string {
  return `pizzaiolo.belief ${table} ${game} ${round}`;
}

export function keepBelief(table: string, game: number, round: number, cards: Cards): void {
  localStorage.setItem(place(table, game, round), JSON.stringify(cards));
}

export function keptBelief(table: string, game: number, round: number): Cards | null {
  const text = localStorage.getItem(place(table, game, round));
  try {
    return text === null ? null : (JSON.parse(text) as Cards);
  } catch {
    return null;
  }
}

/** A belief against the truth: cards that were not there count as much as cards that were forgotten. */
export function check(round: number, believed: Cards, truth: Cards): Checked {
  const kinds = new Set([...Object.keys(believed), ...Object.keys(truth)]);
  let wrong = 0;
  let all = 0;
  for (const kind of kinds) {
    wrong += Math.abs((believed[kind] ?? 0) - (truth[kind] ?? 0));
    all += Math.max(believed[kind] ?? 0, truth[kind] ?? 0);
  }
  return { round, believed, truth, accuracy: all === 0 ? 1 : 1 - wrong / all };
}
