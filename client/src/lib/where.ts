/** Where: whether this page has a server, and where its own files lie. */

/** Whether the page is a folder of files on some web space, written by `pizzaiolo site`: it has no server. */
export const SITE = document.documentElement.dataset?.['site'] !== undefined;

/** The address of a file of the page. */
export function fileOf(path: string): string {
  return new URL(path, new URL(SITE ? './' : '/', location.href)).href;
}

/** The address inside the page: a page without a server has only one file, and keeps the rest behind a `#`. */
export function inside(): URL {
  const { pathname, search, hash } = location;
  return new URL(SITE ? hash.slice(1) || '/' : pathname + search + hash, 'https://page');
}

/** The browser's address for one inside the page. */
export const addressOf = (to: string): string => (SITE ? `#${to}` : to);
