/** Requests that must not be done twice, whatever becomes of their answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable, playAtOnce, RequestFailed, takeSeat } from '../../src/lib/api';

let ids: string[];
let salts: (string | undefined)[];
let answers: (() => Response)[];

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const answered = (): Response => new Response(JSON.stringify({ table: 'abc' }), { status: 201 });
const refused = (): Response => new Response(JSON.stringify({ code: 'name_taken', text: '' }), { status: 409 });

beforeEach(() => {
  ids = [];
  salts = [];
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    const wish = JSON.parse(request.body as string) as { id: string; salt?: string };
    ids.push(wish.id);
    salts.push(wish.salt);
    return Promise.resolve().then(() => (answers.shift() ?? answered)());
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['to play at once', () => playAtOnce({ name: 'Alba' })],
  ['to open a table', () => openTable({ seats: 3 })],
  ['to sit down', () => takeSeat('abc', { name: 'Alba' })],
])('a wish %s that got no answer is the same wish when it is repeated', async (_, ask) => {
  answers = [lost, lost];
  await expect(ask()).rejects.toBeInstanceOf(RequestFailed);
  await expect(ask()).rejects.toBeInstanceOf(RequestFailed);
  await ask();
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  await ask();
  expect(new Set(ids).size).toBe(2);
});

test('a wish that was refused, or another one, is a new wish', async () => {
  answers = [refused, lost];
  await expect(takeSeat('abc', { name: 'Alba' })).rejects.toMatchObject({ code: 'name_taken' });
  await expect(takeSeat('abc', { name: 'Alba' })).rejects.toMatchObject({ code: 'unreachable' });
  await takeSeat('abc', { name: 'Beate' });
  expect(new Set(ids).size).toBe(3);
});

test('whoever sits down adds a salt of 16 random bytes, the same for a wish that is repeated', async () => {
  answers = [lost];
  await expect(takeSeat('abc', { name: 'Alba' })).rejects.toBeInstanceOf(RequestFailed);
  await takeSeat('abc', { name: 'Alba' });
  await playAtOnce({ name: 'Alba' });
  await openTable({ seats: 3 });
  expect(salts[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(salts[1]).toBe(salts[0]);
  expect(salts[2]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([...salts.slice(0, 3), ...ids]).size).toBe(2 + 3);
  expect(salts[3]).toBeUndefined();
});
