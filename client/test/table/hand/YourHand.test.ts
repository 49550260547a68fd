import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import { Chooser } from '../../../src/table/baking/chooser.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import YourHand from '../../../src/table/hand/YourHand.svelte';
import { SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

test('a double in hand counts as two, for eyes and for ears', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 1, olive: 1 }, doubles: { pepper: 1 }, orders: [] };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, hand } });
  const { container } = await render(YourHand, { model, composer: new Composer(model), choosing: true });
  const counts = [...container.querySelectorAll('.kind')].map((kind) => [
    kind.querySelector('.count')!.textContent.trim().replace(/\s+/g, ' '),
    kind.querySelector('input')!.ariaLabel,
  ]);
  expect(counts).toEqual([
    ['3 peppers', 'one pepper and one double pepper: three'],
    ['1 olive', '1 olive'],
  ]);
});

test('a tap on a kind adds one card to an order that lacks some, and the hand counts down', async () => {
  const model = new TableModel('abc');
  const view = {
    ...FIRST_VIEW,
    turned_up: { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 },
    table: { pineapple: 1, pepper: 3, olive: 4, salami: 5 },
    hand: { ingredients: { pepper: 2, salami: 2 }, doubles: {}, orders: [] },
  };
  model.hear({ ...SNAPSHOT, view });
  const chooser = new Chooser(model);
  const plan = vi.fn();
  const legal = ['bake', 'decline'];
  model.hear({ type: 'question', n: 1, decision: 'pay', legal, costs: { bake: {} } });
  const props = { model, composer: new Composer(model), choosing: false, chooser, plan };
  const screen = await render(YourHand, props);
  await expect.element(screen.getByRole('button', { name: 'One more: salami' })).toBeInTheDocument();
  const tap = (place: number) => screen.container.querySelectorAll<HTMLElement>('.kind')[place]?.click();
  tap(1);
  expect(plan).toHaveBeenLastCalledWith(['bake', 'add salami']);
  const add = ['add pepper', 'add salami'];
  model.hear({ type: 'question', n: 1, decision: 'pay', plan: ['bake', 'add salami'], legal: add, lacking: 1 });
  const counts = () => [...screen.container.querySelectorAll('.count')].map((each) => each.textContent.trim()[0]);
  await expect.poll(counts).toEqual(['2', '1']);
  // The last card waits for a word: nothing is sent.
  tap(0);
  expect(plan).toHaveBeenCalledOnce();
  expect(chooser.answers[0]?.actions).toEqual(['bake', 'add salami', 'add pepper']);
  await expect.poll(counts).toEqual(['1', '1']);
});
