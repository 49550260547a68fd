/** The figures of a review as they are read: points are hundredths of a won game. */
import type { Account } from '../../lib/protocol';
import { language, t } from '../../lib/words.svelte';

function number(value: number, signed: boolean): string {
  const rounded = Math.round(value) || 0;
  return new Intl.NumberFormat(language.current, { signDisplay: signed ? 'exceptZero' : 'auto' }).format(rounded);
}

/** A chance of winning: "34%". */
export function percent(share: number): string {
  return t('review-percent', { percent: number(100 * share, false) });
}

/** A change of it: "+4". */
export function change(value: number): string {
  return number(100 * value, true);
}

/** A number of points with its error: "+12 ± 4". */
export function points(value: number, error: number, signed = true): string {
  return t('review-points', { points: number(100 * value, signed), error: number(100 * error, false) });
}

export const luckText = (account: Account): string => points(account.luck, account.luck_error);

/** What was lost against the best; a negative loss is not shown, because it would be read as a gain. */
export const judgementText = (account: Account): string =>
  account.judged
    ? t('review-lost', { points: points(Math.max(0, account.loss), account.loss_error, false) })
    : t('review-not-yet');

/** An estimate may lie outside of what can be: nobody keeps less than nothing, or more than all. */
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A share of what was kept says nothing if it may as well be half as much more or less. */
const UNSURE = 0.25;

export function memoryText(account: Account): string {
  if (!account.judged) return t('review-not-yet');
  if (account.memory === null) return t('review-memory-none');
  if ((account.memory_error ?? 0) > UNSURE) return t('review-memory-unsure');
  return t('review-kept', { percent: points(within(account.memory, 1), account.memory_error ?? 0, false) });
}

/** How many of the points that remembering was worth were kept. */
export const keptText = (stake: number, kept: number): string => number(100 * within(kept, stake), false);
