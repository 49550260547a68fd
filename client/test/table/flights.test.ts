import { expect, test } from 'vitest';
import { FIRST_VIEW } from '../../src/learn/lesson';
import { fold } from '../../src/lib/model/fold';
import type { PublicEvent } from '../../src/lib/protocol';
import { deal, flights } from '../../src/table/flights';
import { EVENTS } from '../support/lesson';

const flown = (place: number) => {
  const before = EVENTS.slice(0, place).reduce((view, event) => fold(view, event, null), FIRST_VIEW);
  return flights({ type: 'heard', n: 1, at: 0, event: EVENTS[place]! }, before, before, 0);
};

test('what you place flies from your hand, face up; what others draw shows its back', () => {
  expect(flown(0)).toEqual(Array(3).fill({ from: 'hand', to: 'oven', card: { kind: 'mushroom', double: false } }));
  const drew = EVENTS.findIndex((event) => event.what === 'drew' && event.seat === 1);
  expect(flown(drew)).toEqual(Array(2).fill({ from: 'supply', to: 'seat-1', card: { back: 'ingredient' } }));
});

test('a baked order takes its cards from the piles, and one that burns goes back to its owner', () => {
  const baked = flown(EVENTS.findIndex((event) => event.what === 'baked'));
  const toppings = baked.filter((flight) => flight.to === 'order');
  expect(toppings.map((flight) => flight.from).sort()).toEqual([
    ...Array<string>(4).fill('pile-mushroom'),
    'pile-salami',
  ]);
  const delivered = baked.filter((flight) => flight.from === 'order');
  expect(delivered).toMatchObject([{ to: 'seat-0', card: { back: 'order', colour: 'red' } }]);
  expect(delivered[0]!.later, 'after its toppings').toBeGreaterThan(0);
  const [returned] = flown(EVENTS.findIndex((event) => event.what === 'returned'));
  expect(returned).toMatchObject({ from: 'order', to: 'seat-2', card: { back: 'order', colour: 'purple' } });
  expect(returned!.later, 'after it was seen to be burnt').toBeGreaterThan(0);
});

test('orders that are delivered face down go to the one pile, the helper’s too', () => {
  const hidden = { ...FIRST_VIEW, seats: FIRST_VIEW.seats.map((seat) => ({ ...seat, delivered: null })) };
  const heard = { type: 'heard', n: 1, at: 0, event: { what: 'rewarded', seat: 1 } } as const;
  expect(flights(heard, hidden, hidden, 0)).toMatchObject([{ from: 'seat-1', to: 'delivered' }]);
});

test('the deal goes round the table, card by card', () => {
  const cards = deal(FIRST_VIEW, (seat) => `seat-${seat}`);
  expect(cards.slice(0, 4).map((card) => card.to)).toEqual(['seat-0', 'seat-1', 'seat-2', 'seat-0']);
  expect(new Set(cards.map((card) => card.from))).toEqual(new Set(['supply']));
});

test('doubles fly as doubles, from the hand and from the piles', () => {
  const before = { ...FIRST_VIEW, added: { olive: 1 }, added_doubles: { olive: 1 } };
  const flying = (event: PublicEvent) =>
    flights({ type: 'heard', n: 1, at: 0, event }, before, before, 0).filter(({ to }) => to === 'order');
  const added = { what: 'added', seat: 1, cards: { olive: 1 }, doubles: { olive: 1 } } as const;
  expect(flying(added).map(({ card }) => card)).toEqual([{ kind: 'olive' }, { kind: 'olive', double: true }]);
  const order = { colour: 'green', number: 1, sort: 'normale', needs: { olive: 7 } };
  const baked = { what: 'baked', seat: 1, order, kinds: [], cards: { olive: 1 }, doubles: { olive: 3 } } as const;
  const topping = { from: 'pile-olive', to: 'order', card: { kind: 'olive', double: true } };
  expect(flying({ ...baked, kinds: [] })).toEqual([topping, topping]);
});
