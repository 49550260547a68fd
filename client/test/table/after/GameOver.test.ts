import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Over } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import GameOver from '../../../src/table/after/GameOver.svelte';
import { Telling } from '../../../src/table/telling';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { EVENTS, SNAPSHOT } from '../../support/lesson';
import { lessonTable } from '../../../src/learn/lesson';

const OVER: Over = {
  type: 'over',
  game: 1,
  winners: [0],
  delivered: [2, 1, 1],
  ingredients: [0, 0, 3],
  commitment: '',
  secret: '',
  salts: [],
  seed: '',
  start: 0,
};

beforeEach(async () => {
  await language.choose('en');
  await page.viewport(360, 640);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ events: EVENTS, review: null }))));
});
afterEach(() => vi.unstubAllGlobals());

async function end(table = SNAPSHOT.table) {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, table, over: OVER });
  const telling = new Telling(model);
  return render(GameOver, { model, connection: { table: 'abc' }, telling, rematch: vi.fn() });
}

test('on a phone the end says what decided it, then what became of your orders, above a footer of one row', async () => {
  const screen = await end();
  const orders = screen.getByText('Your orders in round 1');
  await expect.element(orders).toBeVisible();
  await expect.element(screen.getByText(/^As many pizzas as Nonna, but/)).toBeVisible();
  const ranks = screen.container.querySelector('.ranks');
  expect(orders.element().compareDocumentPosition(ranks!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const footer = screen.container.querySelector<HTMLElement>('.next')!;
  expect(footer.offsetHeight).toBeLessThanOrEqual(80);
});

test('a review that was asked for is there again when somebody comes back to the end', async () => {
  const screen = await end();
  await screen.getByRole('button', { name: 'Review this game' }).click();
  await expect.element(screen.getByRole('region', { name: 'The review' })).toBeVisible();
  await screen.unmount();
  const again = await end();
  await expect.element(again.getByRole('region', { name: 'The review' })).toBeVisible();
});

test('whoever is called "You" is not told once more who that is', async () => {
  const own = (screen: { container: Element }) =>
    screen.container.querySelector('.ranks .mine .name')?.textContent.replace(/\s+/g, ' ').trim();
  const named = await end();
  await expect.poll(() => own(named)).toBe('Beate you winner');
  await named.unmount();
  const nameless = await end(lessonTable('You'));
  await expect.poll(() => own(nameless)).toBe('You winner');
});
