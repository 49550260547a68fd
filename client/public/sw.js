/* The service worker: a page for when there is no network; and, if somebody has kept the game for the road, the
   whole page from what is kept. It fetches nothing by itself: what the table shows now is the server's to say. */
const KEPT = 'pizzaiolo-offline-2';
const ROAD = 'pizzaiolo-road';
const HOME = new URL('./', location.href);
const OFFLINE = ['offline.html', 'offline.css', 'icon.svg'];

const addressOf = (path) => new URL(path, HOME).href;
const kept = (path) => caches.match(addressOf(path), { ignoreVary: true });

addEventListener('install', (event) => {
  const fill = (cache) => cache.addAll(OFFLINE.map(addressOf));
  event.waitUntil(caches.open(KEPT).then(fill).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT && name !== ROAD);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()),
  );
});

/** What has a hash or a version in its name is always the same. */
const isFixed = (path) => path.startsWith('assets/') || (path.startsWith('road/') && path !== 'road/files.json');

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.slice(HOME.pathname.length);
  if (request.mode === 'navigate') {
    const shell = async () => (await kept('index.html')) ?? (await kept('offline.html'));
    event.respondWith(fetch(request).catch(shell));
  } else if (isFixed(path)) {
    event.respondWith(kept(path).then((found) => found ?? fetch(request)));
  } else if (!path.startsWith('api/') || /^api\/(bots|editions)/.test(path)) {
    event.respondWith(fetch(request).catch(async () => (await kept(path)) ?? Response.error()));
  }
});
