/** The key by which this browser's days are known: made up here, shown to nobody but the server. */

const KEPT = 'pizzaiolo.day-key';
const FORM = /^[A-Za-z0-9_-]{32}$/;

/** The key, if this browser has one. */
export function dayKey(): string | undefined {
  const kept = localStorage.getItem(KEPT);
  return kept !== null && FORM.test(kept) ? kept : undefined;
}

/** The key; if there is none, a fresh one of 192 random bits. */
export function ownDayKey(): string {
  const kept = dayKey();
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  keepDayKey(made);
  return made;
}

/** Go on with the days of another device. */
export function keepDayKey(key: string): void {
  localStorage.setItem(KEPT, key);
}

/** The address that takes the days to another device; what stands after # is sent to no server. */
export const dayKeyLink = (key: string): string => `${location.origin}/day#key=${key}`;

/** The key in such an address; null if it holds none. */
export function keyInHash(hash: string): string | null {
  const found = /^#key=(.*)$/.exec(hash)?.[1];
  return found !== undefined && FORM.test(found) ? found : null;
}
