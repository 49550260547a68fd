import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import Announcement from '../../../src/table/oven/Announcement.svelte';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';

test('what was called out leaves without a look at the page, which would have all of it laid out', async () => {
  await language.choose('en');
  const model = new TableModel('abc');
  await render(Announcement, { model, others: [1, 2] });
  const called = MESSAGES.findIndex((each) => each.type === 'heard' && each.event.what === 'placed');
  for (const message of [SNAPSHOT, ...MESSAGES.slice(0, called + 1)]) model.hear(message);
  flushSync();
  expect(document.querySelectorAll('.bubbles')).toHaveLength(1);
  const looked = vi.spyOn(window, 'getComputedStyle');
  model.air.clear();
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll('.bubbles')).toHaveLength(0));
  expect(looked).not.toHaveBeenCalled();
});
