// What is said follows what is seen: no verdict before the card has turned and the toppings have landed.
import type { TableModel } from '../../lib/model/model.svelte';
import type { Heard } from '../../lib/protocol';
import { reducedMotion } from '../../lib/settings.svelte';
import { total } from '../../lib/model/fold';
import { ACROSS, APART } from '../flights';
import type { Telling } from '../telling';

/** How much of a beat it takes until an order shows its face. */
export const TURNING = 0.8;
/** The shortest beat that cards move by, in seconds. */
export const SHORTEST_BEAT = 0.3;

/** In milliseconds: how long after an announcement it can be seen, by how long ago its order turned up. */
export function seenAfter(heard: Heard, beat: number, turnedUp: number): number {
  const event = heard.event;
  if (beat === 0 || reducedMotion() || document.hidden) return 0;
  const turning = TURNING * 1000 * Math.max(SHORTEST_BEAT, beat);
  if (event.what === 'order_turned_up') return turning;
  const left = Math.max(0, turning - turnedUp);
  if (event.what === 'baked') return Math.max(left, ACROSS + APART * total(event.cards));
  return event.what === 'returned' ? left : 0;
}

export class Unfolding {
  /** Whether the last order, and what became of it, can be seen. */
  revealed = $state(true);
  /** What is said at the top of the table. */
  sentence = $derived.by(() => (this.revealed ? (this.#shown = this.telling.sentence()) : this.#shown));
  /** In milliseconds: how long after the last announcement it can be seen. */
  wait = 0;

  /** What was said last: it stays until what happened can be seen. */
  #shown = '';
  #turnedUp = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: TableModel,
    private readonly telling: Telling,
  ) {}

  /** Follow the table until the returned function is called. */
  begin(): () => void {
    const stop = this.model.listen((heard) => {
      const now = performance.now();
      if (heard.event.what === 'order_turned_up') this.#turnedUp = now;
      this.wait = seenAfter(heard, this.model.beat, now - this.#turnedUp);
      clearTimeout(this.#timer);
      this.revealed = this.wait === 0;
      if (this.wait > 0) this.#timer = setTimeout(() => (this.revealed = true), this.wait);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }
}
