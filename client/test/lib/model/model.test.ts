import { expect, test, vi } from 'vitest';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';

function at(what: string): TableModel {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  for (const message of MESSAGES) {
    model.hear(message);
    if (message.type === 'heard' && message.event.what === what) break;
  }
  return model;
}

test('a snapshot and what is heard after it make the table', () => {
  const model = at('submitted');
  expect(model.view?.hand?.ingredients).toEqual({ olive: 2, pineapple: 3 });
  expect(model.air.announcement).toMatchObject({ seat: 0, kind: 'salami', count: 1, order: null });
  expect(model.recent).toHaveLength(1);
});

test('what is called out stays until it can have been read, however fast the table', () => {
  vi.useFakeTimers();
  const { air } = at('placed');
  vi.advanceTimersByTime(1100);
  expect(air.announcement).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(air.announcement).toBeNull();
  vi.useRealTimers();
});

test('what was baked stands until the next card, and the air is clear when the oven opens', () => {
  expect(at('oven_opened').air.announcement).toBeNull();
  expect(at('baked').news.settled).toMatchObject({ seat: 0, baked: true, cards: { salami: 1, mushroom: 4 } });
});

test('whoever comes to an oven that was just opened knows it until something comes out', () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...SNAPSHOT.view!, chef: 1 }, opened: true });
  expect(model.news.opened).toBe(true);
  const event = { what: 'turned_up', kind: 'olive', singles: 1, doubles: 0 } as const;
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event });
  expect(model.news.opened).toBe(false);
  expect(at('oven_opened').news.opened).toBe(true);
});

test('a turn is over when anything later is heard', () => {
  const model = at('placed');
  model.hear({ type: 'turn', n: model.n, decision: 'turn', legal: [] });
  expect(model.turn).not.toBeNull();
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { what: 'passed', seat: 1 } });
  expect(model.turn).toBeNull();
});

test('a baking is remembered as it was heard, until this seat plays again', () => {
  const model = at('baked');
  expect(model.news.aftermath).toBeNull();
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { what: 'round_ended', round: 1 } });
  expect(model.news.aftermath).toMatchObject({ round: 1, lay: {} });
  expect(model.news.aftermath?.events.map((event) => event.what)).toEqual(
    expect.arrayContaining(['oven_opened', 'order_turned_up', 'round_ended']),
  );
  expect(model.news.aftermath?.events.some((event) => event.what === 'placed')).toBe(false);
  const placed = { what: 'placed', kind: 'olive', announced: 1, singles: 1, doubles: 0 } as const;
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...placed, seat: 1 } });
  expect(model.news.aftermath).not.toBeNull();
  // What the table placed, as there was nothing to choose, left no time to read.
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...placed, seat: model.viewer ?? 0 } });
  expect(model.news.aftermath).not.toBeNull();
  model.hear({ type: 'turn', n: model.n, decision: 'place', legal: [] });
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...placed, seat: model.viewer ?? 0 } });
  expect(model.news.aftermath).toBeNull();
});

const OLIVE = { what: 'placed', kind: 'olive', announced: 1, singles: 1, doubles: 0 } as const;

test('what went in without having been chosen is noted, and nothing else is', () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  const placed = (seat: number, by?: 'timeout'): void =>
    model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...OLIVE, seat }, ...(by ? { by } : {}) });
  model.hear({ type: 'turn', n: model.n, decision: 'place', legal: ['place 1 olive'] });
  placed(0);
  expect(model.placedForYou).toBeNull();
  placed(1);
  expect(model.placedForYou).toBeNull();
  placed(0, 'timeout');
  expect(model.placedForYou).toBeNull();
  placed(0);
  expect(model.placedForYou).toMatchObject({ seat: 0, kind: 'olive' });
});

test('whoever loses the connection is told what came since, and not what came before', () => {
  const model = at('submitted');
  const heard = (n: number) => ({ type: 'heard', n, at: 0, event: { ...OLIVE, seat: 1 } }) as const;
  model.hear({ ...SNAPSHOT, n: model.n + 2, missed: [model.n - 1, model.n, model.n + 1, model.n + 2].map(heard) });
  expect(model.missed.map((each) => each.n)).toEqual([model.n - 1, model.n]);
  const anew = new TableModel('abc');
  anew.hear({ ...SNAPSHOT, missed: [heard(1)] });
  expect(anew.missed).toHaveLength(1);
});

test('a device that is passed around is here with all its people, and hosts with any of them', () => {
  const seat = { name: 'Alba', colour: 'yellow' };
  const shared = { ...SNAPSHOT.table, host: 1, seats: [{ ...seat }, { ...seat, name: 'Bruno' }, { bot: 'greedy' }] };
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, viewer: null, watching: true, host: true, device: [0, 1], table: shared });
  expect([model.here, model.host, model.playing]).toEqual([[0, 1], true, false]);
  model.hear({ ...shared, seats: [seat, {}, { bot: 'greedy' }], host: 0 });
  expect([model.here, model.host]).toEqual([[0], true]);
  model.hear({ ...shared, host: 2 });
  expect(model.host).toBe(false);
});

test('a big screen that laid the table is its host until somebody else is', () => {
  const model = new TableModel('abc');
  const laid = { ...SNAPSHOT.table, host: null };
  model.hear({ ...SNAPSHOT, viewer: null, watching: true, host: true, table: laid });
  expect([model.here, model.host]).toEqual([[], true]);
  model.hear({ ...laid, host: 1 });
  expect(model.host).toBe(false);
});
