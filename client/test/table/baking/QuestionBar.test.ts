import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Done, Question } from '../../../src/lib/protocol';
import { language, LANGUAGES, t, type Language } from '../../../src/lib/words.svelte';
import { Chooser } from '../../../src/table/baking/chooser.svelte';
import QuestionBar from '../../../src/table/baking/QuestionBar.svelte';
import { Commands } from '../../../src/table/commands.svelte';
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
  const gives = { bake: { cards: view.hand.ingredients, rest: ['add pepper', 'add mushroom'] } };
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], lacking: 4, gives });
  const plan = vi.fn();
  const screen = await render(QuestionBar, { model, chooser: new Chooser(model), now: () => 0, plan });
  await expect.element(screen.getByText('4 cards are still missing.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add one pepper, one mushroom, and two salami and bake it' }).click();
  expect(plan).toHaveBeenCalledExactlyOnceWith(['bake', 'add pepper', 'add mushroom']);
});

const DOUBLY: Record<Language, string> = {
  en: 'Add one olive and one double pepper and bake it',
  de: 'Eine Olive und eine Doppelkarte Peperoni dazulegen und backen',
  es: 'Añadir una aceituna y una carta doble de pimiento y hornearla',
  it: 'Aggiungi un’oliva e una carta doppia di peperone e sfornala',
  fr: 'Ajouter une olive et une carte double (poivron) et la faire cuire',
};

test.each(Object.keys(LANGUAGES) as Language[])(
  'a double that is paid is shown and called a double: %s',
  async (code) => {
    await language.choose(code);
    const model = new TableModel('abc');
    const hand = { ingredients: { olive: 1 }, doubles: { pepper: 1 }, orders: [] };
    model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, hand } });
    const gives = { bake: { cards: { olive: 1 }, doubles: { pepper: 1 } } };
    model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], gives });
    const { container } = await render(QuestionBar, {
      model,
      chooser: new Chooser(model),
      now: () => 0,
      plan: vi.fn(),
    });
    const answer = container.querySelector('.primary')!;
    expect(answer.querySelector('.unseen')!.textContent.replace(/[\u2068\u2069]/g, '')).toBe(DOUBLY[code]);
    // One picture for the olive, and two that overlap for the pepper.
    const cards = [...answer.querySelectorAll('.cards > span')];
    expect(cards.map((card) => [card.textContent, card.querySelectorAll('svg').length])).toEqual([
      ['1', 1],
      ['1', 2],
    ]);
  },
);

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
  const legal = ['add pepper', 'add mushroom'];
  const asks = { type: 'question', n: 1, decision: 'pay' } as const;
  const gives = { 'add pepper': { choice: legal }, 'add mushroom': { choice: legal } };
  model.hear({ ...SNAPSHOT, view });
  model.hear({ ...asks, legal: ['bake', 'decline'], lacking: 6, gives: { bake: { choice: legal } } });
  const plan = vi.fn();
  const chooser = new Chooser(model);
  const say = vi.fn();
  const screen = await render(QuestionBar, { model, chooser, now: () => 0, plan, say });
  await expect.element(screen.getByText('6 more from your hand.')).toBeVisible();
  // No button stands for the cards: as long as some are missing, none bakes it, and each that is tapped is on it.
  const bake = screen.getByRole('button', { name: 'Bake it' });
  await expect.element(bake).toHaveAttribute('aria-disabled', 'true');
  (bake.element() as HTMLElement).click();
  expect(plan).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Let it burn' })).toBeVisible();
  const put = ['bake', 'add pepper', 'add pepper', 'add pepper', 'add pepper'];
  model.hear({ ...asks, legal, plan: put.slice(0, 3), lacking: 4, gives });
  await expect.element(screen.getByText('4 more from your hand.')).toBeVisible();
  expect(bake.element().querySelector('.cards')?.textContent.trim()).toBe('2');
  expect(say).toHaveBeenLastCalledWith('4 more from your hand.');
  await screen.getByRole('button', { name: 'One step back' }).click();
  expect(plan).toHaveBeenLastCalledWith(['bake', 'add pepper']);
  // The fourth pepper leaves two mushrooms, and nothing else.
  const last = { 'add pepper': { cards: { pepper: 1, mushroom: 2 } } };
  model.hear({ ...asks, legal, plan: put.slice(0, 4), lacking: 3, gives: { ...gives, ...last } });
  chooser.tap({ what: 'more', kind: 'pepper' });
  await expect.element(screen.getByText('All there.')).toBeVisible();
  await screen.getByRole('button', { name: /^Add four .* and two mushrooms and bake it$/ }).click();
  expect(plan).toHaveBeenLastCalledWith(put);
});

test('two quick taps on a slow line are both added, and a confirmation that is pressed twice is sent once', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 4, mushroom: 4 }, doubles: {}, orders: [] };
  const turned_up = { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 };
  const legal = ['add pepper', 'add mushroom'];
  const choice = { choice: legal };
  const gives = { bake: choice, 'add pepper': choice, 'add mushroom': choice };
  const asks = { type: 'question', n: 1, decision: 'pay', gives, lacking: 6 } as const;
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, turned_up, table: { olive: 9 }, hand } });
  model.hear({ ...asks, legal: ['bake', 'decline'] });
  const sent: string[][] = [];
  let answer: (done: Done) => void = () => undefined;
  const send = vi.fn((command: { type: string; actions?: string[] }) => {
    sent.push(command.actions ?? []);
    return new Promise<Done>((resolve) => (answer = resolve));
  });
  const commands = new Commands(model, { send });
  const chooser = new Chooser(model, () => commands.sending);
  const plan = (actions: string[]): void => void commands.plan(actions);
  const screen = await render(QuestionBar, { model, chooser, now: () => 0, plan });
  const bake = ['bake', 'add pepper', 'add mushroom'];
  const answered = async (steps: number, more: Partial<Question> = {}): Promise<void> => {
    await vi.waitFor(() => expect(sent).toHaveLength(steps));
    expect(sent.at(-1)).toEqual(bake.slice(0, steps));
    model.hear({ ...asks, legal, plan: bake.slice(0, steps), ...more });
    answer({ type: 'done', id: '' });
  };
  plan(chooser.tap({ what: 'more', kind: 'pepper' })!);
  for (const kind of ['mushroom', 'mushroom']) chooser.tap({ what: 'more', kind });
  await answered(1);
  await answered(2);
  await answered(3, { gives: { ...gives, 'add mushroom': { cards: { mushroom: 1 } } } });
  const done = screen.getByRole('button', { name: /bake it/i });
  await done.click();
  await done.click();
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)).toEqual([...bake, 'add mushroom']);
});

test.each(Object.keys(LANGUAGES) as Language[])('whoever can help reads what for: %s', async (code) => {
  await language.choose(code);
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...ASKING, request: { olive: 1 } } });
  model.hear({ type: 'question', n: 1, decision: 'help', legal: ['help', 'refuse'] });
  const { container } = await render(QuestionBar, { model, chooser: new Chooser(model), now: () => 0, plan: vi.fn() });
  const rewards = (): string[] => [...container.querySelectorAll('.reward')].map((each) => each.textContent);
  expect(rewards()).toEqual([t('question-help.reward'), t('question-help.short')]);
  // Whoever cannot help is promised nothing.
  model.hear({ type: 'question', n: 2, decision: 'help', legal: ['refuse'] });
  await expect.poll(rewards).toEqual([]);
});
