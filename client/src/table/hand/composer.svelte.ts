// A turn being composed: which cards, which order, which stack; all of it local until it is sent.
import { total } from '../../lib/model/fold';
import type { TableModel } from '../../lib/model/model.svelte';
import type { Order, Turn } from '../../lib/protocol';
import { mayRunOut } from '../hints';

type Tree = NonNullable<Turn['then']>;

/** What can be placed: one of the texts that the server listed. */
export interface Placement {
  text: string;
  kind: string;
  singles: number;
  doubles: number;
}

const PLACE = /^place(?: (\d+))? ([^ ]+)(?: (\d+) double)?$/;

function placement(text: string): Placement | null {
  const found = PLACE.exec(text);
  if (!found?.[2]) return null;
  return { text, kind: found[2], singles: Number(found[1] ?? 0), doubles: Number(found[3] ?? 0) };
}

function worth(placed: Placement): number {
  return placed.singles + 2 * placed.doubles;
}

/** Why the other stack cannot be chosen. */
export type Reason = 'empty' | 'need-ingredients' | 'hand-full';

export class Composer {
  kind = $state<string | null>(null);
  singles = $state(0);
  doubles = $state(0);
  /** The number of the order that goes into the oven; null: none. */
  order = $state<number | null>(null);
  /** The stack that was chosen for this turn; null: none yet. */
  source = $state<'supply' | 'waiter' | null>(null);

  constructor(private readonly model: TableModel) {}

  #own = $derived.by(() => this.model.view?.seats[this.model.view.seat ?? -1]);

  #tree = $derived.by((): Tree => this.model.turn?.then ?? {});

  /** Everything that could be placed. */
  placements = $derived.by((): Placement[] =>
    Object.keys(this.#tree)
      .map(placement)
      .filter((each) => each !== null),
  );

  /** Whether this turn places something. */
  places = $derived(this.placements.length > 0);

  /** The placement that is chosen, if it is one that can be made. */
  chosen = $derived.by(
    (): Placement | null =>
      this.placements.find(
        (each) => each.kind === this.kind && each.singles === this.singles && each.doubles === this.doubles,
      ) ?? null,
  );

  /** What comes after the placement; without one, after any placement. */
  #afterPlacing = $derived.by((): Tree => {
    if (!this.places) return this.#tree;
    const text = (this.chosen ?? this.placements[0])?.text;
    return (text === undefined ? undefined : this.#tree[text]?.then) ?? {};
  });

  /** The numbers of the orders that may go into the oven now. */
  orders = $derived.by((): number[] =>
    Object.keys(this.#afterPlacing)
      .map((text) => /^submit order (\d+)$/.exec(text)?.[1])
      .filter((number) => number !== undefined)
      .map(Number),
  );

  #submit = $derived.by((): string | null => {
    const texts = Object.keys(this.#afterPlacing);
    const wanted = this.order === null ? 'submit nothing' : `submit order ${this.order}`;
    return texts.includes(wanted) ? wanted : texts.includes('submit nothing') ? 'submit nothing' : null;
  });

