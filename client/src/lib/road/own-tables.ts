/** Own tables: those that live in this browser, with the tokens of the seats at each. */
import type { Over, Phase, SeatInfo } from '../protocol';

export interface OwnTable {
  /** As many as there are people who share this device: a browser has no cookies for its own server. */
  tokens: string[];
  phase: Phase;
  /** Who sits there, for the way back. */
  seats: SeatInfo[];
  at: number;
  /** The games that were finished there. */
  finished?: Finished[];
}

interface Finished {
  game: number;
  at: number;
  /** Who sat there. */
  seats: SeatInfo[];
  /** By seat: how many pizzas. */
  delivered: number[];
}

export interface FinishedGame extends Finished {
  table: string;
}

const KEPT = 'pizzaiolo.own-tables';

export function ownTables(): Record<string, OwnTable> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, OwnTable>;
  } catch {
    return {};
  }
}

/** A table that lives in this browser; null: it is the server's. */
export function ownTable(table: string): OwnTable | null {
  return ownTables()[table] ?? null;
}

/** All games that were finished in this browser, the latest first. */
export function finishedGames(): FinishedGame[] {
  return Object.entries(ownTables())
    .flatMap(([table, { finished = [] }]) => finished.map((each) => ({ ...each, table })))
    .sort((one, other) => other.at - one.at);
}

/** Note how a game of this browser ended; it is told again whenever somebody comes back. */
export function noteFinished(table: string, { game, delivered }: Over): void {
  const { finished = [], seats = [] } = ownTable(table) ?? {};
  if (finished.some((each) => each.game === game)) return;
  noteOwn(table, { finished: [...finished, { game, at: Date.now(), seats, delivered }] });
}

/** Forget a table that no longer lives here. */
export function forgetOwn(table: string): void {
  const { [table]: _, ...others } = ownTables();
  localStorage.setItem(KEPT, JSON.stringify(others));
}

/** Note a seat at a table of this browser, or what has become of it. */
export function noteOwn(table: string, change: Partial<OwnTable>): void {
  const all = ownTables();
  const before = all[table] ?? { tokens: [], phase: 'waiting', seats: [], at: 0 };
  all[table] = { ...before, ...change, at: Date.now() };
  localStorage.setItem(KEPT, JSON.stringify(all));
}
