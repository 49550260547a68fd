// What a player believed was in the oven, locked in before it was turned over; kept in this browser.
import type { Edition } from '../../lib/edition';
import type { Cards } from '../../lib/model/fold';
import type { PublicEvent } from '../../lib/protocol';
import { ovenOf } from './story';

export interface Checked {
  round: number;
  believed: Cards;
  truth: Cards;
  /** From 0, no better than an even guess, to 1, all right. */
  accuracy: number;
}

/** How well the player's memory did in a game. */
export interface Remembered {
  /** Which game, so that none is noted twice. */
  game: string;
  accuracy: number;
}

const CURVE = 'pizzaiolo.memory';
const LONGEST = 50;

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

/** In a game with doubles, how many cards of each kind give way to as many that count twice. */
export const DOUBLES = 2;

/** How many toppings of a kind there are in the whole game: it says so on the box. */
export function mostOfKind(edition: Edition | null, seats: number, doubles: boolean): number {
  if (edition === null) return Infinity;
  return edition.copies - (edition.removed[seats] ?? 0) + (doubles ? DOUBLES : 0);
}

/** How many cards a belief is wrong about: those that were not there, and those that were forgotten. */
function wrong(believed: Cards, truth: Cards, kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + Math.abs((believed[kind] ?? 0) - (truth[kind] ?? 0)), 0);
}

/** A belief compared with the truth, and with a guess that knows how many cards there are but not which. */
export function check(round: number, believed: Cards, truth: Cards, kinds: readonly string[]): Checked {
  const all = kinds.reduce((sum, kind) => sum + (truth[kind] ?? 0), 0);
  const even = Object.fromEntries(kinds.map((kind) => [kind, all / kinds.length]));
  const mine = wrong(believed, truth, kinds);
  const chance = wrong(even, truth, kinds);
  const accuracy = mine === 0 ? 1 : chance === 0 ? 0 : Math.max(0, 1 - mine / chance);
  return { round, believed, truth, accuracy };
}

/** All that was believed in a game, against its tapes by round. */
export function checks(
  table: string,
  game: number,
  tapes: Record<number, PublicEvent[]>,
  kinds: readonly string[],
): Checked[] {
  return Object.entries(tapes).flatMap(([number, events]) => {
    const round = Number(number);
    const believed = keptBelief(table, game, round);
    return believed === null ? [] : [check(round, believed, ovenOf(events), kinds)];
  });
}

/** The player's memory over the games, the oldest first. */
export function memoryCurve(): Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CURVE) ?? '[]');
    return Array.isArray(found) ? (found as Remembered[]) : [];
  } catch {
    return [];
  }
}

/** Note how memory did in a game; noted again, it replaces the earlier note. */
export function noteMemory(game: string, accuracy: number): Remembered[] {
  const others = memoryCurve().filter((each) => each.game !== game);
  const all = [...others, { game, accuracy }].slice(-LONGEST);
  localStorage.setItem(CURVE, JSON.stringify(all));
  return all;
}
