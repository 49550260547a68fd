import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import ActionBar from '../../../src/table/hand/ActionBar.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import { SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

test('whoever has no ingredient is told before the turn that they will pass, not that they can choose', async () => {
  const model = new TableModel('abc');
  const view = { ...SNAPSHOT.view!, hand: { ingredients: {}, doubles: {}, orders: [] } };
  model.hear({ ...SNAPSHOT, view, turn: null, asks: 1 });
  const composer = new Composer(model);
  const screen = await render(ActionBar, { model, composer, sending: false, confirm: vi.fn() });
  await expect.element(screen.getByText('You have no ingredient: you pass, and draw.')).toBeVisible();
  model.asks = 0;
  await expect.element(screen.getByText('You have no ingredient: you pass, and draw.')).toBeVisible();
});
