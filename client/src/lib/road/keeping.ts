/** Keeping: fetches once what it takes to play without a network, checks it, and keeps it in this browser. */
import { fileOf, SITE } from '../where';
import { canRun, keptVersion, noteKept } from './kept';
import { LISTING, listing, NotBuilt, sentOf, type KeptFile, type Listing } from './listing';
import { keeping, type KeepingProblem } from './state.svelte';

class KeepingFailed extends Error {
  constructor(readonly why: KeepingProblem) {
    super(why);
  }
}

/** The service worker knows it by this name. */
const CACHE = 'pizzaiolo-road';
const HASH = 'x-sha256';

/** Headers that belong to the way here, not to what came. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'vary', 'set-cookie'];

/** What can be chosen: it follows from the version of the server, and has no hash. */
const CATALOGUE = ['api/bots', 'api/editions'];

/** Whether there is another version than the one that is kept. */
export async function isRenewed(): Promise<boolean> {
  return (await listing()).version !== keptVersion();
}

/** Fetch everything that is not there yet; throws a KeepingFailed that says why. */
export async function keepAll(): Promise<void> {
  if (!canRun() || !('caches' in window) || !('serviceWorker' in navigator) || !crypto.subtle) {
    throw new KeepingFailed('road-not-here');
  }
  const { version, files } = await listed();
  keeping.total = sentOf(files);
  // A browser that is asked does not clear it away when space gets short.
  await navigator.storage?.persist?.();
  const cache = await caches.open(CACHE);
  const isIndex = ({ path }: KeptFile): boolean => path === 'index.html';
  // The page itself comes last: until then the earlier one plays with the earlier files.
  for (const file of [...files.filter((each) => !isIndex(each)), ...files.filter(isIndex)]) await keepFile(cache, file);
  const names = SITE ? [] : await keepCatalogue(cache);
  // A game that is open plays on with the files of its own version, also if its worker has to start again.
  const before = await listedIn(cache);
  await put(cache, fileOf(LISTING), await fetched(fileOf(LISTING)));
  const wanted = new Set([...[...files, ...before].map(({ path }) => path), ...names, LISTING].map(fileOf));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  noteKept(version);
}

/** The files of the version that was kept until now. */
async function listedIn(cache: Cache): Promise<KeptFile[]> {
  const kept = await cache.match(fileOf(LISTING), { ignoreVary: true });
  return kept ? ((await kept.json()) as Listing).files : [];
}

async function listed(): Promise<Listing> {
  try {
    return await listing();
  } catch (problem) {
    throw new KeepingFailed(problem instanceof NotBuilt ? 'road-not-built' : 'road-not-fetched');
  }
}

async function keepFile(cache: Cache, file: KeptFile): Promise<void> {
  const address = fileOf(file.path);
  const after = (keeping.done ?? 0) + file.sent;
  const there = await cache.match(address, { ignoreVary: true });
  if (there?.headers.get(HASH) !== file.sha256) {
    // A server sends the page for its paths, and not under its own name.
    const response = await fetched(file.path === 'index.html' && !SITE ? fileOf('learn') : address);
    const content = await counted(response, file.sent / file.bytes);
    if (hex(await crypto.subtle.digest('SHA-256', content)) !== file.sha256) throw new KeepingFailed('road-damaged');
    const headers = new Headers([...response.headers].filter(([name]) => !OF_THE_WAY.includes(name)));
    headers.set(HASH, file.sha256);
    await put(cache, address, new Response(content, { headers }));
  }
  keeping.done = after;
}

/** What the screens of choices ask for, so that they need no server to be shown. */
async function keepCatalogue(cache: Cache): Promise<string[]> {
  const editions = await fetched(fileOf('api/editions'));
  const known = (await editions.json()) as { editions: { name: string }[] };
  const names = [...CATALOGUE, ...known.editions.map(({ name }) => `api/editions/${name}`)];
  for (const name of names) await put(cache, fileOf(name), await fetched(fileOf(name)));
  return names;
}

async function fetched(address: string): Promise<Response> {
  // Past the browser's own cache, which may hold an earlier version.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new KeepingFailed('road-not-fetched');
  return response;
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response);
  } catch (problem) {
    const full = problem instanceof DOMException && problem.name === 'QuotaExceededError';
    throw new KeepingFailed(full ? 'road-no-space' : 'road-not-fetched');
  }
}

/** A body, counted as it comes: each of its bytes was this much of one on the way. */
async function counted(response: Response, share: number): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    keeping.done = (keeping.done ?? 0) + read.value.length * share;
  }
  return new Blob(parts).arrayBuffer();
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
