import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language } from '../../src/lib/words.svelte';
import Countdown from '../../src/ui/Countdown.svelte';

beforeEach(() => language.choose('en'));

test('what is in the bank is shown beside the time, and is used up after it', async () => {
  const screen = await render(Countdown, { until: 150, now: () => 100, bank: 40 });
  await expect.element(screen.getByRole('timer', { name: '50 seconds left' })).toHaveTextContent('10 s + 40 s');
  await screen.rerender({ until: 150, now: () => 125, bank: 40 });
  await expect.element(screen.getByRole('timer', { name: '25 seconds left' })).toHaveTextContent('0 s + 25 s');
});

test('without a bank there is nothing beside it', async () => {
  const screen = await render(Countdown, { until: 150, now: () => 100 });
  await expect.element(screen.getByRole('timer')).toHaveTextContent('50 s');
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('+');
});

test('the bar is full when it begins, however long that is, and shrinks to nothing', async () => {
  let time = 100;
  const screen = await render(Countdown, { until: 170, now: () => time, bank: 40 });
  const bar = (): string => screen.container.querySelector<HTMLElement>('.rest')!.style.scale;
  await expect.poll(bar).toBe('1');
  time = 115;
  await expect.poll(bar).toBe('0.5 1');
  time = 131;
  await expect.poll(bar).toBe('0 1');
});
