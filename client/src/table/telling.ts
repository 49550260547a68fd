// What the table says, in the player's language: one sentence for whatever can be heard.
import type { TableModel } from '../lib/model/model.svelte';
import {
  announcement,
  cardsText,
  cardsWithDoubles,
  colourWord,
  kindCount,
  listed,
  recipeText,
  sortTitle,
  withDoubles,
} from '../art/card-words';
import type { Heard, Order, OrderTurnedUp, PublicEvent, Question, SeatInfo } from '../lib/protocol';
import { nameAt } from '../lib/names';
import { language, t } from '../lib/words.svelte';
import { total, worth, type Cards } from '../lib/model/fold';
import { outcome } from '../lib/model/oven-news.svelte';

/** What somebody does in a turn. */
export const MOVES: ReadonlySet<PublicEvent['what']> = new Set(['placed', 'submitted', 'drew', 'passed'] as const);

/** The first letter large, as at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

/** What an order lacks, as everybody can see; `who` chooses what it leaves open, nobody if there is no choice. */
export function shortfall(
  event: Pick<OrderTurnedUp, 'order' | 'missing' | 'lacking' | 'more'>,
  table: Cards,
  who: 'you' | 'other' | null,
): string {
  const order = event.order;
  if (order.forbidden && (table[order.forbidden] ?? 0) > 0) {
    return t('forbidden-lies-there', { cards: kindCount(order.forbidden, table[order.forbidden] ?? 0) });
  }
  const lacking = event.lacking ?? 0;
  if (lacking > 0) return t('short-any', { count: lacking });
  const open = leftOpen(order);
  // What is chosen yet is not lacking yet.
  const cards = wanted(open && who !== null ? { ...event, more: 0 } : event);
  const short = cards ? capital(t('short', { cards })) : '';
  if (open === null) return short || t('all-there');
  if (who !== null) return `${short} ${t('owner-chooses', { who })}`.trim();
  return event.more === null ? `${short} ${t('short-nothing-else')}`.trim() : short;
}

/** The cards that an order lacks: those that it names, and how many more of kinds that it leaves open. */
export function wanted({ order, missing = {}, more = 0 }: Pick<OrderTurnedUp, 'order' | 'missing' | 'more'>): string {
  const open = leftOpen(order);
  return listed([
    ...(total(missing) > 0 ? [cardsText(missing)] : []),
    ...(open !== null && more ? [t(open, { count: more })] : []),
  ]);
}

/** The word for cards of the kinds that an order leaves open; null if it names all of them. */
export function leftOpen(order: Order): 'recipe-fewest' | 'recipe-chosen' | 'short-several' | null {
  if (order.fewest) return 'recipe-fewest';
  const chosen = total(order.either ?? {}) > 0 ? 1 : (order.chosen?.length ?? 0);
  return chosen > 1 ? 'short-several' : chosen > 0 ? 'recipe-chosen' : null;
}

/** That somebody had no time left, if that is so. */
export function late(heard: Heard): string {
  return heard.by === 'timeout' && heard.event.what !== 'awaited' ? ` ${t('heard-timeout')}` : '';
}

/** Who sits at a table, and which of them is "you". */
export class Telling {
  constructor(private readonly model: TableModel) {}

  name(seat: number | null): string {
    const info: SeatInfo | undefined = seat === null ? undefined : this.model.table?.seats[seat];
    const called = seat === null ? null : nameAt(this.model.table?.seats ?? [], seat);
    return called ?? (info?.colour ? colourWord(info.colour) : t('nobody'));
  }

  /** The arguments that a sentence about somebody takes. */
  who(seat: number): { who: 'you' | 'other'; name: string } {
    const name = this.name(seat);
    // Nobody sits at a tape, but whoever played without a name is called "You" there.
    const you = this.model.retold ? name === t('guest') : seat === this.model.viewer && !this.model.watching;
    return { who: you ? 'you' : 'other', name };
  }

  /** What everybody hears; empty if there is nothing to say. */
  heard(heard: Heard): string {
    return this.event(heard.event) + late(heard);
  }

  /** The same for those who cannot see it: with the text of an order that lies face up. */
  aloud(event: PublicEvent): string {
    if (event.what !== 'submitted' && event.what !== 'order_turned_up') return this.event(event);
    const recipe = `${capital(recipeText(event.order))}.`;
    if (event.what === 'submitted') return `${this.event(event)} ${recipe}`;
    return `${this.#turnedUp(event)} ${recipe} ${this.#short(event)}`;
  }

  event(event: PublicEvent): string {
    switch (event.what) {
      case 'dealt':
        return t('heard-dealt');
      case 'round_began':
        return t('heard-round-began', { ...this.who(event.starter), round: event.round });
      case 'mamma_mia_taken':
        return t('heard-mamma-mia-taken', this.who(event.seat));
      case 'passed':
        return t('heard-passed', this.who(event.seat));
      case 'placed': {
        const cards = announcement(event.kind, event.announced);
        const placed = t('heard-placed', { ...this.who(event.seat), cards });
        if (event.doubles === 0) return placed;
        return `${placed} ${capital(withDoubles(event.kind, event.singles, event.doubles))}.`;
      }
      case 'submitted':
        return t('heard-submitted', { ...this.who(event.seat), order: sortTitle(event.order.sort) });
      case 'drew':
        return t(`heard-drew-${event.source}`, { ...this.who(event.seat), count: event.cards });
      case 'awaited':
        return '';
      default:
        return this.#baking(event);
    }
  }

