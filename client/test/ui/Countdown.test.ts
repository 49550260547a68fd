import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language } from '../../src/lib/words.svelte';
import Countdown from '../../src/ui/Countdown.svelte';

beforeEach(() => language.choose('en'));

test('what is in the bank is shown beside the time, and is used up after it', async () => {
  const screen = await render(Countdown, { until: 150, now: () => 100, whole: 10, bank: 40 });
  await expect.element(screen.getByRole('timer', { name: '50 seconds left' })).toHaveTextContent('10 s + 40 s');
  await screen.rerender({ until: 150, now: () => 125, whole: 10, bank: 40 });
  await expect.element(screen.getByRole('timer', { name: '25 seconds left' })).toHaveTextContent('0 s + 25 s');
});

test('without a bank there is nothing beside it', async () => {
  const screen = await render(Countdown, { until: 150, now: () => 100 });
  await expect.element(screen.getByRole('timer')).toHaveTextContent('50 s');
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('+');
});
