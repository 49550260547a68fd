/** A feed: something of the server's that is asked for again and again while somebody looks at it. */
import { onMount } from 'svelte';
import { RequestFailed } from '../lib/api';

/** In milliseconds; a server that has nothing new says so in a few bytes. */
const EVERY = 3000;

export class Feed<T> {
  now = $state.raw<T | null>(null);
  /** What went wrong last: null if it went well. */
  problem = $state.raw<unknown>(null);
  readonly #look: () => Promise<T>;
  /** So that an answer that was overtaken changes nothing. */
  #asked = 0;

  /** To be made while a component is: it ends with that component. */
  constructor(look: () => Promise<T>) {
    this.#look = look;
    onMount(() => {
      void this.look();
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible' && !this.final) void this.look();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  /** Whether asking again would be in vain: the server has refused. */
  get final(): boolean {
    return (
      this.problem instanceof RequestFailed &&
      this.problem.code !== 'unreachable' &&
      this.problem.code !== 'server_busy'
    );
  }

  look = async (): Promise<void> => {
    const number = ++this.#asked;
    try {
      const found = await this.#look();
      if (number !== this.#asked) return;
      this.now = found;
      this.problem = null;
    } catch (problem) {
      if (number === this.#asked) this.problem = problem;
    }
  };

  /** Take the answer to a command: it is newer than whatever is on its way. */
  take = (found: T): void => {
    this.#asked++;
    this.now = found;
    this.problem = null;
  };
}
