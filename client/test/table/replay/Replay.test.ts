import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { lessonTable } from '../../../src/learn/lesson';
import { rememberTable } from '../../../src/lib/kept/mine';
import type { Account, Review, ReviewSoFar, Table } from '../../../src/lib/protocol';
import { route } from '../../../src/lib/route.svelte';
import { settings } from '../../../src/lib/kept/settings.svelte';
import { language } from '../../../src/lib/words.svelte';
import Replay from '../../../src/table/replay/Replay.svelte';
import { EVENTS } from '../../support/lesson';

// The address is the test's own.
vi.mock('../../../src/lib/route.svelte', () => ({
  route: { path: '/replay/abc/1', search: '?review', hash: '#1.2' },
  stay: () => undefined,
}));

const EDITION = { kinds: lessonTable('').kinds, orders: {}, opening_hand: 6, rounds: 1, copies: 13, removed: { 3: 3 } };
const WAITING: ReviewSoFar = { done: 0, total: 0, places: [], review: null };
let asked: string[];
let info: Table;
let reviewed: ReviewSoFar;

beforeEach(async () => {
  localStorage.clear();
  await language.also('review');
  await language.choose('en');
  asked = [];
  info = lessonTable('Beate');
  reviewed = WAITING;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answers: [string, unknown][] = [
      ['/tape/1?', { round: 1, events: EVENTS }],
      ['/edition', { data: EDITION }],
      ['/review?', reviewed],
      ['/challenge?', { challenge: 'C', page: '/challenge/C' }],
      ['/api/tables/abc', info],
    ];
    const [, found] = answers.find(([part]) => path.includes(part) && !path.includes('/tape/2')) ?? [];
    const text = () => Promise.resolve(JSON.stringify(found ?? {}));
    return Promise.resolve({ status: found ? 200 : 409, headers: new Headers(), text });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(route, { search: '?review', hash: '#1.2' });
  settings.motion = 'auto';
});

const CHALLENGE = { name: 'Challenge somebody to this deal' };

test('whoever played against bots can challenge others to that game, also when the next one is on', async () => {
  rememberTable('abc', '');
  info = { ...info, game: 2 };
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await screen.getByRole('button', { name: 'More choices' }).click();
  await screen.getByRole('button', CHALLENGE).click();
  await expect
    .element(screen.getByLabelText('The link to the challenge'))
    .toHaveValue(`${location.origin}/challenge/C`);
  expect(asked).toContain('/api/tables/abc/challenge?game=1');
});

test.each([360, 768, 1440])('its buttons stand in bars, %s pixels wide, and no word runs out of one', async (wide) => {
  await page.viewport(wide, 800);
  await language.choose('de');
  Object.assign(route, { search: '', hash: '#1.9' });
  rememberTable('abc', '');
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await expect.element(screen.getByRole('slider')).toBeVisible();
  // On a phone the second bar is folded up: the table is more than what moves it.
  if (wide === 360) await screen.getByRole('button', { name: 'Mehr Auswahl' }).click();
  for (const bar of ['.bar', '.more']) {
    const buttons = [...document.querySelectorAll(`${bar} button`)].filter((each) => each.checkVisibility());
    expect(buttons.length).toBeGreaterThan(2);
    expect(new Set(buttons.map((each) => Math.round(each.getBoundingClientRect().top))).size).toBe(1);
    expect(new Set(buttons.map((each) => Math.round(each.getBoundingClientRect().height))).size).toBe(1);
    for (const each of buttons) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  }
});

test.each([
  ['somebody else’s game', (): void => undefined],
  [
    'a game of several people',
    (): void => {
      rememberTable('abc', '');
      info.seats[1] = { name: 'Carla', colour: 'green' };
    },
  ],
  [
    'a deal that others play anyway',
    (): void => {
      rememberTable('abc', '');
      info.deal = 'day 2026-11-17';
    },
  ],
])('nobody is challenged to %s', async (_, arrange) => {
  arrange();
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await expect.element(screen.getByRole('slider')).toBeVisible();
  await expect.element(screen.getByRole('button', CHALLENGE)).not.toBeInTheDocument();
});

