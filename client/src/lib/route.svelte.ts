/** Route: which screen the address asks for. */
import { PATHS } from './protocol';

export type Route =
  | { screen: 'landing' }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; edition: string | null }
  | { screen: 'learn' }
  | { screen: 'replay'; table: string; game: number }
  | { screen: 'nowhere' };

/** A part of a path, decoded; a garbled one means nothing. */
function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The names in a path of the server's list. */
type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** The screen of every path to which the server sends the page; if one is missing, this does not compile. */
const SCREENS: { [Path in (typeof PATHS)[number]]: (part: Record<Named<Path>, string>) => Route } = {
  '/': () => ({ screen: 'landing' }),
  '/t/{table}': ({ table }) => ({ screen: 'table', table }),
  '/rules': () => ({ screen: 'rules', edition: null }),
  '/rules/{edition}': ({ edition }) => ({ screen: 'rules', edition }),
  '/learn': () => ({ screen: 'learn' }),
  '/replay/{table}/{game}': ({ table, game }) =>
    /^[1-9]\d*$/.test(game) ? { screen: 'replay', table, game: Number(game) } : { screen: 'nowhere' },
};

/** The named parts of a path that matches one of the list; null if it does not. */
function match(listed: string, parts: string[]): Record<string, string> | null {
  const wanted = listed.split('/').filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const named: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const name = /^\{(.*)\}$/.exec(wanted[place] ?? '')?.[1];
    if (name !== undefined) named[name] = part;
    else if (wanted[place] !== part) return null;
  }
  return named;
}

/** What a path asks for. */
export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(meant);
  for (const listed of PATHS) {
    const named = match(listed, parts);
    if (named) return SCREENS[listed](named as Record<Named<typeof listed>, string>);
  }
  return { screen: 'nowhere' };
}

let path = $state(location.pathname);
let hash = $state(location.hash);

function look(): void {
  path = location.pathname;
  hash = location.hash;
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

// Links inside the site change the screen without a new page; all others are left to the browser.
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

/** Where we are. */
export const route = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
  get params(): Route {
    return parse(path);
  },
};

/** Go to a screen; the browser's back button leads back. */
export function go(to: string): void {
  if (to === location.pathname + location.search + location.hash) return;
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}
