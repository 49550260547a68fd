import { expect, test } from 'vitest';
import type { Edition } from '../../../src/lib/edition';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import { SNAPSHOT } from '../../support/lesson';

const VIEW = SNAPSHOT.view!;

function composing(hand = VIEW.hand, edition: Partial<Edition> = {}): Composer {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...VIEW, hand } });
  model.edition = edition as Edition;
  const draws = { then: { 'draw supply': {}, 'draw waiter': { orders: 2 } } };
  const then = { then: { 'submit nothing': draws, 'submit order 3': draws } };
  const kinds = { 'place 1 mushroom': then, 'place 2 mushroom': then, 'place 3 mushroom': then, 'place 1 olive': then };
  model.hear({ type: 'turn', n: 1, decision: 'place', legal: Object.keys(kinds), then: kinds });
  return new Composer(model);
}

test('nothing is sent before something is placed', () => {
  expect(composing().actions).toBeNull();
});

test('a turn is what the server listed: cards, an order, a stack', () => {
  const composer = composing();
  composer.take('mushroom');
  expect(composer.announced).toBe(3);
  composer.trim(-1);
  composer.nextOrder(VIEW.hand!.orders);
  composer.source = 'waiter';
  expect(composer.actions).toEqual(['place 2 mushroom', 'submit order 3', 'draw waiter']);
  expect(composer.ordersToDraw).toBe(2);
});

test('what the server did not list cannot be chosen', () => {
  const composer = composing();
  composer.take('salami');
  expect(composer.kind).toBeNull();
  composer.take('olive');
  composer.trim(1);
  expect(composer.actions).toEqual(['place 1 olive', 'submit nothing', 'draw supply']);
});

test('a stack is chosen for one turn; the next one begins with the supply', () => {
  const composer = composing();
  expect(composer.wanted).toBe('supply');
  composer.nextStack();
  expect([composer.wanted, composer.drawn]).toEqual(['waiter', 'waiter']);
  composer.nextStack();
  composer.nextStack();
  composer.clear();
  expect([composer.wanted, composer.drawn]).toEqual(['supply', 'supply']);
});

test('without an order in hand it begins with the orders, unless the last ingredient would be gone', () => {
  const hand = { ...VIEW.hand!, ingredients: { olive: 1 }, orders: [] };
  const chosen = (['free', 'supply'] as const).map((draw_without_ingredients) => {
    const composer = composing(hand, { empty_handed: 'pass', draw_without_ingredients });
    const before = composer.drawn;
    composer.take('olive');
    return [before, composer.drawn];
  });
  expect(chosen).toEqual([
    ['waiter', 'supply'],
    ['waiter', 'waiter'],
  ]);
});
