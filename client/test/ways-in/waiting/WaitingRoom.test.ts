import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { catalogue } from '../../../src/lib/catalogue.svelte';
import type { Connection } from '../../../src/lib/connection.svelte';
import type { Table } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import WaitingRoom from '../../../src/ways-in/waiting/WaitingRoom.svelte';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { TABLE } from '../../support/sockets';

beforeEach(async () => {
  await language.choose('en');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  return () => vi.unstubAllGlobals();
});

/** The waiting room as whoever sits in this seat sees it. */
function seated(table: Table, seat: number) {
  const connection = { status: 'open', own: false, send: vi.fn(), retry: vi.fn() } as unknown as Connection;
  const props = { id: 'abc', table, connection, mine: [seat], host: seat === table.host, reissued: null };
  return render(WaitingRoom, { ...props, onseated: vi.fn(), onpractise: vi.fn() });
}

/** As its host sees it. */
const hosted = (table: Table = TABLE) => seated(table, 0);

const [ALBA] = TABLE.seats;
const BEN = { name: 'Ben', colour: 'red' };

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
  const screen = await hosted({ ...TABLE, seats: [ALBA!, { bot: 'giulia', colour: 'red' }] });
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

test('one press seats the bot that is next, and the host may choose another one before', async () => {
  catalogue.bots = ['pia', 'carlo', 'giulia'].map((name) => ({ name, title: name, character: true }));
  const send = vi.fn(() => Promise.resolve({ type: 'done' }));
  const table = { ...TABLE, config: { ...TABLE.config, bots: ['carlo', 'pia'] }, seats: [ALBA!, {}] };
  const connection = { status: 'open', own: false, send, retry: vi.fn() } as unknown as Connection;
  const props = { id: 'abc', table, connection, mine: [0], host: true, reissued: null };
  const screen = await render(WaitingRoom, { ...props, onseated: vi.fn(), onpractise: vi.fn() });
  const button = screen.getByRole('button', { name: 'Seat a bot (2)' });
  const choice = screen.getByRole('combobox', { name: 'Who plays in seat 2' });
  await expect.element(choice).toHaveValue('carlo');
  await button.click();
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'fill', seat: 1, bot: 'carlo' }));
  await choice.selectOptions('giulia');
  expect(send).toHaveBeenCalledOnce();
  await button.click();
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'fill', seat: 1, bot: 'giulia' }));
  catalogue.bots = [];
});

/** Whether all of it is on the screen. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test('a guest who has sat down sees without scrolling who is there and what is waited for', async () => {
  await page.viewport(360, 640);
  const screen = await seated({ ...TABLE, seats: [ALBA!, BEN, {}, {}] }, 1);
  const waits = screen.getByText('Alba deals when everybody is here. 2 seats are still free.');
  await expect.element(waits).toBeVisible();
  expect(inSight(waits.element())).toBe(true);
  expect(inSight(screen.getByText('you · red').element())).toBe(true);
  const practise = screen.getByRole('button', { name: 'Practise meanwhile' }).element();
  const invite = screen.getByText('Invite friends');
  expect(practise.compareDocumentPosition(invite.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(screen.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  await invite.click();
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('the host sees at the top who has come, and can deal without scrolling', async () => {
  await page.viewport(360, 640);
  const screen = await hosted({ ...TABLE, seats: [ALBA!, {}, {}, {}] });
  await expect.element(screen.getByText('At your table: 1 of 4.')).toBeVisible();
  await screen.rerender({ table: { ...TABLE, seats: [ALBA!, {}, BEN, {}] } });
  const came = screen.getByText('Ben has sat down. At your table: 2 of 4.');
  await expect.element(came).toBeVisible();
  expect(inSight(came.element())).toBe(true);
  expect(inSight(screen.getByRole('button', { name: 'Deal, with 2 bots' }).element())).toBe(true);
  await screen.rerender({ table: { ...TABLE, seats: [ALBA!, {}, {}, {}] } });
  await expect.element(screen.getByText('At your table: 1 of 4.', { exact: true })).toBeVisible();
});
