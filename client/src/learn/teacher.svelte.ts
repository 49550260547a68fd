/** Teacher: goes through the lesson, as the connection of a table that nobody else sits at. */
import type { Connection, CommandWithoutId } from '../lib/connection.svelte';
import type { TableModel } from '../lib/model/model.svelte';
import type { Done, GameView, Order, PublicEvent, Refused, ServerMessage, Then } from '../lib/protocol';
import { FIRST_VIEW, LESSON, lessonTable, YOU } from './lesson';

const KEPT = 'pizzaiolo.lesson';
/** How long a beat of the lesson lasts, in milliseconds: a little slower than a table. */
const BEAT = 1000;

/** How far a pupil has come; 0 at the start, and after the end. */
export function keptPlace(): number {
  const place = Number(localStorage.getItem(KEPT) ?? 0);
  return Number.isInteger(place) && place > 0 && place < LESSON.length ? place : 0;
}

/** Everything that can be done in a turn with this hand, as a server lists it. */
function legalIn(view: GameView): Record<string, Then> {
  const options: Record<string, Then> = {};
  const draws: Record<string, Then> = { 'draw supply': {}, 'draw waiter': {} };
  const submits = ['submit nothing', ...(view.hand?.orders ?? []).map((order) => `submit order ${order.number}`)];
  for (const [kind, count] of Object.entries(view.hand?.ingredients ?? {})) {
    for (let i = 1; i <= count; i += 1) {
      options[`place ${i} ${kind}`] = { then: Object.fromEntries(submits.map((text) => [text, { then: draws }])) };
    }
  }
  return options;
}

export class Teacher implements Pick<
  Connection,
  'table' | 'own' | 'status' | 'bye' | 'retryAt' | 'now' | 'send' | 'retry' | 'close'
> {
  readonly table = 'lesson';
  readonly status = 'open';
  readonly bye = null;
  readonly retryAt = 0;
  readonly own = true;
  /** What is being said: the name of its words. */
  words = $state('learn-welcome');
  /** Whether the pupil says when to go on. */
  waits = $state(false);
  /** Whether the pupil did something other than what the lesson wants. */
  astray = $state(false);
  over = $state(false);

  #place = 0;
  #n = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: TableModel) {}

  /** Begin where the pupil left off: everything before that is heard at once. */
  begin(pupil: string, place: number): void {
    clearTimeout(this.#timer);
    this.over = false;
    this.astray = false;
    this.#place = 0;
    this.#n = 0;
    this.model.hear({
      type: 'snapshot',
      n: 0,
      now: this.now(),
      viewer: YOU,
      watching: false,
      table: lessonTable(pupil),
      view: FIRST_VIEW,
    });
    while (this.#place < place) {
      const step = LESSON[this.#place];
      if (step?.what === 'event') this.#tell(step.event);
      if (step?.what === 'drawn') this.#hand(step);
      this.#place += 1;
    }
    this.#go();
  }

  /** The pupil has read what was said. */
  next(): void {
    if (!this.waits) return;
    this.#place += 1;
    this.#go();
  }

  /** Do the current step and those after it, until the pupil has to act. */
  #go(): void {
    this.waits = false;
    this.astray = false;
    const step = LESSON[this.#place];
    if (!step) {
      this.#end('learn-end');
      return;
    }
    if (step.what === 'words' || step.what === 'turn' || step.what === 'question') {
      localStorage.setItem(KEPT, String(this.#place));
    }
    switch (step.what) {
      case 'words':
        this.words = step.id;
        this.waits = true;
        break;
      case 'event':
        this.words = 'learn-listen';
        this.#tell(step.event);
        this.#after(step.beats);
        break;
      case 'drawn':
        this.#hand(step);
        this.#after(1.2);
        break;
      case 'turn': {
        this.words = step.id;
        this.#tell({ what: 'awaited', seat: YOU, decision: 'place' });
        const then = this.model.view ? legalIn(this.model.view) : {};
        this.#say({ type: 'turn', n: this.#n, decision: 'place', legal: Object.keys(then), then });
        break;
      }
      case 'question':
        this.words = step.id;
        this.#ask([]);
        break;
    }
  }

  #after(beats: number): void {
    this.#timer = setTimeout(() => {
      this.#place += 1;
      this.#go();
    }, beats * BEAT);
  }

  #say(message: ServerMessage): void {
    this.model.hear(message);
  }

  #tell(event: PublicEvent): void {
    this.#n += 1;
    this.#say({ type: 'heard', n: this.#n, event, at: this.now() });
  }

  #hand(step: { ingredients?: Record<string, number>; orders?: Order[] }): void {
    this.#say({
      type: 'drawn',
      n: this.#n,
      ingredients: step.ingredients ?? {},
      doubles: {},
      orders: step.orders ?? [],
    });
  }

  #ask(plan: string[]): void {
    const step = LESSON[this.#place];
    if (step?.what !== 'question') return;
    this.#say({
      type: 'question',
      n: this.#n,
      decision: 'pay',
      legal: plan.length ? [] : ['bake', 'decline'],
      plan,
      missing: step.missing,
      costs: { bake: step.missing },
      gives: { bake: { cards: step.missing } },
    });
  }

  #end(words: string): void {
    this.words = words;
    this.over = true;
    localStorage.removeItem(KEPT);
  }

  /** Take what the pupil does, as a server would. */
  send(command: CommandWithoutId): Promise<Done | Refused> {
    const step = LESSON[this.#place];
    if (command.type === 'act' && step?.what === 'turn') {
      if (command.actions.join() === step.wanted.join()) {
        this.#place += 1;
        this.#go();
      } else {
        this.astray = true;
      }
    }
    if (command.type === 'plan' && step?.what === 'question') {
      clearTimeout(this.#timer);
      this.#ask(command.actions);
      if (command.actions.length) {
        const baking = command.actions[0] === 'bake';
        this.#finish(baking ? step.yes : step.no, baking ? 'learn-end' : 'learn-end-declined');
      }
    }
    return Promise.resolve({ type: 'done', id: '' });
  }

  /** The last events of the lesson, one after the other. */
  #finish(events: PublicEvent[], words: string): void {
    const [first, ...rest] = events;
    this.#timer = setTimeout(() => {
      if (!first) {
        this.#end(words);
        return;
      }
      this.#tell(first);
      this.#finish(rest, words);
    }, 1.5 * BEAT);
  }

  now(): number {
    return Date.now() / 1000;
  }

  readonly retry = (): void => undefined;

  close(): void {
    clearTimeout(this.#timer);
  }
}
