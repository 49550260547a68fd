import { expect, test } from 'vitest';
import { TableModel } from '../../src/lib/model.svelte';
import { MESSAGES, SNAPSHOT } from '../support/lesson';

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
  expect(model.announcement).toMatchObject({ seat: 0, kind: 'salami', count: 1, order: { number: 3 } });
  expect(model.recent).toHaveLength(1);
});

test('what was baked stands until the next card, and the air is clear when the oven opens', () => {
  expect(at('oven_opened').announcement).toBeNull();
  expect(at('baked').settled).toMatchObject({ seat: 0, baked: true, cards: { salami: 1, mushroom: 4 } });
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
  expect(model.aftermath).toBeNull();
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { what: 'round_ended', round: 1 } });
  expect(model.aftermath).toMatchObject({ round: 1, lay: {} });
  expect(model.aftermath?.events.map((event) => event.what)).toEqual(
    expect.arrayContaining(['oven_opened', 'order_turned_up', 'round_ended']),
  );
  expect(model.aftermath?.events.some((event) => event.what === 'placed')).toBe(false);
  const placed = { what: 'placed', kind: 'olive', announced: 1, singles: 1, doubles: 0 } as const;
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...placed, seat: 1 } });
  expect(model.aftermath).not.toBeNull();
  model.hear({ type: 'heard', n: model.n + 1, at: 0, event: { ...placed, seat: model.viewer ?? 0 } });
  expect(model.aftermath).toBeNull();
});
