import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import { Chooser } from '../../../src/table/baking/chooser.svelte';
import QuestionBar from '../../../src/table/baking/QuestionBar.svelte';
import { SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

test('a Bombastica four cards short says so, and takes a hand of four with one click', async () => {
  const model = new TableModel('abc');
  const view = {
    ...FIRST_VIEW,
    turned_up: { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 },
    table: { pineapple: 1, pepper: 3, olive: 4, salami: 3 },
    hand: { ingredients: { pepper: 1, mushroom: 1, salami: 2 }, doubles: {}, orders: [] },
  };
  model.hear({ ...SNAPSHOT, view });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], costs: { bake: {} } });
  const plan = vi.fn();
  const screen = await render(QuestionBar, { model, chooser: new Chooser(model), now: () => 0, plan });
  await expect.element(screen.getByText('4 cards are still missing.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add one pepper, one mushroom, and two salami and bake it' }).click();
  expect(plan).toHaveBeenCalledExactlyOnceWith(['bake', 'add pepper', 'add mushroom']);
});

const ASKING = {
  ...FIRST_VIEW,
  turned_up: { colour: 'yellow', number: 3, sort: 'normale', needs: { pineapple: 1, olive: 4 } },
  table: { olive: 1 },
  hand: { ingredients: { pineapple: 1, olive: 1 }, doubles: {}, orders: [] },
};

test.each([
  { asked: { olive: 2 }, missing: { pineapple: 1, olive: 3 }, says: 'You add one pineapple and one olive yourself.' },
  {
    asked: { pineapple: 1, olive: 3 },
    missing: { pineapple: 1, olive: 3 },
    says: 'If somebody helps, it is all there.',
  },
  { asked: { olive: 2 }, missing: {}, lacking: 3, says: 'You add one card yourself.' },
])('whoever asks for help reads whether the order would be filled: $says', async ({ says, ...question }) => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: ASKING });
  const legal = ['request olive', 'send request'];
  model.hear({ type: 'question', n: 1, decision: 'pay', plan: ['ask'], legal, ...question });
  const screen = await render(QuestionBar, { model, chooser: new Chooser(model), now: () => 0, plan: vi.fn() });
  await expect.element(screen.getByText(says)).toBeVisible();
  // As long as somebody else has to give more than was asked for, something is missing.
  model.hear({ type: 'question', n: 2, decision: 'pay', plan: ['ask'], legal: ['request olive'], ...question });
  await expect.element(screen.getByText(says)).not.toBeInTheDocument();
});

test('a Bombastica that leaves a choice says how many cards it takes, and where from', async () => {
  const model = new TableModel('abc');
  const view = {
    ...FIRST_VIEW,
    turned_up: { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 },
    table: { olive: 9 },
    hand: { ingredients: { pepper: 4, mushroom: 4 }, doubles: {}, orders: [] },
  };
  model.hear({ ...SNAPSHOT, view });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], costs: { bake: {} } });
  const plan = vi.fn();
  const chooser = new Chooser(model);
  const say = vi.fn();
  const screen = await render(QuestionBar, { model, chooser, now: () => 0, plan, say });
  await expect.element(screen.getByText('6 more from your hand.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add 6 cards' }).click();
  expect(plan).toHaveBeenLastCalledWith(['bake']);
  const legal = ['add pepper', 'add mushroom'];
  const put = ['bake', 'add pepper', 'add pepper', 'add pepper', 'add pepper'];
  model.hear({ type: 'question', n: 1, decision: 'pay', legal, plan: put.slice(0, 3), lacking: 4 });
  await expect.element(screen.getByText('4 more from your hand.')).toBeVisible();
  expect(say).toHaveBeenLastCalledWith('4 more from your hand.');
  await screen.getByRole('button', { name: 'One step back' }).click();
  expect(plan).toHaveBeenLastCalledWith(['bake', 'add pepper']);
  model.hear({ type: 'question', n: 1, decision: 'pay', legal, plan: put.slice(0, 4), lacking: 3 });
  // The fourth pepper leaves two mushrooms, and nothing else: they follow by themselves.
  chooser.tap({ what: 'more', kind: 'pepper' });
  await expect.element(screen.getByText('All there.')).toBeVisible();
  await screen.getByRole('button', { name: 'Bake it' }).click();
  expect(plan).toHaveBeenLastCalledWith(put);
});

test('a card that is chosen at once is added when nothing else is on its way', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 4, mushroom: 4 }, doubles: {}, orders: [] };
  const turned_up = { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, turned_up, table: { olive: 9 }, hand } });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], costs: { bake: {} } });
  const plan = vi.fn();
  const chooser = new Chooser(model);
  const screen = await render(QuestionBar, { model, chooser, now: () => 0, plan, sending: true });
  chooser.tap({ what: 'more', kind: 'pepper' });
  const legal = ['add pepper', 'add mushroom'];
  model.hear({ type: 'question', n: 1, decision: 'pay', legal, plan: ['bake'], lacking: 6 });
  await expect.element(screen.getByRole('button', { name: 'One step back' })).toBeVisible();
  expect(plan).not.toHaveBeenCalled();
  await screen.rerender({ sending: false });
  expect(plan).toHaveBeenCalledExactlyOnceWith(['bake', 'add pepper']);
});
