import { expect, test } from 'vitest';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { fold, minus, ownerOf, plus, received, worth } from '../../../src/lib/model/fold';
import type { GameView } from '../../../src/lib/protocol';
import { EVENTS, MESSAGES } from '../../support/lesson';

const until = (what: string): GameView =>
  EVENTS.slice(
    0,
    EVENTS.findIndex((event) => event.what === what),
  ).reduce((view, event) => fold(view, event, null), FIRST_VIEW);

test('cards are counted by kind, doubles twice, and none is left as a zero', () => {
  expect(plus({ olive: 1 }, { olive: 2, salami: 1 })).toEqual({ olive: 3, salami: 1 });
  expect(minus({ olive: 2, salami: 1 }, { olive: 2 })).toEqual({ salami: 1 });
  expect(worth({ olive: 1 }, { olive: 2 })).toEqual({ olive: 5 });
});

test('before the oven is opened, it holds what was placed and submitted', () => {
  const view = until('oven_opened');
  expect(view.oven).toBe(3 + 2 + 1 + 1 + 1 + 1 + 2 + 1 + 3 + 1);
  expect(view.supply).toBe(14 - 3 - 2 - 1 - 1 - 3 - 4);
  expect(view.seats.map((seat) => seat.orders)).toEqual([1, 1, 0]);
  expect(view.top).toMatchObject({ order: { colour: 'red', number: 1 } });
});

test('an order that turns up has an owner, and takes its cards from the table when it is baked', () => {
  const asked = EVENTS.findIndex((event) => event.what === 'order_turned_up');
  const [before, after] = [asked + 1, asked + 2].map((end) =>
    EVENTS.slice(0, end).reduce((view, event) => fold(view, event, null), FIRST_VIEW),
  );
  expect(ownerOf(before!)).toBe(0);
  expect(before!.table).toEqual({ mushroom: 4, pepper: 2, salami: 1 });
  expect(after!.table).toEqual({ pepper: 2 });
  expect(after!.turned_up).toBeNull();
  expect(after!.seats[0]!.delivered).toMatchObject([{ number: 3 }]);
});

test('whoever plays gets the cards that nobody else is told of, no order twice, and all by their numbers', () => {
  const drawn = MESSAGES.find((each) => each.type === 'drawn' && each.orders.length > 0);
  if (drawn?.type !== 'drawn') throw new Error('the lesson deals orders');
  const once = received(FIRST_VIEW, drawn);
  expect(received(once, drawn).hand!.orders.map((order) => order.number)).toEqual([1, 3, 7]);
  expect(received({ ...FIRST_VIEW, hand: null }, drawn).hand).toBeNull();
});
