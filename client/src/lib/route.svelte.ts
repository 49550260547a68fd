/** Route: which screen the address asks for. */
import { PATHS } from './protocol';
import { addressOf, inside, SITE } from './where';

export type Route =
  | { screen: 'landing' }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; edition: string | null }
  | { screen: 'learn' }
  | { screen: 'replay'; table: string; game: number }
  /** A day such as 2026-11-17; null: today. */
  | { screen: 'day'; day: string | null }
  | { screen: 'challenge'; challenge: string }
  /** One's clubs, and how to found one. */
  | { screen: 'clubs' }
  | { screen: 'club'; club: string }
  | { screen: 'club-book'; club: string }
  | { screen: 'evening'; club: string; evening: number }
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

/** A number in a path, counted from 1. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The screen of every path to which the server sends the page; if one is missing, this does not compile. */
const SCREENS: { [Path in (typeof PATHS)[number]]: (part: Record<Named<Path>, string>) => Route } = {
  '/': () => ({ screen: 'landing' }),
  '/t/{table}': ({ table }) => ({ screen: 'table', table }),
  '/rules': () => ({ screen: 'rules', edition: null }),
  '/rules/{edition}': ({ edition }) => ({ screen: 'rules', edition }),
  '/learn': () => ({ screen: 'learn' }),
  '/replay/{table}/{game}': ({ table, game }) =>
    NUMBER.test(game) ? { screen: 'replay', table, game: Number(game) } : { screen: 'nowhere' },
  '/day': () => ({ screen: 'day', day: null }),
  '/day/{day}': ({ day }) => ({ screen: 'day', day }),
  '/challenge/{challenge}': ({ challenge }) => ({ screen: 'challenge', challenge }),
  '/clubs': () => ({ screen: 'clubs' }),
  '/club/{club}': ({ club }) => ({ screen: 'club', club }),
  '/club/{club}/book': ({ club }) => ({ screen: 'club-book', club }),
  '/club/{club}/evening/{evening}': ({ club, evening }) =>
    NUMBER.test(evening) ? { screen: 'evening', club, evening: Number(evening) } : { screen: 'nowhere' },
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

let here = $state.raw(inside());

function look(): void {
  here = inside();
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

/** Where a link leads inside the page; null: elsewhere. */
function leadsTo(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  if (!SITE) return link.pathname + link.search + link.hash;
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#/')) return written.slice(1);
  return written.startsWith('#') ? here.pathname + here.search + written : written;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

// Links inside the site change the screen without a new page; all others are left to the browser.
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = linkOf(event);
  if (!link || link.target || link.hasAttribute('download')) return;
  const to = leadsTo(link);
  if (to === null || (!SITE && link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(to);
});

/** Links are written as a server knows them; opened in another tab, they have to lead to the page's one file. */
function rewrite(event: Event): void {
  const link = linkOf(event);
  if (link?.getAttribute('href')?.startsWith('/')) link.setAttribute('href', addressOf(link.getAttribute('href')!));
}
if (SITE) for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, rewrite);

/** Where we are. */
export const route = {
  get path(): string {
    return here.pathname;
  },
  get search(): string {
    return here.search;
  },
  get hash(): string {
    return here.hash;
  },
  get params(): Route {
    return parse(here.pathname);
  },
};

/** Go to a screen; the browser's back button leads back. */
export function go(to: string): void {
  if (to === here.pathname + here.search + here.hash) return;
  history.pushState(null, '', addressOf(to));
  look();
  scrollTo(0, 0);
}

/** Say more exactly where we are, without a step for the back button. */
export function stay(to: string): void {
  history.replaceState(null, '', addressOf(to));
  look();
}
