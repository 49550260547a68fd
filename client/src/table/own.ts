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

/** A colour's own ingredient: the one that most of its orders ask for. */
export function ownKind(edition: EditionData | null, colour: string): string | null {
  const times: Record<string, number> = {};
  for (const order of edition?.orders[colour] ?? []) {
    for (const kind of Object.keys(order.needs ?? {})) times[kind] = (times[kind] ?? 0) + 1;
  }
  const [most] = Object.entries(times).sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
