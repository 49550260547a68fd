import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import RatingPicture from '../../src/club/book/RatingPicture.svelte';
import { language } from '../../src/lib/words.svelte';
import { MEMBERS } from './made-up';

beforeEach(async () => {
  await language.choose('en');
  await language.also('club');
});

const point = (game: number, rating: number) => ({ game, at: 1_794_945_600, rating, uncertainty: 4 });
const LINES = [
  { member: 1, points: [point(1, 25), point(2, 27)] },
  { member: 2, points: [point(1, 24)] },
];

test('each line has a dash of its own, so that it is told apart without colours', async () => {
  const screen = await render(RatingPicture, { lines: LINES, members: MEMBERS, me: 2 });
  await expect.element(screen.getByRole('img', { name: 'Ratings over time' })).toBeVisible();
  const lines = [...screen.container.querySelectorAll('.frame .line')];
  expect(new Set(lines.map((each) => each.getAttribute('stroke-dasharray'))).size).toBe(2);
  expect(screen.container.querySelectorAll('.frame .band')).toHaveLength(2);
  await screen.getByRole('button', { name: 'Alba' }).click();
  await expect.element(screen.getByRole('button', { name: 'Alba' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.container.querySelectorAll('.frame .line')).toHaveLength(1);
});

test('the picture can be read as a table', async () => {
  const screen = await render(RatingPicture, { lines: LINES, members: MEMBERS, me: 1 });
  await screen.getByText('The ratings as a table').click();
  const rows = screen.getByRole('group', { name: 'The ratings as a table' }).getByRole('row');
  await expect.element(rows.nth(2)).toMatchTextContent(/Alba/);
  await expect.element(rows.nth(2)).toMatchTextContent(/27\.0 ± 4\.0/);
  expect(rows.elements()).toHaveLength(4);
});
