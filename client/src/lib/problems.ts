/** Problems: what went wrong with a request or a command, in words that say what can be done. */
import { RequestFailed } from './api';
import type { Refused } from './protocol';
import { ownTable } from './road/own-tables';
import { route } from './route.svelte';
import { has, t } from './words.svelte';

/** One family of sentences, by the server's code, whichever way the answer came. */
function sentence(code: string): string {
  const id = `problem-${code}`;
  return has(id) ? t(id) : t('problem-failed');
}

/** A sentence about whatever was thrown. */
export function said(problem: unknown): string {
  return sentence(problem instanceof RequestFailed ? problem.code : 'failed');
}

/** A sentence about a command that the table refused. */
export function refusedText(refused: Refused): string {
  const here = route.params;
  const own = here.screen === 'table' && ownTable(here.table) !== null;
  // What cannot be kept in this browser has another cause, and another cure.
  return sentence(own && refused.code === 'store_unavailable' ? 'no_space' : refused.code);
}
