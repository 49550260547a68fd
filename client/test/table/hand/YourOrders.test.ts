import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language, LANGUAGES } from '../../../src/lib/words.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import YourOrders from '../../../src/table/hand/YourOrders.svelte';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { SNAPSHOT } from '../../support/lesson';

test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'that no order goes in stands on a card of its own, in more than a word, and within it: %s',
  async (code) => {
    await language.choose(code);
    const model = new TableModel('abc');
    model.hear(SNAPSHOT);
    const { container } = await render(YourOrders, { model, composer: new Composer(model), choosing: true });
    const card = container.querySelector('.none')!;
    const words = card.querySelector('span')!;
    expect(words.textContent.split(' ').length).toBeGreaterThan(1);
    const range = document.createRange();
    range.selectNodeContents(words);
    expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(card.clientWidth);
  },
);
