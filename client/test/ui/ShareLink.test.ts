import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ShareLink from '../../src/ui/ShareLink.svelte';

test('the code has its place before it comes', async () => {
  await page.viewport(320, 800);
  const screen = await render(ShareLink, { url: 'https://example.org/t/abc' });
  const share = document.querySelector('.share')!;
  const before = share.getBoundingClientRect().height;
  expect(share.querySelector('svg')).toBeNull();
  await expect.element(screen.getByRole('img')).toBeVisible();
  expect(share.getBoundingClientRect().height).toBe(before);
  expect(share.querySelector('svg')!.getBoundingClientRect().height).toBeGreaterThan(100);
});
