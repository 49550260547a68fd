/** Connection: one socket to one table, which comes back by itself and says nothing twice. */
import { RequestFailed, showTable } from './api';
import type { ByeCode, ClientMessage, Done, Pong, Refused, ServerMessage } from './protocol';
import { OwnSocket } from './road/own-socket';
import { noteFinished, noteOwn, ownTable } from './road/own-tables';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command as screens give it: the id is made here. */
export type CommandWithoutId = Without<ClientMessage, 'id'>;

export type Status = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionOptions {
  /** Look on, and ignore the seat that this browser has. */
  watch?: boolean;
  /** Look on from behind this seat. */
  behind?: number;
  /** Play this seat, of several that people who share this device have. */
  seat?: number;
  /** Be the big screen, which shows what everybody sees. */
  screen?: boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const ACK_AFTER = 250;

/** The ends after which coming back makes no sense. After all others it is tried again. */
const FINAL: ReadonlySet<ByeCode> = new Set(['taken_elsewhere', 'seat_void', 'table_closed', 'misbehaved']);

interface Waiting {
  text: string;
  settle: (answer: Done | Refused) => void;
}

export class Connection {
  #status = $state<Status>('connecting');
  #bye = $state<ByeCode | null>(null);
  #retryAt = $state(0);
  #gone = $state<'gone' | 'hidden' | null>(null);

  readonly #path: string;
  #socket: WebSocket | OwnSocket | null = null;
  #attempts = 0;
  #heardSnapshot = false;
  #offset = 0;
  #sentPing = 0;
  #acknowledge = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;
  #ackTimer: ReturnType<typeof setTimeout> | undefined;
  /** Commands that have not been answered yet, in the order in which they were given. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no screen shows what is waited for
  readonly #waiting = new Map<string, Waiting>();

  /** Connect; `hear` is told everything that the server says. */
  constructor(
    readonly table: string,
    private readonly hear: (message: ServerMessage) => void,
    options: ConnectionOptions = {},
  ) {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read once, below
    const query = new URLSearchParams();
    if (options.watch) query.set('watch', '');
    if (options.behind !== undefined) query.set('behind', String(options.behind));
    if (options.seat !== undefined) query.set('seat', String(options.seat));
    if (options.screen) query.set('screen', '');
    this.#path = `/ws/${encodeURIComponent(table)}${query.size ? `?${query}` : ''}`;
    addEventListener('online', this.retry);
    addEventListener('offline', this.#offline);
    addEventListener('pagehide', this.#acknowledgeNow);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /** Whether the table lives in this browser, and needs no network. */
  get own(): boolean {
    return ownTable(this.table) !== null;
  }

  /** At first connecting, then open; lost while it tries again; ended for good. */
  get status(): Status {
    return this.#status;
  }

  /** What the server said when it ended the connection. */
  get bye(): ByeCode | null {
    return this.#bye;
  }

  /** When the next attempt is made, in the browser's time (milliseconds). */
  get retryAt(): number {
    return this.#retryAt;
  }

  /** Why there is nothing to connect to: no such table, or one that only its player may see. */
  get gone(): 'gone' | 'hidden' | null {
    return this.#gone;
  }

  /**
   * Give a command. The promise is resolved when the server has answered, however often the connection broke
   * in between: the command is sent again with the same id, and the server does it once.
   */
  send(command: CommandWithoutId): Promise<Done | Refused> {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    if (command.type === 'react' || command.type === 'ack' || command.type === 'ping') {
      this.#say(JSON.stringify(command));
      return Promise.resolve({ type: 'done', id: '' });
    }
    if (this.#status === 'ended') return Promise.resolve(ended(id));
    const text = JSON.stringify({ ...command, id });
    const answered = new Promise<Done | Refused>((settle) => {
      this.#waiting.set(id, { text, settle });
    });
    if (this.#heardSnapshot) this.#say(text);
    return answered;
  }

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#offset;
  }

  /** Try again at once. */
  readonly retry = (): void => {
    if (this.#status !== 'lost') return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  /** Close the connection for good. */
  close(): void {
    this.#acknowledgeNow();
    this.#end();
  }

  #connect(): void {
    this.#heardSnapshot = false;
    const socket = this.#dial();
    this.#socket = socket;
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lose();
    };
  }

  /** A socket to the server, or to the one inside this page. */
  #dial(): WebSocket | OwnSocket {
    const own = ownTable(this.table);
    if (own) return new OwnSocket(this.#path, own.tokens);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${this.#path}`);
  }

  #take(message: ServerMessage): void {
    this.#expectPing();
    if (this.own) this.#noteOwn(message);
    switch (message.type) {
      case 'pong':
        this.#compare(message);
        return;
      case 'bye':
        if (message.code === 'moved') {
          // Everybody has another seat: come back at once, and hear which.
          this.#connect();
          return;
        }
        this.#bye = message.code;
        if (FINAL.has(message.code)) this.#end();
        break;
      case 'snapshot':
        this.#open(message.now);
        break;
      case 'heard':
        this.#ackLater(message.n);
        break;
      case 'done':
      case 'refused':
        this.#settle(message);
        break;
    }
    this.hear(message);
  }

  /** The way back to a table of this browser is known without asking its server. */
  #noteOwn(message: ServerMessage): void {
    const table = message.type === 'snapshot' ? message.table : message.type === 'table' ? message : null;
    if (table) noteOwn(this.table, { phase: table.phase, seats: table.seats });
    const over = message.type === 'snapshot' ? message.over : message.type === 'over' ? message : null;
    if (over) noteFinished(this.table, over);
  }

  #open(now: number): void {
    this.#attempts = 0;
    this.#bye = null;
    this.#offset = now - Date.now() / 1000;
    this.#status = 'open';
    if (this.#heardSnapshot) return;
    this.#heardSnapshot = true;
    for (const { text } of this.#waiting.values()) this.#say(text);
    this.#ping();
  }

  #compare(pong: Pong): void {
    clearTimeout(this.#pongTimer);
    const now = Date.now();
    // The answer was on its way for about half of the time that had passed.
    this.#offset = pong.now - (now + this.#sentPing) / 2000;
  }

  #settle(answer: Done | Refused): void {
    if (!answer.id) return;
    this.#waiting.get(answer.id)?.settle(answer);
    this.#waiting.delete(answer.id);
  }

  #ackLater(n: number): void {
    this.#acknowledge = Math.max(this.#acknowledge, n);
    this.#ackTimer ??= setTimeout(this.#acknowledgeNow, ACK_AFTER);
  }

  /** Acknowledge what was heard, also when the page is left, so that nobody is told twice what they have seen. */
  readonly #acknowledgeNow = (): void => {
    if (this.#ackTimer === undefined) return;
    clearTimeout(this.#ackTimer);
    this.#ackTimer = undefined;
    this.#say(JSON.stringify({ type: 'ack', n: this.#acknowledge }));
  };

  #ping(): void {
    this.#sentPing = Date.now();
    this.#say('{"type":"ping"}');
    clearTimeout(this.#pongTimer);
    // The server inside this page says nothing while a bot thinks; if it dies, the browser says so.
    if (!this.own) this.#pongTimer = setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  /** A server that speaks is there; after a silence it is asked. */
  #expectPing(): void {
    clearTimeout(this.#pongTimer);
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  readonly #offline = (): void => {
    if (!this.own) this.#drop();
  };

  /** A phone that wakes up finds out at once whether its connection is alive. */
  readonly #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#status === 'lost') this.retry();
    else if (this.#status === 'open') this.#ping();
  };

  /** Give up a connection that is dead without having said so. */
  #drop(): void {
    if (this.#status === 'ended' || !this.#socket) return;
    this.#socket.close();
    void this.#lose();
  }

  async #lose(): Promise<void> {
    if (this.#status === 'ended') return;
    this.#quiet();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retryAt = Date.now() + wait;
    if (this.#status === 'open' || this.#attempts > 1) this.#status = 'lost';
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
    // A refused socket does not say why; an ordinary request does.
    if (this.#heardSnapshot) return;
    this.#gone = await this.#whyGone();
    if (this.#gone) this.#end();
  }

  async #whyGone(): Promise<'gone' | 'hidden' | null> {
    try {
      await showTable(this.table);
      return null;
    } catch (problem) {
      if (!(problem instanceof RequestFailed)) return null;
      if (problem.code === 'spectators_not_allowed') return 'hidden';
      return problem.code === 'no_such_table' ? 'gone' : null;
    }
  }

  #quiet(): void {
    this.#socket = null;
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    clearTimeout(this.#ackTimer);
    clearTimeout(this.#retryTimer);
    this.#ackTimer = undefined;
  }

  #end(): void {
    if (this.#status === 'ended') return;
    const socket = this.#socket;
    this.#status = 'ended';
    this.#quiet();
    socket?.close();
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.#offline);
    removeEventListener('pagehide', this.#acknowledgeNow);
    document.removeEventListener('visibilitychange', this.#look);
    for (const [id, { settle }] of this.#waiting) settle(ended(id));
    this.#waiting.clear();
  }
}

function ended(id: string): Refused {
  return { type: 'refused', code: 'not_seated', text: 'The connection has ended.', id };
}
