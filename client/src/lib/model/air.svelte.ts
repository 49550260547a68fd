/** Air: what was just called out, and the reactions; it is there for a moment and gone. */
import type { Order, PublicEvent, ReactionKey } from '../protocol';

/** What is called out: it is heard for a moment and is gone. */
export interface Announced {
  key: number;
  seat: number;
  kind: string | null;
  count: number;
  /** Only if nothing was placed before it: the oven shows it anyway. */
  order: Order | null;
}

/** In seconds: however fast the table, an announcement stays this long, so that it can be read. */
const SHORTEST = 1.2;
const REACTION_STANDS = 3500;

export class Air {
  announcement = $state.raw<Announced | null>(null);
  reactions = $state.raw<Record<number, ReactionKey>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;

  /** Show what was announced until it has been read; an order that follows what was placed only makes it stand longer. */
  call(event: PublicEvent, beat: number): void {
    if (event.what === 'oven_opened') this.clear();
    if (event.what !== 'placed' && event.what !== 'submitted') return;
    const [kind, count] = event.what === 'placed' ? [event.kind, event.announced] : [null, 0];
    if (kind !== null || this.announcement?.seat !== event.seat) {
      const order = event.what === 'submitted' ? event.order : null;
      this.announcement = { key: ++this.#keys, seat: event.seat, kind, count, order };
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.announcement = null), Math.max(SHORTEST, beat) * 1000);
  }

  /** Take back what is called out. */
  clear(): void {
    clearTimeout(this.#timer);
    this.announcement = null;
  }

  react(seat: number, key: ReactionKey): void {
    this.reactions = { ...this.reactions, [seat]: key };
    setTimeout(() => {
      if (this.reactions[seat] !== key) return;
      const { [seat]: _, ...rest } = this.reactions;
      this.reactions = rest;
    }, REACTION_STANDS);
  }
}
