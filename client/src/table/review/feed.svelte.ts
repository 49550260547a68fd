/** A review as it comes: asked for again and again until it is complete, interrupted and resumed at will. */
import { untrack } from 'svelte';
import { RequestFailed, review } from '../../lib/api';
import type { ReviewSoFar } from '../../lib/protocol';

const PAUSE = 1000;
/** The first numbers are there within a second, unless others come first: then nobody asks so often. */
const FIRST_PAUSE = 250;
const FIRST_ASKS = 3;
/** The server is busy or cannot be reached: that takes longer to change. */
const LONG_PAUSE = 3000;
const PASSING = new Set(['server_busy', 'rate_limited', 'store_unavailable', 'unreachable']);

export class ReviewFeed {
  soFar = $state.raw<ReviewSoFar | null>(null);
  /** What is in the way: something that will pass, or a final failure. */
  problem = $state<'busy' | 'failed' | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #asked = 0;

  constructor(
    private readonly table: string,
    private readonly game: number,
    private readonly seat: number | null = null,
  ) {}

  get complete(): boolean {
    return this.soFar?.review?.complete ?? false;
  }

  /** The one feed of the end of a game: what has come stays while the page is open. */
  static of(table: string, game: number, seat: number | null): ReviewFeed {
    const key = `${table} ${game} ${seat ?? ''}`;
    return (feeds[key] ??= new ReviewFeed(table, game, seat));
  }

  /** Begin to ask, or go on. An effect that does so must not run again with every answer: it would ask at once. */
  start(): void {
    if (this.#running || untrack(() => this.complete)) return;
    this.#running = true;
    this.problem = null;
    void this.#ask();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    let pause = this.#asked <= FIRST_ASKS ? FIRST_PAUSE : PAUSE;
    try {
      this.soFar = await review(this.table, this.game, this.seat);
      this.problem = null;
      if (this.complete) this.#running = false;
    } catch (problem) {
      const passes = problem instanceof RequestFailed && PASSING.has(problem.code);
      this.problem = passes ? 'busy' : 'failed';
      pause = Math.max(LONG_PAUSE, problem instanceof RequestFailed ? 1000 * problem.retryAfter : 0);
      if (!passes) this.#running = false;
    }
    if (this.#running) this.#timer = setTimeout(() => void this.#ask(), pause);
  }
}

const feeds: Record<string, ReviewFeed> = {};
