/** Commitments: the promise for each shuffle as this browser was told it before the cards were known. */

const place = (table: string, game: number): string => `commitment:${table}:${game}`;

/** What was promised first; null if nothing was. */
export function promised(table: string, game: number): string | null {
  return sessionStorage.getItem(place(table, game));
}

/** Keep a promise; whatever is told later does not replace it. */
export function keepPromise(table: string, game: number, commitment: string): void {
  if (promised(table, game) === null) sessionStorage.setItem(place(table, game), commitment);
}
