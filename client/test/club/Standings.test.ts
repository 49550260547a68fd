import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Standings from '../../src/club/book/Standings.svelte';
import { language } from '../../src/lib/words.svelte';
import { MEMBERS, standing } from './made-up';

beforeEach(async () => {
  await language.choose('en');
  await language.also('club');
});

const ROWS = [
  standing({ member: 1, wins: 1.5, rating: 24.04, uncertainty: 3.96, memory: 0.824, reviewed: 2 }),
  standing({ member: 2, wins: 1, games: 9, rating: 31, uncertainty: 2 }),
  standing({ member: 3, wins: 0, rating: null, uncertainty: null }),
];

test('standings are ordered by whatever is pressed, and say so', async () => {
  const screen = await render(Standings, { rows: ROWS, members: MEMBERS, me: 1 });
  const names = () => screen.container.querySelectorAll('tbody th');
  const order = () => [...names()].map((each) => each.textContent.trim().split(/\s/)[0]);
  expect(order()).toEqual(['Bruno', 'Alba', 'somebody']);
  await expect.element(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('button', { name: 'Wins' }).click();
  expect(order()).toEqual(['Alba', 'Bruno', 'somebody']);
  await screen.getByRole('button', { name: 'Wins' }).click();
  expect(order()).toEqual(['somebody', 'Bruno', 'Alba']);
  await expect.element(screen.getByRole('columnheader', { name: 'Wins' })).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(order()).toEqual(['Alba', 'Bruno', 'somebody']);
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('figures are written as people write them, and what is not known is a dash', async () => {
  const screen = await render(Standings, { rows: ROWS, members: MEMBERS, me: 1 });
  const mine = screen.getByRole('row').filter({ hasText: 'Alba' });
  await expect.element(mine).toMatchTextContent(/you/);
  await expect.element(mine).toMatchTextContent(/24\.0 ± 4\.0/);
  await expect.element(mine).toMatchTextContent(/1\.5/);
  await expect.element(mine).toMatchTextContent(/82%/);
  await expect.element(screen.getByRole('row').filter({ hasText: 'somebody' })).toMatchTextContent(/–/);
});

test('without any rating there is no column for it', async () => {
  const rows = ROWS.map((row) => ({ ...row, rating: null, uncertainty: null }));
  const screen = await render(Standings, { rows, members: MEMBERS, me: null });
  await expect.element(screen.getByRole('columnheader', { name: 'Rating' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'Wins' })).toHaveAttribute('aria-sort', 'descending');
});
