/** What a browser keeps for the road, and what is left of it when there is another version. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAll } from '../../../src/lib/road/keeping';
import { listing } from '../../../src/lib/road/listing';

// A page asks for it once.
vi.mock(import('../../../src/lib/road/listing'), async (original) => ({ ...(await original()), listing: vi.fn() }));

const CACHE = 'pizzaiolo-road';

beforeEach(async () => {
  localStorage.clear();
  await caches.delete(CACHE);
});

afterEach(() => vi.unstubAllGlobals());

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keep what a server has: these files, as they are listed and as they arrive. */
async function keepFrom(version: string, files: Record<string, string>, arriving = files): Promise<void> {
  const listed = await Promise.all(
    Object.entries(files).map(async ([path, text]) => ({
      ...{ path, bytes: text.length, sent: text.length, sha256: await sha256(text) },
    })),
  );
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname.slice(1);
    const named = path === 'learn' ? 'index.html' : path;
    if (path === 'road/files.json') return Promise.resolve(Response.json({ version, files: listed }));
    if (path.startsWith('api/')) return Promise.resolve(Response.json({ editions: [] }));
    return Promise.resolve(
      new Response(arriving[named] ?? null, { status: arriving[named] === undefined ? 404 : 200 }),
    );
  });
  vi.mocked(listing).mockResolvedValue({ version, files: listed });
  await keepAll();
}

async function kept(): Promise<string[]> {
  const all = await (await caches.open(CACHE)).keys();
  return all.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
}

test('an open game finds the files of its own version after an update, and older ones go', async () => {
  await keepFrom('1', { 'index.html': 'one', 'assets/worker-1.js': '1' });
  expect(await kept()).toEqual(['/assets/worker-1.js']);
  await keepFrom('2', { 'index.html': 'two', 'assets/worker-2.js': '2' });
  expect((await kept()).sort()).toEqual(['/assets/worker-1.js', '/assets/worker-2.js']);
  const index = await (await caches.open(CACHE)).match('/index.html');
  expect(await index?.text()).toBe('two');
  await keepFrom('3', { 'index.html': 'three', 'assets/worker-3.js': '3' });
  expect((await kept()).sort()).toEqual(['/assets/worker-2.js', '/assets/worker-3.js']);
});

test('what arrives damaged replaces nothing', async () => {
  await keepFrom('1', { 'index.html': 'one', 'assets/worker-1.js': '1' });
  const files = { 'index.html': 'two', 'assets/worker-2.js': '2' };
  await expect(keepFrom('2', files, { ...files, 'assets/worker-2.js': '?' })).rejects.toMatchObject({
    why: 'road-damaged',
  });
  const index = await (await caches.open(CACHE)).match('/index.html');
  expect(await index?.text()).toBe('one');
});
