/** The shuffle checked in a browser, against the example of docs/fairness.md. */
import { expect, test } from 'vitest';
import type { Over } from '../../../src/lib/protocol';
import type { Edition } from '../../../src/lib/edition';
import { seedOf, sha256, shuffled, verify, type DealtRecord } from '../../../src/table/after/fairness';

const secret = 'c1a0d0e5f3b24c7796a85e0d1f4b3c2a9d8e7f60514233241506f7e8d9cabbac';
const commitment = 'bf07bc80ea48682171f8980db2e57223341f00de83e9006c385be6852e3e4a13';
const seed = '6d44a00c1e7c7b0cee13707729fa70a289fa2deb790bac5f034b089188bac013';
const salts: [number, string][] = [
  [0, 'basil'],
  [1, 'quattro stagioni'],
];
const kinds = ['pineapple', 'pepper', 'mushroom', 'olive', 'salami'];

const edition = {
  kinds,
  copies: 13,
  removed: { 2: 5 },
  mamma_mia: 'none',
  orders: { yellow: Array(8).fill({}), red: Array(8).fill({}) },
} as unknown as Edition;

test('a promise, a seed and a waiter as the page about fair shuffles has them', async () => {
  expect(await sha256(secret)).toBe(commitment);
  expect(await seedOf(secret, salts)).toBe(seed);
  expect(await shuffled([1, 2, 3, 4, 5, 6, 7, 8], seed, 'waiter 0')).toEqual([1, 4, 5, 2, 8, 3, 6, 7]);
});

async function played(): Promise<[Over, DealtRecord]> {
  const cards = kinds.flatMap((kind) => Array.from({ length: 8 }, () => kind));
  const deck = await shuffled(cards, seed, 'supply 0');
  const orders = [1, 2, 3, 4, 5, 6, 7, 8];
  const over: Over = {
    type: 'over',
    game: 1,
    delivered: [0, 0],
    ingredients: [0, 0],
    winners: [0, 1],
    commitment,
    secret,
    salts,
    seed,
    start: 'random',
  };
  const record: DealtRecord = {
    edition: { hash: '' },
    options: { doubles: false },
    seats: [{ colour: 'yellow' }, { colour: 'red' }],
    start: 1,
    seed,
    deal: {
      hands: [deck.slice(0, 6), deck.slice(6, 12)],
      waiters: [await shuffled(orders, seed, 'waiter 0'), await shuffled(orders, seed, 'waiter 1')],
      supply: deck.slice(12),
    },
    shuffles: [await shuffled(cards.slice(0, 20), seed, 'supply 1')],
  };
  return [over, record];
}

const known = { commitment, seat: 0, salt: 'basil' };

test('a fair deal is found fair', async () => {
  const [over, record] = await played();
  expect(new Set(Object.values(await verify(over, record, kinds, edition, known)))).toEqual(new Set(['right']));
});

test('one card in another place is found out', async () => {
  const [over, record] = await played();
  const [first, ...rest] = record.deal.supply;
  record.deal.supply = [...rest, first ?? ''];
  expect((await verify(over, record, kinds, edition, known)).deck).toBe('wrong');
});

test('a waiter, a later shuffle, a promise and a salt that were changed are found out', async () => {
  const [over, record] = await played();
  record.deal.waiters[1] = [...(record.deal.waiters[1] ?? [])].reverse();
  record.shuffles = record.shuffles.map((cards) => [...cards].reverse());
  const found = await verify(over, record, kinds, edition, { commitment: seed, seat: 0, salt: 'oregano' });
  expect(found).toMatchObject({ waiters: 'wrong', later: 'wrong', noted: 'wrong', salt: 'wrong', deck: 'right' });
});

test('whoever began by other than chance or agreement is found out', async () => {
  const [over, record] = await played();
  expect((await verify(over, { ...record, start: 0 }, kinds, edition, known)).start).toBe('wrong');
  expect((await verify({ ...over, start: 0 }, { ...record, start: 0 }, kinds, edition, known)).start).toBe('right');
  expect((await verify({ ...over, start: 0 }, record, kinds, edition, known)).start).toBe('wrong');
});

test('a deck that is honestly shuffled but lacks cards is found out', async () => {
  const [over, record] = await played();
  const few = await shuffled(
    kinds.flatMap((kind) => Array.from({ length: 7 }, () => kind)),
    seed,
    'supply 0',
  );
  record.deal = { ...record.deal, hands: [few.slice(0, 6), few.slice(6, 12)], supply: few.slice(12) };
  expect(await verify(over, record, kinds, edition, known)).toMatchObject({ deck: 'right', cards: 'wrong' });
});

test('a waiter that lacks an order is found out', async () => {
  const [over, record] = await played();
  record.deal.waiters[0] = await shuffled([1, 2, 3, 4, 5, 6, 7], seed, 'waiter 0');
  expect(await verify(over, record, kinds, edition, known)).toMatchObject({ waiters: 'right', cards: 'wrong' });
});

test('without the edition nobody knows which cards there should be', async () => {
  const [over, record] = await played();
  expect((await verify(over, record, kinds, null, known)).cards).toBe('unknown');
});
