/** Own server: the server inside this page, started when it is needed, and again if it dies. */
import { fileOf } from '../where';
import type { FromServer, ToServer } from './errands';
import { listing } from './listing';
import type { OwnSocket } from './own-socket';

/** The server inside the page cannot begin, or has ended. */
export class OwnServerFailed extends Error {}

export interface OwnAnswer {
  status: number;
  body: string;
  retryAfter?: number;
}

/** In milliseconds: how long it may say nothing after it was spoken to; while it begins, on a slow phone; later. */
const BEGINS_WITHIN = 180_000;
const ANSWERS_WITHIN = 30_000;

interface Waiting {
  settle: (answer: OwnAnswer) => void;
  fail: (problem: Error) => void;
}

export class OwnServer {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pizzaiolo' });
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, OwnSocket>();
  #ids = 0;
  #patience = BEGINS_WITHIN;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** What is said before it begins. */
  #pending: ToServer[] | null = [];

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<FromServer>) => this.#take(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#begin().catch((problem: unknown) => this.#fail(String(problem)));
  }

  async #begin(): Promise<void> {
    const { files } = await listing();
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith('road/'));
    const pyodide = paths.find((path) => path.endsWith('/pyodide.mjs')) ?? '';
    this.#say({
      type: 'begin',
      pyodide: fileOf(pyodide.replace('pyodide.mjs', '')),
      archives: paths.filter((path) => /^road\/[^/]*\.packed$/.test(path)).map(fileOf),
    });
  }

  ask(method: string, path: string, tokens: string, kind: string, body: string): Promise<OwnAnswer> {
    const id = ++this.#ids;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.#say({ type: 'ask', id, method, path, tokens, kind, body });
    });
  }

  connect(socket: OwnSocket, path: string, tokens: string): number {
    const line = ++this.#ids;
    this.#lines.set(line, socket);
    this.#say({ type: 'connect', line, path, tokens });
    return line;
  }

  say(line: number, text: string): void {
    this.#say({ type: 'say', line, text });
  }

  close(line: number): void {
    this.#lines.delete(line);
    this.#say({ type: 'close', line });
  }

  /** What is said before it has begun waits: `begin` goes first. */
  #say(errand: ToServer): void {
    // A worker can end without a word, when the system needs its memory.
    this.#silence ??= setTimeout(() => this.#fail('It says nothing any more.'), this.#patience);
    if (errand.type === 'begin') {
      this.#worker.postMessage(errand);
      for (const each of this.#pending ?? []) this.#worker.postMessage(each);
      this.#pending = null;
    } else if (this.#pending) this.#pending.push(errand);
    else this.#worker.postMessage(errand);
  }

  #take(message: FromServer): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    switch (message.type) {
      case 'ready':
        this.#patience = ANSWERS_WITHIN;
        break;
      case 'answer': {
        const { id, text } = message;
        const end = text.indexOf('\n');
        this.#waiting.get(id)?.settle({ status: Number(text.slice(0, end)), body: text.slice(end + 1) });
        this.#waiting.delete(id);
        break;
      }
      case 'heard':
        this.#lines.get(message.line)?.hear(message.text);
        break;
      case 'ended':
        this.#lines.get(message.line)?.end();
        this.#lines.delete(message.line);
        break;
      case 'failed':
        this.#fail(message.text);
        break;
    }
  }

  /** Everything is kept, so another one can go on from there. */
  #fail(text: string): void {
    if (running === this) running = null;
    clearTimeout(this.#silence);
    this.#worker.terminate();
    console.info('The server in this page has ended.', text);
    for (const { fail } of this.#waiting.values()) fail(new OwnServerFailed(text));
    this.#waiting.clear();
    for (const socket of this.#lines.values()) socket.end();
    this.#lines.clear();
  }
}

let running: OwnServer | null = null;

/** The server that runs, or a new one. */
export function server(): OwnServer {
  return (running ??= new OwnServer());
}

/** Ask the server inside this page. */
export function askOwn(path: string, tokens: string, body?: string, kind = 'application/json'): Promise<OwnAnswer> {
  return body === undefined
    ? server().ask('GET', path, tokens, '', '')
    : server().ask('POST', path, tokens, kind, body);
}