  #baking(event: PublicEvent): string {
    switch (event.what) {
      case 'oven_opened':
        return this.#opened(event.chef);
      case 'turned_up':
        return t('heard-turned-up', {
          cards: withDoubles(event.kind, event.singles, event.doubles),
        });
      case 'order_turned_up':
        return `${this.#turnedUp(event)} ${this.#short(event)}`;
      case 'added':
        return t('heard-added', {
          ...this.who(event.seat),
          cards: cardsWithDoubles(event.cards, event.doubles),
        });
      case 'asked':
        return t('heard-asked', { ...this.who(event.seat), cards: cardsText(event.request) });
      case 'did_not_help':
        return t('heard-did-not-help', this.who(event.seat));
      case 'helped':
        return t('heard-helped', { ...this.who(event.seat), cards: cardsText(event.request) });
      case 'baked':
        return t('heard-baked', { ...this.who(event.seat), order: sortTitle(event.order.sort) });
      case 'rewarded':
        return t('heard-rewarded', this.who(event.seat));
      case 'returned':
        return t('heard-returned', { ...this.who(event.seat), order: sortTitle(event.order.sort) });
      case 'round_ended':
        return this.#ended(event.round);
      case 'game_ended':
        return t('heard-game-ended');
      default:
        return '';
    }
  }

  /** Who opens the oven, and why; a tape is not at that moment. */
  #opened(chef: number): string {
    const opened = t('heard-oven-opened', this.who(chef));
    const empty = !this.model.retold && this.model.view?.supply === 0;
    return empty ? `${t('supply-left', { count: 0 })} ${opened}` : opened;
  }

  /** That a round is over, and how it went, if all of it was heard. */
  #ended(round: number): string {
    const heard = this.model.news.aftermath;
    const { baked, burnt } = heard?.round === round ? outcome(heard) : { baked: 0, burnt: 0 };
    const ended = t('heard-round-ended');
    return baked + burnt ? `${ended} ${t('aftermath-counts', { baked, burnt })}` : ended;
  }

  #turnedUp(event: OrderTurnedUp): string {
    return t('heard-order-turned-up', { ...this.who(event.seat), order: sortTitle(event.order.sort) });
  }

  #short(event: OrderTurnedUp): string {
    const view = this.model.view;
    const table = view ? worth(view.table, view.table_doubles) : {};
    return shortfall(event, table, this.chooser(event.seat));
  }

  /** Who chooses what an order leaves open: you only if you are asked, and there is a choice. */
  chooser(seat: number): 'you' | 'other' | null {
    const { who } = this.who(seat);
    const asked = this.model.question;
    return who === 'other' || this.model.retold || (asked && asked.legal.length > 1) ? who : null;
  }

  /** What has to be done now, or who does something: the one sentence at the top. */
  sentence(): string {
    const { model } = this;
    const view = model.view;
    if (!view) return t('sentence-dealing');
    if (model.over || view.over) return this.ending();
    if (model.paused) return t(model.host ? 'sentence-paused-host' : 'sentence-paused');
    if (model.turn) return t(`sentence-${model.turn.decision}`);
    if (model.question) return this.#question(model.question);
    if (model.asks !== null) return this.#waiting(model.asks);
    const latest = model.latest;
    if (model.baking && latest) return this.brief(latest.event) || t('sentence-baking');
    if (view.to_act !== null && !this.#moved()) return this.#waiting(view.to_act);
    return (latest && this.event(latest.event)) || t('sentence-dealing');
  }

  /** What everybody hears, in a few words where they have to be large enough for a phone. */
  brief(event: PublicEvent): string {
    // Where it goes can be seen.
    if (event.what === 'returned')
      return t('sentence-burnt', { ...this.who(event.seat), order: sortTitle(event.order.sort) });
    return this.event(event);
  }

  /** Whether the last thing heard is your own move: it is nobody's turn until the next player is named. */
  #moved(): boolean {
    const event = this.model.latest?.event;
    return event !== undefined && MOVES.has(event.what) && 'seat' in event && event.seat === this.model.viewer;
  }

  #question({ decision, legal, plan }: Question): string {
    const view = this.model.view;
    const order = view?.turned_up ? sortTitle(view.turned_up.sort) : '';
    if (decision === 'help') {
      const owner = view?.seats.findIndex((seat) => seat.colour === view.turned_up?.colour) ?? -1;
      return t('sentence-help', {
        name: this.name(owner < 0 ? null : owner),
        cards: cardsText(view?.request ?? {}),
      });
    }
    // R10.5: the owner is asked all the same, but nothing is promised.
    const forced = legal.length === 1 && !plan?.length;
    if (forced && view?.seat != null) return t('heard-order-turned-up', { ...this.who(view.seat), order });
    return t(decision === 'add' ? 'sentence-add' : 'sentence-pay', { order });
  }

  #waiting(seat: number): string {
    const info = this.model.table?.seats[seat];
    const args = this.who(seat);
    if (this.model.view?.turned_up) {
      const deciding = this.model.view.request && this.model.view.helper === null ? 'help' : 'pay';
      return t(`sentence-waiting-${deciding}`, args);
    }
    if (info?.bot) return t('sentence-waiting-bot', args);
    return t(info?.away ? 'sentence-waiting-away' : 'sentence-waiting', args);
  }

  /** Who won. */
  ending(): string {
    const over = this.model.over;
    if (!over) return t('heard-game-ended');
    const best = Math.max(...over.delivered);
    const amount = { count: best };
    const [first] = over.winners;
    if (over.winners.length === 1 && first !== undefined) return t('ending-win', { ...this.who(first), ...amount });
    return t('ending-tie', { names: listed(over.winners.map((seat) => this.called(seat))), ...amount });
  }

  /** A name in the middle of a sentence. */
  called(seat: number): string {
    return this.who(seat).who === 'you' ? t('you') : this.name(seat);
  }
}
