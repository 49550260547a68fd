import { expect, test } from 'vitest';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { GameView, Question } from '../../../src/lib/protocol';
import { Chooser } from '../../../src/table/baking/chooser.svelte';
import { SNAPSHOT } from '../../support/lesson';

function asked(question: Partial<Question>, view: Partial<GameView> = {}): Chooser {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, ...view } });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: [], ...question });
  return new Chooser(model);
}

const tap = (chooser: Chooser, kind: string) => chooser.tap(chooser.taps(kind)[0]!);

test('two kinds of eleven ways are two taps and one confirmation', () => {
  const kinds = ['pineapple', 'pepper', 'mushroom', 'olive', 'salami'];
  const pairs = kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => `bake with ${one} ${other}`));
  const costs = { 'bake with pepper olive': { olive: 1 } };
  const gives = { 'bake with pepper olive': { cards: { olive: 1 } } };
  const chooser = asked({ legal: [...pairs, 'decline'], costs, gives });
  expect(chooser.open).toBe(2);
  expect(chooser.answers.map((answer) => answer.what)).toEqual(['decline']);
  tap(chooser, 'olive');
  expect(chooser.way).toBeNull();
  tap(chooser, 'pepper');
  expect(chooser.missing).toEqual({ olive: 1 });
  expect(chooser.price.ingredients).toEqual({ olive: 1 });
  expect(chooser.answers[0]).toEqual({ what: 'bake', actions: ['bake with pepper olive'] });
  // A third one takes the place of the first; a second tap takes one back.
  tap(chooser, 'salami');
  expect(chooser.way?.bake).toBe('bake with pepper salami');
  tap(chooser, 'salami');
  expect(chooser.kinds).toEqual(['pepper']);
});

test('cards that are asked for are named on the piles, and taken back there', () => {
  const chooser = asked({
    legal: ['request olive', 'send request'],
    plan: ['ask', 'request olive', 'request pepper'],
    missing: { olive: 2, pepper: 1 },
    asked: { olive: 1, pepper: 1 },
  });
  expect(chooser.missing).toEqual({ olive: 1 });
  expect(chooser.count('pepper')).toBe(1);
  expect(tap(chooser, 'olive')).toEqual(['ask', 'request olive', 'request pepper', 'request olive']);
  expect(chooser.taps('pepper')).toEqual([]);
  expect(chooser.tap({ what: 'less', kind: 'olive' })).toEqual(['ask', 'request pepper']);
  expect(chooser.answers.map((answer) => answer.actions.at(-1))).toEqual(['send request']);
});

test('cards that have to be asked for stand on their piles without being named, and cannot be taken back', () => {
  const chooser = asked({
    legal: ['request olive', 'send request'],
    plan: ['ask'],
    missing: { olive: 2, pepper: 4 },
    asked: { pepper: 4 },
  });
  expect(chooser.count('pepper')).toBe(4);
  expect(chooser.named('pepper')).toBe(false);
  expect(chooser.count('olive')).toBe(0);
});

test('a card that leaves a choice is planned, and added from the hand', () => {
  const hand = { ingredients: { olive: 1, pepper: 2 }, doubles: { olive: 2 }, orders: [] };
  const legal = ['add pepper', 'add double olive'];
  const gives = { 'add pepper': { choice: legal }, 'add double olive': { choice: legal } };
  const chooser = asked({ legal, plan: ['bake'], missing: { olive: 2, pepper: 2 }, gives }, { hand });
  // Cards are added from the hand, not from the piles.
  expect(chooser.taps('olive')).toEqual([]);
  expect(chooser.handTaps('olive')).toEqual([{ what: 'double', kind: 'olive' }]);
  expect(chooser.tap({ what: 'more', kind: 'pepper' })).toEqual(['bake', 'add pepper']);
});

