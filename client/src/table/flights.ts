// Cards that travel from one place of the table to another: shown over it, and gone when they land.
import type { GameView, Heard, Placed, TurnedUp } from '../lib/protocol';
import { minus, ownerOf, type Cards } from '../lib/model/fold';

export interface Flight {
  from: string;
  to: string;
  /** An ingredient's face, its back, or an order's back. */
  card: { kind: string; double?: boolean } | { back: 'ingredient' } | { back: 'order'; colour: string };
  /** How many milliseconds after the others it leaves. */
  later?: number;
}

/** Milliseconds for a card's flight across the table, and between two cards that go the same way. */
export const ACROSS = 400;
export const APART = 60;

/** In milliseconds: how long what became of an order is looked at before it leaves. */
const ADMIRED = 500;

const MOST = 9;

function cardsOf(from: (kind: string) => string, to: string, cards: Cards, doubles: Cards = {}): Flight[] {
  const alike = (all: Cards, double: boolean): Flight[] =>
    Object.entries(all).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => ({ from: from(kind), to, card: { kind, ...(double && { double }) } })),
    );
  return [...alike(cards, false), ...alike(doubles, true)];
}

/** Cards of one kind, the doubles last. */
function ofKind(from: string, to: string, { kind, singles, doubles }: Placed | TurnedUp): Flight[] {
  const cards = [...Array<boolean>(singles).fill(false), ...Array<boolean>(doubles).fill(true)];
  return cards.slice(-MOST).map((double) => ({ from, to, card: { kind, double } }));
}

/** How many rounds of the deal are shown: more would only mean waiting. */
const DEALT = 4;

/** The deal: card by card around the table, from the supply to everybody who sits there. */
export function deal(view: GameView | null, place: (seat: number) => string): Flight[] {
  const seats = view?.seats ?? [];
  return Array.from({ length: DEALT }, () => seats)
    .flat()
    .map((_, card) => ({ from: 'supply', to: place(card % seats.length), card: { back: 'ingredient' } }));
}

/** What moves on the screen when something is announced. */
export function flights(
  heard: Heard,
  before: GameView | null,
  after: GameView | null,
  viewer: number | null,
): Flight[] {
  const event = heard.event;
  const colour = (number: number): string => before?.seats[number]?.colour ?? '';
  const order = (own: string): Flight['card'] => ({ back: 'order', colour: own });
  const chip = (number: number): string => `seat-${number}`;
  const seat = (number: number): string => (number === viewer ? 'hand' : chip(number));
  /** Delivered orders lie before their owner, or face down in one pile. */
  const delivered = (number: number): string => (before?.seats[number]?.delivered ? chip(number) : 'delivered');
  const many = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, MOST) }, () => flight);
  switch (event.what) {
    case 'dealt':
      return deal(after, seat);
    case 'placed':
      return ofKind(seat(event.seat), 'oven', event);
    case 'submitted':
      return [{ from: seat(event.seat), to: 'oven', card: order(event.order.colour) }];
    case 'drew':
      if (event.source === 'supply') {
        return many(event.cards, { from: 'supply', to: seat(event.seat), card: { back: 'ingredient' } });
      }
      return event.seat === viewer
        ? many(event.cards, { from: 'waiter', to: 'orders', card: order(colour(event.seat)) })
        : [];
    case 'turned_up':
      return ofKind('oven', `pile-${event.kind}`, event);
    case 'added':
      return cardsOf(() => seat(event.seat), 'order', event.cards, event.doubles);
    case 'helped':
      return cardsOf(() => seat(event.seat), 'order', event.request);
    case 'baked': {
      const helped = before?.helper === null ? {} : (before?.request ?? {});
      const fromTable = minus(minus(event.cards, before?.added ?? {}), helped);
      const doubles = minus(event.doubles, before?.added_doubles ?? {});
      const toppings = cardsOf((kind) => `pile-${kind}`, 'order', fromTable, doubles).slice(0, 2 * MOST);
      const later = ACROSS + ADMIRED;
      return [...toppings, { from: 'order', to: delivered(event.seat), card: order(event.order.colour), later }];
    }
    case 'rewarded':
      return [{ from: chip(event.seat), to: delivered(event.seat), card: order(colour(event.seat)) }];
    case 'returned': {
      const owner = before === null ? null : ownerOf(before);
      return owner === null
        ? []
        : [{ from: 'order', to: chip(owner), card: order(event.order.colour), later: ADMIRED }];
    }
    default:
      return [];
  }
}
