import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../src/lib/connection.svelte';
import type { ServerMessage } from '../../src/lib/protocol';
import { Wire } from '../support/sockets';

let heard: ServerMessage[];
let connection: Connection;

const wire = (): Wire => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  Wire.all = [];
  heard = [];
  connection = new Connection('abc', (message) => heard.push(message));
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('coming to a table', () => {
  test('it is open when the table is shown, and keeps the time of the server', () => {
    expect(connection.status).toBe('connecting');
    expect(wire().url).toMatch(/^ws:\/\/.*\/ws\/abc$/);
    wire().greet();
    expect(connection.status).toBe('open');
    expect(heard.map((message) => message.type)).toEqual(['snapshot']);
    expect(connection.now()).toBeCloseTo(1000, 1);
    vi.advanceTimersByTime(5000);
    expect(connection.now()).toBeCloseTo(1005, 1);
  });

  test('who looks on says so', () => {
    const behind = new Connection('abc', () => undefined, { watch: true, behind: 2 });
    expect(wire().url).toMatch(/\/ws\/abc\?watch=&behind=2$/);
    behind.close();
  });

  test('a table that is not there is an end', async () => {
    const refusal = JSON.stringify({ code: 'no_such_table', text: '' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(refusal, { status: 404 })));
    wire().break();
    await vi.waitFor(() => expect(connection.status).toBe('ended'));
    expect(connection.gone).toBe('gone');
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});

describe('a command', () => {
  test('is answered by its id', async () => {
    wire().greet();
    const answer = connection.send({ type: 'start' });
    const [said] = wire().said('start');
    wire().say({ type: 'done', id: 'somebody else' });
    wire().say({ type: 'done', id: String(said?.['id']) });
    expect(await answer).toEqual({ type: 'done', id: said?.['id'] });
  });

  test('is sent again with the same id when the connection broke before the answer', async () => {
    wire().greet();
    const answer = connection.send({ type: 'act', n: 4, actions: ['place 2 salami'] });
    const first = wire().said('act');
    wire().break();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
    expect(wire().said('act')).toEqual([]);
    wire().greet();
    expect(wire().said('act')).toEqual(first);
    wire().say({ type: 'done', id: String(first[0]?.['id']) });
    await answer;
    wire().break();
    vi.advanceTimersByTime(1000);
    wire().greet();
    expect(wire().said('act')).toEqual([]);
  });

  test('that is given while the connection is lost waits for it', async () => {
    wire().greet();
    wire().break();
    const answer = connection.send({ type: 'start' });
    vi.advanceTimersByTime(1000);
    wire().greet();
    const [said] = wire().said('start');
    wire().say({ type: 'refused', code: 'not_host', text: '', id: String(said?.['id']) });
    expect((await answer).type).toBe('refused');
  });

  test('that will never be answered is refused', async () => {
    wire().greet();
    const answer = connection.send({ type: 'start' });
    wire().say({ type: 'bye', code: 'taken_elsewhere' });
    expect((await answer).type).toBe('refused');
    expect((await connection.send({ type: 'start' })).type).toBe('refused');
  });
});

describe('a lost connection', () => {
  test('is tried again, with longer and longer pauses', () => {
    wire().greet();
    wire().break();
    const pauses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      pauses.push(connection.retryAt - Date.now());
      vi.advanceTimersToNextTimer();
      expect(Wire.all.length).toBe(i + 2);
      wire().break();
    }
    expect(pauses[0]).toBeLessThan(1000);
    expect(pauses[4]).toBeGreaterThan(pauses[0]! * 4);
    expect(Math.max(...pauses)).toBeLessThan(20_000);
  });

  test('is tried at once when the network is back', () => {
    wire().greet();
    wire().break();
    dispatchEvent(new Event('online'));
    expect(Wire.all.length).toBe(2);
    wire().greet();
    expect(connection.status).toBe('open');
  });

  test('that does not say so is found out', () => {
    wire().greet();
    wire().say({ type: 'pong', now: 1000 });
    vi.advanceTimersByTime(20_000);
    expect(wire().said('ping').length).toBe(2);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(connection.status).toBe('lost');
  });

  test('of a server that restarts comes back', () => {
    wire().greet();
    wire().say({ type: 'bye', code: 'going_down' });
    wire().break();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    wire().greet();
    expect(connection.status).toBe('open');
    expect(connection.bye).toBe(null);
  });

  test.each(['taken_elsewhere', 'seat_void', 'table_closed', 'misbehaved'] as const)('with %s is an end', (code) => {
    wire().greet();
    wire().say({ type: 'bye', code });
    expect([connection.status, connection.bye]).toEqual(['ended', code]);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});

test('what was heard is acknowledged once, with the last number', () => {
  wire().greet();
  for (const n of [2, 3, 4]) {
    wire().say({ type: 'heard', n, at: 1000, event: { what: 'passed', seat: 1 } });
  }
  expect(wire().said('ack')).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(wire().said('ack')).toEqual([{ type: 'ack', n: 4 }]);
});

test('what was heard is acknowledged before the table is left', () => {
  wire().greet();
  wire().say({ type: 'heard', n: 2, at: 1000, event: { what: 'passed', seat: 1 } });
  connection.close();
  expect(wire().said('ack')).toEqual([{ type: 'ack', n: 2 }]);
});
