/** Kept: whether this browser keeps the page and its server for when there is no network. */

const KEPT = 'pizzaiolo.road';

/** The version that is kept; empty: none. */
export const keptVersion = (): string => localStorage.getItem(KEPT) ?? '';

export const isKept = (): boolean => keptVersion() !== '';

export function noteKept(version: string): void {
  localStorage.setItem(KEPT, version);
}
