// What became of orders in one round: told from its baking as it was heard, after the game from the tape.
import type { Order, OrderTurnedUp, PublicEvent } from '../../lib/protocol';
import { leftOpen } from '../telling';
import { minus, plus, spoils, total, worth, type Cards } from '../../lib/model/fold';

/** Somebody whose pizza took cards off the table that were missing later. */
export interface Taker {
  seat: number;
  order: Order;
  cards: Cards;
}

export interface Fate {
  seat: number;
  order: Order;
  baked: boolean;
  /** What lay in the oven when it was submitted, by kind; null if only the baking was heard. */
  below: Cards | null;
  /** What lay on the table when it turned up. */
  lay: Cards;
  /** What it lacked then. */
  missing: Cards;
  lacking: number;
  /** How many more of the kinds that it leaves open; null if there was no such kind. */
  more: number | null;
  /** What the owner added, single and double. */
  added: Cards;
  addedDoubles: Cards;
  /** Who gave the rest. */
  helper: number | null;
  /** Who had taken what it lacked, or anything that lay below it. */
  takers: Taker[];
  /** Whether its owner asked the others for cards. */
  asked: boolean;
  /** Whether a forbidden kind lay on the table. */
  spoilt: boolean;
}

/** All that lay in the oven when it was opened, by kind. */
export function ovenOf(tape: PublicEvent[]): Cards {
  let oven: Cards = {};
  for (const event of tape) {
    if (event.what === 'round_began') oven = worth(event.leftovers, event.leftover_doubles);
    if (event.what === 'placed') oven = plus(oven, { [event.kind]: event.announced });
  }
  return oven;
}

/** All that came out of the oven, with what lay face up before, by kind. */
export function turnedUp(events: PublicEvent[], lay: Cards): Cards {
  let oven = lay;
  for (const event of events) {
    if (event.what === 'turned_up') oven = plus(oven, { [event.kind]: event.singles + 2 * event.doubles });
  }
  return oven;
}

/** What became of every order of a round, in the order in which they turned up. */
export function fates(tape: PublicEvent[]): Fate[] {
  const told: Fate[] = [];
  const below = new Map<string, Cards>();
  const bakedBefore: Taker[] = [];
  let oven: Cards = {};
  let table: Cards = {};
  let fate: Fate | null = null;
  for (const event of tape) {
    switch (event.what) {
      case 'round_began':
        oven = worth(event.leftovers, event.leftover_doubles);
        table = {};
        break;
      case 'placed':
        oven = plus(oven, { [event.kind]: event.announced });
        break;
      case 'submitted':
        below.set(key(event.order), oven);
        break;
      case 'turned_up':
        table = plus(table, { [event.kind]: event.singles + 2 * event.doubles });
        break;
      case 'order_turned_up':
        fate = {
          seat: event.seat,
          order: event.order,
          baked: false,
          below: below.get(key(event.order)) ?? null,
          lay: table,
          missing: event.missing ?? {},
          lacking: event.lacking ?? 0,
          more: event.more === undefined ? 0 : event.more,
          added: {},
          addedDoubles: {},
          helper: null,
          takers: takersOf(bakedBefore, event),
          asked: false,
          spoilt: spoils(event.order, table),
        };
        told.push(fate);
        break;
      case 'added':
        if (fate) {
          fate.added = plus(fate.added, event.cards);
          fate.addedDoubles = plus(fate.addedDoubles, event.doubles);
        }
        break;
      case 'asked':
        if (fate) fate.asked = true;
        break;
      case 'helped':
        if (fate) fate.helper = event.seat;
        break;
      case 'baked': {
        if (fate) fate.baked = true;
        // What came from a hand never lay on the table, so nobody missed it later.
        const cards = common(worth(event.cards, event.doubles), table);
        bakedBefore.push({ seat: event.seat, order: event.order, cards });
        table = minus(table, cards);
        break;
      }
    }
  }
  return told;
}

function key(order: Order): string {
  return `${order.colour} ${order.number}`;
}

/** Of each kind, as many as there are in both. */
function common(some: Cards, others: Cards): Cards {
  return Object.fromEntries(
    Object.entries(some).flatMap(([kind, count]) => {
      const both = Math.min(count, others[kind] ?? 0);
      return both > 0 ? [[kind, both]] : [];
    }),
  );
}

/** Of some cards, those that tell why an order lacked something: of what it missed, or of any kind if that is open. */
export function relevant(cards: Cards, { missing = {}, more = 0 }: Pick<OrderTurnedUp, 'missing' | 'more'>): Cards {
  if (total(missing) === 0 || more !== 0) return cards;
  return Object.fromEntries(Object.entries(cards).filter(([kind]) => missing[kind]));
}

/** Those who had taken some of what was missing; if no kind is certain, all who took anything. */
function takersOf(baked: Taker[], event: OrderTurnedUp): Taker[] {
  const open = leftOpen(event.order) !== null || Boolean(event.order.at_least);
  if (total(event.missing ?? {}) === 0 && !open) return [];
  return baked
    .map((taker) => ({ ...taker, cards: relevant(taker.cards, event) }))
    .filter((taker) => total(taker.cards) > 0);
}
