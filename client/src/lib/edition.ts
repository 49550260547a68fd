/** An edition as data: what the screens read of GET /api/editions/{name}. */
import type { Order } from './protocol';

/** An order card as an edition lists it: below its colour, in the order of its numbers. */
export type OrderCard = Omit<Order, 'colour' | 'number'> & { provenance?: string };

export interface Edition {
  name: string;
  title: string;
  about: string;
  kinds: string[];
  copies: number;
  /** By number of players: how many cards of each kind stay in the box. */
  removed: Record<string, number>;
  opening_hand: number;
  hand_limit: number;
  draw_cap?: number | null;
  mamma_mia: 'none' | 'dealt' | 'supply';
  chef: 'holder' | 'last_draw';
  empty_handed: 'normal' | 'pass' | 'pass_supply' | 'sit_out';
  sit_out_draw?: number | null;
  draw_without_ingredients: 'free' | 'supply';
  leftovers: 'visible' | 'covered';
  delivered: 'aside' | 'face_up' | 'face_down';
  helping: boolean;
  rounds: number;
  rounds_without_helping: number;
  doubles: boolean;
  waiter_name: string;
  orders: Record<string, OrderCard[]>;
}

/** The first card of a sort in an edition, with its colour and number: what a picture is drawn from. */
export function cardOf(edition: Edition, sort: string): Order | null {
  for (const [colour, cards] of Object.entries(edition.orders)) {
    const index = cards.findIndex((card) => card.sort === sort);
    const card = cards[index];
    if (card) return orderOf(card, colour, index);
  }
  return null;
}

/** A card of a colour's list as an order. */
export function orderOf(card: OrderCard, colour: string, index: number): Order {
  return { ...card, colour, number: index + 1 };
}

/** A colour's own ingredient: on most of its cards once, with four or more of another kind. */
export function ownKind(edition: Edition, colour: string): string | null {
  const counts = new Map<string, number>();
  for (const card of edition.orders[colour] ?? []) {
    for (const kind of Object.keys(card.needs ?? {})) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const most = [...counts].toSorted((a, b) => b[1] - a[1])[0];
  return most ? most[0] : null;
}

/** All orders of a colour, as cards. */
export function ordersOf(edition: Edition | null, colour: string): Order[] {
  return (edition?.orders[colour] ?? []).map((card, index) => orderOf(card, colour, index));
}
