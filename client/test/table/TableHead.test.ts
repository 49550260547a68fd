import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language } from '../../src/lib/words.svelte';
import TableHead from '../../src/table/TableHead.svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { SNAPSHOT } from '../support/lesson';

test('on a phone the seconds that are left are right below the round, and hang on nothing', async () => {
  await page.viewport(360, 640);
  await language.choose('en');
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, until: 1009 });
  const nothing = vi.fn();
  const screen = await render(TableHead, {
    model,
    words: 'You open the oven.',
    over: false,
    now: () => 1000,
    quiet: false,
    pause: nothing,
    open: nothing,
  });
  const bottom = (what: string): number => screen.container.querySelector(what)!.getBoundingClientRect().bottom;
  await expect.element(screen.getByRole('timer')).toBeVisible();
  expect(bottom('.countdown') - bottom('.round')).toBeLessThan(16.5);
});
