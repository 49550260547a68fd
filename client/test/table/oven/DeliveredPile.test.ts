import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language, LANGUAGES, type Language } from '../../../src/lib/words.svelte';
import DeliveredPile from '../../../src/table/oven/DeliveredPile.svelte';

const NAMES: Record<Language, string> = {
  en: 'Delivered',
  de: 'Geliefert',
  es: 'Entregados',
  it: 'Consegnati',
  fr: 'Livrées',
};

test.each(Object.keys(LANGUAGES) as Language[])('the delivered pile is named, empty or not: %s', async (code) => {
  await language.choose(code);
  const screen = await render(DeliveredPile, { count: 0 });
  await expect.element(screen.getByText(NAMES[code])).toBeVisible();
  await screen.rerender({ count: 2 });
  await expect.element(screen.getByText(NAMES[code])).toBeVisible();
});
