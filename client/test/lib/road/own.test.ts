/** Who is asked: the server, or the one inside the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable, playAtOnce, RequestFailed, showTable, takeSeat } from '../../../src/lib/api';
import type { Over } from '../../../src/lib/protocol';
import { noteKept } from '../../../src/lib/road/kept';
import { askOwn } from '../../../src/lib/road/own-server';
import { finishedGames, noteFinished, noteOwn, ownTable } from '../../../src/lib/road/own-tables';

vi.mock('../../../src/lib/road/own-server', () => ({ askOwn: vi.fn() }));
const own = vi.mocked(askOwn);

const seated = { table: 'abc', seat: 0, token: 'secret', link: '', socket: '' };
let fetched: string[];

beforeEach(() => {
  localStorage.clear();
  fetched = [];
  own.mockReset();
  own.mockResolvedValue({ status: 201, body: JSON.stringify(seated) });
});

afterEach(() => vi.unstubAllGlobals());

function network(answer: () => Response): void {
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve().then(answer);
  });
}

const noNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('while the server can be reached, it is asked', async () => {
  noteKept('1');
  network(() => new Response(JSON.stringify(seated), { status: 201 }));
  await playAtOnce({ name: 'Alba' });
  expect(fetched).toEqual(['/api/play']);
  expect(own).not.toHaveBeenCalled();
  expect(ownTable('abc')).toBeNull();
});

test('without a network a table is opened here, if the game was kept for the road', async () => {
  network(noNetwork);
  await expect(playAtOnce({ name: 'Alba' })).rejects.toMatchObject({ code: 'unreachable' });
  noteKept('1');
  expect(await playAtOnce({ name: 'Alba' })).toEqual(seated);
  expect(ownTable('abc')?.tokens).toEqual(['secret']);
});

test('a table with friends is never opened here', async () => {
  noteKept('1');
  network(noNetwork);
  await expect(openTable({})).rejects.toMatchObject({ code: 'unreachable' });
  expect(own).not.toHaveBeenCalled();
});

test('people around this device need no server elsewhere, and their tokens are kept together', async () => {
  noteKept('1');
  network(noNetwork);
  const answers = (token: string): void => {
    own.mockResolvedValueOnce({ status: 201, body: JSON.stringify({ ...seated, token }) });
  };
  answers('host');
  await openTable({}, true);
  answers('alba');
  await takeSeat('abc', { name: 'Alba' });
  expect(ownTable('abc')?.tokens).toEqual(['alba']);
  answers('bruno');
  await takeSeat('abc', { name: 'Bruno', beside: true });
  expect(ownTable('abc')?.tokens).toEqual(['alba', 'bruno']);
  own.mockResolvedValueOnce({ status: 200, body: '{"type":"table"}' });
  await showTable('abc');
  expect(own).toHaveBeenLastCalledWith('/api/tables/abc', 'alba bruno', undefined, undefined);
});

test('a game that is over here is listed once, the latest first', () => {
  const over = (game: number, delivered: number[]): Over => ({ game, delivered }) as unknown as Over;
  noteOwn('abc', { tokens: ['secret'], seats: [] });
  noteFinished('abc', over(1, [4, 3]));
  noteFinished('abc', over(1, [4, 3]));
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 1000);
  noteFinished('abc', over(2, [1, 2]));
  expect(finishedGames().map(({ table, game, delivered }) => [table, game, delivered])).toEqual([
    ['abc', 2, [1, 2]],
    ['abc', 1, [4, 3]],
  ]);
});

test('a table that lives here is asked here, with its token', async () => {
  network(noNetwork);
  noteOwn('abc', { tokens: ['secret'] });
  own.mockResolvedValue({ status: 200, body: '{"type":"table"}' });
  expect(await showTable('abc')).toEqual({ type: 'table' });
  expect(own).toHaveBeenCalledWith('/api/tables/abc', 'secret', undefined, undefined);
  expect(fetched).toEqual([]);
});

test('what goes wrong here has sentences of its own', async () => {
  noteOwn('abc', { tokens: ['secret'] });
  own.mockRejectedValueOnce(new Error('it died'));
  await expect(showTable('abc')).rejects.toMatchObject({ code: 'own_server_failed' });
  own.mockResolvedValueOnce({ status: 503, body: '{"code":"store_unavailable","text":""}' });
  await expect(showTable('abc')).rejects.toMatchObject({ code: 'no_space' });
  own.mockResolvedValueOnce({ status: 503, body: '{"code":"server_busy","text":""}' });
  await expect(showTable('abc')).rejects.toMatchObject({ code: 'server_busy' });
  own.mockResolvedValueOnce({ status: 404, body: '{"code":"no_such_table","text":""}' });
  await expect(showTable('abc')).rejects.toBeInstanceOf(RequestFailed);
});
