import { beforeEach, expect, test } from 'vitest';
import { keepPeople, lastPeople, unnamed } from '../../../src/lib/kept/people';

const own = { name: 'Alba', face: '012345' };

beforeEach(() => localStorage.clear());

test('at first there is the owner of the device, and a second place', () => {
  expect(lastPeople(own)).toEqual([own, { name: '', face: '' }]);
});

test('those of last time need not be named again, whatever else lies in the store', () => {
  const people = [own, { name: 'Bruno', face: '' }, { name: 'Carla', face: '' }];
  keepPeople(people);
  expect(lastPeople(own)).toEqual(people);
  for (const odd of ['{', '3', '[]', '[{"name": "Alba"}]']) {
    localStorage.setItem('pizzaiolo.people', odd);
    expect(lastPeople(own)).toHaveLength(2);
  }
});

test('everybody needs a name of their own', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, face: '' }));
  expect(unnamed(named('Alba', 'Bruno'))).toBeNull();
  expect(unnamed(named('Alba', ' '))).toEqual({ place: 1, why: 'missing' });
  expect(unnamed(named('Alba', 'Bruno', 'Alba '))).toEqual({ place: 2, why: 'twice' });
});
