/** Problems: what went wrong with a request, in words that say what can be done. */
import { Problem } from '../lib/api';
import { has, t } from '../lib/words.svelte';

/** A sentence about whatever was thrown or refused. */
export function said(problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : null;
  const id = `problem-${code ?? 'failed'}`;
  return has(id) ? t(id) : t('problem-failed');
}
