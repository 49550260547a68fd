import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { catalogue } from '../../src/lib/catalogue.svelte';
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

/** The waiting room as its host sees it. */
function hosted(table = TABLE) {
  const connection = { status: 'open', own: false, send: vi.fn(), retry: vi.fn() } as unknown as Connection;
  const props = { id: 'abc', table, connection, mine: [0], host: true, reissued: null };
  return render(WaitingRoom, { ...props, onseated: vi.fn(), onpractise: vi.fn() });
}

test('on a small phone whoever laid the table sees its link first, without scrolling', async () => {
  await page.viewport(360, 640);
  const screen = await hosted();
  const copy = screen.getByRole('button', { name: 'Copy' });
  await expect.element(copy).toBeVisible();
  expect(copy.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  const seats = screen.getByRole('region', { name: 'Who is here' }).element();
  expect(copy.element().compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('how strong a bot plays is read at the table too, in stars and in words', async () => {
  const bots = ['pia', 'carlo', 'giulia', 'nonna'].map((name) => ({ name, title: name, character: true }));
  catalogue.bots = bots;
  const [host] = TABLE.seats;
  const screen = await hosted({ ...TABLE, seats: [host!, { bot: 'giulia', colour: 'red' }] });
  await expect.element(screen.getByText('★★★☆ Pays attention.')).toBeVisible();
  await screen.getByText('Change (Giulia)').click();
  const choices = screen.getByRole('combobox', { name: 'Who plays in seat 2' }).element().querySelectorAll('option');
  expect([...choices].map((choice) => choice.textContent)).toEqual([
    'Pia ★☆☆☆',
    'Zio Carlo ★★☆☆',
    'Giulia ★★★☆',
    'Nonna ★★★★',
  ]);
  catalogue.bots = [];
});
