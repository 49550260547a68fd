// What is said follows what is seen: no verdict before the card has turned and the toppings have landed.
import { untrack } from 'svelte';
import type { TableModel } from '../../lib/model.svelte';
import type { Heard } from '../../lib/protocol';
import { reducedMotion } from '../../lib/settings.svelte';
import { total } from '../../lib/fold';
import { ACROSS, APART } from '../flights';
import type { Telling } from '../telling';

/** How long after an announcement it is seen, in milliseconds. */
export function seenAfter(heard: Heard, beat: number): number {
  const event = heard.event;
  if (beat === 0 || reducedMotion() || document.hidden) return 0;
  if (event.what === 'baked') return ACROSS + APART * total(event.cards);
  return 0;
}

export class Unfolding {
  /** Whether what became of the last order can be seen. */
  revealed = $state(true);
  /** What is said at the top of the table. */
  sentence = $derived.by(() => (this.revealed ? this.telling.sentence() : this.#before));

  #before = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: TableModel,
    private readonly telling: Telling,
  ) {}

  /** Follow the table until the returned function is called. */
  begin(): () => void {
    const stop = this.model.listen((heard) => {
      const wait = seenAfter(heard, this.model.beat);
      clearTimeout(this.#timer);
      this.#before = untrack(() => this.sentence);
      this.revealed = wait === 0;
      if (wait > 0) this.#timer = setTimeout(() => (this.revealed = true), wait);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }
}
