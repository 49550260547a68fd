/** An order's recipe as things to draw: symbols with numbers, and toppings on a pizza. */
import type { Order } from '../lib/protocol';

/** A topping: an ingredient, one of the owner's choice (the first or second such kind), or one of the fewest. */
export type Topping = { kind: string } | { joker: number } | 'fewest';

export type Part =
  | { what: 'some'; count: number; topping: Topping }
  | { what: 'either'; count: number; kinds: string[] }
  | { what: 'at least'; count: number }
  | { what: 'without'; kind: string };

/** The parts of a recipe, in the order in which they are read. */
export function parts(order: Order): Part[] {
  const found: Part[] = [];
  for (const [kind, count] of Object.entries(order.needs ?? {})) {
    found.push({ what: 'some', count, topping: { kind } });
  }
  (order.chosen ?? []).forEach((count, joker) => found.push({ what: 'some', count, topping: { joker } }));
  if (order.fewest) found.push({ what: 'some', count: order.fewest, topping: 'fewest' });
  const kinds = Object.keys(order.either ?? {});
  if (kinds.length) found.push({ what: 'either', count: Math.max(...Object.values(order.either ?? {})), kinds });
  if (order.at_least) found.push({ what: 'at least', count: order.at_least });
  if (order.forbidden) found.push({ what: 'without', kind: order.forbidden });
  return found;
}

/** A recipe of one of each kind is written with a single 1. */
export function oneOfEach(order: Order): string[] | null {
  const needs = Object.entries(order.needs ?? {});
  return needs.length > 3 && needs.every(([, count]) => count === 1) ? needs.map(([kind]) => kind) : null;
}

/** Where a topping lies on a pizza of radius 50 around the middle, and how big it is. */
export interface PlacedTopping {
  topping: Topping;
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Toppings as the recipe says; what is rarest lies in the middle, as its owner's own ingredient does. */
export function toppings(order: Order): PlacedTopping[] {
  const all: Topping[] = [];
  const some = parts(order).flatMap((part) => (part.what === 'some' ? [part] : []));
  for (const part of some.toSorted((a, b) => a.count - b.count)) {
    for (let i = 0; i < part.count; i += 1) all.push(part.topping);
  }
  for (const part of parts(order)) {
    if (part.what !== 'either') continue;
    for (let i = 0; i < 6; i += 1) {
      const kind = part.kinds[Math.floor((i * part.kinds.length) / 6)];
      if (kind) all.push({ kind });
    }
  }
  const centred = (some[0]?.count === 1 && all.length !== some.length) || all.length > 6;
  const ring = all.length - (centred ? 1 : 0);
  const size = ring > 7 ? 21 : ring > 5 ? 24 : ring > 3 ? 28 : 31;
  const reach = ring > 7 ? 31 : ring > 3 ? 28 : 19;
  const start = order.either && Object.keys(order.either).length ? Math.PI * 0.67 : -Math.PI / 2;
  return all.map((topping, i) => {
    if (centred && i === 0) return { topping, x: 0, y: 0, size: size + 3, turn: -8 };
    const place = i - (centred ? 1 : 0);
    const angle = start + (2 * Math.PI * place) / ring;
    return {
      topping,
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      size,
      turn: ((place * 37) % 50) - 25,
    };
  });
}
