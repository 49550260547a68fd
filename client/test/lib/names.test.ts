import { beforeAll, expect, test } from 'vitest';
import { longerLine, nameAt, seatName } from '../../src/lib/names';
import type { SeatInfo } from '../../src/lib/protocol';
import { language } from '../../src/lib/words.svelte';

beforeAll(() => language.choose('en'));

const person = (name?: string): SeatInfo => (name === undefined ? {} : { name });

test('whoever wanted to be forgotten is somebody, and a free seat is nobody’s', () => {
  expect(seatName(person('Alba'))).toBe('Alba');
  expect(seatName(person(''))).toBe('Somebody');
  expect(seatName(person())).toBeNull();
});

test('of two with one name, the later one gets a number', () => {
  const seats = [person(''), person('Alba'), person('')];
  expect(seats.map((_, place) => nameAt(seats, place))).toEqual(['Somebody', 'Alba', 'Somebody 2']);
});

test('a text in two lines is as wide as the longer one', () => {
  expect(['Alba', 'Anna Maria', 'Three mushrooms!', 'a b c d'].map(longerLine)).toEqual([4, 5, 10, 3]);
});
