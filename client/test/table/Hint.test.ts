import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../src/learn/lesson';
import type { Edition } from '../../src/lib/edition';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language } from '../../src/lib/words.svelte';
import { Composer } from '../../src/table/hand/composer.svelte';
import Hint from '../../src/table/Hint.svelte';
import { SNAPSHOT } from '../support/lesson';

beforeEach(() => language.choose('en'));

const PLACED = { what: 'placed', seat: 0, kind: 'salami', announced: 1, singles: 1, doubles: 0 } as const;

/** Whoever has a single card has it placed by the table, or was asked about it before. */
async function placing(by?: 'timeout') {
  const model = new TableModel('abc');
  const hand = { ingredients: { salami: 1 }, doubles: {}, orders: [] };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, hand } });
  const screen = await render(Hint, { model, composer: new Composer(model) });
  model.hear({ type: 'heard', n: 2, at: 0, event: PLACED, ...(by ? { by } : {}) });
  // What was called out has been read.
  model.air.clear();
  return screen.getByText('Your only ingredient went in by itself.');
}

test('a single ingredient that the table placed for you is said', async () => {
  await expect.element(await placing()).toBeVisible();
});

test('what went in because the time was up is told as that', async () => {
  await expect.element(await placing('timeout')).not.toBeInTheDocument();
});

test.each([
  ['visible', 'stays before the oven'],
  ['covered', 'lies in the oven again'],
] as const)('where leftovers are %s, a new round says that what was not used %s', async (leftovers, words) => {
  const model = new TableModel('abc');
  const orders = [{ colour: 'red', number: 1, sort: 'normale' }] as const;
  const hand = { ingredients: { salami: 2, olive: 1 }, doubles: {}, orders: [...orders] };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, round: 2, hand } });
  model.edition = { leftovers } as unknown as Edition;
  model.news.aftermath = {} as unknown as typeof model.news.aftermath;
  model.hear({ type: 'turn', n: 1, decision: 'place', legal: [], then: { 'place olive': {}, 'place salami': {} } });
  const screen = await render(Hint, { model, composer: new Composer(model) });
  expect(screen.container.textContent).toContain(words);
});
