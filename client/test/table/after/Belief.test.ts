import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Edition } from '../../../src/lib/edition';
import { language } from '../../../src/lib/words.svelte';
import Belief from '../../../src/table/after/Belief.svelte';
import { mostOfKind } from '../../../src/table/after/beliefs';
import { SNAPSHOT } from '../../support/lesson';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';

beforeEach(async () => {
  await language.choose('en');
  localStorage.clear();
});

const box = { copies: 15, removed: { '4': 1 } } as unknown as Edition;

test('there are no more toppings of a kind than in the box', () => {
  expect(mostOfKind(box, 4, false)).toBe(14);
  expect(mostOfKind(box, 5, false)).toBe(15);
  expect(mostOfKind(box, 5, true)).toBe(17);
});

test('a guess is added up, and one that no oven holds is not taken', async () => {
  const model = new TableModel('guess');
  model.hear({ ...SNAPSHOT });
  model.edition = { ...box, kinds: model.kinds };
  model.view = { ...model.view!, oven: 20, table: {}, table_doubles: {} };
  const ready = vi.fn();
  const screen = await render(Belief, { model, now: () => 0, ready });
  const sliders = [...document.querySelectorAll<HTMLInputElement>('.belief input')];
  expect(new Set(sliders.map((each) => each.max))).toEqual(
    new Set([String(mostOfKind(box, model.view.seats.length, model.table!.config.doubles))]),
  );
  for (const slider of sliders) {
    slider.value = slider.max;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.element(screen.getByText(/more than the/)).toBeVisible();
  const lock = screen.getByRole('button', { name: 'Lock it in' });
  document.querySelector<HTMLElement>('.lock')!.click();
  expect(ready).not.toHaveBeenCalled();
  for (const slider of sliders.slice(1)) {
    slider.value = '0';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await lock.click();
  expect(ready).toHaveBeenCalledOnce();
});
