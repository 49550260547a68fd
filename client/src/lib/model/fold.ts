// What the table shows after each announcement: the same View that a snapshot brings, kept up to date.
//
// Nothing is decided here. The server says what happened; this file only moves the cards that were
// told to be moved, for the table in play and for the tape of one that is over.
import type { Edition } from '../edition';
import type { Drawn, GameView, Order, PublicEvent, SeatView, Table } from '../protocol';

export type Cards = Record<string, number>;

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function plus(cards: Cards, more: Cards): Cards {
  const sum = { ...cards };
  for (const [kind, count] of Object.entries(more)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

export function minus(cards: Cards, fewer: Cards): Cards {
  const rest = { ...cards };
  for (const [kind, count] of Object.entries(fewer)) {
    rest[kind] = (rest[kind] ?? 0) - count;
    if (rest[kind] <= 0) delete rest[kind];
  }
  return rest;
}

/** How many of each kind singles and doubles are worth together. */
export function worth(singles: Cards, doubles: Cards): Cards {
  return plus(plus(singles, doubles), doubles);
}

/** Whether a kind that an order forbids lies on the table. */
export function spoils(order: Order, table: Cards): boolean {
  return Boolean(order.forbidden && table[order.forbidden]);
}

function some(kind: string, count: number): Cards {
  return count > 0 ? { [kind]: count } : {};
}

/** A table with nothing on it: what every game begins with. */
export function bare() {
  return {
    to_act: null,
    decision: null,
    supply: 0,
    oven: 0,
    top: null,
    table: {},
    table_doubles: {},
    turned_up: null,
    added: {},
    added_doubles: {},
    request: null,
    helper: null,
    chef: null,
    holder: null,
    delivered_pile: 0,
    over: false,
  };
}

/** The table right after the deal, before anything is told. */
export function dealt(table: Table, edition: Edition, seat: number | null): GameView {
  const hidden = edition.delivered === 'face_down';
  const helps = edition.helping && table.seats.length > 2 && table.config.helping !== false;
  const rounds = edition.helping && !helps ? edition.rounds_without_helping : edition.rounds;
  const seats = table.seats.map((info): SeatView => {
    const colour = info.colour ?? '';
    const orders = edition.orders[colour]?.length ?? 1;
    return {
      colour,
      ingredients: edition.opening_hand,
      orders: 1,
      waiter: orders - 1,
      delivered: hidden ? null : [],
    };
  });
  return {
    seat,
    hand: seat === null ? null : { ingredients: {}, doubles: {}, orders: [] },
    seats,
    round: 1,
    rounds: rounds ?? edition.rounds,
    turn: 0,
    ...bare(),
  };
}

/** The viewer's own new cards, which only they are told. */
export function received(view: GameView, drawn: Drawn): GameView {
  if (view.hand === null) return view;
  const known = new Set(view.hand.orders.map((order) => order.number));
  const orders = [...view.hand.orders, ...drawn.orders.filter((order) => !known.has(order.number))];
  return {
    ...view,
    hand: {
      ingredients: plus(view.hand.ingredients, drawn.ingredients),
      doubles: plus(view.hand.doubles, drawn.doubles),
      // In the order in which the server tells them to somebody who comes back: they lie where they lay.
      orders: orders.sort((one, other) => one.number - other.number),
    },
  };
}

/** The table after something that everybody heard. */
export function fold(view: GameView, event: PublicEvent, edition: Edition | null): GameView {
  switch (event.what) {
    case 'placed': {
      const singles = some(event.kind, event.singles);
      const doubles = some(event.kind, event.doubles);
      return {
        ...spend(view, event.seat, singles, doubles),
        turn: event.seat,
        oven: view.oven + event.singles + event.doubles,
        top: { ingredient: { kind: event.kind, double: event.doubles > 0 } },
      };
    }
    case 'submitted': {
      const after = seatChanged(view, event.seat, (seat) => ({ orders: seat.orders - 1 }));
      return {
        ...after,
        hand: withoutOrder(after, event.seat, event.order),
        turn: event.seat,
        oven: view.oven + 1,
        top: { order: event.order },
      };
    }
    case 'drew': {
      const fromSupply = event.source === 'supply';
      const after = seatChanged(view, event.seat, (seat) =>
        fromSupply
          ? { ingredients: seat.ingredients + event.cards }
          : { orders: seat.orders + event.cards, waiter: seat.waiter - event.cards },
      );
      return {
        ...after,
        turn: event.seat,
        supply: view.supply - (fromSupply ? event.cards : 0),
      };
    }
    case 'mamma_mia_taken':
      return { ...view, holder: event.seat, supply: Math.max(0, view.supply - 1) };
    case 'passed':
      return { ...view, turn: event.seat };
    case 'awaited':
      return { ...view, turn: event.seat, to_act: event.seat, decision: event.decision };
    case 'round_began':
      return roundBegan(view, event, edition);
    case 'dealt':
      return view;
    default:
      return baking(view, event);
  }
}

function baking(
  view: GameView,
  event: Exclude<
    PublicEvent,
    { what: 'placed' | 'submitted' | 'drew' | 'mamma_mia_taken' | 'passed' | 'awaited' | 'round_began' | 'dealt' }
  >,
): GameView {
  switch (event.what) {
    case 'oven_opened':
      return { ...view, chef: event.chef, top: null, to_act: null, decision: null };
    case 'turned_up':
      return {
        ...view,
        oven: view.oven - event.singles - event.doubles,
        table: plus(view.table, some(event.kind, event.singles)),
        table_doubles: plus(view.table_doubles, some(event.kind, event.doubles)),
      };
    case 'order_turned_up':
      return {
        ...view,
        oven: view.oven - 1,
        turned_up: event.order,
        to_act: event.seat,
        decision: 'pay',
      };
    case 'added':
      return {
        ...spend(view, event.seat, event.cards, event.doubles),
        added: plus(view.added, event.cards),
        added_doubles: plus(view.added_doubles, event.doubles),
      };
    case 'asked':
      return { ...view, request: event.request, to_act: leftOf(view, event.seat), decision: 'help' };
    case 'did_not_help':
      return { ...view, to_act: leftOf(view, event.seat) };
    case 'helped': {
      const owner = ownerOf(view);
      return { ...spend(view, event.seat, event.request, {}), helper: event.seat, to_act: owner, decision: 'pay' };
    }
    case 'baked': {
      const helped = view.helper === null ? {} : (view.request ?? {});
      const fromTable = minus(minus(event.cards, view.added), helped);
      const after = seatChanged(view, event.seat, (seat) =>
        seat.delivered ? { delivered: [...seat.delivered, event.order] } : {},
      );
      return settled({
        ...after,
        table: minus(view.table, fromTable),
        table_doubles: minus(view.table_doubles, minus(event.doubles, view.added_doubles)),
        delivered_pile: view.delivered_pile + 1,
      });
    }
    case 'rewarded':
      return {
        ...seatChanged(view, event.seat, (seat) => ({ waiter: seat.waiter - 1 })),
        delivered_pile: view.delivered_pile + 1,
      };
    case 'returned':
      return settled(seatChanged(view, event.seat, (seat) => ({ waiter: seat.waiter + 1 })));
    case 'round_ended':
      return { ...view, round: Math.min(event.round + 1, view.rounds), holder: null };
    case 'game_ended':
      return {
        ...view,
        over: true,
        to_act: null,
        decision: null,
        seats: view.seats.map((seat, number) => ({ ...seat, delivered: event.orders[number] ?? [] })),
      };
  }
}

function roundBegan(
  view: GameView,
  event: Extract<PublicEvent, { what: 'round_began' }>,
  edition: Edition | null,
): GameView {
  const next = { ...view, round: event.round, turn: event.starter, supply: event.supply, chef: null };
  if (edition?.leftovers === 'visible') return next;
  const kinds = edition?.kinds ?? Object.keys(plus(event.leftovers, event.leftover_doubles));
  const last = kinds.filter((kind) => event.leftovers[kind] || event.leftover_doubles[kind]).at(-1);
  return {
    ...next,
    table: {},
    table_doubles: {},
    oven: total(event.leftovers) + total(event.leftover_doubles),
    top: last === undefined ? null : { ingredient: { kind: last, double: Boolean(event.leftover_doubles[last]) } },
  };
}

function settled(view: GameView): GameView {
  return {
    ...view,
    turned_up: null,
    to_act: null,
    decision: null,
    request: null,
    helper: null,
    added: {},
    added_doubles: {},
  };
}

/** Cards that a seat gives away: from its number of cards, and from the hand if it is the viewer's. */
function spend(view: GameView, seat: number, singles: Cards, doubles: Cards): GameView {
  const after = seatChanged(view, seat, (each) => ({
    ingredients: each.ingredients - total(singles) - total(doubles),
  }));
  if (view.hand === null || seat !== view.seat) return after;
  return {
    ...after,
    hand: {
      ...view.hand,
      ingredients: minus(view.hand.ingredients, singles),
      doubles: minus(view.hand.doubles, doubles),
    },
  };
}

function withoutOrder(view: GameView, seat: number, order: Order): GameView['hand'] {
  if (view.hand === null || seat !== view.seat) return view.hand;
  return { ...view.hand, orders: view.hand.orders.filter((each) => each.number !== order.number) };
}

function seatChanged(view: GameView, number: number, change: (seat: SeatView) => Partial<SeatView>): GameView {
  return {
    ...view,
    seats: view.seats.map((seat, each) => (each === number ? { ...seat, ...change(seat) } : seat)),
  };
}

function leftOf(view: GameView, seat: number): number {
  return (seat + 1) % view.seats.length;
}

/** The seat whose order is turned up. */
export function ownerOf(view: GameView): number | null {
  const colour = view.turned_up?.colour;
  const owner = view.seats.findIndex((seat) => seat.colour === colour);
  return owner < 0 ? null : owner;
}
