/** What a seat's game came down to, in one sentence: the first thing that somebody who has just lost wants to know. */
import type { Account } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

/** In won games: less is not worth a sentence. */
const LEAST = 0.05;
/** How many standard errors must lie between a figure and zero. */
const BEYOND = 2;

const counts = (value: number, error: number): boolean => value >= LEAST && value > BEYOND * error;

/** The sentence; empty until the seat has been judged. Nothing within its error is held for a reason. */
export function headline(account: Account): string {
  if (!account.judged) return '';
  return t(`review-sum-${account.result > account.even ? reasonToWin(account) : reasonToLose(account)}`);
}

function reasonToWin({ luck, luck_error, own, own_error }: Account): string {
  if (counts(-luck, luck_error)) return 'won-unlucky';
  if (counts(luck, luck_error) && luck > own) return 'won-lucky';
  return counts(own, own_error) ? 'won-well' : 'even';
}

function reasonToLose(account: Account): string {
  const misfortune = counts(-account.luck, account.luck_error) ? -account.luck : 0;
  const lost = counts(account.loss, account.loss_error) ? account.loss : 0;
  if (!misfortune && !lost) return 'even';
  if (misfortune >= lost) return 'unlucky';
  const forgotten = account.memory === null ? 0 : account.memory_stake - account.memory_kept;
  return forgotten > lost / 2 ? 'forgot' : 'misplayed';
}
