import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language } from '../../src/lib/words.svelte';
import Banner from '../../src/table/Banner.svelte';
import { Telling } from '../../src/table/telling';
import { SNAPSHOT } from '../support/lesson';

beforeEach(async () => {
  await language.choose('en');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const EVENT = { what: 'placed', seat: 1, kind: 'olive', announced: 2, singles: 2, doubles: 0 } as const;

test('what was missed is told, and goes away by itself', async () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, missed: [{ type: 'heard', n: 1, at: 0, event: EVENT }] });
  const connection = { status: 'open', bye: null, retryAt: 0, retry: vi.fn(), send: vi.fn(), own: false } as const;
  const screen = await render(Banner, { model, connection, problem: '', telling: new Telling(model) });
  const told = screen.getByRole('region', { name: 'While you were away:' });
  expect(
    told
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Nonna: Two olives!']);
  vi.advanceTimersByTime(7900);
  expect(told.elements()).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(model.missed).toEqual([]);
});

test('whoever comes back when the game is over sees its end, and nothing that was missed hides it', async () => {
  const model = new TableModel('abc');
  const over = {
    ...{ type: 'over' as const, game: 1, delivered: [1, 0, 0], ingredients: [2, 3, 3], winners: [0] },
    ...{ commitment: '', secret: '', seed: '', salts: [], start: 0 },
  };
  model.hear({ ...SNAPSHOT, over, missed: [{ type: 'heard', n: 1, at: 0, event: EVENT }] });
  const connection = { status: 'open', bye: null, retryAt: 0, retry: vi.fn(), send: vi.fn(), own: false } as const;
  const screen = await render(Banner, { model, connection, problem: '', telling: new Telling(model) });
  expect(screen.getByRole('region', { name: 'While you were away:' }).elements()).toHaveLength(0);
});
