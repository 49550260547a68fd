import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test } from 'vitest';
import { has, language, LANGUAGES, t, type Language, PARTS } from '../../src/lib/words.svelte';

const FILES = import.meta.glob<string>('../../../src/pizzaiolo/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>('../../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every id with its attributes, as `id` and `id.attribute`. */
function ids(text: string): string[] {
  return new FluentResource(text).body.flatMap((message) => [
    ...(message.value ? [message.id] : []),
    ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
  ]);
}

/** All words of a language: its file, and those that come with parts of the site. */
const of = (code: string): string =>
  [code, ...PARTS.map((part) => `${part}-${code}`)]
    .map((name) => FILES[`../../../src/pizzaiolo/words/${name}.ftl`] ?? '')
    .join('\n');

beforeEach(async () => {
  localStorage.clear();
  await language.choose('en');
});

test('there is a file for every language and a language for every file', () => {
  const names = Object.keys(FILES).map((path) => path.replace(/.*\/(.*)\.ftl/, '$1'));
  const codes = Object.keys(LANGUAGES);
  expect(names.sort()).toEqual([...codes, ...PARTS.flatMap((part) => codes.map((code) => `${part}-${code}`))].sort());
});

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (code) => {
  test('says everything that English says, and nothing twice', () => {
    const said = ids(of(code));
    const english = ids(of('en'));
    expect(english.filter((id) => !said.includes(id))).toEqual([]);
    expect(said.filter((id) => !english.includes(id))).toEqual([]);
    expect(said.filter((id, i) => said.indexOf(id) !== i)).toEqual([]);
  });

  test('every sentence can be read to its end', () => {
    // What Fluent cannot read it leaves out without a word.
    const written = of(code).match(/^-?[a-zA-Z][\w-]* *=/gm) ?? [];
    const read = new FluentResource(of(code)).body.map((message) => message.id);
    expect(written.map((each) => each.replace(/ *=$/, ''))).toEqual(read);
  });
});

test('every sentence that a screen asks for by its name is there', () => {
  const known = new Set(ids(of('en')));
  const asked = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*'([^'$]+)'/g)].map((found) => [path, found[1]!] as const),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(([, id]) => !known.has(id))).toEqual([]);
});

test('a language is chosen, kept and told to the page', async () => {
  await language.choose('de');
  expect(t('play-now')).toBe('Jetzt spielen');
  expect(localStorage.getItem('pizzaiolo.language')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});

test('numbers decide the form', () => {
  expect(t('start-with-bots', { count: 1 })).toBe('Deal, with one bot');
  expect(t('start-with-bots', { count: 3 })).toBe('Deal, with 3 bots');
});

test('French drops an e before a vowel, whoever it is', async () => {
  await language.choose('fr');
  const order = { who: 'other', order: 'Normale' };
  expect(t('heard-order-turned-up', { ...order, name: 'Alba' })).toBe('La Normale d’Alba.');
  expect(t('heard-order-turned-up', { ...order, name: 'Émile' })).toBe('La Normale d’Émile.');
  expect(t('heard-order-turned-up', { ...order, name: 'Beate' })).toBe('La Normale de Beate.');
  expect(t('decided-pizzas', { who: 'you', lead: 1, name: '', other: 'Alba' })).toBe(
    'Tu avais une pizza de plus qu’Alba.',
  );
  expect(t('heard-order-turned-up', { ...order, name: 'onze' })).toBe('La Normale de onze.');
});

test('what has no words is its own name', () => {
  expect(has('kind-anchovy')).toBe(false);
  expect(t('kind-anchovy')).toBe('kind-anchovy');
  expect(has('play-now.about')).toBe(true);
  expect(has('play-now.nothing')).toBe(false);
});

test('the words of a part come when it is asked for, and stay when the language changes', async () => {
  expect(has('club-standings')).toBe(false);
  await language.also('club');
  expect(t('club-standings')).toBe('Standings');
  await language.choose('de');
  expect(t('club-standings')).toBe('Tabelle');
});
