import { beforeAll, expect, test } from 'vitest';
import { emoji, shareText, standing } from '../../src/day/share';
import type { TryResult } from '../../src/lib/protocol';
import { language } from '../../src/lib/words.svelte';

const result = { delivered: 4, place: 1, seats: 4, oven: 'bbrbb' };

beforeAll(async () => {
  await language.show('en');
  await language.also('day');
});

test('the oven is told in its order, and burnt orders as flames', () => {
  expect(emoji(result)).toBe('🍕🍕🔥🍕🍕');
});

test('a line tells how it went and nothing of the deal', () => {
  expect(shareText('2026-11-16', result, 0.82)).toBe('Pizzaiolo 16 Nov · 🍕🍕🔥🍕🍕 · 1st of 4 · memory 82%');
  expect(shareText('2026-11-16', { ...result, place: 3, oven: '' }, null)).toBe(
    'Pizzaiolo 16 Nov · no orders · 3rd of 4',
  );
});

test('a share is counted among the others alone', () => {
  const of = (delivered: number): TryResult => ({ ...result, delivered });
  expect(standing([1, 0, 2, 1], of(2))).toEqual({ ahead: 33, others: 3 });
  expect(standing([0, 0, 0, 1], of(3))).toEqual({ ahead: 0, others: 0 });
  expect(standing([9, 1], of(1))).toEqual({ ahead: 100, others: 9 });
});

test('what was finished when the cards were known says so, and is not counted either', () => {
  const late = { ...result, late: true };
  expect(shareText('2026-11-16', late, null)).toBe('Pizzaiolo 16 Nov · 🍕🍕🔥🍕🍕 · 1st of 4 · finished too late');
  expect(standing([1, 0, 2, 1], late)).toEqual({ ahead: 100, others: 4 });
});

test('what was played offline says so, and is not among those who are counted', () => {
  const offline = { ...result, offline: true };
  expect(shareText('2026-11-16', offline, null)).toBe('Pizzaiolo 16 Nov · 🍕🍕🔥🍕🍕 · 1st of 4 · played offline');
  expect(standing([1, 0, 2, 1], offline)).toEqual({ ahead: 100, others: 4 });
});
