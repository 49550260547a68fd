// What is said follows what is seen: no verdict before the card has turned and the toppings have landed.
import type { TableModel } from '../../lib/model/model.svelte';
import type { Heard, PublicEvent } from '../../lib/protocol';
import { reducedMotion } from '../../lib/kept/settings.svelte';
import { total } from '../../lib/model/fold';
import { t } from '../../lib/words.svelte';
import { ACROSS, APART } from '../flights';
import { MOVES, type Telling } from '../telling';

/** How much of a beat it takes until an order shows its face. */
export const TURNING = 0.8;
/** The shortest beat that cards move by, in seconds. */
export const SHORTEST_BEAT = 0.3;

/** In milliseconds: how long it takes to read what became of an order, or that a round begins. */
const READ = 1200;
/** The same for what became of the viewer's own order. */
const READ_OWN = 2000;

/** What becomes of an order. */
const VERDICTS: ReadonlySet<PublicEvent['what']> = new Set(['baked', 'returned'] as const);

/** What is heard of the order that lies there. */
const OF_THE_ORDER: ReadonlySet<PublicEvent['what']> = new Set([
  'added',
  'asked',
  'did_not_help',
  'helped',
  'baked',
  'rewarded',
  'returned',
] as const);

/** In milliseconds: how long after an announcement it can be seen, by how long ago its order turned up. */
export function seenAfter(heard: Heard, beat: number, turnedUp: number): number {
  const event = heard.event;
  if (beat === 0 || reducedMotion() || document.hidden) return 0;
  const turning = TURNING * 1000 * Math.max(SHORTEST_BEAT, beat);
  if (event.what === 'order_turned_up') return turning;
  const left = Math.max(0, turning - turnedUp);
  if (event.what === 'baked') return Math.max(left, ACROSS + APART * total(event.cards));
  return OF_THE_ORDER.has(event.what) ? left : 0;
}

export class Unfolding {
  /** Whether the last order, and what became of it, can be seen. */
  revealed = $state(true);
  /** What is said at the top of the table. */
  sentence = $derived.by(() => (this.revealed ? (this.#shown = this.#words()) : this.#turning || this.#shown));
  /** In milliseconds: how long after the last announcement it can be seen. */
  wait = 0;

  /** What was said last: it stays until what happened can be seen. */
  #shown = '';
  /** What is said while an order turns, if the last words were about another one: that is not seen any more. */
  #turning = $state('');
  /** What stays until it has been read, or until another order turns up. */
  #stays = $state('');
  #turnedUp = 0;
  /** Whether an order was settled since the last one turned up. */
  #settled = false;
  /** An announcement that cannot be seen yet. */
  #unseen: Heard | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: TableModel,
    private readonly telling: Telling,
  ) {}

  /** Follow the table until the returned function is called. */
  begin(): () => void {
    const stop = this.model.listen((heard) => {
      const now = performance.now();
      clearTimeout(this.#timer);
      // What the next announcement overtakes is read all the same.
      if (this.#unseen) this.#read(this.#unseen.event);
      if (heard.event.what === 'order_turned_up') {
        this.#turnedUp = now;
        this.#turning = this.#settled ? t('sentence-baking') : '';
        this.#stay('', 0);
      }
      this.#settled = VERDICTS.has(heard.event.what) || (this.#settled && heard.event.what !== 'order_turned_up');
      this.wait = seenAfter(heard, this.model.beat, now - this.#turnedUp);
      this.#unseen = heard;
      if (this.wait > 0) {
        this.revealed = false;
        this.#timer = setTimeout(() => void this.#reveal(heard), this.wait);
      } else if (this.revealed) this.#see(heard);
      else void this.#reveal(heard);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
      clearTimeout(this.#reading);
      this.#unseen = null;
    };
  }

  /** On a busy device frames are late, and the card with them: not the clock says that it has turned, but the card. */
  async #reveal(heard: Heard): Promise<void> {
    const turns = document.querySelector('[data-place="order"] .front')?.getAnimations() ?? [];
    await Promise.allSettled(turns.map((turn) => turn.finished));
    if (heard === this.#unseen) this.#see(heard);
  }

  #see(heard: Heard): void {
    this.revealed = true;
    this.#turning = '';
    this.#unseen = null;
    this.#read(heard.event);
  }

  /** Let an announcement stay that has to be read; the others are said until the next one comes. */
  #read(event: PublicEvent): void {
    if (MOVES.has(event.what)) this.#stay('', 0);
    if (!VERDICTS.has(event.what) && event.what !== 'round_began') return;
    const own = 'seat' in event && this.telling.who(event.seat).who === 'you';
    this.#stay(this.telling.brief(event), own ? READ_OWN : READ);
  }

  #stay(words: string, time: number): void {
    clearTimeout(this.#reading);
    this.#stays = this.model.beat > 0 && !document.hidden ? words : '';
    this.#reading = setTimeout(() => (this.#stays = ''), time);
  }

  #words(): string {
    const { question, paused, over, view } = this.model;
    const urgent = question ?? (paused || over || view?.over);
    return (!urgent && this.#stays) || this.telling.sentence();
  }
}
