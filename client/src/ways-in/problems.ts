/** Problems: what went wrong with a request, in words that say what can be done. */
import { Problem } from '../lib/api';
import type { Refused } from '../lib/protocol';
import { has, t } from '../lib/words.svelte';

/** A sentence about whatever was thrown or refused. */
export function said(problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : null;
  const id = `problem-${code ?? 'failed'}`;
  return has(id) ? t(id) : t('problem-failed');
}

/** A sentence about a command that the table refused. */
export function refusedText(refused: Refused): string {
  const id = `problem-${refused.code}`;
  return has(id) ? t(id) : t('problem-failed');
}
