/** Kept: whether this browser keeps the page and its server for when there is no network, and whether it could. */

const KEPT = 'pizzaiolo.road';

/** The version that is kept; empty: none. */
export const keptVersion = (): string => localStorage.getItem(KEPT) ?? '';

/** Whether this browser can run a server at all. */
export const canRun = (): boolean =>
  typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function';

export const isKept = (): boolean => keptVersion() !== '';

export function noteKept(version: string): void {
  localStorage.setItem(KEPT, version);
}
