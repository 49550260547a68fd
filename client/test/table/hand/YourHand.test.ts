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

test('cards are added to an order from the hand, which counts down, and taken back there', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 2, olive: 2 }, doubles: { pepper: 1 }, orders: [] };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, hand } });
  const legal = ['add pepper', 'add double pepper', 'add olive'];
  const gives = Object.fromEntries(legal.map((text) => [text, { choice: legal }]));
  const question = { type: 'question', n: 1, decision: 'pay', lacking: 4, gives } as const;
  model.hear({ ...question, legal, plan: ['bake'] });
  const plan = vi.fn();
  const chooser = new Chooser(model);
  const composer = new Composer(model);
  const screen = await render(YourHand, { model, composer, choosing: false, chooser, plan });
  // The hand has no size without its scene.
  const press = (name: string): void => (screen.getByRole('button', { name }).element() as HTMLElement).click();
  press('One more: double pepper');
  expect(plan).toHaveBeenLastCalledWith(['bake', 'add double pepper']);
  model.hear({ ...question, legal, lacking: 2, plan: ['bake', 'add double pepper'] });
  const counts = () =>
    [...screen.container.querySelectorAll('.count')].map((count) => count.textContent.trim().replace(/\s+/g, ' '));
  await vi.waitFor(() => expect(counts()).toEqual(['2 peppers', '2 olives']));
  press('One more: olive');
  expect(plan).toHaveBeenLastCalledWith(['bake', 'add double pepper', 'add olive']);
  // With no card of one's own in it, the order can be let burn again.
  press('One less: pepper');
  expect(plan).toHaveBeenLastCalledWith([]);
});
