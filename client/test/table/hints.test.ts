import { beforeEach, expect, test } from 'vitest';
import { FIRST_VIEW } from '../../src/learn/lesson';
import type { Edition } from '../../src/lib/edition';
import type { GameView, Order } from '../../src/lib/protocol';
import { hint as noticed, Said, type HintName, type Intention } from '../../src/table/hints';

type Rules = Pick<Edition, 'draw_without_ingredients'>;

/** As in `waiter` and `oven`: whoever has no ingredient left has to draw some. */
const OVEN: Rules = { draw_without_ingredients: 'supply' };
/** As in `original`, `homoludicus` and `plus`: nobody has to. */
const ORIGINAL: Rules = { draw_without_ingredients: 'free' };
const NOTHING: Intention = {
  kind: null,
  singles: 0,
  doubles: 0,
  steps: false,
  order: null,
  drawn: 'supply',
  sources: ['supply', 'waiter'],
};
const SALAMI: Intention = { ...NOTHING, kind: 'salami', singles: 1 };

const order = (number: number, more: Partial<Order>): Order => ({ colour: 'red', number, sort: 'normale', ...more });

/** The table of the lesson in a later round, with other cards in hand. */
function holding(ingredients: Record<string, number>, orders: Order[], more: Partial<GameView> = {}): GameView {
  return { ...FIRST_VIEW, round: 2, oven: 9, hand: { ingredients, doubles: {}, orders }, ...more };
}

const PIZZA = order(1, { needs: { salami: 1, mushroom: 4 } });

/** The hint at a table with doubles. */
const hint = (view: GameView, rules: Rules, turn: Intention, helping: boolean, emptied?: boolean): HintName | null =>
  noticed(view, rules, turn, { helping, doubles: true }, emptied);

beforeEach(() => localStorage.clear());

test('in the first round one is told what it is about, and whoever has chosen a kind, how many of it go in', () => {
  const first = { ...FIRST_VIEW, oven: 9, hand: { ingredients: { salami: 2 }, doubles: {}, orders: [PIZZA] } };
  expect(hint(first, OVEN, NOTHING, false)).toBe('aim');
  expect(hint(first, OVEN, { ...SALAMI, steps: true }, false)).toBe('first');
  // Of a single card there is no more and no less.
  expect(hint(first, OVEN, SALAMI, false)).toBeNull();
  expect(hint({ ...first, round: 2 }, OVEN, NOTHING, false)).toBeNull();
  expect(hint({ ...first, round: 2 }, OVEN, SALAMI, false)).toBeNull();
});

test('when the oven opens is told before it does, and what lies in the next one after it', () => {
  const view = holding({ salami: 2 }, [PIZZA]);
  const few = 3 * view.seats.length;
  expect(hint({ ...view, supply: few }, OVEN, SALAMI, false)).toBe('supply');
  expect(hint({ ...view, supply: few + 1 }, OVEN, SALAMI, false)).toBeNull();
  expect(hint({ ...view, supply: 0 }, OVEN, SALAMI, false)).toBeNull();
  expect(hint(view, OVEN, NOTHING, false, true)).toBe('leftovers');
});

test('a hand without orders is noticed, whatever is drawn; not if they cannot be drawn', () => {
  const view = holding({ salami: 2 }, []);
  expect(hint(view, OVEN, SALAMI, false)).toBe('no-orders');
  expect(hint(view, OVEN, { ...SALAMI, drawn: 'waiter' }, false)).toBe('no-orders');
  // R2.4: not without an ingredient in hand, nor from an empty stack.
  expect(hint(view, OVEN, { ...SALAMI, sources: ['supply'] }, false)).toBeNull();
});

test('the last ingredient is noticed before it is gone, where nobody has to draw another', () => {
  const view = holding({ salami: 1 }, [PIZZA]);
  const turn: Intention = { ...SALAMI, drawn: 'waiter' };
  expect(hint(view, ORIGINAL, turn, false)).toBe('no-ingredients');
  expect(hint(view, ORIGINAL, SALAMI, false)).toBeNull();
  expect(hint(view, OVEN, turn, false)).not.toBe('no-ingredients');
  expect(hint(holding({ salami: 1, olive: 1 }, [PIZZA]), ORIGINAL, turn, false)).toBe('waiter');
});

