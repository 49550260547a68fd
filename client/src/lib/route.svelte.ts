/** Route: which screen the address asks for. */

export type Route =
  | { screen: 'landing' }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; edition: string | null }
  | { screen: 'learn' }
  | { screen: 'replay'; table: string; game: number }
  | { screen: 'nowhere' };

/** A part of a path as it was meant; one that was garbled on its way means nothing. */
function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a path asks for. */
export function parse(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(meant);
  if (rest.length) return { screen: 'nowhere' };
  if (first === undefined) return { screen: 'landing' };
  if (first === 't' && second && !third) return { screen: 'table', table: second };
  if (first === 'rules' && !third) return { screen: 'rules', edition: second ?? null };
  if (first === 'learn' && !second) return { screen: 'learn' };
  if (first === 'replay' && second && third && /^[1-9]\d*$/.test(third)) {
    return { screen: 'replay', table: second, game: Number(third) };
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

/** Go to a screen; the way back is the browser's. */
export function go(to: string): void {
  if (to === location.pathname + location.search + location.hash) return;
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}
