/** The lesson: one oven with two scripted players, as the messages a server would send, and what is said to it. */
import { DEFAULT_LEVEL, type GameView, type Order, type PublicEvent, type Table } from '../lib/protocol';
import { bare } from '../lib/model/fold';

export const YOU = 0;
const NONNA = 1;
const PIA = 2;

const red = (number: number, order: Partial<Order>): Order => ({ colour: 'red', number, sort: 'normale', ...order });

const MUSHROOMS = red(3, { needs: { salami: 1, mushroom: 4 } });
const PINEAPPLES = red(1, { needs: { salami: 1, pineapple: 4 } });
export const MONOTONI = red(7, { sort: 'monotoni', needs: { salami: 1 }, chosen: [6] });
const PIAS: Order = { colour: 'purple', number: 4, sort: 'normale', needs: { olive: 1, mushroom: 4 } };

/** What a lesson is made of. */
export type Step =
  /** Something is said, and the pupil says when to go on. */
  | { what: 'words'; id: string }
  /** Everybody hears something; the next step comes after this many beats. */
  | { what: 'event'; event: PublicEvent; beats: number }
  /** The pupil gets cards. */
  | { what: 'drawn'; ingredients?: Record<string, number>; orders?: Order[] }
  /** The pupil's turn: whatever is legal is offered, and this is what the lesson wants. */
  | { what: 'turn'; id: string; wanted: [string, string, string] }
  /** The pupil is asked whether to add the missing card; the events that follow on yes and on no. */
  | { what: 'question'; id: string; missing: Record<string, number>; yes: PublicEvent[]; no: PublicEvent[] };

const words = (id: string): Step => ({ what: 'words', id });
const event = (what: PublicEvent, beats = 1): Step => ({ what: 'event', event: what, beats });
const placed = (seat: number, kind: string, count: number): Step =>
  event({ what: 'placed', seat, kind, announced: count, singles: count, doubles: 0 }, 1.6);
/** Whose turn it is, as everybody sees it; whoever thinks takes a moment. */
const turnOf = (seat: number): Step => event({ what: 'awaited', seat, decision: 'place' }, seat === YOU ? 0 : 0.8);
const drew = (seat: number, source: 'supply' | 'waiter', cards: number): Step =>
  event({ what: 'drew', seat, source, cards }, 0.8);
const out = (kind: string, count: number): Step[] =>
  Array.from({ length: count }, () => event({ what: 'turned_up', kind, singles: 1, doubles: 0 }, 0.75));
const baked = (order: Order, cards: Record<string, number>): PublicEvent => ({
  what: 'baked',
  seat: YOU,
  order,
  kinds: [],
  cards,
  doubles: {},
});

