import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { PublicEvent } from '../../../src/lib/protocol';
import { settings } from '../../../src/lib/kept/settings.svelte';
import { language } from '../../../src/lib/words.svelte';
import { Unfolding } from '../../../src/table/baking/unfolding.svelte';
import { LiveRegion } from '../../../src/table/live.svelte';
import { Telling } from '../../../src/table/telling';
import { EVENTS, MESSAGES, SNAPSHOT } from '../../support/lesson';

const ORDER = EVENTS.find((event) => event.what === 'order_turned_up');
const BEAT = 1;

beforeEach(async () => {
  await language.choose('en');
  settings.motion = 'full';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  settings.motion = 'auto';
  vi.useRealTimers();
});

/** A table whose oven lies open, with somebody who looks and listens. */
function emptied(beat = BEAT) {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, beat } });
  for (const message of MESSAGES) {
    if (message.type === 'heard' && message.event.what === 'order_turned_up') break;
    model.hear(message);
  }
  const telling = new Telling(model);
  const unfolding = new Unfolding(model, telling);
  unfolding.begin();
  const live = new LiveRegion(model, telling, () => ({ wait: unfolding.wait, hums: false, speaks: false }));
  const said: string[] = [];
  live.say = (text) => said.push(text);
  live.begin();
  const hear = (event: PublicEvent | undefined): void => {
    if (event) model.hear({ type: 'heard', n: model.n + 1, at: 0, event });
  };
  return { model, unfolding, said, hear };
}

