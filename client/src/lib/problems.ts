/** Problems: what went wrong with a request, in words that say what can be done. */
import { RequestFailed } from './api';
import type { Refused } from './protocol';
import { has, t } from './words.svelte';

/** A sentence about whatever was thrown or refused. */
export function said(problem: unknown): string {
  const code = problem instanceof RequestFailed ? problem.code : null;
  const id = `problem-${code ?? 'failed'}`;
  return has(id) ? t(id) : t('problem-failed');
}

/** A sentence about a command that the table refused. */
export function refusedText(refused: Refused): string {
  const id = `problem-${refused.code}`;
  return has(id) ? t(id) : t('problem-failed');
}