test('the last card that leaves a choice waits for its confirmation, with all that follows from it', () => {
  const hand = { ingredients: { olive: 2, pepper: 2 }, doubles: { olive: 1 }, orders: [] };
  const gives = {
    'add olive': { cards: { olive: 2, pepper: 1 }, rest: ['add olive'] },
    'add double olive': { doubles: { olive: 1 }, cards: { pepper: 1 } },
  };
  const plan = ['bake', 'add pepper'];
  const question = { legal: Object.keys(gives), plan, missing: { olive: 2, pepper: 1 }, gives };
  const chooser = asked(question, { hand });
  expect(chooser.tap({ what: 'more', kind: 'olive' })).toBeNull();
  expect(chooser.missing).toEqual({});
  expect(chooser.aside).toEqual({ ingredients: { olive: 2, pepper: 2 }, doubles: {} });
  expect(chooser.handTaps('olive')).toEqual([]);
  expect(chooser.answers[0]).toEqual({ what: 'add', actions: [...plan, 'add olive', 'add olive'] });
  expect(chooser.tap({ what: 'less', kind: 'olive' })).toBeNull();
  expect(chooser.aside.ingredients).toEqual({ pepper: 1 });
  expect(chooser.tap({ what: 'double', kind: 'olive' })).toBeNull();
  expect(chooser.count('olive')).toBe(2);
  expect(chooser.answers[0]).toEqual({ what: 'add', actions: [...plan, 'add double olive'] });
  expect(chooser.tap({ what: 'less', kind: 'olive' })).toBeNull();
  expect(chooser.answers).toEqual([]);
  // Without a card, the order may be left to burn again.
  expect(chooser.tap({ what: 'less', kind: 'pepper' })).toEqual([]);
});

test('help is given or not, and what has one answer is only acknowledged', () => {
  const helping = asked({ decision: 'help', legal: ['refuse', 'help'] });
  expect(helping.answers.map((answer) => answer.what)).toEqual(['help', 'refuse']);
  const forced = asked({ legal: ['decline'] });
  expect(forced.forced).toBe(true);
  expect(forced.taps('olive')).toEqual([]);
  expect(forced.answers).toEqual([{ what: 'decline', actions: ['decline'] }]);
});

const BOMBASTICA: Partial<GameView> = {
  turned_up: { colour: 'yellow', number: 7, sort: 'bombastica', needs: {}, at_least: 15 },
  table: { pineapple: 1, pepper: 3, olive: 4, salami: 1 },
  table_doubles: { salami: 1 },
};

test('cards that leave no choice are added with one answer', () => {
  const hand = { ingredients: { pepper: 1, mushroom: 1 }, doubles: { salami: 1 }, orders: [] };
  const rest = ['add pepper', 'add mushroom'];
  const gives = { bake: { cards: { pepper: 1, mushroom: 1 }, doubles: { salami: 1 }, rest } };
  const question = { legal: ['bake', 'decline'], costs: { bake: {} }, lacking: 4, gives };
  const chooser = asked(question, { ...BOMBASTICA, hand });
  expect(chooser.chooses).toBe(false);
  expect(chooser.lacking).toBe(4);
  expect(chooser.price).toEqual({ ingredients: { pepper: 1, mushroom: 1 }, doubles: { salami: 1 } });
  expect(chooser.answers[0]).toEqual({ what: 'bake', actions: ['bake', 'add pepper', 'add mushroom'] });
});

test('cards that leave a choice are taken from the hand, those alone that the server offers', () => {
  const hand = { ingredients: { pepper: 2, olive: 1, salami: 1 }, doubles: { pepper: 1 }, orders: [] };
  const choice = ['add pepper', 'add olive', 'add double pepper'];
  const costs = { bake: { pepper: 2, olive: 1 } };
  const chooser = asked({ legal: ['bake', 'decline'], costs, gives: { bake: { choice } } }, { hand });
  // Nothing else stands before the cards: they are tapped at once.
  expect(chooser.answers.map((each) => each.what)).toEqual(['decline']);
  expect(chooser.choosing).toBe(true);
  expect(chooser.missing).toEqual({ pepper: 2, olive: 1 });
  expect(chooser.handTaps('pepper').map((each) => each.what)).toEqual(['more', 'double']);
  expect(chooser.handTaps('salami')).toEqual([]);
});

// A line that is slow: what was sent is answered when the test says so.

const CHOICE = ['add pepper', 'add mushroom'];
const GIVES = { 'add pepper': { choice: CHOICE }, 'add mushroom': { choice: CHOICE } };

