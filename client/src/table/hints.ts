// Help that notices: what a beginner is about to overlook, told from what everybody can see right now.
import { total, worth } from '../lib/model/fold';
import type { Edition } from '../lib/edition';
import type { GameView, Order } from '../lib/protocol';

export type HintName = 'first' | 'no-orders' | 'no-ingredients' | 'forbidden' | 'too-little';

/** A turn being composed. */
export interface Intention {
  kind: string | null;
  singles: number;
  doubles: number;
  order: number | null;
  drawn: 'supply' | 'waiter' | null;
}

type Rules = Pick<Edition, 'empty_handed' | 'draw_without_ingredients'>;

/** How many ingredients an order asks for at least. */
function wanted(order: Order): number {
  const chosen = (order.chosen ?? []).reduce((sum, count) => sum + count, 0);
  const either = Math.min(...Object.values(order.either ?? {}), Infinity);
  return total(order.needs ?? {}) + chosen + (order.fewest ?? 0) + (Number.isFinite(either) ? either : 0);
}

/** How many cards could pay for an order submitted now: all that lie below it, in sight, or in the hand. */
function available(view: GameView, hand: number): number {
  return view.oven * 2 + total(worth(view.table, view.table_doubles)) + hand;
}

/** What to say to somebody whose turn it is and who is about to do this; null: nothing. */
export function hint(view: GameView, rules: Rules | null, turn: Intention, helping: boolean): HintName | null {
  const hand = view.hand;
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (!hand || !own) return null;
  const inHand = total(worth(hand.ingredients, hand.doubles));
  const order = hand.orders.find((each) => each.number === turn.order);
  if (order) {
    if (order.forbidden && (order.forbidden === turn.kind || (view.table[order.forbidden] ?? 0) > 0))
      return 'forbidden';
    const least = Math.max(wanted(order), order.at_least ?? 0);
    if (!helping && available(view, inHand) < least) return 'too-little';
  }
  const placed = turn.singles + turn.doubles;
  const left = total(hand.ingredients) + total(hand.doubles) - placed;
  const passes = rules?.draw_without_ingredients === 'free' && rules.empty_handed !== 'normal';
  if (passes && turn.kind !== null && left === 0 && turn.drawn === 'waiter') return 'no-ingredients';
  if (hand.orders.length === 0 && own.waiter > 0 && turn.drawn !== 'waiter') return 'no-orders';
  return turn.kind === null ? 'first' : null;
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
