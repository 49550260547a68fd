/** Options: what this browser wants of a new table; kept, so that the next one is the same. */
import { catalogue, loadCatalogue } from '../catalogue.svelte';
import { DEFAULT_LEVEL, LEVELS, USUAL_BOTS, type Config, type Level, type PaceName, type Table } from '../protocol';
import { settings } from './settings.svelte';

export interface Options {
  edition: string;
  /** A custom edition: its title and the data of its file. */
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
  /** `other`: somebody else, as the table has already agreed. */
  starts: 'me' | 'other' | 'random';
  public: boolean;
  /** Whether everybody may say what is in the oven before it is opened. */
  belief: boolean;
}

const KEPT = 'pizzaiolo.options';

const DEFAULTS: Options = {
  edition: 'oven',
  own: null,
  seats: 4,
  doubles: false,
  helping: true,
  level: DEFAULT_LEVEL,
  levels: [],
  bots: [...USUAL_BOTS],
  pace: 'normal',
  time: 0,
  starts: 'me',
  public: false,
  belief: false,
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

/** Keep every change for the next table. Never ends. */
export function keepOptions(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEPT, JSON.stringify(options));
    });
  });
}

/** Choose as if nothing had been chosen. */
export function resetOptions(): void {
  Object.assign(options, DEFAULTS);
}

export type Preset = 'quick' | 'usual' | 'evening';

type Laid = Pick<Options, 'edition' | 'seats' | 'doubles' | 'level' | 'bots' | 'pace' | 'time'>;

const laid: Laid = {
  edition: 'oven',
  seats: 4,
  doubles: false,
  level: DEFAULT_LEVEL,
  bots: DEFAULTS.bots,
  pace: 'normal',
  time: 0,
};

/** Ready-made tables: whatever else may be chosen stays as it was. */
export const PRESETS: Readonly<Record<Preset, Laid>> = {
  quick: { ...laid, seats: 3, bots: ['carlo', 'rossi', 'giulia', 'tommaso', 'matteo'], pace: 'fast' },
  usual: laid,
  evening: {
    ...laid,
    edition: 'plus',
    seats: 6,
    level: LEVELS[0],
    bots: ['giulia', 'tommaso', 'ferri', 'nonna', 'carlo'],
  },
};

/** Which of them is chosen now, if any, whoever sits there. */
export function presetOf(wanted: Options): Preset | null {
  const names = Object.keys(PRESETS) as Preset[];
  const like = (preset: Laid): boolean =>
    (['edition', 'seats', 'doubles', 'level', 'pace', 'time'] as const).every((key) => wanted[key] === preset[key]);
  return wanted.own ? null : (names.find((name) => like(PRESETS[name])) ?? null);
}

/** Company by strength. */
export const COMPANY = {
  gentle: ['pia', 'matteo', 'carlo', 'rossi', 'giulia'],
  mixed: DEFAULTS.bots,
  strong: ['nonna', 'ferri', 'tommaso', 'giulia', 'rossi'],
} as const;

export type Company = keyof typeof COMPANY;

/** Which company is wanted, if it is one of these. */
export function companyOf(wanted: Options): Company | '' {
  const names = Object.keys(COMPANY) as Company[];
  const others = wanted.seats - 1;
  const first = (bots: readonly string[]): string => bots.slice(0, others).join();
  return names.find((name) => first(COMPANY[name]) === first(wanted.bots)) ?? '';
}

/** Choose a table like that. */
export function layPreset(wanted: Options, preset: Preset): void {
  Object.assign(wanted, { ...PRESETS[preset], bots: [...PRESETS[preset].bots], own: null, helping: true, levels: [] });
}

/** The colour that this browser likes, if the edition has it. */
export async function wishedColour(): Promise<string | null> {
  if (!settings.colour) return null;
  await loadCatalogue();
  const edition = catalogue.editions.find((each) => each.name === options.edition);
  return edition?.colours.includes(settings.colour) ? settings.colour : null;
}

/** The numbers of players for which the file of an edition says what to remove. */
export function playersOf(data: Record<string, unknown>): number[] {
  const removed = Object.keys(data['removed'] ?? {});
  return removed.map(Number).filter(Number.isInteger).sort();
}

/** What the player who sits, or will sit, in this seat asks the server for. */
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
    belief: wanted.belief,
  };
}

/** The other way round: what a table has agreed on, as the choices of the player in this seat. */
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
    belief: config.belief ?? false,
  };
}
