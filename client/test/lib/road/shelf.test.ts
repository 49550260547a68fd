/** The shelf keeps what every store promises; `shelf_store.py` relies on it. */
import { beforeEach, expect, test } from 'vitest';
import { Shelf } from '../../../src/lib/road/shelf';

let shelf: Shelf;

beforeEach(async () => {
  shelf = await Shelf.open();
  const tables = JSON.parse(await shelf.tables()) as { id: string }[];
  await shelf.delete(tables.map(({ id }) => id).join('\n'));
});

test('entries are kept in order and loaded from any number on', async () => {
  expect(await shelf.append('t', 1, 'a', 'open')).toBe('kept');
  expect(await shelf.append('t', 2, 'b\nc', null)).toBe('kept');
  expect(await shelf.append('u', 1, 'other', null)).toBe('kept');
  expect(await shelf.load('t', 0)).toBe('a\nb\nc\n');
  expect(await shelf.load('t', 2)).toBe('c\n');
  expect(await shelf.load('t', 3)).toBe('');
  expect(await shelf.load('nobody', 0)).toBe('');
  const tables = JSON.parse(await shelf.tables()) as { id: string; last: number; tag: string }[];
  expect(tables.map(({ id, last, tag }) => [id, last, tag])).toEqual([
    ['t', 3, 'open'],
    ['u', 1, ''],
  ]);
});

test('ten entries are not sorted as words', async () => {
  const lines = Array.from({ length: 12 }, (_, place) => `entry ${place}`);
  await shelf.append('t', 1, lines.join('\n'), null);
  expect(await shelf.load('t', 9)).toBe('entry 9\nentry 10\nentry 11\n');
});

test('a number that is taken, or does not follow, is refused and nothing is kept', async () => {
  await shelf.append('t', 1, 'a', null);
  expect(await shelf.append('t', 1, 'x', null)).toBe('conflict');
  expect(await shelf.append('t', 3, 'x', null)).toBe('gap');
  expect(await shelf.append('u', 2, 'x', null)).toBe('gone');
  expect(await shelf.load('t', 0)).toBe('a\n');
});

test('two tabs cannot both write the same entry', async () => {
  const other = await Shelf.open();
  await shelf.append('t', 1, 'a', null);
  const both = await Promise.all([shelf.append('t', 2, 'b', null), other.append('t', 2, 'c', null)]);
  expect(both.sort()).toEqual(['conflict', 'kept']);
});

test('a review belongs to its table and goes with it', async () => {
  await shelf.keep_review('t', 1, 'no such table');
  expect(await shelf.review('t', 1)).toBe('');
  await shelf.append('t', 1, 'a', null);
  await shelf.append('tt', 1, 'a', null);
  await shelf.keep_review('t', 1, 'review');
  await shelf.keep_review('tt', 1, 'another');
  expect(await shelf.review('t', 1)).toBe('review');
  await shelf.delete('t');
  expect(await shelf.review('t', 1)).toBe('');
  expect(await shelf.load('t', 0)).toBe('');
  expect(await shelf.review('tt', 1)).toBe('another');
});

test('other texts take the place of entries, and everything else stays', async () => {
  await shelf.append('t', 1, 'a\nBruno\nc', 'open');
  await shelf.keep_review('t', 1, 'of Bruno');
  await shelf.redact('t', '2 {"b": 1}\n9 not there');
  await shelf.redact('nobody', '1 x');
  expect(await shelf.load('t', 0)).toBe('a\n{"b": 1}\nc\n');
  expect(await shelf.load('nobody', 0)).toBe('');
  expect(await shelf.review('t', 1)).toBe('');
});
