/** The key by which this browser's days are known: made up here, shown to nobody but the server. */
import { isKey, keyLink, newKey } from './keys';

const KEPT = 'pizzaiolo.day-key';

/** The key, if this browser has one. */
export function dayKey(): string | undefined {
  const kept = localStorage.getItem(KEPT);
  return isKey(kept) ? kept : undefined;
}

/** The key; if there is none, a fresh one. */
export function ownDayKey(): string {
  const kept = dayKey();
  if (kept !== undefined) return kept;
  const made = newKey();
  keepDayKey(made);
  return made;
}

/** Go on with the days of another device. */
export function keepDayKey(key: string): void {
  localStorage.setItem(KEPT, key);
}

/** The address that takes the days to another device. */
export const dayKeyLink = (key: string): string => keyLink('/day', key);