test('nothing is said of an order before it has turned', async () => {
  const { unfolding, said, hear } = emptied();
  const before = unfolding.sentence;
  hear(ORDER);
  await vi.advanceTimersByTimeAsync(700);
  expect([unfolding.revealed, unfolding.sentence, said]).toEqual([false, before, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect(unfolding.revealed).toBe(true);
  expect(said).toHaveLength(1);
  expect(unfolding.sentence).not.toBe(before);
});

test('a verdict that is hurried still waits for the card to turn, and comes after what was said of it', async () => {
  const { unfolding, said, hear } = emptied();
  if (ORDER?.what !== 'order_turned_up') throw new Error('the lesson turns an order up');
  hear(ORDER);
  await vi.advanceTimersByTimeAsync(300);
  hear({ what: 'returned', seat: ORDER.seat, order: ORDER.order });
  expect(said).toHaveLength(1);
  expect(unfolding.revealed).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(unfolding.revealed).toBe(true);
  expect(said[1]).toContain('burnt');
});

test('what an order lacks and who is asked for it waits for the card to turn, too', async () => {
  const { unfolding, hear } = emptied();
  if (ORDER?.what !== 'order_turned_up') throw new Error('the lesson turns an order up');
  hear(ORDER);
  const { seat, order } = ORDER;
  await vi.advanceTimersByTimeAsync(300);
  hear({ what: 'asked', seat, order, kinds: [], request: { olive: 1 } });
  expect(unfolding.revealed).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(unfolding.revealed).toBe(true);
  // A card that has turned stays turned.
  hear({ what: 'did_not_help', seat: 1 });
  expect(unfolding.revealed).toBe(true);
});

test('on a device that is busy, what is said waits for the card itself', async () => {
  const { unfolding, hear } = emptied();
  if (ORDER?.what !== 'order_turned_up') throw new Error('the lesson turns an order up');
  const card = document.createElement('div');
  card.dataset.place = 'order';
  const front = card.appendChild(document.createElement('span'));
  front.className = 'front';
  document.body.append(card);
  const turn = front.animate({ rotate: ['y 0deg', 'y 180deg'] }, { duration: 1000, fill: 'both' });
  turn.pause();
  hear(ORDER);
  await vi.advanceTimersByTimeAsync(900);
  hear({ what: 'asked', seat: ORDER.seat, order: ORDER.order, kinds: [], request: { olive: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(unfolding.revealed).toBe(false);
  turn.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(unfolding.revealed).toBe(true);
  card.remove();
});

test('whoever wants little motion is told at once', () => {
  settings.motion = 'reduced';
  const { unfolding, said, hear } = emptied();
  hear(ORDER);
  expect(unfolding.revealed).toBe(true);
  expect(said).toHaveLength(1);
});

const ORDERED = EVENTS.find((event) => event.what === 'baked');
const PINEAPPLES: PublicEvent = { what: 'turned_up', kind: 'pineapple', singles: 2, doubles: 0 };

/** An order as the lesson has it, that burns for somebody. */
function burnt(seat: number): PublicEvent {
  if (ORDERED?.what !== 'baked') throw new Error('the lesson bakes an order');
  return { what: 'returned', seat, order: ORDERED.order };
}

test.each([
  ['somebody', 1, 1200],
  ['the viewer', 0, 2000],
])('what became of an order of %s stays until it has been read, whatever comes out meanwhile', (_, seat, time) => {
  const { unfolding, said, hear } = emptied();
  vi.advanceTimersByTime(5000);
  hear(burnt(seat));
  expect(unfolding.sentence).toContain('burnt');
  vi.advanceTimersByTime(400);
  hear(PINEAPPLES);
  expect(unfolding.sentence).toContain('burnt');
  vi.advanceTimersByTime(time - 450);
  expect(unfolding.sentence).toContain('burnt');
  vi.advanceTimersByTime(100);
  expect(unfolding.sentence).toContain('pineapples');
  expect(said.map((each) => /burnt|pineapples/.exec(each)?.[0])).toEqual(['burnt', 'pineapples']);
});

test('a verdict gives way to the next verdict, to a question and to a pause', () => {
  const { model, unfolding, hear } = emptied();
  vi.advanceTimersByTime(5000);
  hear(burnt(0));
  const own = unfolding.sentence;
  hear(burnt(1));
  const other = unfolding.sentence;
  expect(other).not.toBe(own);
  hear(PINEAPPLES);
  expect(unfolding.sentence).toBe(other);
  model.hear({ type: 'clock', n: model.n, paused: true });
  expect(unfolding.sentence).not.toBe(other);
  model.hear({ type: 'clock', n: model.n });
  expect(unfolding.sentence).toBe(other);
  model.hear({ type: 'question', n: model.n, decision: 'pay', legal: ['bake', 'decline'] });
  expect(unfolding.sentence).not.toBe(other);
});

test('a verdict that the next card overtakes before it could be seen is read all the same', async () => {
  const { unfolding, hear } = emptied();
  hear(ORDER);
  hear(burnt(0));
  hear(PINEAPPLES);
  await vi.advanceTimersByTimeAsync(0);
  expect(unfolding.sentence).toContain('burnt');
});

test('that a round begins can be read, also by the one who begins it', () => {
  const { model, unfolding, hear } = emptied();
  hear({ what: 'round_began', round: 2, starter: 0, supply: 20, leftovers: {}, leftover_doubles: {} });
  hear({ what: 'awaited', seat: 0, decision: 'place' });
  model.hear({ type: 'turn', n: model.n, decision: 'place', legal: ['place 1 olive'] });
  vi.advanceTimersByTime(1100);
  expect(unfolding.sentence).toBe('Round 2. You begin.');
  hear({ what: 'placed', seat: 0, kind: 'olive', announced: 1, singles: 1, doubles: 0 });
  expect(unfolding.sentence).not.toContain('Round 2');
});

test('at a table that takes no time nothing stays', () => {
  const { unfolding, hear } = emptied(0);
  hear(burnt(0));
  hear(PINEAPPLES);
  expect(unfolding.sentence).toContain('pineapples');
});

test('the end of a round says how it went, after the last verdict has been read', () => {
  const { unfolding, said, hear } = emptied();
  vi.advanceTimersByTime(5000);
  hear(burnt(1));
  hear(burnt(2));
  vi.advanceTimersByTime(550);
  hear({ what: 'round_ended', round: 1 });
  expect(unfolding.sentence).toMatch(/is burnt\./);
  vi.advanceTimersByTime(1000);
  expect(unfolding.sentence).toBe('The oven is empty. 0 baked, 2 burnt.');
  expect(said.at(-1)).toBe(unfolding.sentence);
});

test.each([0, 1])('no words about an order of seat %i stand over the next one', async (seat) => {
  const { unfolding, hear } = emptied();
  vi.advanceTimersByTime(5000);
  hear(burnt(seat));
  expect(unfolding.sentence).toContain('burnt');
  hear(ORDER);
  expect(unfolding.sentence).toBe('The oven is being emptied.');
  await vi.advanceTimersByTimeAsync(900);
  expect(unfolding.revealed).toBe(true);
  expect(unfolding.sentence).not.toMatch(/burnt|emptied/);
});

test('a verdict that nobody could see is not told over the next order', () => {
  const { unfolding, hear } = emptied();
  hear(ORDER);
  hear(burnt(0));
  hear(ORDER);
  expect(unfolding.sentence).toBe('The oven is being emptied.');
});

test('whoever is awaited is named at once, as between hand and oven', () => {
  const { unfolding, hear } = emptied();
  hear({ what: 'round_began', round: 2, starter: 1, supply: 20, leftovers: {}, leftover_doubles: {} });
  hear({ what: 'awaited', seat: 1, decision: 'place' });
  vi.advanceTimersByTime(2000);
  const first = unfolding.sentence;
  expect(first).toContain('thinking');
  hear({ what: 'placed', seat: 1, kind: 'olive', announced: 1, singles: 1, doubles: 0 });
  hear({ what: 'awaited', seat: 2, decision: 'place' });
  expect(unfolding.sentence).toContain('thinking');
  expect(unfolding.sentence).not.toBe(first);
});
