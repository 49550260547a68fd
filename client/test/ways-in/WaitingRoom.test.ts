import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Connection } from '../../src/lib/connection.svelte';
import { language } from '../../src/lib/words.svelte';
import WaitingRoom from '../../src/ways-in/WaitingRoom.svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { TABLE } from '../support/sockets';

beforeEach(async () => {
  await language.choose('en');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  return () => vi.unstubAllGlobals();
});

test('on a small phone whoever laid the table sees its link first, without scrolling', async () => {
  await page.viewport(360, 640);
  const connection = { status: 'open', own: false, send: vi.fn(), retry: vi.fn() } as unknown as Connection;
  const screen = await render(WaitingRoom, {
    id: 'abc',
    table: TABLE,
    connection,
    mine: [0],
    host: true,
    reissued: null,
    onseated: vi.fn(),
    onpractise: vi.fn(),
  });
  const copy = screen.getByRole('button', { name: 'Copy' });
  await expect.element(copy).toBeVisible();
  expect(copy.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  const seats = screen.getByRole('region', { name: 'Who is here' }).element();
  expect(copy.element().compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
