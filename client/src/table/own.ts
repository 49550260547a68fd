// What an edition says about a colour: its own ingredient and its orders.
import type { Order } from '../lib/protocol';
import type { EditionData } from './fold';

/** All orders of a colour, as cards. */
export function ordersOf(edition: EditionData | null, colour: string): Order[] {
  return (edition?.orders[colour] ?? []).map((order, place) => ({
    ...order,
    colour,
    number: place + 1,
  }));
}