  #afterSubmitting = $derived.by((): Tree => {
    const submit = this.#submit;
    return submit === null ? this.#afterPlacing : (this.#afterPlacing[submit]?.then ?? {});
  });

  /** The stacks that can be drawn from; none if nothing is drawn. */
  sources = $derived.by((): ('supply' | 'waiter')[] =>
    (['supply', 'waiter'] as const).filter((source) => `draw ${source}` in this.#afterSubmitting),
  );

  /** Whoever chooses no stack draws ingredients; orders only if none is left in hand, and that endangers nothing. */
  #usual = $derived.by((): 'supply' | 'waiter' => {
    const view = this.model.view;
    const hand = view?.hand;
    if (!hand || hand.orders.length > 0 || !this.#own?.waiter) return 'supply';
    const left = total(hand.ingredients) + total(hand.doubles) - this.singles - this.doubles;
    return mayRunOut(this.model.edition) && left === 0 ? 'supply' : 'waiter';
  });

  /** The stack that is wanted, before the turn too. */
  wanted = $derived(this.source ?? this.#usual);

  /** The stack that will be drawn from. */
  drawn = $derived.by((): 'supply' | 'waiter' | null =>
    this.sources.includes(this.wanted) ? this.wanted : (this.sources[0] ?? null),
  );

  /** How many orders a draw from the waiter brings, as the server says. */
  ordersToDraw = $derived.by(() => this.#afterSubmitting['draw waiter']?.orders ?? 0);

  /** What will be sent; null while something is missing. */
  actions = $derived.by((): string[] | null => {
    if (!this.model.turn) return null;
    if (this.places && !this.chosen) return null;
    const actions: string[] = [];
    if (this.chosen) actions.push(this.chosen.text);
    if (this.#submit !== null) actions.push(this.#submit);
    if (this.drawn !== null) actions.push(`draw ${this.drawn}`);
    return actions.length ? actions : null;
  });

  /** How many of the chosen kind will be called out. */
  announced = $derived(this.chosen ? worth(this.chosen) : 0);

  /** The most single cards and doubles of a kind that can be placed; before the turn, all in hand. */
  most(kind: string): { singles: number; doubles: number } {
    const hand = this.model.view?.hand;
    if (!this.model.turn && hand) {
      return { singles: hand.ingredients[kind] ?? 0, doubles: hand.doubles[kind] ?? 0 };
    }
    const ofKind = this.placements.filter((each) => each.kind === kind);
    return {
      singles: Math.max(0, ...ofKind.map((each) => each.singles)),
      doubles: Math.max(0, ...ofKind.map((each) => each.doubles)),
    };
  }

  /** Whether a kind can be placed; a player who thinks ahead may choose before the turn has come. */
  can(kind: string): boolean {
    return this.model.turn === null || this.placements.some((each) => each.kind === kind);
  }

  /** Take all of a kind. */
  take(kind: string): void {
    if (!this.can(kind)) return;
    const most = this.most(kind);
    this.kind = kind;
    this.singles = most.singles;
    this.doubles = most.doubles;
  }

  /** Whether there is a choice of how many go in: minus and plus are there. */
  steps = $derived.by((): boolean => {
    const most = this.chosen && this.most(this.chosen.kind);
    return most !== null && (most.singles > 1 || most.doubles > 0);
  });

  /** One card more or less; if that is not a possible placement, nothing changes. */
  trim(by: 1 | -1, what: 'singles' | 'doubles' = 'singles'): void {
    const singles = this.singles + (what === 'singles' ? by : 0);
    const doubles = this.doubles + (what === 'doubles' ? by : 0);
    const found = this.placements.find(
      (each) => each.kind === this.kind && each.singles === singles && each.doubles === doubles,
    );
    if (!found) return;
    this.singles = singles;
    this.doubles = doubles;
  }

  canTrim(by: 1 | -1, what: 'singles' | 'doubles' = 'singles'): boolean {
    const singles = this.singles + (what === 'singles' ? by : 0);
    const doubles = this.doubles + (what === 'doubles' ? by : 0);
    return this.placements.some(
      (each) => each.kind === this.kind && each.singles === singles && each.doubles === doubles,
    );
  }

  /** The next order that may go in, then none, then the first again. */
  nextOrder(hand: Order[]): void {
    const numbers = hand.map((order) => order.number).filter((number) => this.orders.includes(number));
    const place = this.order === null ? 0 : numbers.indexOf(this.order) + 1;
    this.order = numbers[place] ?? null;
  }

  /** Why a stack cannot be drawn from, as far as everybody can see. */
  why(source: 'supply' | 'waiter'): Reason | null {
    if (this.sources.includes(source)) return null;
    const view = this.model.view;
    const own = this.#own;
    if (!view || !own) return null;
    if ((source === 'supply' ? view.supply : own.waiter) === 0) return 'empty';
    return this.sources.length > 0 ? 'need-ingredients' : 'hand-full';
  }

  /** The next stack that can be drawn from. */
  nextStack(): void {
    this.source = (this.drawn ?? this.wanted) === 'supply' ? 'waiter' : 'supply';
  }

  /** A new turn: nothing is chosen. */
  clear(): void {
    this.kind = null;
    this.singles = 0;
    this.doubles = 0;
    this.order = null;
    this.source = null;
  }
}
