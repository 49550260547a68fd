/** Mine: the tables at which this browser has a seat, so that the way back is one tap. */
import { ownTable } from '../road/own-tables';

export interface MyTable {
  table: string;
  /** The link that carries the seat to another device; it holds the seat's secret. */
  link: string;
  at: number;
}

const KEPT = 'pizzaiolo.tables';
const MOST = 8;

/** The latest one first. */
export function myTables(): MyTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as MyTable[]) : [];
  } catch {
    return [];
  }
}

/** Note a seat that was taken. */
export function rememberTable(table: string, link: string): void {
  const others = myTables().filter((each) => each.table !== table);
  const all = [{ table, link, at: Date.now() }, ...others].slice(0, MOST);
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** Forget a table that no longer exists, or where the seat is lost. */
export function forgetTable(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(myTables().filter((each) => each.table !== table)));
}

/** The way to carry a seat to another device, as a whole address; null without a seat here. */
export function deviceLink(table: string): string | null {
  const link = myTables().find((each) => each.table === table)?.link;
  // What lives in this browser is nowhere else.
  if (ownTable(table)) return null;
  return link ? location.origin + link : null;
}
