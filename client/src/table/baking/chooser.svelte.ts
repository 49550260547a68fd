// An answer being composed: which kinds, which cards; the server lists what is possible, pictures show it.
import type { TableModel } from '../../lib/model/model.svelte';
import { minus, total, worth, type Cards } from '../../lib/model/fold';
import type { Hand } from '../../lib/protocol';

/** A way to fill the order: the kinds that it leaves open, and the texts that choose it. */
export interface Way {
  kinds: string[];
  bake: string | null;
  ask: string | null;
  /** What the face-up cards lack for it, kind by kind. */
  cost: Cards;
}

/** An answer that can be given now. */
export interface Answer {
  what: 'bake' | 'ask' | 'send' | 'add' | 'help' | 'refuse' | 'decline';
  actions: string[];
}

/** What can be done with a pile: choose its kind, or take one more card, single or double. */
export interface Tap {
  what: 'pick' | 'more' | 'double';
  kind: string;
}

const WAY = /^(bake|ask)(?: with (.+))?$/;
const CARD = /^(?:request|add( double)?) ([^ ]+)$/;

function cardOf(text: string): { kind: string; worth: number } | null {
  const found = CARD.exec(text);
  return found?.[2] ? { kind: found[2], worth: found[1] ? 2 : 1 } : null;
}

/** The texts that add a whole hand, card by card: the last cards that are alike follow by themselves. */
function adding(hand: Hand | null): string[] {
  const alike = (verb: string, cards: Cards): string[][] =>
    Object.entries(cards)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => Array<string>(count).fill(`${verb} ${kind}`));
  return hand ? [...alike('add', hand.ingredients), ...alike('add double', hand.doubles)].slice(0, -1).flat() : [];
}

export class Chooser {
  /** The kinds that were tapped, the last one last. */
  picked = $state<string[]>([]);
  /** The last card of an answer, which waits here for confirmation: once sent to the server, it is final. */
  staged = $state<string | null>(null);

  constructor(private readonly model: TableModel) {}

  #question = $derived.by(() => this.model.question);
  planned = $derived.by((): string[] => this.#question?.plan ?? []);
  legal = $derived.by((): string[] => this.#question?.legal ?? []);

  /** Every way to fill the order that is open. */
  ways = $derived.by((): Way[] => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, and never changed after that
    const found = new Map<string, Way>();
    for (const text of this.legal) {
      const [, verb, words = ''] = WAY.exec(text) ?? [];
      if (!verb) continue;
      const way = found.get(words) ?? {
        kinds: words ? words.split(' ') : [],
        bake: null,
        ask: null,
        cost: this.#question?.costs?.[text] ?? {},
      };
      if (verb === 'bake') way.bake = text;
      else way.ask = text;
      found.set(words, way);
    }
    return [...found.values()];
  });

  /** How many kinds are to be chosen. */
  open = $derived(this.ways.length > 1 ? Math.max(...this.ways.map((way) => way.kinds.length)) : 0);

  /** The kinds that are chosen, as far as the question still leaves them open. */
  kinds = $derived.by((): string[] => {
    const known = this.picked.filter((kind) => this.ways.some((way) => way.kinds.includes(kind)));
    return known.slice(-this.open || undefined);
  });

  /** The way that is chosen, or the only one. */
  way = $derived.by((): Way | null => {
    if (this.ways.length === 1) return this.ways[0] ?? null;
    const { kinds } = this;
    return (
      this.ways.find((way) => way.kinds.length === kinds.length && way.kinds.every((kind) => kinds.includes(kind))) ??
      null
    );
  });

  /** The cards that were named so far, card by card. */
  named = $derived.by(() => [...this.planned, ...(this.staged ? [this.staged] : [])]);

  /** How many cards of a kind were named. */
  count(kind: string): number {
    return this.named.reduce((sum, text) => {
      const card = cardOf(text);
      return card?.kind === kind ? sum + card.worth : sum;
    }, 0);
  }

  /** What the choice still lacks: as ghosts on the piles. */
  missing = $derived.by((): Cards => {
    if (this.way) return this.way.cost;
    if (this.legal.some((text) => WAY.test(text))) return {};
    const named = this.staged ? cardOf(this.staged) : null;
    const missing = minus(this.#question?.missing ?? {}, this.#question?.asked ?? {});
    return named ? minus(missing, { [named.kind]: named.worth }) : missing;
  });

  /** How many cards of any kind the face-up cards lack for the order. */
  #short = $derived.by(() => {
    const view = this.model.view;
    if (!view?.turned_up?.at_least) return 0;
    return Math.max(0, view.turned_up.at_least - total(worth(view.table, view.table_doubles)));
  });

