/** What the screens of a club work out from the server's answers. */
import { expect, test } from 'vitest';
import { changed } from '../../src/club/after-game';
import { mineAt, pages, tablesLate, tablesNow } from '../../src/club/evening/evening';
import { against, who } from '../../src/club/book/meetings';
import { band, extent, frame, grid, line } from '../../src/club/book/picture';
import { namesIn, readRecords } from '../../src/club/book/records';
import { ordered } from '../../src/club/book/standings';
import type { ClubGame, Evening, EveningTable } from '../../src/lib/protocol';
import { standing } from './made-up';

const name = (member: number): string => ['', 'Zoe', 'Alba', 'Moritz'][member] ?? '';
const members = (rows: { member: number }[]): number[] => rows.map((row) => row.member);

test('a rating leads by what is all but certain of it', () => {
  const lucky = standing({ member: 1, rating: 35, uncertainty: 8 });
  const steady = standing({ member: 2, rating: 30, uncertainty: 2 });
  const unrated = standing({ member: 3, rating: null, uncertainty: null });
  expect(members(ordered([lucky, unrated, steady], 'rating', name, false))).toEqual([2, 1, 3]);
  expect(members(ordered([lucky, unrated, steady], 'rating', name, true))).toEqual([3, 1, 2]);
  expect(members(ordered([lucky, unrated, steady], 'name', name, false))).toEqual([2, 3, 1]);
});

test('a picture reaches from the first game to the last, and its band is as wide as the doubt', () => {
  const points = [
    { game: 1, at: 0, rating: 20, uncertainty: 8 },
    { game: 5, at: 0, rating: 30, uncertainty: 2 },
  ];
  const reach = extent([{ member: 1, points }]);
  expect(reach).toEqual({ games: [1, 5], ratings: [20, 32] });
  const box = frame(reach, { left: 0, right: 100, top: 0, bottom: 120 });
  expect(line(points, box)).toBe('M0.0 120.0L100.0 20.0');
  expect(band(points, box)).toBe('M0.0 40.0L100.0 0.0L100.0 40.0L0.0 200.0Z');
  expect(grid(reach.ratings)).toEqual([20, 25, 30]);
});

test('a meeting is read from both sides', () => {
  const meetings = [
    { member: 1, other: 2, better: 3, equal: 1, worse: 0 },
    { member: 2, other: 3, better: 1, equal: 0, worse: 5 },
  ];
  expect(who(meetings)).toEqual([2, 3, 1]);
  expect(against(meetings, 2)).toEqual([
    { other: 3, better: 1, equal: 0, worse: 5 },
    { other: 1, better: 0, equal: 1, worse: 3 },
  ]);
});

const table = (more: Partial<EveningTable>): EveningTable => ({
  table: 'a',
  round: 2,
  members: [1, 2, null],
  missing: [],
  seconds: null,
  phase: 'waiting',
  ...more,
});

const evening = (more: Partial<Evening>): Evening => ({
  club: 'abc',
  evening: 1,
  host: 1,
  at: 0,
  over: false,
  games: 3,
  seats: 4,
  fill: true,
  no_show: 60,
  edition: 'oven',
  round: 2,
  ready: 0,
  tables: [],
  players: [{ member: 1, here: true, games: 1, wins: 0, pizzas: 0, place: 1, table: null }],
  ...more,
});

test('what comes next at an evening: a table, waiting, the end, or saying that one is here', () => {
  const [player] = evening({}).players;
  const seated = evening({ tables: [table({})], players: [{ ...player!, table: 'a' }] });
  expect(mineAt(seated, 1)).toEqual({ state: 'table', table: table({}) });
  expect(mineAt({ ...seated, tables: [table({ phase: 'over' })] }, 1).state).toBe('waiting');
  expect(mineAt(evening({}), 1).state).toBe('waiting');
  expect(mineAt(evening({}), 2).state).toBe('away');
  expect(mineAt(evening({ games: 1 }), 1).state).toBe('done');
  expect(mineAt(evening({ players: [{ ...player!, here: false }] }), 1).state).toBe('away');
  expect(mineAt(evening({ over: true }), 1).state).toBe('over');
});

test('tables of an earlier round are shown apart as long as they play', () => {
  const late = table({ table: 'b', round: 1, phase: 'playing' });
  const tables = [table({}), late, table({ table: 'c', round: 1, phase: 'over' }), table({ phase: 'abandoned' })];
  expect(tablesNow(evening({ tables }))).toEqual([table({})]);
  expect(tablesLate(evening({ tables }))).toEqual([late]);
});

test('pages are as even as can be, and there is always one', () => {
  expect(pages([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(pages([], 4)).toEqual([[]]);
});

const game = (number: number, at: string, rating: number | null): ClubGame => ({
  number,
  at: 0,
  table: at,
  game: 1,
  edition: 'oven',
  evening: null,
  seats: [{ member: 1, bot: '', pizzas: 3, place: 1, memory: null, rating, uncertainty: rating && 5 }],
});

test('what a game changed is measured by the rated game before it', () => {
  const games = [game(4, 'd', 28), game(3, 'c', 27.5), game(2, 'b', null), game(1, 'a', 26)];
  expect(changed(games, 1, 'c', 1)).toEqual({ rating: 27.5, uncertainty: 5, by: 1.5 });
  expect(changed(games, 1, 'a', 1)).toEqual({ rating: 26, uncertainty: 5, by: null });
  expect(changed(games, 1, 'b', 1)?.rating).toBeNull();
  expect(changed(games, 1, 'elsewhere', 1)).toBeNull();
  expect(changed(games, 2, 'c', 1)?.rating).toBeNull();
});

test('records are told from other files, and give the names that are in them', async () => {
  const record = { format: 'pizzaiolo record', seats: [{ colour: 'red', name: 'Alba' }, { colour: 'green' }] };
  const { records, others } = await readRecords([
    new File([JSON.stringify(record)], 'game.json', { lastModified: 5000 }),
    new File(['{"format": "another"}'], 'other.json'),
    new File(['garbled'], 'broken.json'),
    new File(['a,b'], 'list.csv'),
    new File([`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`], 'records.jsonl', { lastModified: 7000 }),
  ]);
  expect(records[0]).toEqual({ file: 'game.json', record, names: ['Alba', ''], at: 5 });
  expect(records.map(({ at }) => at)).toEqual([5, 7, 7]);
  expect(others).toBe(3);
  expect(namesIn(records)).toEqual(['Alba']);
});
