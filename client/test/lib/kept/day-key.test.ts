import { beforeEach, expect, test } from 'vitest';
import { dayKey, dayKeyLink, ownDayKey } from '../../../src/lib/kept/day-key';
import { keyInHash } from '../../../src/lib/kept/keys';

beforeEach(() => localStorage.clear());

test('a browser makes up one key and keeps it', () => {
  expect(dayKey()).toBeUndefined();
  const key = ownDayKey();
  expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(ownDayKey()).toBe(key);
  expect(dayKey()).toBe(key);
});

test('what cannot be a key is none', () => {
  localStorage.setItem('pizzaiolo.day-key', 'short');
  expect(dayKey()).toBeUndefined();
  expect(keyInHash('#key=short')).toBeNull();
  expect(keyInHash('')).toBeNull();
});

test('a link carries the key behind the #, which no server is sent', () => {
  const key = ownDayKey();
  const link = new URL(dayKeyLink(key));
  expect(link.pathname).toBe('/day');
  expect(keyInHash(link.hash)).toBe(key);
});