  /** The hand, if cards of any kind are missing and it takes all of it to make them up. */
  #wholeHand = $derived.by((): Hand | null => {
    const hand = this.model.view?.hand;
    return hand && this.#short && total(worth(hand.ingredients, hand.doubles)) === this.#short ? hand : null;
  });

  /** What the hand gives if the order is baked now, as far as there is no choice. */
  price = $derived.by((): Cards => {
    const hand = this.#wholeHand;
    return hand ? worth(hand.ingredients, hand.doubles) : (this.way?.cost ?? {});
  });

  /** How many cards of any kind are still missing. */
  lacking = $derived.by(() => {
    // The question counts them only once it is planned to bake the order, or to ask.
    if (this.ways.length) return this.#short;
    const named = this.staged ? cardOf(this.staged) : null;
    return Math.max(0, (this.#question?.lacking ?? 0) - total(this.#question?.asked ?? {}) - (named?.worth ?? 0));
  });

  /** Whether the last decision has been made and sent to the server. */
  decided = $derived(this.planned.length > 0 && this.legal.length === 0);

  /** Whether this can only be acknowledged. */
  forced = $derived(this.planned.length === 0 && this.legal.length === 1);

  /** What a tap on a pile would do. */
  taps(kind: string): Tap[] {
    if (this.forced) return [];
    if (this.open) return this.ways.some((way) => way.kinds.includes(kind)) ? [{ what: 'pick', kind }] : [];
    if (this.staged !== null) return [];
    const taps: Tap[] = [];
    if (this.legal.includes(`request ${kind}`) || this.legal.includes(`add ${kind}`)) taps.push({ what: 'more', kind });
    if (this.legal.includes(`add double ${kind}`)) taps.push({ what: 'double', kind });
    return taps;
  }

  /** Do it. Returns the plan that the server has to hear of, or null. */
  tap({ what, kind }: Tap): string[] | null {
    if (what === 'pick') {
      this.picked = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind];
      return null;
    }
    const add = what === 'double' ? `add double ${kind}` : `add ${kind}`;
    const text = this.legal.includes(add) ? add : `request ${kind}`;
    if (text === add && this.#completes(kind, what === 'double' ? 2 : 1)) {
      this.staged = text;
      return null;
    }
    return [...this.planned, text];
  }

  /** Take back a named card of a kind; null if there is none, or if the server need not know. */
  less(kind: string): string[] | null {
    if (this.staged && cardOf(this.staged)?.kind === kind) {
      this.staged = null;
      return null;
    }
    const last = this.planned.findLastIndex((text) => cardOf(text)?.kind === kind);
    if (last < 0) return null;
    this.staged = null;
    return this.planned.filter((_, place) => place !== last);
  }

  /** Whether the next card is the last one. */
  #completes(kind: string, worth: number): boolean {
    const { missing = {}, lacking = 0 } = this.#question ?? {};
    return lacking > 0 ? lacking <= worth : total(minus(missing, { [kind]: worth })) === 0;
  }

  /** What can be answered now: what fills the order first, what gives it up last. */
  answers = $derived.by((): Answer[] => {
    const answers: Answer[] = [];
    const { way, planned, legal } = this;
    if (way?.bake) answers.push({ what: 'bake', actions: [...planned, way.bake, ...adding(this.#wholeHand)] });
    if (way?.ask) answers.push({ what: 'ask', actions: [...planned, way.ask] });
    if (legal.includes('send request')) answers.push({ what: 'send', actions: [...planned, 'send request'] });
    if (this.staged) answers.push({ what: 'add', actions: [...planned, this.staged] });
    for (const what of ['help', 'refuse', 'decline'] as const) {
      if (legal.includes(what)) answers.push({ what, actions: [...planned, what] });
    }
    return answers;
  });

  /** Another question: nothing is chosen. */
  clear(): void {
    this.picked = [];
    this.staged = null;
  }
}
