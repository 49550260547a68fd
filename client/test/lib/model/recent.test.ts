import { expect, test } from 'vitest';
import { Recent } from '../../../src/lib/model/recent';
import { EVENTS } from '../../support/lesson';

const closed = EVENTS.slice(
  0,
  EVENTS.findIndex((event) => event.what === 'oven_opened'),
);

test('a lap stays on the rail, a turn in the kitchen, and nothing without help', () => {
  const recent = new Recent(3);
  for (const event of closed) recent.hear(event);
  expect(recent.allowed('rail').map((turn) => turn.map((event) => event.what))).toEqual([
    ['placed', 'drew'],
    ['placed', 'submitted', 'drew'],
    ['placed', 'submitted', 'drew'],
  ]);
  expect(recent.allowed('kitchen')).toEqual([recent.last()]);
  expect(recent.allowed('photographic')).toEqual([]);
});

test('when the oven is opened, all of it is forgotten', () => {
  const recent = new Recent(3);
  for (const event of [...closed, { what: 'oven_opened', chef: 0 } as const]) recent.hear(event);
  expect(recent.allowed('rail')).toEqual([]);
  expect(recent.last()).toEqual([]);
});