test('an order that cannot work is noticed by what is in sight', () => {
  const junior = order(2, { forbidden: 'salami', chosen: [5] });
  expect(hint(holding({ salami: 1 }, [junior]), OVEN, { ...SALAMI, order: 2 }, false)).toBe('forbidden');
  const seen = holding({ olive: 1 }, [junior], { table: { salami: 1 } });
  expect(hint(seen, OVEN, { ...NOTHING, kind: 'olive', singles: 1, order: 2 }, false)).toBe('forbidden');
  const empty = holding({ salami: 1, mushroom: 2 }, [PIZZA], { oven: 0 });
  expect(hint(empty, OVEN, { ...SALAMI, order: 1 }, false)).toBe('too-little');
  // As many cards as it asks for are not enough if they are not what it asks for.
  const olives = holding({ olive: 7 }, [PIZZA], { oven: 0 });
  expect(hint(olives, OVEN, { ...NOTHING, kind: 'olive', singles: 7, order: 1 }, false)).toBe('too-little');
  // All that is missing may lie below it, in doubles too.
  for (const [oven, said] of [[2, 'too-little'] as const, [3, null] as const]) {
    const view = holding({ olive: 7 }, [PIZZA], { oven });
    expect(hint(view, OVEN, { ...NOTHING, kind: 'olive', singles: 7, order: 1 }, false)).toBe(said);
  }
  // Without doubles there, each card is one.
  for (const [oven, said] of [[4, 'too-little'] as const, [5, null] as const]) {
    const view = holding({ olive: 7 }, [PIZZA], { oven });
    const turn = { ...NOTHING, kind: 'olive', singles: 7, order: 1 };
    expect(noticed(view, OVEN, turn, { helping: false, doubles: false })).toBe(said);
  }
  for (const [sort, few, many] of [
    [
      { chosen: [4, 4], needs: { salami: 1 } },
      { olive: 3, salami: 1 },
      { olive: 4, pepper: 4, salami: 1 },
    ],
    [{ fewest: 4 }, { olive: 3, pepper: 3 }, { olive: 4 }],
    [{ either: { pepper: 5, olive: 5 } }, { olive: 4, pepper: 4 }, { olive: 5 }],
    [{ at_least: 15 }, { olive: 7, pepper: 7 }, { olive: 8, pepper: 7 }],
  ] as [Partial<Order>, Record<string, number>, Record<string, number>][]) {
    const said = (cards: Record<string, number>) =>
      hint(
        holding(cards, [order(3, sort)], { oven: 0 }),
        OVEN,
        { ...NOTHING, kind: 'olive', singles: 1, order: 3 },
        false,
      );
    expect([said(few), said(many)]).toEqual(['too-little', null]);
  }
  // Somebody else may give what is missing.
  expect(hint(empty, OVEN, { ...SALAMI, order: 1 }, true)).toBeNull();
});

test('what was covered is never used: equal heights, equal hints', () => {
  const turn: Intention = { ...SALAMI, order: 1 };
  const one = holding({ salami: 1 }, [PIZZA], { oven: 9 });
  const other = { ...one, top: { kind: 'olive' } as unknown as GameView['top'] };
  expect(hint(one, OVEN, turn, false)).toBe(hint(other, OVEN, turn, false));
});

test('whoever draws from the waiter is told that these are orders', () => {
  const view = holding({ salami: 3, olive: 2 }, [PIZZA]);
  const turn: Intention = { ...SALAMI, drawn: 'waiter' };
  expect(hint(view, OVEN, turn, false)).toBe('waiter');
  expect(hint(view, OVEN, { ...turn, drawn: 'supply' }, false)).toBeNull();
  expect(hint(view, OVEN, { ...turn, kind: null, singles: 0 }, false)).toBeNull();
});

test('each is said in two turns, and not in a third', () => {
  const said = new Said();
  expect([said.allows('first', 1), said.allows('first', 1), said.allows('first', 5)]).toEqual([true, true, true]);
  expect(said.allows('first', 9)).toBe(false);
  expect(new Said().allows('first', 12)).toBe(false);
  expect(new Said().allows('no-orders', 12)).toBe(true);
});
