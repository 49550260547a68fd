import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { PublicEvent } from '../../../src/lib/protocol';
import { settings } from '../../../src/lib/settings.svelte';
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
function emptied() {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, beat: BEAT } });
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

test('nothing is said of an order before it has turned', () => {
  const { unfolding, said, hear } = emptied();
  const before = unfolding.sentence;
  hear(ORDER);
  vi.advanceTimersByTime(700);
  expect([unfolding.revealed, unfolding.sentence, said]).toEqual([false, before, []]);
  vi.advanceTimersByTime(200);
  expect(unfolding.revealed).toBe(true);
  expect(said).toHaveLength(1);
  expect(unfolding.sentence).not.toBe(before);
});

test('a verdict that is hurried still waits for the card to turn, and comes after what was said of it', () => {
  const { unfolding, said, hear } = emptied();
  if (ORDER?.what !== 'order_turned_up') throw new Error('the lesson turns an order up');
  hear(ORDER);
  vi.advanceTimersByTime(300);
  hear({ what: 'returned', seat: ORDER.seat, order: ORDER.order });
  expect(said).toHaveLength(1);
  expect(unfolding.revealed).toBe(false);
  vi.advanceTimersByTime(600);
  expect(unfolding.revealed).toBe(true);
  expect(said[1]).toContain('burnt');
});

test('whoever wants little motion is told at once', () => {
  settings.motion = 'reduced';
  const { unfolding, said, hear } = emptied();
  hear(ORDER);
  expect(unfolding.revealed).toBe(true);
  expect(said).toHaveLength(1);
});
