/** What a seat's game came down to, in one sentence: the first thing that somebody who has just lost wants to know. */
import type { Account } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

/** In won games: less is not worth a sentence. */
const LEAST = 0.05;
/** How many standard errors must lie between a figure and zero. */
const BEYOND = 2;

const counts = (value: number, error: number): boolean => value >= LEAST && value > BEYOND * error;

/** The sentence; empty until all at the table have been judged, because everybody loses something against the best
    moves: what stands out does so among them. Nothing within its error is held for a reason. */
export function headline(account: Account, all: readonly Account[]): string {
  if (!all.every((each) => each.judged)) return '';
  const others = all.filter((each) => each.seat !== account.seat);
  return t(
    `review-sum-${account.result > account.even ? reasonToWin(account, others) : reasonToLose(account, others)}`,
  );
}

/** Whether one's decisions lost more than another's, beyond the error. */
const worse = (one: Account, other: Account): boolean =>
  counts(one.loss - other.loss, Math.hypot(one.loss_error, other.loss_error));

function reasonToWin(account: Account, others: readonly Account[]): string {
  const { luck, luck_error, own, own_error } = account;
  if (counts(-luck, luck_error)) return 'won-unlucky';
  if (counts(luck, luck_error) && luck > own) return 'won-lucky';
  if (others.some((other) => worse(account, other))) return 'won-anyway';
  return counts(own, own_error) ? 'won-well' : 'even';
}

function reasonToLose(account: Account, others: readonly Account[]): string {
  const misfortune = counts(-account.luck, account.luck_error) ? -account.luck : 0;
  const best = others.length > 0 && !others.some((other) => worse(account, other));
  const usual = others.length ? others.reduce((sum, { loss }) => sum + loss, 0) / others.length : 0;
  const more = account.loss - usual;
  const error = Math.hypot(account.loss_error, ...others.map((each) => each.loss_error / others.length));
  const lost = !best && counts(more, error) ? more : 0;
  if (!misfortune && !lost) return best && others.some((other) => worse(other, account)) ? 'best' : 'even';
  if (misfortune >= lost) return 'unlucky';
  const forgotten = account.memory === null ? 0 : account.memory_stake - account.memory_kept;
  return forgotten > account.loss / 2 ? 'forgot' : 'misplayed';
}
