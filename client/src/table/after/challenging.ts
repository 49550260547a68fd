/** Challenging: whether the deal of a finished game can be passed on to somebody else. */
import type { Table } from '../../lib/protocol';
import { ownTable } from '../../lib/road/own-tables';
import { SITE } from '../../lib/where';

/** Whether one person plays against bots, no deal that others play anyway, at a table that others reach. */
export function canChallenge(table: string, info: Pick<Table, 'deal' | 'seats'>): boolean {
  const people = info.seats.filter((seat) => !seat.bot || seat.standing_in);
  return people.length === 1 && !info.deal && !SITE && ownTable(table) === null;
}
