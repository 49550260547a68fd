import { afterAll, expect, test } from 'vitest';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language, LANGUAGES, t, type Language } from '../../src/lib/words.svelte';
import { shortfall, Telling } from '../../src/table/telling';
import { lessonTable } from '../../src/learn/lesson';
import { SNAPSHOT } from '../support/lesson';

afterAll(() => language.choose('en'));

const BEGAN = { what: 'round_began', round: 1, starter: 0, supply: 20, leftovers: {}, leftover_doubles: {} } as const;

/** What a tape says to whoever was called this. */
function retold(name: string): string {
  const model = new TableModel('abc');
  model.retold = true;
  model.table = lessonTable(name);
  return new Telling(model).event(BEGAN);
}

const BEGIN: Record<Language, string> = {
  en: 'Round 1. You begin.',
  de: 'Runde 1. Du fängst an.',
  es: 'Ronda 1. Empiezas tú.',
  it: 'Manche 1. Cominci tu.',
  fr: 'Manche 1. Tu commences.',
};

test.each(Object.keys(LANGUAGES) as Language[])('a tape speaks to whoever played without a name: %s', async (code) => {
  await language.choose(code);
  expect(retold(t('guest')).replace(/[\u2068\u2069]/g, '')).toBe(BEGIN[code]);
});

test('a tape calls everybody else by name', async () => {
  await language.choose('en');
  expect(retold('Beate')).toBe('Round 1. Beate begins.');
});

test.each([
  [0, 'The supply is empty. Nonna opens the oven.'],
  [3, 'Nonna opens the oven.'],
])('why the oven is opened is said if %i cards are left', async (supply, said) => {
  await language.choose('en');
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT, view: { ...SNAPSHOT.view!, supply } });
  expect(new Telling(model).event({ what: 'oven_opened', chef: 1 })).toBe(said);
});

test('a double is told as what it is and what it is worth', async () => {
  await language.choose('en');
  const model = new TableModel('abc');
  model.table = lessonTable('Alba');
  const placed = { what: 'placed', seat: 1, kind: 'pepper', announced: 3, singles: 1, doubles: 1 } as const;
  const telling = new Telling(model);
  expect(telling.event(placed)).toMatch(/Three peppers! One pepper and one double pepper: three\.$/);
  const turnedUp = { what: 'turned_up', kind: 'pepper', singles: 1, doubles: 1 } as const;
  expect(telling.event(turnedUp)).toContain('one pepper and one double pepper: three');
  const added = { what: 'added', seat: 1, cards: { olive: 1 }, doubles: { pepper: 1 } } as const;
  expect(telling.event(added)).toContain('one olive and one double pepper: two');
});

const OWN = { colour: 'green', number: 1, sort: '', needs: { pepper: 1 } };

test.each([
  [{ ...OWN, chosen: [6] }, { missing: { pepper: 1 }, more: 4 }, 'One pepper and 4 of one kind short.'],
  [{ ...OWN, chosen: [6] }, { missing: { pepper: 1 } }, 'One pepper short.'],
  [{ ...OWN, chosen: [4, 4] }, { more: 1 }, '1 of two kinds short.'],
  [{ ...OWN, fewest: 3 }, { more: 2 }, '2 of the rarest kind short.'],
  [{ ...OWN, fewest: 3 }, { more: null }, 'No other kind lies on the table.'],
  [{ ...OWN, either: { olive: 5, salami: 5 } }, { more: 2 }, '2 of one kind short.'],
  [{ ...OWN, at_least: 15 }, { lacking: 3 }, '3 cards short.'],
])('why an order burnt is said whatever it leaves open: %#', async (order, lacks, words) => {
  await language.choose('en');
  expect(shortfall({ order, ...lacks }, {}, null).replace(/[\u2068\u2069]/g, '')).toBe(words);
});
