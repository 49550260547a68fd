/** What a game has changed for one member. */
import type { ClubGame } from '../lib/protocol';

export interface Changed {
  /** Null: the game was not rated, or one only looked on. */
  rating: number | null;
  uncertainty: number | null;
  /** By how much the rating went up; null: it is the first one, or the one before is out of sight. */
  by: number | null;
}

/** What a game did, from the latest games of the book; null: it is not written yet. */
export function changed(games: readonly ClubGame[], me: number, table: string, game: number): Changed | null {
  const rated = (each: ClubGame): number | null => each.seats.find((seat) => seat.member === me)?.rating ?? null;
  const at = games.findIndex((each) => each.table === table && each.game === game);
  if (at < 0) return null;
  const seat = games[at]?.seats.find((each) => each.member === me);
  if (!seat) return { rating: null, uncertainty: null, by: null };
  const before = games
    .slice(at + 1)
    .map(rated)
    .find((rating) => rating !== null);
  const by = seat.rating === null || before === undefined || before === null ? null : seat.rating - before;
  return { rating: seat.rating, uncertainty: seat.uncertainty, by };
}
