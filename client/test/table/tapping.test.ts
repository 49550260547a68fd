import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FIRST_VIEW } from '../../src/learn/lesson';
import { TableModel } from '../../src/lib/model/model.svelte';
import type { Done, Question } from '../../src/lib/protocol';
import { language } from '../../src/lib/words.svelte';
import TableScreen from '../../src/table/TableScreen.svelte';
import { SNAPSHOT } from '../support/lesson';

let shown: Record<string, unknown>;

beforeEach(() => language.choose('en'));
afterEach(() => unmount(shown));

test('three quick taps on a hand are three cards, however slow the line is', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 4, mushroom: 4 }, doubles: {}, orders: [] };
  const turned_up = { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 };
  const legal = ['add pepper', 'add mushroom'];
  const gives = { bake: { choice: legal }, 'add pepper': { choice: legal }, 'add mushroom': { choice: legal } };
  const asks = (plan: string[], more: Partial<Question> = {}): Question => {
    return { type: 'question', n: SNAPSHOT.n, decision: 'pay', legal, plan, gives, lacking: 6, ...more };
  };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, turned_up, table: { olive: 9 }, hand } });
  model.hear(asks([], { legal: ['bake', 'decline'] }));
  const plans: string[][] = [];
  const answers: (() => void)[] = [];
  const send = vi.fn((command: { type: string; actions?: string[] }) => {
    if (command.type !== 'plan') return Promise.resolve<Done>({ type: 'done', id: '' });
    const { actions = [] } = command;
    plans.push(actions);
    return new Promise<Done>((resolve) => {
      answers.push(() => {
        model.hear(asks(actions));
        resolve({ type: 'done', id: '' });
      });
    });
  });
  const connection = { send, now: () => 0, status: 'open' };
  shown = mount(TableScreen, { target: document.body, props: { model, connection: connection as never } });
  const pepper = page.getByRole('button', { name: 'One more: pepper' });
  // The bar is loaded when it is needed.
  await expect.element(page.getByRole('button', { name: 'Let it burn' })).toBeInTheDocument();
  for (let taps = 0; taps < 3; taps += 1) (pepper.element() as HTMLElement).click();
  const wanted = ['bake', 'add pepper', 'add pepper', 'add pepper'];
  for (let steps = 1; steps <= wanted.length; steps += 1) {
    await vi.waitFor(() => expect(plans).toHaveLength(steps));
    expect(plans.at(-1)).toEqual(wanted.slice(0, steps));
    answers.at(-1)?.();
  }
});
