// An answer being composed: which kinds, which cards; the server lists what is possible, pictures show it.
import type { TableModel } from '../../lib/model/model.svelte';
import { minus, plus, total, worth, type Cards } from '../../lib/model/fold';
import type { Giving, Hand, Question } from '../../lib/protocol';

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

/** What a tap does: choose the kind of a pile, ask for one card more there, or add one from the hand; or take one of
    either back. */
export interface Tap {
  what: 'pick' | 'more' | 'double' | 'less';
  kind: string;
}

const WAY = /^(bake|ask)(?: with (.+))?$/;
const ADD = /^add( double)? (.+)$/;

/** Cards by kind, single and double. */
export type Given = Pick<Hand, 'ingredients' | 'doubles'>;

export class Chooser {
  /** The kinds that were tapped, the last one last. */
  picked = $state<string[]>([]);
  /** The card that completes an answer: it waits here for confirmation, because once sent to the server, it is final. */
  #last = $state<string | null>(null);
  /** The last tap that the server was told of, if that named a card, and the question that it was an answer to. */
  #said = $state.raw<{ tap: Tap | null; question: Question | null } | null>(null);
  /** What was tapped while the server had not yet answered: it follows, tap by tap. */
  #waiting = $state.raw<Tap[]>([]);

  constructor(
    private readonly model: TableModel,
    /** Whether an answer is on its way to the server: another one would not be sent. */
    private readonly sending: () => boolean = () => false,
  ) {}

