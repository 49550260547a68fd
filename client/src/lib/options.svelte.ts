/** Options: what this browser wants of a new table; kept, so that the next one is alike. */
import type { Config, Level, PaceName, Table } from './protocol';

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
  /** `other`: somebody else, as the table has agreed on already. */
  starts: 'me' | 'other' | 'random';
  public: boolean;
}

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

/** The numbers of players for which the file of an edition says what to remove. */
export function playersOf(data: Record<string, unknown>): number[] {
  const removed = Object.keys(data['removed'] ?? {});
  return removed.map(Number).filter(Number.isInteger).sort();
}

/** What the server is asked for by whoever sits, or will sit, in this seat. */
export function configOf(wanted: Options, seat = 0): Config {
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
    ...(wanted.starts === 'other' ? {} : { start: wanted.starts === 'me' ? seat : 'random' }),
    public: wanted.public,
  };
}

/** The other way round: what a table has agreed on, as the choices of whoever sits in this seat. */
export function optionsOf(
  { config, title }: Pick<Table, 'config' | 'title'>,
  data: Record<string, unknown> | null,
  seat: number,
): Options {
  return {
    edition: config.edition,
    own: data && { title, players: playersOf(data), data },
    seats: config.seats,
    doubles: config.doubles,
    helping: config.helping !== false,
    level: config.level,
    levels: [...config.levels],
    bots: [...config.bots, ...DEFAULTS.bots.slice(config.bots.length)],
    pace: config.pace,
    time: config.time ?? 0,
    starts: config.start === seat ? 'me' : config.start === 'random' ? 'random' : 'other',
    public: config.public,
  };
}
