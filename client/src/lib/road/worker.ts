/** The server inside the page: Pyodide runs the same app in a worker, and errands go to its door. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import type { FromServer, ToServer } from './errands';
import { Shelf } from './shelf';

/** `door.py`, as JavaScript sees it. */
interface Line extends PyProxy {
  say: (text: string) => void;
  close: () => void;
}
interface Door extends PyProxy {
  ask: (method: string, path: string, tokens: string, kind: string, body: string) => Promise<string>;
  connect: (path: string, tokens: string, hear: (text: string) => void, ended: (code: number) => void) => Line;
}

const PACKAGES = '/lib/python3.14/site-packages';

/** The lock file of a distribution without packages: ours come by themselves. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten_5_0_3', version: '314.0.7', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});

const tell = (message: FromServer): void => postMessage(message);
const fetched = self.fetch.bind(self);

/** A file as it is kept for the road, or from where the page came. */
async function file(address: string): Promise<Response> {
  const response = (await caches?.match(address, { ignoreVary: true })) ?? (await fetched(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** A packed file, unpacked; some web spaces unpack it on the way. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const packed = await (await file(`${address}.packed`)).arrayBuffer();
  const start = new Uint8Array(packed, 0, 2);
  if (start[0] !== 0x1f || start[1] !== 0x8b) return packed;
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Pyodide asks for its files by their names; here they lie packed. */
function unpackFor(folder: string): void {
  const packed = ['pyodide.asm.wasm', 'python_stdlib.zip'].map((name) => folder + name);
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : new URL(asked, folder).href;
    if (!packed.includes(address)) return fetched(asked, options);
    const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return new Response(await unpacked(address), { headers: { 'Content-Type': type } });
  };
}

async function begin(folder: string, archives: string[]): Promise<Door> {
  const contents = archives.map((address) => unpacked(address.replace(/\.packed$/, '')));
  const shelf = Shelf.open();
  unpackFor(folder);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const python: PyodideAPI = await loadPyodide({
    indexURL: folder,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: folder,
  });
  for (const content of await Promise.all(contents)) python.unpackArchive(content, 'zip', { extractDir: PACKAGES });
  const module = python.pyimport('pizzaiolo.server.alone.begin') as { begin: (shelf: Shelf) => Promise<Door> };
  return module.begin(await shelf);
}

let door: Promise<Door> | undefined;
const lines = new Map<number, Line>();

async function ask({ id, method, path, tokens, kind, body }: ToServer & { type: 'ask' }): Promise<void> {
  tell({ type: 'answer', id, text: await (await door!).ask(method, path, tokens, kind, body) });
}

async function connect({ line, path, tokens }: ToServer & { type: 'connect' }): Promise<void> {
  const ended = (): void => {
    tell({ type: 'ended', line });
    lines.get(line)?.destroy();
    lines.delete(line);
  };
  lines.set(
    line,
    (await door!).connect(path, tokens, (text) => tell({ type: 'heard', line, text }), ended),
  );
}

async function take(errand: ToServer): Promise<void> {
  switch (errand.type) {
    case 'begin':
      door = begin(errand.pyodide, errand.archives);
      await door;
      tell({ type: 'ready' });
      break;
    case 'ask':
      await ask(errand);
      break;
    case 'connect':
      await connect(errand);
      break;
    case 'say':
      lines.get(errand.line)?.say(errand.text);
      break;
    case 'close':
      lines.get(errand.line)?.close();
      break;
  }
}

self.onmessage = (event: MessageEvent<ToServer>) => {
  take(event.data).catch((problem: unknown) => {
    tell({ type: 'failed', text: String(problem) });
    self.close();
  });
};
