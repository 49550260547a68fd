import { expect, test } from 'vitest';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import { SNAPSHOT } from '../../support/lesson';

function composing(): Composer {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  const draws = { then: { 'draw supply': {}, 'draw waiter': {} } };
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
  composer.nextOrder(SNAPSHOT.view!.hand!.orders);
  composer.source = 'waiter';
  expect(composer.actions).toEqual(['place 2 mushroom', 'submit order 3', 'draw waiter']);
});

test('what the server did not list cannot be chosen', () => {
  const composer = composing();
  composer.take('salami');
  expect(composer.kind).toBeNull();
  composer.take('olive');
  composer.trim(1);
  expect(composer.actions).toEqual(['place 1 olive', 'submit nothing', 'draw supply']);
});
