/** Keys: secrets made up by this browser, by which a server knows somebody again, and nobody else. */

const FORM = /^[A-Za-z0-9_-]{32}$/;

/** A key of 192 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Whether a text can be a key. */
export const isKey = (text: unknown): text is string => typeof text === 'string' && FORM.test(text);

/** The address that takes a key to another device; what stands after # is sent to no server. */
export const keyLink = (path: string, key: string): string => `${location.origin}${path}#key=${key}`;

/** What such an address brings, be it a key or what is left of one; null if it brings nothing. */
export const broughtBy = (hash: string): string | null => /^#key=(.*)$/.exec(hash)?.[1] ?? null;

/** The key in such an address; null if it holds none. */
export function keyInHash(hash: string): string | null {
  const found = broughtBy(hash);
  return isKey(found) ? found : null;
}
