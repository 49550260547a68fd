import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import YourHand from '../../../src/table/hand/YourHand.svelte';
import { SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

test('a double in hand counts as two, for eyes and for ears', async () => {
  const model = new TableModel('abc');
  const hand = { ingredients: { pepper: 1, olive: 1 }, doubles: { pepper: 1 }, orders: [] };
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, hand } });
  const { container } = await render(YourHand, { model, composer: new Composer(model), choosing: true });
  const counts = [...container.querySelectorAll('.kind')].map((kind) => [
    kind.querySelector('.count')!.textContent.trim().replace(/\s+/g, ' '),
    kind.querySelector('input')!.ariaLabel,
  ]);
  expect(counts).toEqual([
    ['3 peppers', 'one pepper and one double pepper: three'],
    ['1 olive', '1 olive'],
  ]);
});
