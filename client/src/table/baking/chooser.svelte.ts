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
  what: 'bake' | 'choose' | 'ask' | 'send' | 'add' | 'help' | 'refuse' | 'decline';
  actions: string[];
}

/** What a tap does: choose the kind of a pile, ask for one card more there, or add one from the hand. */
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

type Given = Pick<Hand, 'ingredients' | 'doubles'>;

/** R4.6: whether single cards and doubles both can make up what is missing, so that there is a choice. */
function eitherWay(missing: number, singles: number, doubles: number): boolean {
  return singles > 0 && doubles > 0 && (singles > 1 || missing % 2 === 1);
}

/** The kinds that there are cards of. */
function kindsOf(cards: Cards): string[] {
  return Object.keys(cards).filter((kind) => cards[kind]);
}

/** The texts that add these cards, card by card: the last cards that are alike follow by themselves. */
function adding(hand: Given | null): string[] {
  const alike = (verb: string, cards: Cards): string[][] =>
    Object.entries(cards)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => Array<string>(count).fill(`${verb} ${kind}`));
  return hand ? [...alike('add', hand.ingredients), ...alike('add double', hand.doubles)].slice(0, -1).flat() : [];
}

export class Chooser {
  /** The kinds that were tapped, the last one last. */
  picked = $state<string[]>([]);
  /** The last card of an answer, which waits here for confirmation: once sent to the server, it is final. Behind it,
      the cards that the server adds by itself then. */
  staged = $state<string[]>([]);
  /** A card that was tapped before the order was to be baked: it is added as soon as the server has heard of that. */
  #wanted = $state<Tap | null>(null);

  constructor(private readonly model: TableModel) {}

  #question = $derived.by(() => this.model.question);
  planned = $derived.by((): string[] => this.#question?.plan ?? []);
  legal = $derived.by((): string[] => this.#question?.legal ?? []);

  #addable = $derived(this.legal.some((text) => text.startsWith('add ')));

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
  named = $derived.by(() => [...this.planned, ...this.staged]);

  /** How many cards of a kind were named. */
  count(kind: string): number {
    return this.named.reduce((sum, text) => {
      const card = cardOf(text);
      return card?.kind === kind ? sum + card.worth : sum;
    }, 0);
  }

  /** What was put aside from the hand. */
  aside = $derived.by((): Given => {
    const aside: Given = { ingredients: {}, doubles: {} };
    for (const text of this.named.filter((each) => each.startsWith('add '))) {
      const card = cardOf(text);
      if (!card) continue;
      const cards = card.worth > 1 ? aside.doubles : aside.ingredients;
      cards[card.kind] = (cards[card.kind] ?? 0) + 1;
    }
    return aside;
  });

  /** What the staged cards are worth, kind by kind. */
  #stagedWorth = $derived.by((): Cards => {
    const cards: Cards = {};
    for (const card of this.staged.map(cardOf)) if (card) cards[card.kind] = (cards[card.kind] ?? 0) + card.worth;
    return cards;
  });

