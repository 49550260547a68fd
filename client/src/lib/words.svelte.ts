/** Words: every sentence that a player reads, from one Fluent file per language, and one for each part of the site. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The languages, each under its own name. Adding one is a file in src/pizzaiolo/words and a line here. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGES;

const KEPT = 'pizzaiolo.language';
const FILES = import.meta.glob<string>('../../../src/pizzaiolo/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What can be put into a sentence. */
export type Arguments = Record<string, string | number>;

/** Words of screens that most visits do not need: files such as club-en.ftl, which come with those screens. */
export const PARTS = ['challenge', 'club', 'day', 'learn', 'review', 'rules'] as const;

export type Part = (typeof PARTS)[number];

/** French drops an e before a name that begins with a vowel, "l’aide d’Alba"; before "onze" it keeps it. */
const BEFORE_VOWEL = /\b(d|qu)e (?=[aeiouà-æè-ïò-öù-ü](?!nz))/gi;

let parts: readonly Part[] = [];
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

function known(code: string | null): code is Language {
  return code !== null && code in LANGUAGES;
}

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (known(kept)) return kept;
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if (known(code)) return code;
  }
  return 'en';
}

async function resource(name: string): Promise<FluentResource> {
  const file = FILES[`../../../src/pizzaiolo/words/${name}.ftl`];
  if (!file) throw new Error(`there is no file of words ${name}.ftl`);
  return new FluentResource(await file());
}

async function load(code: Language): Promise<void> {
  const resources = await Promise.all([code, ...parts.map((part) => `${part}-${code}`)].map(resource));
  // Browsers put words into the reading direction by themselves; marks around them upset tests and speech.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const each of resources) made.addResource(each);
  bundle = made;
  current = code;
  document.documentElement.lang = code;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that whoever asks last finds everything there. */
function inTurn(what: () => Promise<void>): Promise<void> {
  const done = turn.then(what);
  turn = done.catch(() => undefined);
  return done;
}

/** The language: chosen from the browser at first, then as the player says. */
export const language = {
  get current(): Language {
    return current;
  },
  /** Load the words before anything is shown. */
  begin(): Promise<void> {
    return inTurn(() => load(preferred()));
  },
  /** Have the words of other parts of the site, too, before they are shown. */
  also(...wanted: Part[]): Promise<void> {
    return inTurn(async () => {
      const fresh = wanted.filter((part) => !parts.includes(part));
      const more = await Promise.all(fresh.map((part) => resource(`${part}-${current}`)));
      for (const each of more) bundle?.addResource(each);
      parts = [...parts, ...fresh];
    });
  },
  /** Use this language, whatever the reader has chosen elsewhere. */
  show(code: Language): Promise<void> {
    return inTurn(() => load(code));
  },
  async choose(code: Language): Promise<void> {
    await inTurn(() => load(code));
    localStorage.setItem(KEPT, code);
  },
};

/** Whether there are words for this; names in a custom edition have none. */
export function has(id: string): boolean {
  const [message, attribute] = id.split('.') as [string, string?];
  const found = bundle?.getMessage(message);
  return attribute ? found?.attributes[attribute] !== undefined : (found?.value ?? null) !== null;
}

/** A sentence in the player's language; its id if there is none. `id.part` is an attribute. */
export function t(id: string, args?: Arguments): string {
  const [message, attribute] = id.split('.') as [string, string?];
  const found = bundle?.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || !pattern) return id;
  const text = bundle.formatPattern(pattern, args, []);
  return current === 'fr' ? text.replace(BEFORE_VOWEL, '$1’') : text;
}
