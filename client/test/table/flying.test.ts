import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../src/lib/model/model.svelte';
import Flights from '../../src/table/Flights.svelte';
import { MESSAGES, SNAPSHOT } from '../support/lesson';

test('an order lies on nothing before it leaves: what became of it can be read', async () => {
  const model = new TableModel('abc');
  const places = ['order', 'seat-0', 'seat-1', 'seat-2', 'pile-mushroom', 'pile-salami'];
  for (const place of places) {
    const spot = document.createElement('i');
    spot.dataset['place'] = place;
    document.body.append(spot);
  }
  await render(Flights, { model });
  const baked = MESSAGES.findIndex((each) => each.type === 'heard' && each.event.what === 'baked');
  for (const message of [SNAPSHOT, ...MESSAGES.slice(0, baked + 1)]) model.hear(message);
  flushSync();
  const leaving = [...document.querySelectorAll('.flight')].at(-1)!;
  const [moving] = leaving.getAnimations();
  moving!.pause();
  const seenAt = (time: number): string => {
    moving!.currentTime = time;
    return getComputedStyle(leaving).opacity;
  };
  const { delay } = moving!.effect!.getComputedTiming();
  expect(delay).toBeGreaterThan(500);
  expect([0, delay! - 1, delay! + 1].map(seenAt)).toEqual(['0', '0', '1']);
});

test('a place is looked up once, until the screen changes', async () => {
  const model = new TableModel('abc');
  for (const place of ['hand', 'oven']) {
    const spot = document.createElement('i');
    spot.dataset['place'] = place;
    document.body.append(spot);
  }
  await render(Flights, { model });
  model.hear(SNAPSHOT);
  flushSync();
  const looked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const looks = (): number => {
    looked.mockClear();
    const event = { what: 'placed', seat: 0, kind: 'salami', announced: 1, singles: 1, doubles: 0 } as const;
    model.hear({ type: 'heard', n: model.n + 1, at: 0, event });
    flushSync();
    return looked.mock.calls.length;
  };
  expect([looks(), looks()]).toEqual([2, 0]);
  window.dispatchEvent(new Event('resize'));
  expect(looks()).toBe(2);
});
