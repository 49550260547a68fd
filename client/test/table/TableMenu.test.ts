import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language } from '../../src/lib/words.svelte';
import TableMenu from '../../src/table/TableMenu.svelte';
import { SNAPSHOT } from '../support/lesson';

beforeEach(() => language.choose('en'));

test('the menu calls the memory aid one: "The last turn" alone reads as if the game were nearly over', async () => {
  const model = new TableModel('abc');
  model.hear(SNAPSHOT);
  const screen = await render(TableMenu, {
    model,
    say: vi.fn(),
    close: vi.fn(),
    openKeys: vi.fn(),
    openOrders: vi.fn(),
  });
  await expect.element(screen.getByText('Oven edition · Memory aid: The last turn · Round 1 of 3')).toBeVisible();
});
