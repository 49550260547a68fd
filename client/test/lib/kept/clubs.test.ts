import { expect, test } from 'vitest';
import { clubKey, clubOfTable, forgetClub, keepClub, myClubs } from '../../../src/lib/kept/clubs';
import { newKey } from '../../../src/lib/kept/keys';

const FIRST = { club: 'abc', name: 'Thursdays', tag: 'one' };
const SECOND = { club: 'def', name: 'Family', tag: 'two' };

test('each club has a key of its own, and the one that was looked at last comes first', () => {
  const [one, two] = [newKey(), newKey()];
  keepClub(FIRST, one);
  keepClub(SECOND, two);
  expect(clubKey('abc')).toBe(one);
  expect(clubKey('def')).toBe(two);
  expect(myClubs().map((each) => each.name)).toEqual(['Family', 'Thursdays']);
  keepClub({ ...FIRST, name: 'Fridays' }, one);
  expect(myClubs().map((each) => each.name)).toEqual(['Fridays', 'Family']);
});

test('a table is recognised by the tag of its club', () => {
  keepClub(FIRST, newKey());
  expect(clubOfTable('one')?.club).toBe('abc');
  expect(clubOfTable('two')).toBeUndefined();
  expect(clubOfTable('')).toBeUndefined();
  expect(clubOfTable(undefined)).toBeUndefined();
});

test('a club that was left is forgotten with its key', () => {
  keepClub(FIRST, newKey());
  forgetClub('abc');
  expect(clubKey('abc')).toBeUndefined();
  expect(localStorage.getItem('pizzaiolo.clubs')).toBe('[]');
});

test('what is no club is none', () => {
  localStorage.setItem('pizzaiolo.clubs', '[{"club": "abc", "key": "short"}, 3, null]');
  expect(myClubs()).toEqual([]);
  localStorage.setItem('pizzaiolo.clubs', 'garbled');
  expect(myClubs()).toEqual([]);
});
