import { expect, test } from 'vitest';
import type { PublicEvent } from '../../../src/lib/protocol';
import { decision, lastOrder, nearestMiss, onSteps, partedByHand, ranking } from '../../../src/table/after/podium';
import { EVENTS } from '../../support/lesson';

test('whoever delivered more stands higher, and equals share a place', () => {
  const ranked = ranking({ delivered: [2, 4, 2, 2], ingredients: [3, 0, 5, 3] });
  expect(ranked.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ]);
});

test('whoever shares a step stands on it too, and what is left in hand is said where it decided', () => {
  const shared = ranking({ delivered: [3, 7, 3, 5], ingredients: [2, 0, 2, 1] });
  expect(onSteps(shared).map(({ seat }) => seat)).toEqual([3, 1, 0, 2]);
  expect(partedByHand(shared)).toEqual([]);
  const parted = ranking({ delivered: [3, 7, 3, 5], ingredients: [2, 0, 4, 1] });
  expect(onSteps(parted).map(({ seat }) => seat)).toEqual([3, 1, 2]);
  // Whoever looks on is there, whatever their place.
  expect(onSteps(parted, 0).map(({ seat }) => seat)).toEqual([3, 1, 2, 0]);
  expect(partedByHand(parted)).toEqual([{ ahead: 2, behind: 0 }]);
  expect(onSteps(ranking({ delivered: [1, 2], ingredients: [0, 0] })).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('what decided it is a lead, what is left, or nothing', () => {
  expect(decision({ delivered: [2, 5], ingredients: [9, 0], winners: [1] })).toEqual({
    how: 'pizzas',
    winner: 1,
    second: 0,
    lead: 3,
  });
  expect(decision({ delivered: [4, 4], ingredients: [1, 2], winners: [1] })).toEqual({
    how: 'ingredients',
    winner: 1,
    second: 0,
  });
  expect(decision({ delivered: [4, 4], ingredients: [2, 2], winners: [0, 1] })).toEqual({ how: 'shared' });
});

test('the last order and the nearest miss are told from the tape', () => {
  expect(lastOrder(undefined)).toBeNull();
  expect(lastOrder(EVENTS)?.order.number).toBe(1);
  // Pia lacked her mushrooms; whoever was short of nothing missed nothing.
  expect(nearestMiss({ 1: EVENTS }, 2)).toMatchObject({ round: 1, fate: { missing: { mushroom: 4 } } });
  expect(nearestMiss({ 1: EVENTS }, 1)).toBeNull();
});

test('what an order that leaves kinds open lacked counts whole, and one that had none to choose from was no near miss', () => {
  const order = { colour: 'green', number: 7, sort: 'monotoni', needs: { pepper: 1 }, chosen: [6] };
  const burnt = (number: number, lacks: object): PublicEvent[] => [
    { what: 'order_turned_up', seat: 0, order: { ...order, number }, ...lacks },
    { what: 'returned', seat: 0, order: { ...order, number } },
  ];
  const tape = [
    ...burnt(7, { missing: { pepper: 1 }, more: 4 }),
    ...burnt(8, { missing: { olive: 3 } }),
    ...burnt(9, { more: null }),
  ];
  expect(nearestMiss({ 1: tape }, 0)).toMatchObject({ fate: { order: { number: 8 } } });
});
