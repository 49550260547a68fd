/** The standings of a club in the order that somebody asks for. */
import type { ClubStanding } from '../../lib/protocol';

export const COLUMNS = ['rating', 'games', 'wins', 'pizzas', 'memory'] as const;
export type Column = (typeof COLUMNS)[number] | 'name';

/** What a row is ordered by: a rating by what is almost certain of it, so that nobody leads after one lucky game. */
function measure(row: ClubStanding, column: Exclude<Column, 'name'>): number {
  if (column === 'rating') return row.rating === null ? -Infinity : row.rating - 2 * (row.uncertainty ?? 0);
  return row[column] ?? -Infinity;
}

/** The best first, or by name; those who are equal stay in the server's order. */
export function ordered(
  rows: readonly ClubStanding[],
  column: Column,
  name: (member: number) => string,
  upside: boolean,
): ClubStanding[] {
  const before =
    column === 'name'
      ? (one: ClubStanding, other: ClubStanding) => name(one.member).localeCompare(name(other.member))
      : (one: ClubStanding, other: ClubStanding) => {
          const [mine, yours] = [measure(one, column), measure(other, column)];
          return mine === yours ? 0 : yours - mine;
        };
  return rows.toSorted((one, other) => (upside ? before(other, one) : before(one, other)));
}
