/** What became of orders, told from a tape; and a belief against the truth. */
import { expect, test } from 'vitest';
import type { Order, PublicEvent } from '../../../src/lib/protocol';
import { check, memoryCurve, noteMemory } from '../../../src/table/after/beliefs';
import { fates, ovenOf, relevant, turnedUp } from '../../../src/table/after/story';

const mine: Order = { colour: 'green', number: 4, sort: 'normale', needs: { olive: 4, pepper: 1 } };
const theirs: Order = { colour: 'red', number: 7, sort: 'monotoni', needs: { salami: 1 }, chosen: [6] };

const tape: PublicEvent[] = [
  { what: 'round_began', round: 1, starter: 0, supply: 20, leftovers: { pepper: 1 }, leftover_doubles: {} },
  { what: 'placed', seat: 1, kind: 'olive', announced: 6, singles: 6, doubles: 0 },
  { what: 'submitted', seat: 1, order: theirs },
  { what: 'placed', seat: 0, kind: 'olive', announced: 3, singles: 1, doubles: 1 },
  { what: 'submitted', seat: 0, order: mine },
  { what: 'oven_opened', chef: 0 },
  { what: 'turned_up', kind: 'pepper', singles: 1, doubles: 0 },
  { what: 'turned_up', kind: 'olive', singles: 6, doubles: 0 },
  { what: 'order_turned_up', seat: 1, order: theirs, missing: { salami: 1 } },
  { what: 'added', seat: 1, cards: { salami: 1 }, doubles: {} },
  { what: 'baked', seat: 1, order: theirs, kinds: ['olive'], cards: { salami: 1, olive: 6 }, doubles: {} },
  { what: 'turned_up', kind: 'olive', singles: 1, doubles: 1 },
  { what: 'order_turned_up', seat: 0, order: mine, missing: { olive: 1 } },
  { what: 'returned', seat: 0, order: mine },
  { what: 'round_ended', round: 1 },
];

test('one olive short: the others had taken six', () => {
  const [first, second] = fates(tape);
  expect(first).toMatchObject({ seat: 1, baked: true, added: { salami: 1 }, below: { pepper: 1, olive: 6 } });
  expect(second).toMatchObject({
    seat: 0,
    baked: false,
    below: { pepper: 1, olive: 9 },
    lay: { pepper: 1, olive: 3 },
    missing: { olive: 1 },
    takers: [{ seat: 1, order: theirs, cards: { olive: 6 } }],
  });
});

test('what lay in the oven, less what was taken off the table, is what lay there: the account adds up', () => {
  const salami: Order = { colour: 'green', number: 5, sort: 'normale', needs: { salami: 4, pepper: 1 } };
  const later: PublicEvent[] = [
    { what: 'order_turned_up', seat: 0, order: salami, missing: { salami: 4 } },
    { what: 'returned', seat: 0, order: salami },
  ];
  // The salami that was added came from a hand: nobody missed it.
  expect(fates([...tape.slice(0, -1), ...later]).at(-1)).toMatchObject({ lay: { pepper: 1, olive: 3 }, takers: [] });
  const bombastica: Order = { colour: 'green', number: 8, sort: 'bombastica', at_least: 15 };
  const open: PublicEvent[] = [{ what: 'order_turned_up', seat: 0, order: bombastica, lacking: 11 }];
  const fate = fates([...tape.slice(0, -1), ...open]).at(-1);
  expect(fate?.takers).toMatchObject([{ seat: 1, cards: { olive: 6 } }]);
});

test('where kinds are open, what is told of the table is all of it: any of them may have been wanted', () => {
  const lay = { pepper: 1, olive: 3 };
  const missing = { salami: 1 };
  expect(relevant(lay, { missing, more: 3 })).toEqual(lay);
  expect(relevant(lay, { missing, more: null })).toEqual(lay);
  expect(relevant(lay, { missing: { olive: 1 } })).toEqual({ olive: 3 });
});

test('what was added is told as the cards that it was', () => {
  const added = { what: 'added', seat: 1, cards: { salami: 1 }, doubles: { olive: 1 } } as const;
  const [first] = fates(tape.map((event) => (event.what === 'added' ? added : event)));
  expect(first).toMatchObject({ added: { salami: 1 }, addedDoubles: { olive: 1 } });
});

test('what lay in the oven counts doubles twice', () => {
  expect(ovenOf(tape)).toEqual({ pepper: 1, olive: 9 });
});

test('a belief is measured against guessing evenly', () => {
  const kinds = ['pepper', 'olive'];
  const right = (believed: Record<string, number>, truth: Record<string, number>): number =>
    check(1, believed, truth, kinds).accuracy;
  expect(right({ pepper: 1, olive: 9 }, { pepper: 1, olive: 9 })).toBe(1);
  expect(right({ pepper: 5, olive: 5 }, { pepper: 1, olive: 9 })).toBe(0);
  expect(right({ pepper: 3, olive: 7 }, { pepper: 1, olive: 9 })).toBe(0.5);
  // Worse than guessing is no memory either.
  expect(right({}, { olive: 4 })).toBe(0);
  expect(right({ pepper: 1 }, { pepper: 2, olive: 2 })).toBe(0);
  expect(right({}, {})).toBe(1);
});

test('a curve of games keeps each game once', () => {
  localStorage.clear();
  noteMemory('a 1', 0.5);
  noteMemory('b 1', 0.25);
  expect(noteMemory('a 1', 0.75)).toEqual([
    { game: 'b 1', accuracy: 0.25 },
    { game: 'a 1', accuracy: 0.75 },
  ]);
  expect(memoryCurve()).toHaveLength(2);
});
test('from the baking alone, as it was heard, nobody learns what lay below an order', () => {
  const baking = tape.slice(tape.findIndex((event) => event.what === 'oven_opened'));
  expect(fates(baking).map((fate) => [fate.baked, fate.below])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(turnedUp(baking, {})).toEqual(ovenOf(tape));
  expect(turnedUp([], { olive: 2 })).toEqual({ olive: 2 });
});
