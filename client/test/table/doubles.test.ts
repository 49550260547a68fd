/** A double is a card of its own: wherever cards lie, it is told as what it is. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../src/learn/lesson';
import { TableModel } from '../../src/lib/model/model.svelte';
import type { PublicEvent } from '../../src/lib/protocol';
import { language } from '../../src/lib/words.svelte';
import FateList from '../../src/table/after/FateList.svelte';
import Piles from '../../src/table/baking/Piles.svelte';
import Hearth from '../../src/table/oven/Hearth.svelte';
import { Telling } from '../../src/table/telling';
import { SNAPSHOT } from '../support/lesson';

beforeEach(() => language.choose('en'));

test('on top of the oven', async () => {
  const view = { ...FIRST_VIEW, oven: 1, top: { ingredient: { kind: 'pepper', double: true } } };
  const screen = await render(Hearth, { view, baking: false });
  await expect.element(screen.getByRole('img', { name: 'On top: double pepper' })).toBeVisible();
});

test('on a pile', async () => {
  const kinds = ['pepper', 'olive'];
  const screen = await render(Piles, { kinds, singles: { pepper: 1, olive: 2 }, doubles: { pepper: 1 } });
  const piles = screen.getByRole('listitem').elements();
  expect(piles.map((pile) => pile.querySelector('.unseen')!.textContent)).toEqual([
    'one pepper and one double pepper: three',
    '2 olives',
  ]);
  // What the order can take stands below.
  expect(piles.map((pile) => pile.querySelector('.count')!.textContent)).toEqual(['3', '2']);
});

test('in what became of an order', async () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  const order = { colour: 'red', number: 1, sort: 'normale', needs: { salami: 1, pepper: 2 } };
  const tape: PublicEvent[] = [
    { what: 'order_turned_up', seat: 0, order, missing: { salami: 1, pepper: 2 } },
    { what: 'added', seat: 0, cards: { salami: 1 }, doubles: { pepper: 1 } },
    { what: 'baked', seat: 0, order, kinds: [], cards: { salami: 1 }, doubles: { pepper: 1 } },
  ];
  const props = { model, telling: new Telling(model), round: 1, game: 1, tape, oven: {} };
  const screen = await render(FateList, props);
  await expect.element(screen.getByText('Baked: you added one salami and one double pepper.')).toBeVisible();
});
