import { beforeAll, expect, test } from 'vitest';
import { dayText, monthBeside, weekdays, weeksOf } from '../../src/lib/dates';
import { language } from '../../src/lib/words.svelte';

beforeAll(() => language.show('en'));

test('a day is written in the language of the page, wherever its reader lives', () => {
  expect(dayText('2026-11-17', 'short')).toBe('17 Nov');
  expect(dayText('2026-11-01', 'month')).toBe('November 2026');
  expect(weekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('a month has whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11-17');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02-03').flat().filter(Boolean)).toHaveLength(28);
});

test('months follow each other over the end of a year', () => {
  expect(monthBeside('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthBeside('2027-01-15', -1)).toBe('2026-12-01');
});
