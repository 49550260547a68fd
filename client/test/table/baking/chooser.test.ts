import { expect, test } from 'vitest';
import { FIRST_VIEW } from '../../../src/learn/lesson';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { GameView, Question, Table } from '../../../src/lib/protocol';
import { Chooser } from '../../../src/table/baking/chooser.svelte';
import { SNAPSHOT } from '../../support/lesson';

function asked(question: Partial<Question>, view: Partial<GameView> = {}, table: Partial<Table> = {}): Chooser {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, ...table }, view: { ...FIRST_VIEW, ...view } });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: [], ...question });
  return new Chooser(model);
}

const WITH_DOUBLES = { config: { ...SNAPSHOT.table.config, doubles: true } };

const tap = (chooser: Chooser, kind: string) => chooser.tap(chooser.taps(kind)[0]!);

test('two kinds of eleven ways are two taps and one confirmation', () => {
  const kinds = ['pineapple', 'pepper', 'mushroom', 'olive', 'salami'];
  const pairs = kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => `bake with ${one} ${other}`));
  const costs = { 'bake with pepper olive': { olive: 1 } };
  const chooser = asked({ legal: [...pairs, 'decline'], costs });
  expect(chooser.open).toBe(2);
  expect(chooser.answers.map((answer) => answer.what)).toEqual(['decline']);
  tap(chooser, 'olive');
  expect(chooser.way).toBeNull();
  tap(chooser, 'pepper');
  expect(chooser.missing).toEqual({ olive: 1 });
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
  expect(chooser.less('olive')).toEqual(['ask', 'request pepper']);
  expect(chooser.answers.map((answer) => answer.actions.at(-1))).toEqual(['send request']);
});

test('the last card that is added waits for its confirmation', () => {
  const hand = { ingredients: { olive: 1, pepper: 2 }, doubles: { olive: 2 }, orders: [] };
  const legal = ['add pepper', 'add double olive'];
  const chooser = asked({ legal, plan: ['bake'], missing: { olive: 2, pepper: 2 } }, { hand });
  // Cards are added from the hand, not from the piles.
  expect(chooser.taps('olive')).toEqual([]);
  expect(chooser.handTaps('olive')).toEqual([{ what: 'double', kind: 'olive' }]);
  expect(chooser.tap({ what: 'more', kind: 'pepper' })).toEqual(['bake', 'add pepper']);
});

test('what the server adds by itself after a card waits with it', () => {
  const hand = { ingredients: { olive: 2 }, doubles: { olive: 1 }, orders: [] };
  const question = { legal: ['add olive', 'add double olive'], plan: ['bake'], missing: { olive: 2 } };
  const chooser = asked(question, { hand });
  // R4.6: the double would be worth more than is missing then.
  expect(chooser.tap({ what: 'more', kind: 'olive' })).toBeNull();
  expect(chooser.missing).toEqual({});
  expect(chooser.aside).toEqual({ ingredients: { olive: 2 }, doubles: {} });
  expect(chooser.answers[0]).toEqual({ what: 'add', actions: ['bake', 'add olive'] });
  expect(chooser.less('olive')).toBeNull();
  expect(chooser.aside.ingredients).toEqual({});
  expect(chooser.tap({ what: 'double', kind: 'olive' })).toBeNull();
  expect(chooser.missing).toEqual({});
  expect(chooser.count('olive')).toBe(2);
  expect(chooser.answers[0]).toEqual({ what: 'add', actions: ['bake', 'add double olive'] });
  expect(chooser.less('olive')).toBeNull();
  expect(chooser.answers).toEqual([]);
});

test('a single card of one kind leaves the choice of another kind', () => {
  const hand = { ingredients: { pineapple: 2, pepper: 2 }, doubles: { pepper: 1 }, orders: [] };
  const legal = ['add pineapple', 'add pepper', 'add double pepper'];
  const chooser = asked({ legal, plan: ['bake'], missing: { pineapple: 1, pepper: 1 } }, { hand });
  expect(chooser.tap({ what: 'more', kind: 'pineapple' })).toEqual(['bake', 'add pineapple']);
  expect(chooser.staged).toEqual([]);
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

test('a Bombastica that takes the whole hand is baked with one answer', () => {
  const hand = { ingredients: { pepper: 1, mushroom: 1 }, doubles: { salami: 1 }, orders: [] };
  const chooser = asked({ legal: ['bake', 'decline'], costs: { bake: {} } }, { ...BOMBASTICA, hand });
  expect(chooser.lacking).toBe(4);
  expect(chooser.price).toEqual({ pepper: 1, mushroom: 1, salami: 2 });
  // The double is the only card left then: the server adds it by itself.
  expect(chooser.answers[0]).toEqual({ what: 'bake', actions: ['bake', 'add pepper', 'add mushroom'] });
});

test('a Bombastica that leaves a choice of cards lacks them before and after it is planned', () => {
  const hand = { ingredients: { pepper: 2, mushroom: 3 }, doubles: {}, orders: [] };
  const chooser = asked({ legal: ['bake', 'decline'], costs: { bake: {} } }, { ...BOMBASTICA, hand });
  expect(chooser.lacking).toBe(4);
  expect(chooser.answers[0]).toEqual({ what: 'choose', actions: ['bake'] });
  const planned = asked({ legal: ['add pepper', 'add mushroom'], plan: ['bake'], lacking: 4 }, { ...BOMBASTICA, hand });
  expect(planned.lacking).toBe(4);
});

test('a card may be tapped at once: it is added as soon as the order is to be baked', () => {
  const hand = { ingredients: { pepper: 2, mushroom: 3 }, doubles: {}, orders: [] };
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...FIRST_VIEW, ...BOMBASTICA, hand } });
  model.hear({ type: 'question', n: 1, decision: 'pay', legal: ['bake', 'decline'], costs: { bake: {} } });
  const chooser = new Chooser(model);
  expect(chooser.tap(chooser.handTaps('mushroom')[0]!)).toEqual(['bake']);
  expect(chooser.catchUp()).toBeNull();
  const legal = ['add pepper', 'add mushroom'];
  model.hear({ type: 'question', n: 1, decision: 'pay', legal, plan: ['bake'], lacking: 4 });
  expect(chooser.catchUp()).toEqual(['bake', 'add mushroom']);
  expect(chooser.catchUp()).toBeNull();
});

const OF_TWO_KINDS = { legal: ['bake', 'decline'], costs: { bake: { pepper: 2, olive: 1 } } };

test.each([
  { ingredients: { pepper: 2, olive: 3 }, doubles: { salami: 1 }, adds: ['add pepper', 'add pepper'] },
  { ingredients: { pepper: 1, olive: 1 }, doubles: { pepper: 1 }, adds: ['add olive'] },
])('with doubles, cards that leave no choice are added with one answer: $adds', ({ adds, ...hand }) => {
  const chooser = asked(OF_TWO_KINDS, { hand: { ...hand, orders: [] } }, WITH_DOUBLES);
  expect(chooser.chooses).toBe(false);
  expect(chooser.answers[0]).toEqual({ what: 'bake', actions: ['bake', ...adds] });
});

test('where single cards or a double may be given, the cards are chosen', () => {
  const hand = { ingredients: { pepper: 2, olive: 1 }, doubles: { pepper: 1 }, orders: [] };
  const chooser = asked(OF_TWO_KINDS, { hand }, WITH_DOUBLES);
  expect(chooser.answers[0]).toEqual({ what: 'choose', actions: ['bake'] });
  expect(chooser.handTaps('pepper').map((each) => each.what)).toEqual(['more', 'double']);
  expect(chooser.handTaps('salami')).toEqual([]);
});
