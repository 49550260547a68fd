// What the table says to the server: one thing at a time, and its outcome.
import type { Connection } from '../lib/connection.svelte';
import type { TableModel } from '../lib/model/model.svelte';
import { refusedText } from '../lib/problems';

type Command = Parameters<Connection['send']>[0];

export class Commands {
  /** Whether a turn or an answer is on its way to the server. */
  sending = $state(false);
  /** Why the last one was refused; empty if it was not. */
  problem = $state('');
  /** Whether somebody has just said that they do not want to wait, and the table has not answered yet. */
  #hurried = false;

  constructor(
    private readonly model: TableModel,
    private readonly connection: Pick<Connection, 'send'>,
  ) {}

  /** Say something; returns whether it was done. */
  async say(command: Command): Promise<boolean> {
    this.problem = '';
    const answer = await this.connection.send(command);
    if (answer.type === 'refused') this.problem = refusedText(answer);
    return answer.type !== 'refused';
  }

  /** Play a turn; returns whether it was done. */
  async act(actions: string[] | null): Promise<boolean> {
    const { turn } = this.model;
    return turn !== null && actions !== null && this.#once({ type: 'act', n: turn.n, actions });
  }

  /** Answer a question. */
  async plan(actions: string[]): Promise<void> {
    const { question } = this.model;
    if (question) await this.#once({ type: 'plan', n: question.n, actions });
  }

  /** Go on sooner. */
  async hurry(to: 'beat' | 'orders'): Promise<void> {
    if (this.#hurried) return;
    this.#hurried = true;
    await this.say({ type: 'hurry', to });
    this.#hurried = false;
  }

  /** A second press, while the first is on its way, is ignored. */
  async #once(command: Command): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const done = await this.say(command);
    this.sending = false;
    return done;
  }
}
