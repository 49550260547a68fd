/** State: how far keeping the game for the road has come, for whoever shows it. */
import { SITE } from '../where';
import { isKept } from './kept';

/** Why it cannot be kept; each has its sentence. */
export type KeepingProblem = 'road-no-space' | 'road-not-fetched' | 'road-damaged' | 'road-not-here' | 'road-not-built';

interface Keeping {
  /** In bytes: how much is sent in all. */
  total: number;
  /** How much of it has come; null: nothing is being fetched. */
  done: number | null;
  kept: boolean;
  problem: KeepingProblem | null;
}

export const keeping: Keeping = $state({ total: 0, done: null, kept: isKept(), problem: null });

/** Fetch everything that is not there yet, and keep it. */
export async function keep(): Promise<void> {
  if (keeping.done !== null) return;
  keeping.problem = null;
  keeping.done = 0;
  try {
    const { keepAll } = await import('./keeping');
    await keepAll();
    keeping.kept = true;
  } catch (problem) {
    keeping.problem = isWhy(problem) ? problem.why : 'road-not-fetched';
  } finally {
    keeping.done = null;
  }
}

/** A page without a server fetches its own first, and says how far it has come. */
export async function fetchServer(): Promise<void> {
  if (SITE && !keeping.kept) await keep();
}

/** Renew what was kept of an earlier version; nothing is lost if that fails. */
export async function renew(): Promise<void> {
  if (!isKept() || !navigator.onLine) return;
  const { isRenewed } = await import('./keeping');
  if (await isRenewed().catch(() => false)) await keep();
}

const isWhy = (problem: unknown): problem is { why: KeepingProblem } => problem instanceof Error && 'why' in problem;
