// Help that notices: what a beginner is about to overlook, told from what everybody can see right now.
import { plus, total, worth, type Cards } from '../lib/model/fold';
import type { Edition } from '../lib/edition';
import type { GameView, Order } from '../lib/protocol';

export type HintName =
  'first' | 'aim' | 'no-orders' | 'waiter' | 'no-ingredients' | 'forbidden' | 'too-little' | 'supply' | 'leftovers';

/** A turn being composed. */
export interface Intention {
  kind: string | null;
  singles: number;
  doubles: number;
  /** Whether there is a choice of how many go in. */
  steps: boolean;
  order: number | null;
  drawn: 'supply' | 'waiter' | null;
  /** The stacks that can be drawn from at its end. */
  sources: readonly ('supply' | 'waiter')[];
}

type Rules = Pick<Edition, 'draw_without_ingredients'>;

/** What this table plays with. */
export interface Played {
  helping: boolean;
  doubles: boolean;
}

/** How many cards an order lacks at least if only these are there, whatever kinds are chosen for it. */
function lacks(order: Order, there: Cards): number {
  const most = Math.max(0, ...Object.values(there));
  const short = (wanted: number, found: number): number => Math.max(0, wanted - found);
  const needs = Object.entries(order.needs ?? {}).map(([kind, count]) => short(count, there[kind] ?? 0));
  const open = [...(order.chosen ?? []), order.fewest ?? 0].map((count) => short(count, most));
  const either = Object.entries(order.either ?? {}).map(([kind, count]) => short(count, there[kind] ?? 0));
  const all = [...needs, ...open, either.length ? Math.min(...either) : 0].reduce((sum, count) => sum + count, 0);
  return Math.max(all, short(order.at_least ?? 0, total(there)));
}

/**
 * How many an order submitted now lacks of what is in sight and in the hand, beyond all that can lie below it: the
 * height of the oven is told to everybody, and each card in it may be what is missing, a double twice.
 */
function outOfReach(view: GameView, order: Order, doubles: boolean): boolean {
  const hand = worth(view.hand?.ingredients ?? {}, view.hand?.doubles ?? {});
  return lacks(order, plus(hand, worth(view.table, view.table_doubles))) > view.oven * (doubles ? 2 : 1);
}

/** Whether somebody may bring about that no ingredient is left: then there is nothing to put in next time. */
export function mayRunOut(rules: Rules | null): boolean {
  return rules?.draw_without_ingredients === 'free';
}

/** With so few cards in the supply for each player, the oven will soon be opened. */
const FEW = 3;

/**
 * What to say to somebody whose turn it is and who is about to do this; null: nothing. `emptied` says whether it is
 * the player's first turn since the oven was emptied.
 */
export function hint(
  view: GameView,
  rules: Rules | null,
  turn: Intention,
  { helping, doubles }: Played,
  emptied = false,
): HintName | null {
  const hand = view.hand;
  if (!hand) return null;
  const order = hand.orders.find((each) => each.number === turn.order);
  if (order) {
    if (order.forbidden && (order.forbidden === turn.kind || (view.table[order.forbidden] ?? 0) > 0))
      return 'forbidden';
    if (!helping && outOfReach(view, order, doubles)) return 'too-little';
  }
  const placed = turn.singles + turn.doubles;
  const left = total(hand.ingredients) + total(hand.doubles) - placed;
  if (mayRunOut(rules) && turn.kind !== null && left === 0 && turn.drawn === 'waiter') return 'no-ingredients';
  if (hand.orders.length === 0 && turn.sources.includes('waiter')) return 'no-orders';
  if (turn.kind !== null && turn.drawn === 'waiter') return 'waiter';
  if (emptied) return 'leftovers';
  if (view.supply > 0 && view.supply <= FEW * view.seats.length) return 'supply';
  if (view.round > 1) return null;
  if (turn.kind === null) return 'aim';
  return turn.steps ? 'first' : null;
}

const KEPT = 'pizzaiolo.hints';
const MOST = 2;

/** How often each has been said in this browser: twice is enough. */
export class Said {
  #counts: Partial<Record<HintName, number>>;
  /** The turn in which each was said last: within a turn it stays. */
  #turns: Partial<Record<HintName, number>> = {};

  constructor() {
    try {
      this.#counts = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<HintName, number>>;
    } catch {
      this.#counts = {};
    }
  }

  /** Whether to say it in this turn; asked again in the same turn, the answer is the same. */
  allows(name: HintName, turn: number): boolean {
    if (this.#turns[name] === turn) return true;
    const count = this.#counts[name] ?? 0;
    if (count >= MOST) return false;
    this.#counts = { ...this.#counts, [name]: count + 1 };
    this.#turns[name] = turn;
    this.#keep();
    return true;
  }

  /** Whoever closes it has read it: it is not said again. */
  close(name: HintName): void {
    this.#counts = { ...this.#counts, [name]: MOST };
    delete this.#turns[name];
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.#counts));
  }
}
