import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { keepClub } from '../../../src/lib/kept/clubs';
import { newKey } from '../../../src/lib/kept/keys';
import { settings } from '../../../src/lib/kept/settings.svelte';
import { language } from '../../../src/lib/words.svelte';
import SeatForm from '../../../src/ways-in/waiting/SeatForm.svelte';
import { TABLE } from '../../support/sockets';

let asked: { path: string; body: unknown }[];

beforeEach(async () => {
  localStorage.clear();
  settings.name = '';
  settings.colour = '';
  await language.choose('en');
  asked = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push({ path, body: JSON.parse(request.body as string) });
    return Promise.resolve(new Response(JSON.stringify({ table: 'abc', seat: 1, link: '/t/abc/secret' })));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('whoever sits down has a name, and a colour that is free', async () => {
  const onseated = vi.fn();
  const screen = await render(SeatForm, { id: 'abc', table: TABLE, onseated });
  await expect.element(screen.getByRole('radio', { name: 'yellow' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sit down' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Tell the others what you are called.');
  await expect.element(screen.getByLabelText('Your name')).toHaveFocus();
  expect(asked).toEqual([]);
  await screen.getByLabelText('Your name').fill(' Beate ');
  await screen.getByRole('radio', { name: 'red' }).click();
  await screen.getByRole('button', { name: 'Sit down' }).click();
  await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
  expect(asked).toEqual([
    { path: '/api/tables/abc/seats', body: expect.objectContaining({ name: 'Beate', colour: 'red' }) as unknown },
  ]);
  expect(localStorage.getItem('pizzaiolo.tables')).toContain('/t/abc/secret');
});

test('a member of the table’s club sits down under the name that is known there', async () => {
  keepClub({ club: 'def', name: 'Thursdays', tag: 'tag' }, newKey());
  const onseated = vi.fn();
  const screen = await render(SeatForm, { id: 'abc', table: { ...TABLE, club: 'tag' }, onseated });
  await expect.element(screen.getByText(/^You sit down as a member of Thursdays/)).toBeVisible();
  await expect.element(screen.getByLabelText('Your name')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sit down' }).click();
  await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
  expect(asked.map(({ path }) => path)).toEqual(['/api/clubs/def/tables/abc/seats']);
});

test('the face that is shown stays while the name is typed, and is the one that sits down', async () => {
  settings.face = '';
  const screen = await render(SeatForm, { id: 'abc', table: TABLE, onseated: vi.fn() });
  const shown = (): string => screen.container.querySelector('.face svg')?.innerHTML ?? '';
  const first = shown();
  expect(first).not.toBe('');
  await screen.getByLabelText('Your name').fill('Be');
  await screen.getByLabelText('Your name').fill('Beate');
  expect(shown()).toBe(first);
  await screen.getByRole('button', { name: 'Sit down' }).click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(settings.face).not.toBe('');
  expect(asked[0]?.body).toMatchObject({ face: settings.face });
});
