/** A server of the tests: every socket that the page opens ends here, and says what it is told to. */
import type { ServerMessage, Table } from '../../src/lib/protocol';

export class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;

  readonly url: string;
  readyState = 0;
  heard: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    Wire.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server lets the page in and shows it the table. */
  greet(): void {
    this.readyState = 1;
    this.say({ type: 'snapshot', n: 1, now: 1000, viewer: 0, watching: false, table: TABLE });
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was said here, of one type. */
  said(type: string): Record<string, unknown>[] {
    return this.heard.filter((each) => each['type'] === type);
  }
}

export const TABLE = {
  type: 'table',
  phase: 'waiting',
  game: 0,
  title: 'Mamma Mia! (oven edition)',
  kinds: [],
  colours: ['yellow', 'red'],
  seats: [{ name: 'Alba', colour: 'yellow' }, {}],
  host: 0,
  commitment: '',
  edition_hash: '',
  beat: 0.7,
  config: { edition: 'oven', seats: 2, level: 'kitchen', pace: 'normal', doubles: false, bots: ['giulia'] },
} as unknown as Table;
