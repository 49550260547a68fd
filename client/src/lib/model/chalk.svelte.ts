// The viewer's own chalkboard: what was written shows at once, so that the next tap counts on from there.
type Tallies = Record<string, number>;

export class Chalk {
  /** The tallies as they are shown. */
  tallies = $state.raw<Tallies>({});
  /** What the server has of them. */
  #kept: Tallies = {};
  #writing = 0;

  /** The server tells the tallies; what is on its way there is still to come. */
  told(tallies: Tallies): void {
    this.#kept = tallies;
    if (!this.#writing) this.tallies = tallies;
  }

  /** Write a tally, and send it. */
  async write(on: string, marks: number, send: () => Promise<unknown>): Promise<void> {
    this.tallies = { ...this.tallies, [on]: marks };
    this.#writing += 1;
    try {
      await send();
    } finally {
      this.#writing -= 1;
      if (!this.#writing) this.tallies = this.#kept;
    }
  }
}
