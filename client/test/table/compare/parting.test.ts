import { describe, expect, test } from 'vitest';
import type { PublicEvent } from '../../../src/lib/protocol';
import { announced, numberInRound, parting } from '../../../src/table/compare/parting';

const began = (round: number): PublicEvent =>
  ({ what: 'round_began', round, starter: 0, leftovers: {}, leftover_doubles: {} }) as unknown as PublicEvent;
const drew = (seat: number, cards: number): PublicEvent => ({ what: 'drew', seat, source: 'supply', cards });
const awaited = (seat: number): PublicEvent => ({ what: 'awaited', seat, decision: 'place' });

describe('where two games part', () => {
  const one = announced([
    [began(1), awaited(0), drew(0, 1), awaited(1), drew(1, 2)],
    [began(2), drew(0, 3)],
  ]);

  test('what is only awaited is no announcement, but keeps its place on the tape', () => {
    expect(one.map(({ round, n }) => [round, n])).toEqual([
      [1, 1],
      [1, 3],
      [1, 5],
      [2, 1],
      [2, 2],
    ]);
  });

  test('the first announcement that differs', () => {
    const other = announced([[began(1), drew(0, 1), drew(1, 1)], [began(2)]]);
    expect(parting(one, other)).toBe(2);
    expect(numberInRound(one, 2)).toBe(3);
    expect(numberInRound(one, 4)).toBe(2);
  });

  test('one game goes on where the other is over', () => {
    expect(parting(one, one.slice(0, 4))).toBe(4);
    expect(parting(one.slice(0, 4), one)).toBe(4);
  });

  test('the same game never parts', () => {
    expect(parting(one, [...one])).toBeNull();
    expect(parting([], [])).toBeNull();
  });
});
