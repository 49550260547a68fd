/** A feed of a review: it comes to its end, asks no more often than it should, and says what it waits for. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Review, ReviewSoFar } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import { ReviewFeed } from '../../../src/table/review/feed.svelte';
import Progress from '../../../src/table/review/Progress.svelte';

beforeAll(async () => {
  await language.show('en');
  await language.also('review');
});
afterEach(() => vi.unstubAllGlobals());

const review: Review = {
  judge: 1,
  edition: 'oven',
  colours: ['yellow', 'red'],
  names: ['Alba', null],
  iterations: 1,
  level: 'kitchen',
  complete: false,
  steps: [],
  accounts: [],
  decisions: [],
  moments: [],
};
const soFar: ReviewSoFar = { done: 4, total: 10, places: [], review };

/** How long a server that refuses wants to be left alone. */
let wait = '1';

function answers(...bodies: [number, unknown][]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => {
    const [status, body] = bodies.length > 1 ? bodies.shift()! : bodies[0]!;
    // Not a Response: its text comes when the browser sees fit, whatever the timers of the test say.
    const headers = new Headers(status === 200 ? {} : { 'Retry-After': wait });
    return Promise.resolve({ status, headers, text: () => Promise.resolve(JSON.stringify(body)) });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a review is asked for until it is complete, however busy the server is', async () => {
  vi.useFakeTimers();
  const complete = { ...soFar, review: { ...review, complete: true } };
  const asked = answers([503, { code: 'server_busy', text: '' }], [200, soFar], [200, complete]);
  const feed = new ReviewFeed('T', 2, 1);
  feed.start();
  await vi.waitFor(() => expect(feed.problem).toBe('busy'));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(feed.problem).toBeNull());
  expect(feed.soFar?.done).toBe(4);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(feed.complete).toBe(true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked.mock.calls[0]![0]).toBe('/api/tables/T/review?game=2&seat=1');
  vi.useRealTimers();
});

test('a review is asked for often at first, so that its first numbers come within a second', async () => {
  vi.useFakeTimers();
  const asked = answers([200, soFar]);
  const feed = new ReviewFeed('T', 1);
  feed.start();
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveBeenCalledTimes(7);
  feed.stop();
  vi.useRealTimers();
});

test('an effect that starts a feed asks no more often than the feed itself', async () => {
  vi.useFakeTimers();
  const asked = answers([200, soFar]);
  const feed = new ReviewFeed('T', 1);
  const end = $effect.root(() => {
    $effect(() => {
      feed.start();
      return () => feed.stop();
    });
  });
  await vi.advanceTimersByTimeAsync(3900);
  expect(asked).toHaveBeenCalledTimes(7);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(7);
  vi.useRealTimers();
});

test('whoever is told to wait waits as long as they are told', async () => {
  vi.useFakeTimers();
  wait = '20';
  const asked = answers([429, { code: 'rate_limited', text: '' }]);
  const feed = new ReviewFeed('T', 1);
  feed.start();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(2);
  feed.stop();
  wait = '1';
  vi.useRealTimers();
});

test('a review that was asked for is still there when somebody comes back to it', () => {
  const feed = ReviewFeed.of('T', 1, null);
  feed.soFar = soFar;
  expect(ReviewFeed.of('T', 1, null).soFar).toBe(soFar);
  expect(ReviewFeed.of('T', 2, null).soFar).toBeNull();
});

test.each([
  [undefined, 'The review is beginning.'],
  [1, 'One other game is reviewed before this one.'],
  [3, '3 other games are reviewed before this one.'],
])('a review that waits says what it waits for: %s', async (before, words) => {
  const feed = new ReviewFeed('T', 1);
  feed.soFar = { done: 0, total: 0, places: [], review: null, ...(before === undefined ? {} : { before }) };
  const screen = await render(Progress, { feed });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('what cannot be reviewed is asked for once, and again when somebody wants to', async () => {
  const asked = answers([500, { code: 'failed', text: '' }]);
  const feed = new ReviewFeed('T', 1);
  feed.start();
  await vi.waitFor(() => expect(feed.problem).toBe('failed'));
  feed.start();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  feed.stop();
});
