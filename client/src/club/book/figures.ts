/** The figures of a club as they are read, in the player's language. */
import { locale } from '../../lib/dates';
import { t } from '../../lib/words.svelte';

function number(value: number, digits: number, signed = false): string {
  const format: Intl.NumberFormatOptions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (signed) format.signDisplay = 'exceptZero';
  return new Intl.NumberFormat(locale(), format).format(value);
}

/** Shared wins count as shares: "3", "3.5", "3.33". */
export const winsText = (wins: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(wins);

/** A rating with its uncertainty: "27.1 ± 4.2"; empty if there is none yet. */
export const ratingText = (rating: number | null, uncertainty: number | null): string =>
  rating === null ? '–' : t('club-rating-figure', { rating: number(rating, 1), error: number(uncertainty ?? 0, 1) });

export const changeText = (change: number): string => number(change, 1, true);

/** A share: "82%"; a dash if there is none yet. */
export const shareText = (share: number | null): string =>
  share === null ? '–' : t('review-percent', { percent: number(100 * share, 0) });

/** A moment, from UTC seconds: "17 Nov 2026". */
export const dateText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(1000 * at);
