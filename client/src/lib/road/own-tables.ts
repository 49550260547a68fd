/** Own tables: those that live in this browser, with the tokens of the seats at each. */
import type { Phase, SeatInfo } from '../protocol';

export interface OwnTable {
  /** As many as there are people who share this device: a browser has no cookies for its own server. */
  tokens: string[];
  phase: Phase;
  /** Who sits there, for the way back. */
  seats: SeatInfo[];
  at: number;
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
