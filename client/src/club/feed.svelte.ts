/** A feed: something of the server's that is asked for again and again while somebody looks at it. */
import { onMount } from 'svelte';
import { RequestFailed } from '../lib/api';

/** In milliseconds; a server that has nothing new says so in a few bytes. */
const EVERY = 3000;

/** What there is nothing to see of, today or tomorrow. */
const GONE: readonly unknown[] = ['no_such_club', 'club_closed', 'no_such_evening'];

export class Feed<T> {
  now = $state.raw<T | null>(null);
  /** What went wrong last: null if it went well. */
  problem = $state.raw<unknown>(null);
  readonly #look: () => Promise<T>;
  /** So that an answer that was overtaken changes nothing. */
  #asked = 0;

  /** To be made while a component is: it ends with that component, or when what was found is enough. */
  constructor(look: () => Promise<T>, enough: (found: T) => boolean = () => false) {
    this.#look = look;
    onMount(() => {
      void this.look();
      const timer = setInterval(() => {
        if (document.visibilityState !== 'visible' || this.gone) return;
        if (this.now === null || !enough(this.now)) void this.look();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  /** Whether asking again would be in vain; a server that is busy or has been asked too often will answer later. */
  get gone(): boolean {
    return this.problem instanceof RequestFailed && GONE.includes(this.problem.code);
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
