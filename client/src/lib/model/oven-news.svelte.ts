/** Oven news: what is heard while the oven is emptied, for those who look at it or read it afterwards. */
import type { Baked, GameView, Order, PublicEvent, Question, Returned } from '../protocol';
import { minus, total, worth, type Cards } from './fold';

/** An order that has just been baked or burnt; it stays until the next order. */
export interface Settled {
  key: number;
  seat: number;
  order: Order;
  baked: boolean;
  /** Whether its owner had asked for help. */
  asked: boolean;
  cards: Cards;
  /** What a burnt one lacked to the end. */
  short?: Shortage | undefined;
  /** Whether something has come out of the oven since. */
  past?: boolean;
}

/** What the order that lies face up lacks: of kinds that it names, of any kinds, and of those that it leaves open. */
export interface Shortage {
  missing: Cards;
  lacking: number;
  more: number | null;
}

/** A baking as it was heard. */
export interface Baking {
  round: number;
  /** What lay face up when the oven was opened, by kind. */
  lay: Cards;
  events: PublicEvent[];
}

/** How many orders were baked in it, and how many burnt: of a seat, or of all. */
export function outcome({ events }: Baking, seat?: number | null): { baked: number; burnt: number } {
  const count = (what: 'baked' | 'returned'): number =>
    events.filter((event) => event.what === what && (seat === undefined || event.seat === seat)).length;
  return { baked: count('baked'), burnt: count('returned') };
}

const NOTHING: Shortage = { missing: {}, lacking: 0, more: 0 };

/** What is still missing after something that everybody heard. */
function shortage(short: Shortage, event: PublicEvent): Shortage {
  switch (event.what) {
    case 'order_turned_up':
      return {
        missing: event.missing ?? {},
        lacking: event.lacking ?? 0,
        more: event.more === undefined ? 0 : event.more,
      };
    case 'added':
    case 'helped': {
      const given = event.what === 'helped' ? event.request : worth(event.cards, event.doubles);
      return { missing: minus(short.missing, given), lacking: Math.max(0, short.lacking - total(given)), more: 0 };
    }
    case 'baked':
    case 'returned':
      return NOTHING;
    default:
      return short;
  }
}

export class OvenNews {
  /** Whether the oven has just been opened, and nothing has come out of it yet. */
  opened = $state(false);
  settled = $state.raw<Settled | null>(null);
  /** A burnt order that the next one followed at once, until that one is settled: it was seen for a beat alone. */
  before = $state.raw<Settled | null>(null);
  short = $state.raw<Shortage>(NOTHING);
  /** What was heard while the oven was emptied; forgotten with the viewer's own next turn. */
  aftermath = $state.raw<Baking | null>(null);
  #baking: Baking | null = null;
  #keys = 0;

  /** Begin with a table as it is now. */
  begin(opened: boolean, question: Question | null): void {
    this.opened = opened;
    this.settled = null;
    this.before = null;
    this.short = { ...NOTHING, missing: question?.missing ?? {}, lacking: question?.lacking ?? 0 };
  }

  /** Forget all of it: another game begins. */
  clear(): void {
    this.begin(false, null);
    this.aftermath = null;
    this.#baking = null;
  }

  /** Take in what everybody heard; `bakes` says whether the oven is still being emptied then. */
  hear(event: PublicEvent, before: GameView | null, after: GameView | null, bakes: boolean): void {
    this.opened = event.what === 'oven_opened';
    if (event.what === 'baked' || event.what === 'returned') this.#settle(event, before);
    else if (!bakes || event.what === 'order_turned_up') this.#makeRoom(bakes);
    else if (this.settled && event.what === 'turned_up') this.settled = { ...this.settled, past: true };
    this.short = shortage(this.short, event);
    if (event.what === 'oven_opened') {
      const lay = after ? worth(after.table, after.table_doubles) : {};
      this.#baking = { round: after?.round ?? 1, lay, events: [] };
      this.aftermath = null;
    }
    this.#baking?.events.push(event);
    if (event.what === 'round_ended') {
      this.aftermath = this.#baking;
      this.#baking = null;
    }
  }

  /** What the order lacks that lies face up, or the burnt one that was the last thing to come out. */
  get shown(): Shortage {
    return this.settled && !this.settled.past ? (this.settled.short ?? this.short) : this.short;
  }

  #makeRoom(bakes: boolean): void {
    const last = this.settled;
    this.before = bakes && last && !last.baked && !last.past ? last : null;
    this.settled = null;
  }

  #settle(event: Baked | Returned, before: GameView | null): void {
    this.before = null;
    this.settled = {
      key: ++this.#keys,
      seat: event.seat,
      order: event.order,
      baked: event.what === 'baked',
      asked: Boolean(before?.request),
      cards: event.what === 'baked' ? event.cards : {},
      short: event.what === 'baked' ? undefined : this.short,
    };
  }
}
