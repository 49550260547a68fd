/** Options: what this browser wants of a new table; kept, so that the next one is alike. */
import type { Config, Level, PaceName } from './protocol';

export interface Options {
  edition: string;
  /** An own edition: its title and the data of its file. */
  own: { title: string; players: number[]; data: Record<string, unknown> } | null;
  seats: number;
  doubles: boolean;
  helping: boolean;
  level: Level;
  /** By seat, a level of its own, or none. */
  levels: (Level | null)[];
  bots: string[];
  pace: PaceName;
  /** Seconds for a decision; 0: no limit. */
  time: number;
  starts: 'me' | 'random';
  public: boolean;
}

export const MOST_SEATS = 6;

const KEPT = 'pizzaiolo.options';

const DEFAULTS: Options = {
  edition: 'oven',
  own: null,
  seats: 4,
  doubles: false,
  helping: true,
  level: 'kitchen',
  levels: [],
  bots: ['giulia', 'carlo', 'rossi', 'tommaso', 'matteo'],
  pace: 'normal',
  time: 0,
  starts: 'me',
  public: false,
};

function kept(): Options {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return { ...DEFAULTS, ...(found as Partial<Options>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const options: Options = $state(kept());

/** Keep them for the next table. */
export function keepOptions(): void {
  localStorage.setItem(KEPT, JSON.stringify(options));
}

/** Choose as if nothing had been chosen. */
export function resetOptions(): void {
  Object.assign(options, DEFAULTS);
}

/** What the server is asked for. */
export function configOf(wanted: Options): Config {
  return {
    edition: wanted.edition,
    edition_data: wanted.own?.data ?? null,
    seats: wanted.seats,
    doubles: wanted.doubles,
    helping: wanted.helping ? null : false,
    level: wanted.level,
    levels: wanted.levels.slice(0, wanted.seats),
    bots: wanted.bots.slice(0, wanted.seats - 1),
    pace: wanted.pace,
    time: wanted.time || null,
    bank: wanted.time ? wanted.time * 2 : 0,
    start: wanted.starts === 'me' ? 0 : 'random',
    public: wanted.public,
  };
}
