// The announcements of the last lap, as far as a memory level keeps them.
import { KEEPS_A_LAP, KEEPS_TURNS, type Level, type PublicEvent } from '../protocol';

type Told = Extract<PublicEvent, { what: 'placed' | 'submitted' | 'drew' | 'passed' | 'mamma_mia_taken' }>;

function told(event: PublicEvent): event is Told {
  return ['placed', 'submitted', 'drew', 'passed', 'mamma_mia_taken'].includes(event.what);
}

function isOneOf(levels: readonly Level[], level: Level): boolean {
  return levels.includes(level);
}

export class Recent {
  #turns: { seat: number; events: Told[] }[] = [];

  constructor(readonly seats: number) {}

  /** Take in what was told to everybody. */
  hear(event: PublicEvent): void {
    if (event.what === 'oven_opened') this.#turns = [];
    if (!told(event)) return;
    const last = this.#turns.at(-1);
    const begins = event.what === 'placed' || event.what === 'passed';
    if (begins || last === undefined || last.seat !== event.seat) {
      this.#turns = [...this.#turns, { seat: event.seat, events: [event] }].slice(-this.seats);
    } else {
      last.events = [...last.events, event];
    }
  }

  /** What stays visible for a player of a level, turn by turn. */
  allowed(level: Level): PublicEvent[][] {
    if (!isOneOf(KEEPS_TURNS, level)) return [];
    const kept = isOneOf(KEEPS_A_LAP, level) ? this.#turns : this.#turns.slice(-1);
    return kept.map((turn) => turn.events);
  }

  /** The last turn: until the next one begins, everybody may ask for it again. */
  last(): PublicEvent[] {
    return this.#turns.at(-1)?.events ?? [];
  }
}