function slowly() {
  const hand = { ingredients: { pepper: 2, mushroom: 4 }, doubles: {}, orders: [] };
  const model = new TableModel('abc');
  const hear = (plan: string[], question: Partial<Question>): void =>
    model.hear({ type: 'question', n: 1, decision: 'pay', legal: CHOICE, plan, gives: GIVES, ...question });
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, ...BOMBASTICA, hand } });
  hear([], { legal: ['bake', 'decline'], costs: { bake: {} }, gives: { bake: { choice: CHOICE } }, lacking: 4 });
  const line = { busy: false };
  return { model, hear, line, chooser: new Chooser(model, () => line.busy) };
}

test('cards may be tapped at once: they are added, one by one, as soon as the server has answered', () => {
  const { hear, line, chooser } = slowly();
  expect(chooser.tap(chooser.handTaps('mushroom')[0]!)).toEqual(['bake']);
  line.busy = true;
  expect(chooser.tap(chooser.handTaps('pepper')[0]!)).toBeNull();
  expect(chooser.tap(chooser.handTaps('pepper')[0]!)).toBeNull();
  expect(chooser.catchUp()).toBeNull();
  // They lie aside already, and no card can be tapped twice.
  expect(chooser.aside.ingredients).toEqual({ mushroom: 1, pepper: 2 });
  expect(chooser.handTaps('pepper')).toEqual([]);
  hear(['bake'], { lacking: 4 });
  line.busy = false;
  expect(chooser.catchUp()).toEqual(['bake', 'add mushroom']);
  line.busy = true;
  expect(chooser.catchUp()).toBeNull();
  expect(chooser.aside.ingredients).toEqual({ mushroom: 1, pepper: 2 });
  hear(['bake', 'add mushroom'], { lacking: 3 });
  line.busy = false;
  expect(chooser.catchUp()).toEqual(['bake', 'add mushroom', 'add pepper']);
  hear(['bake', 'add mushroom', 'add pepper'], {
    lacking: 2,
    gives: { ...GIVES, 'add pepper': { cards: { pepper: 1, mushroom: 1 } } },
  });
  // With the last one everything is there: that is confirmed, not sent.
  expect(chooser.catchUp()).toBeNull();
  expect(chooser.answers[0]?.actions).toEqual(['bake', 'add mushroom', 'add pepper', 'add pepper']);
});

test('a tap that no longer fits is dropped, and what comes after it is not', () => {
  const { hear, line, chooser } = slowly();
  hear(['bake'], { lacking: 4 });
  expect(chooser.tap({ what: 'more', kind: 'mushroom' })).toEqual(['bake', 'add mushroom']);
  line.busy = true;
  chooser.tap({ what: 'more', kind: 'pepper' });
  chooser.tap({ what: 'less', kind: 'mushroom' });
  hear(['bake', 'add mushroom'], { legal: ['add mushroom', 'add olive'], lacking: 3 });
  line.busy = false;
  expect(chooser.catchUp()).toEqual([]);
  expect(chooser.waits).toBe(false);
});

test('taps that wait are dropped with their question, and with a tap that is refused', () => {
  const { hear, line, chooser } = slowly();
  hear(['bake'], { lacking: 4 });
  chooser.tap({ what: 'more', kind: 'mushroom' });
  line.busy = true;
  chooser.tap({ what: 'more', kind: 'pepper' });
  chooser.clear();
  expect(chooser.waits).toBe(false);
  chooser.tap({ what: 'more', kind: 'pepper' });
  line.busy = false;
  expect(chooser.catchUp()).toBeNull();
  expect(chooser.waits).toBe(false);
  expect(chooser.tap({ what: 'more', kind: 'pepper' })).toEqual(['bake', 'add pepper']);
});

test('cards that are asked for wait for each other, too', () => {
  const { hear, line, chooser } = slowly();
  const legal = ['request olive', 'request pepper', 'send request'];
  hear(['ask'], { legal, gives: {}, lacking: 4 });
  expect(tap(chooser, 'olive')).toEqual(['ask', 'request olive']);
  line.busy = true;
  expect(tap(chooser, 'olive')).toBeNull();
  hear(['ask', 'request olive'], { legal, gives: {}, lacking: 4, asked: { olive: 1 } });
  expect(chooser.count('olive')).toBe(2);
  line.busy = false;
  expect(chooser.catchUp()).toEqual(['ask', 'request olive', 'request olive']);
});