const account = (seat: number): Account => ({
  ...{ seat, result: seat ? 0 : 1, even: 1 / 3, luck: -0.12, own: 0.3, others: 0.07, judged: true },
  ...{ luck_error: 0.27, own_error: 0.04, others_error: 0.04, loss: 0.23, loss_error: 0.16 },
  ...{ memory_kept: 0, memory_stake: 0, memory_stake_error: 0, memory: seat ? 0.62 : null, memory_error: 0.08 },
});

const REVIEW: Review = {
  ...{ judge: 1, edition: 'oven', colours: ['red', 'green', 'purple'], names: ['Beate', null, null], iterations: 1 },
  ...{ level: 'kitchen', complete: true, accounts: [0, 1, 2].map(account) },
  steps: [null, 0].map((action) => ({
    ...{ cause: 'decision', action, seat: 0, round: 0, shares: [1, 0, 0], errors: [0, 0, 0] },
    ...{ changes: [0.4, -0.2, -0.2], change_errors: [0, 0, 0] },
  })),
  decisions: [
    {
      ...{ action: 0, seat: 0, played: 'place 2 salami', best: 'place 1 olive', unaided: 'place 1 olive' },
      ...{ verdict: 'mistake', loss: 0.26, loss_error: 0.07, stake: 0.3, stake_error: 0.05, kept: 0.2, because: null },
      options: [],
    },
  ],
  moments: [0, 1, 2].map((seat) => ({ lesson: 'learn', action: 0, seat, worth: 0.26, error: 0.07 })),
} as unknown as Review;

/** Where everything stands that is there from the beginning. */
const places = (): string[] =>
  [...document.querySelectorAll('.review > *, .review .looked-at > * > *, .review tr, .review td, .review th')].map(
    (each) => {
      const { x, y, width } = each.getBoundingClientRect();
      return `${each.tagName} ${each.className} ${[x, y + scrollY, width].map(Math.round).join(' ')}`;
    },
  );

test.each([
  [360, 640, 'en'],
  [360, 640, 'de'],
  [1440, 900, 'en'],
  [1440, 900, 'de'],
] as const)('at %i × %i (%s) the review fills in and moves nothing', async (width, height, code) => {
  await page.viewport(width, height);
  await language.choose(code);
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  const before = places();
  expect(before.length).toBeGreaterThan(10);
  reviewed = { done: 9, total: 9, places: [[1, 2]], review: REVIEW };
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(document.querySelectorAll('.moments li')).toHaveLength(3);
  expect(document.querySelectorAll('.here article')).toHaveLength(1);
  expect(places()).toEqual(before);
});

test('a replay that stands at its beginning shows where to start it, and what its marks are', async () => {
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await expect.element(screen.getByText('an order goes in')).toBeVisible();
  await expect.element(screen.getByText('an order comes out')).toBeVisible();
  const play = screen.getByRole('button', { name: 'Play', exact: true });
  await screen.getByRole('button', { name: 'One step back' }).click();
  await expect.element(play).toHaveClass('primary');
  await screen.getByRole('button', { name: 'One step on' }).click();
  await expect.element(play).not.toHaveClass('primary');
});

test.each([
  ['plays by itself, with its pause in reach, until somebody goes step by step', '', '', 'full', true],
  ['stands at the moment that was asked for', '', '#1.2', 'full', false],
  ['stands where it is reviewed', '?review', '', 'full', false],
  ['stands where little motion is wanted', '', '', 'reduced', false],
] as const)('a replay %s', async (_, search, hash, motion, plays) => {
  Object.assign(route, { search, hash });
  settings.motion = motion;
  const screen = await render(Replay, { table: 'abc', game: 1 });
  await expect.element(screen.getByRole('button', { name: plays ? 'Stop' : 'Play', exact: true })).toBeInViewport();
  if (!plays) return;
  await expect.element(screen.getByRole('slider')).not.toHaveValue(0);
  await screen.getByRole('button', { name: 'One step on' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