  #question = $derived.by(() => this.model.question);
  planned = $derived.by((): string[] => this.#question?.plan ?? []);
  legal = $derived.by((): string[] => this.#question?.legal ?? []);

  staged = $derived.by(() => (this.#last !== null && this.legal.includes(this.#last) ? this.#last : null));

  /** What was tapped, and the server has not yet answered. */
  #pending = $derived.by((): Tap[] => {
    const { tap = null, question = null } = this.#said ?? {};
    return tap && question === this.#question && this.sending() ? [tap, ...this.#waiting] : this.#waiting;
  });

  /** Whether a tap waits for the server's answer to another one. */
  waits = $derived(this.#waiting.length > 0);

  /** Whether something of the answer has still to reach the server. */
  busy = $derived.by(() => this.sending() || this.waits);

  /** What the hand gives if this is said. */
  #gives(text: string | null | undefined): Giving {
    return (text && this.#question?.gives?.[text]) || {};
  }

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

  /** Whether cards are added from the hand, one by one. */
  adds = $derived.by(() => this.chooses || [...this.planned, ...this.legal].some((text) => text.startsWith('add ')));

  /** Whether cards have still to be chosen before the order can be baked. */
  choosing = $derived(this.adds && !this.staged);

  /** What was put aside from the hand: the cards that were chosen, and those that leave no choice then. */
  aside = $derived.by((): Given => {
    const { cards: ingredients = {}, doubles = {} } = this.#gives(this.staged);
    const aside: Given = { ingredients, doubles };
    const put = (sort: keyof Given, kind: string): void => {
      aside[sort] = plus(aside[sort], { [kind]: 1 });
    };
    for (const text of this.planned) {
      const [, double, kind] = ADD.exec(text) ?? [];
      if (kind) put(double ? 'doubles' : 'ingredients', kind);
    }
    for (const { what, kind } of this.adds ? this.#pending : []) {
      if (what !== 'less') put(what === 'double' ? 'doubles' : 'ingredients', kind);
    }
    return aside;
  });

  /** How many cards of a kind were named: asked for, or put aside. */
  count(kind: string): number {
    const more = this.adds ? 0 : this.#pending.filter((tap) => tap.what === 'more' && tap.kind === kind).length;
    // Whatever nobody could do without is asked for, named or not.
    const asked = Math.max(this.#requested(kind), this.#question?.asked?.[kind] ?? 0);
    return asked + more + (worth(this.aside.ingredients, this.aside.doubles)[kind] ?? 0);
  }

  #requested(kind: string): number {
    return this.planned.filter((text) => text === `request ${kind}`).length;
  }

  /** Whether a card of a kind was named, and can be taken back. */
  named(kind: string): boolean {
    const named = this.adds ? this.count(kind) : this.#requested(kind);
    return named > 0 || this.#pending.some((tap) => tap.what === 'more' && tap.kind === kind);
  }

  /** What the choice still lacks: as ghosts on the piles. */
  missing = $derived.by((): Cards => {
    if (this.way) return this.way.cost;
    if (this.legal.some((text) => WAY.test(text))) return {};
    if (this.staged) return {};
    return minus(this.#question?.missing ?? {}, this.#question?.asked ?? {});
  });

  /** What the hand gives in the way that is chosen. */
  #baking = $derived.by(() => this.#gives(this.way?.bake));

  /** Whether the order can be baked with these cards or with others: then they are chosen one by one. */
  chooses = $derived((this.#baking.choice?.length ?? 0) > 0);

  /** What the hand gives if the order is baked now. */
  price = $derived.by((): Given => {
    const { cards = {}, doubles = {} } = this.#baking;
    return { ingredients: cards, doubles };
  });

  /** How many cards of any kind are still missing. */
  lacking = $derived.by(() => {
    if (this.staged) return 0;
    return Math.max(0, (this.#question?.lacking ?? 0) - total(this.#question?.asked ?? {}));
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

  /** What a tap on a kind in hand would do. */
  handTaps(kind: string): Tap[] {
    if (this.staged || this.forced) return [];
    const next = this.#baking.choice ?? this.legal;
    const hand = this.model.view?.hand;
    const left = (sort: keyof Given): boolean => (hand?.[sort][kind] ?? 0) > (this.aside[sort][kind] ?? 0);
    const taps: Tap[] = [];
    if (next.includes(`add ${kind}`) && left('ingredients')) taps.push({ what: 'more', kind });
    if (next.includes(`add double ${kind}`) && left('doubles')) taps.push({ what: 'double', kind });
    return taps;
  }

  /** Do it, or wait with it until the server has answered. Returns the plan that the server has to hear of, or null. */
  tap(tap: Tap): string[] | null {
    const { what, kind } = tap;
    if (what === 'pick') {
      this.picked = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind];
      return null;
    }
    if (!this.sending() && !this.waits) return this.#do(tap);
    this.#waiting = [...this.#waiting, tap];
    return null;
  }

  /** The plan with the next tap that had to wait, or null. */
  catchUp(): string[] | null {
    if (!this.waits || this.sending()) return null;
    // The question is still the same: the server has refused the tap that these would follow.
    if (this.#said?.question === this.#question) this.#waiting = [];
    let plan: string[] | null = null;
    while (!plan && this.#waiting.length) {
      const [tap, ...later] = this.#waiting;
      this.#waiting = later;
      if (tap && this.#fits(tap)) plan = this.#do(tap);
    }
    return plan;
  }

  /** Whether a tap that had to wait still makes sense. */
  #fits({ what, kind }: Tap): boolean {
    if (what === 'less') return this.named(kind);
    return [...this.taps(kind), ...this.handTaps(kind)].some((each) => each.what === what);
  }

  #do(tap: Tap): string[] | null {
    if (tap.what !== 'less' && this.chooses && this.way?.bake) {
      // The card follows as soon as the server has heard that the order is to be baked.
      this.#waiting = [tap, ...this.#waiting];
      this.#said = { tap: null, question: this.#question };
      return [...this.planned, this.way.bake];
    }
    const actions = tap.what === 'less' ? this.#less(tap.kind) : this.#more(tap);
    if (actions) this.#said = { tap, question: this.#question };
    return actions;
  }

  #more({ what, kind }: Tap): string[] | null {
    if (this.legal.includes(`request ${kind}`)) return [...this.planned, `request ${kind}`];
    const add = what === 'double' ? `add double ${kind}` : `add ${kind}`;
    if (this.#gives(add).choice) return [...this.planned, add];
    this.#last = add;
    return null;
  }

  /** Take back a named card of a kind; null if there is none, or if the server need not know. */
  #less(kind: string): string[] | null {
    const { cards = {}, doubles = {} } = this.#gives(this.staged);
    this.#last = null;
    if (cards[kind] || doubles[kind]) return null;
    const named = [`request ${kind}`, `add ${kind}`, `add double ${kind}`];
    const last = this.planned.findLastIndex((text) => named.includes(text));
    if (last < 0) return null;
    const rest = this.planned.filter((_, place) => place !== last);
    // Without a card, nothing is decided yet: everything can be answered again.
    return this.adds && !rest.some((text) => ADD.test(text)) ? [] : rest;
  }

  /** What can be answered now: what fills the order first, what gives it up last. */
  answers = $derived.by((): Answer[] => {
    const answers: Answer[] = [];
    const { way, planned, legal, staged } = this;
    if (way?.bake && !this.chooses)
      answers.push({ what: 'bake', actions: [...planned, way.bake, ...(this.#baking.rest ?? [])] });
    if (way?.ask) answers.push({ what: 'ask', actions: [...planned, way.ask] });
    if (legal.includes('send request')) answers.push({ what: 'send', actions: [...planned, 'send request'] });
    if (staged) answers.push({ what: 'add', actions: [...planned, staged, ...(this.#gives(staged).rest ?? [])] });
    for (const what of ['help', 'refuse', 'decline'] as const) {
      if (legal.includes(what)) answers.push({ what, actions: [...planned, what] });
    }
    return answers;
  });

  /** Another question: nothing is chosen. */
  clear(): void {
    this.picked = [];
    this.#last = null;
    this.#waiting = [];
  }
}
