// Cards that travel from one place of the table to another: shown over it, and gone when they land.
import type { GameView, Heard } from '../lib/protocol';
import { minus, ownerOf, type Cards } from '../lib/fold';

export interface Flight {
  from: string;
  to: string;
  /** An ingredient's face, its back, or an order's back. */
  card: { kind: string } | { back: 'ingredient' } | { back: 'order'; colour: string };
}

/** Milliseconds for a card's way across the table, and between two cards that go the same way. */
export const ACROSS = 400;
export const APART = 60;

const MOST = 9;

function cardsOf(from: (kind: string) => string, to: string, cards: Cards): Flight[] {
  return Object.entries(cards).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({ from: from(kind), to, card: { kind } })),
  );
}

/** What is seen to move when something is announced. */
export function flights(heard: Heard, before: GameView | null, viewer: number | null): Flight[] {
  const event = heard.event;
  const seat = (number: number): string => (number === viewer ? 'hand' : `seat-${number}`);
  const many = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, MOST) }, () => flight);
  switch (event.what) {
    case 'placed':
      return many(event.singles + event.doubles, {
        from: seat(event.seat),
        to: 'oven',
        card: { kind: event.kind },
      });
    case 'submitted':
      return [{ from: seat(event.seat), to: 'oven', card: { back: 'order', colour: event.order.colour } }];
    case 'drew':
      return event.source === 'supply'
        ? many(event.cards, { from: 'supply', to: seat(event.seat), card: { back: 'ingredient' } })
        : [];
    case 'turned_up':
      return many(event.singles + event.doubles, {
        from: 'oven',
        to: `pile-${event.kind}`,
        card: { kind: event.kind },
      });
    case 'added':
      return cardsOf(() => seat(event.seat), 'order', event.cards);
    case 'helped':
      return cardsOf(() => seat(event.seat), 'order', event.request);
    case 'baked': {
      const helped = before?.helper === null ? {} : (before?.request ?? {});
      const fromTable = minus(minus(event.cards, before?.added ?? {}), helped);
      return cardsOf((kind) => `pile-${kind}`, 'order', fromTable).slice(0, 2 * MOST);
    }
    case 'returned': {
      const owner = before === null ? null : ownerOf(before);
      return owner === null
        ? []
        : [{ from: 'order', to: seat(owner), card: { back: 'order', colour: event.order.colour } }];
    }
    default:
      return [];
  }
}