export const LESSON: readonly Step[] = [
  words('learn-welcome'),
  words('learn-order'),
  { what: 'turn', id: 'learn-place', wanted: ['place 3 mushroom', 'submit nothing', 'draw supply'] },
  placed(YOU, 'mushroom', 3),
  drew(YOU, 'supply', 3),
  { what: 'drawn', ingredients: { pineapple: 2, olive: 1 } },
  words('learn-called'),
  turnOf(NONNA),
  placed(NONNA, 'pepper', 2),
  drew(NONNA, 'supply', 2),
  turnOf(PIA),
  placed(PIA, 'mushroom', 1),
  drew(PIA, 'supply', 1),
  turnOf(YOU),
  words('learn-remember'),
  { what: 'turn', id: 'learn-submit', wanted: ['place 1 salami', 'submit order 3', 'draw waiter'] },
  placed(YOU, 'salami', 1),
  event({ what: 'submitted', seat: YOU, order: MUSHROOMS }, 1.6),
  drew(YOU, 'waiter', 2),
  { what: 'drawn', orders: [PINEAPPLES, MONOTONI] },
  words('learn-special'),
  turnOf(NONNA),
  placed(NONNA, 'pineapple', 1),
  drew(NONNA, 'supply', 1),
  turnOf(PIA),
  placed(PIA, 'olive', 2),
  event({ what: 'submitted', seat: PIA, order: PIAS }, 1.8),
  drew(PIA, 'supply', 3),
  turnOf(YOU),
  words('learn-pia'),
  { what: 'turn', id: 'learn-second', wanted: ['place 3 pineapple', 'submit order 1', 'draw supply'] },
  placed(YOU, 'pineapple', 3),
  event({ what: 'submitted', seat: YOU, order: PINEAPPLES }, 1.6),
  drew(YOU, 'supply', 4),
  { what: 'drawn', ingredients: { salami: 1, pepper: 2, mushroom: 1 } },
  words('learn-chef'),
  event({ what: 'oven_opened', chef: YOU }, 1.5),
  ...out('mushroom', 3),
  ...out('pepper', 2),
  ...out('mushroom', 1),
  ...out('salami', 1),
  event({ what: 'order_turned_up', seat: YOU, order: MUSHROOMS }, 2),
  event(baked(MUSHROOMS, { salami: 1, mushroom: 4 }), 1.5),
  words('learn-baked'),
  ...out('pineapple', 1),
  ...out('olive', 2),
  event({ what: 'order_turned_up', seat: PIA, order: PIAS, missing: { mushroom: 4 } }, 3),
  event({ what: 'returned', seat: PIA, order: PIAS }, 1.5),
  words('learn-burnt'),
  ...out('pineapple', 3),
  event({ what: 'order_turned_up', seat: YOU, order: PINEAPPLES, missing: { salami: 1 } }, 0.5),
  {
    what: 'question',
    id: 'learn-question',
    missing: { salami: 1 },
    yes: [
      { what: 'added', seat: YOU, cards: { salami: 1 }, doubles: {} },
      baked(PINEAPPLES, { salami: 1, pineapple: 4 }),
    ],
    no: [{ what: 'returned', seat: YOU, order: PINEAPPLES }],
  },
];

const seat = (colour: string): GameView['seats'][number] => ({
  colour,
  ingredients: 6,
  orders: 1,
  waiter: 7,
  delivered: [],
});

/** The table as the lesson finds it: a short supply, so that one oven takes four minutes. */
export const FIRST_VIEW: GameView = {
  seat: YOU,
  hand: { ingredients: { mushroom: 3, salami: 1, olive: 1, pineapple: 1 }, doubles: {}, orders: [MUSHROOMS] },
  seats: [seat('red'), seat('green'), seat('purple')],
  round: 1,
  rounds: 3,
  turn: YOU,
  ...bare(),
  to_act: YOU,
  decision: 'place',
  supply: 14,
};

/** Who sits there and what was agreed on. Without a hash, nobody asks the server for the edition. */
export function lessonTable(pupil: string): Table {
  return {
    type: 'table',
    phase: 'playing',
    game: 1,
    config: {
      edition: 'oven',
      edition_data: null,
      seats: 3,
      doubles: false,
      helping: null,
      level: DEFAULT_LEVEL,
      levels: [],
      pace: 'normal',
      time: null,
      bank: 0,
      start: 0,
      public: false,
      start_when_full: false,
      bots: [],
      stand_in: 'counter',
      belief: false,
    },
    title: 'Pizzaiolo',
    edition_hash: '',
    kinds: ['pineapple', 'pepper', 'mushroom', 'olive', 'salami'],
    colours: ['yellow', 'green', 'brown', 'purple', 'red'],
    own: { yellow: 'pineapple', green: 'pepper', brown: 'mushroom', purple: 'olive', red: 'salami' },
    seats: [
      { name: pupil, colour: 'red' },
      { name: 'Nonna', colour: 'green', bot: 'nonna' },
      { name: 'Pia', colour: 'purple', bot: 'pia' },
    ],
    host: null,
    commitment: '',
    beat: 1,
  };
}

/** All that is said, in turn, and whether the pupil says when to go on. */
export const PAGES: { words: string; waits: boolean }[] = [
  ...LESSON.flatMap((step) => ('id' in step ? [{ words: step.id, waits: step.what === 'words' }] : [])),
  { words: 'learn-end', waits: true },
  { words: 'learn-end-declined', waits: true },
];