  /** What the choice still lacks: as ghosts on the piles. */
  missing = $derived.by((): Cards => {
    if (this.way) return this.way.cost;
    if (this.legal.some((text) => WAY.test(text))) return {};
    return minus(minus(this.#question?.missing ?? {}, this.#question?.asked ?? {}), this.#stagedWorth);
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

  /** Whether the order can be baked with these cards or with others: then they are chosen one by one. */
  chooses = $derived.by((): boolean => {
    const hand = this.model.view?.hand;
    if (!hand || !this.way?.bake || this.#wholeHand) return false;
    const { ingredients, doubles } = hand;
    if (!this.#short) {
      const missing = Object.entries(this.way.cost);
      return missing.some(([kind, count]) => eitherWay(count, ingredients[kind] ?? 0, doubles[kind] ?? 0));
    }
    if (kindsOf(ingredients).length > 1 || eitherWay(this.#short, total(ingredients), total(doubles))) return true;
    return total(ingredients) === 0 && kindsOf(doubles).length > 1;
  });

  /** The cards that are added without a choice, if the server does not add them all by itself. */
  #given = $derived.by((): Given | null => {
    if (this.#wholeHand) return this.#wholeHand;
    const hand = this.model.view?.hand;
    if (!hand || !this.way || this.#short || this.chooses || !this.model.table?.config.doubles) return null;
    const given: Given = { ingredients: {}, doubles: {} };
    for (const [kind, count] of Object.entries(this.way.cost)) {
      if (hand.doubles[kind]) given.doubles[kind] = Math.ceil(count / 2);
      else given.ingredients[kind] = count;
    }
    return given;
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
    const named = total(this.#question?.asked ?? {}) + total(this.#stagedWorth);
    return Math.max(0, (this.#question?.lacking ?? 0) - named);
  });

  /** Whether the last decision has been made and sent to the server. */
  decided = $derived(this.planned.length > 0 && this.legal.length === 0);

  /** Whether this can only be acknowledged. */
  forced = $derived(this.planned.length === 0 && this.legal.length === 1);

  /** What a tap on a pile would do. */
  taps(kind: string): Tap[] {
    if (this.forced) return [];
    if (this.open) return this.ways.some((way) => way.kinds.includes(kind)) ? [{ what: 'pick', kind }] : [];
    return this.legal.includes(`request ${kind}`) ? [{ what: 'more', kind }] : [];
  }

  /** Whether cards are added from the hand, one by one. */
  adds = $derived(this.chooses || this.named.some((text) => text.startsWith('add ')) || this.#addable);

  /** What a tap on a kind in hand would do. */
  handTaps(kind: string): Tap[] {
    if (this.staged.length || this.forced) return [];
    const hand = this.model.view?.hand;
    const begins = this.chooses && (this.#short > 0 || (this.way?.cost[kind] ?? 0) > 0);
    const taps: Tap[] = [];
    if (this.legal.includes(`add ${kind}`) || (begins && hand?.ingredients[kind])) taps.push({ what: 'more', kind });
    if (this.legal.includes(`add double ${kind}`) || (begins && hand?.doubles[kind]))
      taps.push({ what: 'double', kind });
    return taps;
  }

  /** Do it. Returns the plan that the server has to hear of, or null. */
  tap({ what, kind }: Tap): string[] | null {
    if (what === 'pick') {
      this.picked = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind];
      return null;
    }
    const add = what === 'double' ? `add double ${kind}` : `add ${kind}`;
    if (this.legal.includes(`request ${kind}`)) return [...this.planned, `request ${kind}`];
    if (!this.legal.includes(add)) {
      if (!this.chooses || !this.way?.bake) return null;
      this.#wanted = { what, kind };
      return [...this.planned, this.way.bake];
    }
    const last = this.#last(add);
    if (!last) return [...this.planned, add];
    this.staged = last;
    return null;
  }

  /** Add what was tapped before the server could say whether it fits. Returns the plan, or null. */
  catchUp(): string[] | null {
    const tap = this.#wanted;
    if (!tap || !this.#addable) return null;
    this.#wanted = null;
    return this.handTaps(tap.kind).some((each) => each.what === tap.what) ? this.tap(tap) : null;
  }

  /** Take back a named card of a kind; null if there is none, or if the server need not know. */
  less(kind: string): string[] | null {
    if (this.staged.some((text) => cardOf(text)?.kind === kind)) {
      this.staged = [];
      return null;
    }
    const last = this.planned.findLastIndex((text) => cardOf(text)?.kind === kind);
    if (last < 0) return null;
    this.staged = [];
    return this.planned.filter((_, place) => place !== last);
  }

  /** If this card fills the order: it, and what the server adds by itself after it. */
  #last(text: string): string[] | null {
    const { missing = {}, lacking = 0 } = this.#question ?? {};
    const card = cardOf(text);
    const hand = this.model.view?.hand;
    if (!card || !hand) return null;
    const still = lacking > 0 ? {} : minus(missing, { [card.kind]: card.worth });
    const left = lacking > 0 ? lacking - card.worth : total(still);
    if (left <= 0) return [text];
    const used = [...this.named, text];
    const rest = (verb: string, cards: Cards): Cards =>
      Object.fromEntries(
        Object.entries(cards).map(([kind, count]) => [
          kind,
          count - used.filter((each) => each === `${verb} ${kind}`).length,
        ]),
      );
    const [singles, doubles] = [rest('add', hand.ingredients), rest('add double', hand.doubles)];
    // Cards of any kind make up the one number that is missing, or cards of a kind what is missing of it.
    const parts = lacking > 0 ? [this.model.kinds] : Object.keys(still).map((kind) => [kind]);
    const cards = parts.flatMap((kinds) => {
      const sum = (of: Cards): number => kinds.reduce((all, kind) => all + (of[kind] ?? 0), 0);
      const lacks = lacking > 0 ? left : (still[kinds[0] ?? ''] ?? 0);
      const single = used.some((each) => kinds.some((kind) => each === `add ${kind}`));
      // R4.6: beside a single card, no double may be worth more than is missing.
      const fit = sum(doubles) === 0 || sum(singles) !== 1 || lacks % 2 === 1 ? kindsOf(singles) : [];
      const fitDouble = lacks === 1 && single ? [] : kindsOf(doubles);
      const texts = [...fit.map((kind) => [kind, 'add']), ...fitDouble.map((kind) => [kind, 'add double'])];
      return texts.filter(([kind = '']) => kinds.includes(kind)).map(([kind, verb]) => `${verb} ${kind}`);
    });
    const [only] = cards;
    if (cards.length !== 1 || only === undefined) return null;
    return [text, ...Array<string>(Math.ceil(left / (cardOf(only)?.worth ?? 1))).fill(only)];
  }

  /** What can be answered now: what fills the order first, what gives it up last. */
  answers = $derived.by((): Answer[] => {
    const answers: Answer[] = [];
    const { way, planned, legal } = this;
    if (way?.bake && this.chooses) answers.push({ what: 'choose', actions: [...planned, way.bake] });
    else if (way?.bake) answers.push({ what: 'bake', actions: [...planned, way.bake, ...adding(this.#given)] });
    if (way?.ask) answers.push({ what: 'ask', actions: [...planned, way.ask] });
    if (legal.includes('send request')) answers.push({ what: 'send', actions: [...planned, 'send request'] });
    if (this.staged[0]) answers.push({ what: 'add', actions: [...planned, this.staged[0]] });
    for (const what of ['help', 'refuse', 'decline'] as const) {
      if (legal.includes(what)) answers.push({ what, actions: [...planned, what] });
    }
    return answers;
  });

  /** Another question: nothing is chosen. */
  clear(): void {
    this.picked = [];
    this.staged = [];
    this.#wanted = null;
  }
}
