// The shuffle, done again in this browser: docs/fairness.md, with nothing but SHA-256.
import type { Over } from '../../lib/protocol';
import type { Edition } from '../../lib/edition';

const encoder = new TextEncoder();

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** SHA-256 in digits. */
export async function sha256(text: string): Promise<string> {
  return Array.from(await digest(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function seedOf(secret: string, salts: readonly (readonly [number, string])[]): Promise<string> {
  const lines = [...salts].sort(([a], [b]) => a - b).map(([seat, salt]) => `${seat}:${salt}\n`);
  return sha256(`pizzaiolo fair 1\n${secret}\n${lines.join('')}`);
}

/** The numbers of one label, each of 32 bits. */
class Numbers {
  #block = 0;
  #left: number[] = [];

  constructor(
    private readonly seed: string,
    private readonly label: string,
  ) {}

  async next(): Promise<number> {
    if (!this.#left.length) {
      const bytes = await digest(`pizzaiolo 1\n${this.seed}\n${this.label}\n${this.#block++}`);
      const view = new DataView(bytes.buffer);
      this.#left = Array.from({ length: 8 }, (_, place) => view.getUint32(4 * place)).reverse();
    }
    return this.#left.pop() ?? 0;
  }

  async below(n: number): Promise<number> {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const number = await this.next();
      if (number < limit) return number % n;
    }
  }
}

export async function shuffled<T>(cards: readonly T[], seed: string, label: string): Promise<T[]> {
  const numbers = new Numbers(seed, label);
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = await numbers.below(i + 1);
    [deck[i], deck[j]] = [deck[j] as T, deck[i] as T];
  }
  return deck;
}

/** The parts of a record that the check reads. */
export interface DealtRecord {
  edition: { hash: string };
  seats: { colour: string }[];
  options: { doubles: boolean };
  start: number;
  seed: string | null;
  deal: { hands: string[][]; waiters: number[][]; supply: string[] };
  shuffles: string[][];
}

export type Finding = 'right' | 'wrong' | 'unknown';

export interface Findings {
  /** The secret is the one that was promised. */
  promise: Finding;
  /** The promise is the one that this browser was told before the deal. */
  noted: Finding;
  /** The seed follows from the secret and the salts. */
  seed: Finding;
  /** The player's own salt is among them. */
  salt: Finding;
  /** There were exactly the cards that the edition has for this number of players. */
  cards: Finding;
  /** Hands and supply follow from the seed. */
  deck: Finding;
  waiters: Finding;
  /** Who took the first turn was agreed on, or follows from the seed. */
  start: Finding;
  /** Every later shuffle follows from the seed. */
  later: Finding;
}

const MAMMA_MIA = 'mamma mia';

/** How the cards of a shuffle lie before it: singles by kind, the Mamma Mia! card, doubles by kind. */
function inOrder(cards: readonly string[], kinds: readonly string[]): string[] {
  const rank = (card: string): number => {
    if (card === MAMMA_MIA) return kinds.length;
    return card.startsWith('double ') ? kinds.length + 1 + kinds.indexOf(card.slice(7)) : kinds.indexOf(card);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The ingredients of a game, in that order (R1.3, R1.7, R9.1). */
function ingredientsOf(edition: Edition, seats: number, doubles: boolean): string[] {
  const of = (card: (kind: string) => string, copies: number): string[] =>
    edition.kinds.flatMap((kind) => Array.from({ length: copies }, () => card(kind)));
  const singles = edition.copies - (edition.removed[seats] ?? 0) - (doubles ? 2 : 0);
  return [
    ...of((kind) => kind, singles),
    ...(edition.mamma_mia === 'none' ? [] : [MAMMA_MIA]),
    ...(doubles ? of((kind) => `double ${kind}`, 2) : []),
  ];
}

/** Whether all cards were there: every ingredient, and every order of each colour. */
function complete(record: DealtRecord, edition: Edition): boolean {
  const { hands, supply, waiters } = record.deal;
  const dealt = inOrder([...hands.flat(), ...supply], edition.kinds);
  return (
    same(dealt, ingredientsOf(edition, record.seats.length, record.options.doubles)) &&
    waiters.length === record.seats.length &&
    waiters.every((waiter, seat) => {
      const orders = edition.orders[record.seats[seat]?.colour ?? ''] ?? [];
      const sorted = [...waiter].sort((a, b) => a - b);
      return same(
        sorted,
        orders.map((_, place) => place + 1),
      );
    })
  );
}

async function starter(over: Over, seats: number, seed: string): Promise<number> {
  return over.start === 'random' ? new Numbers(seed, 'start').below(seats) : over.start;
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

const finding = (right: boolean): Finding => (right ? 'right' : 'wrong');

/** Shuffle again, and compare with what was played; without the edition, the cards stay unknown. */
export async function verify(
  over: Over,
  record: DealtRecord,
  kinds: readonly string[],
  edition: Edition | null,
  known: { commitment: string | null; seat: number | null; salt: string | null },
): Promise<Findings> {
  const seed = await seedOf(over.secret, over.salts);
  const { hands, waiters, supply } = record.deal;
  const hadSecond = supply.includes(MAMMA_MIA) && !hands.flat().includes(MAMMA_MIA);
  const again = await shuffled(inOrder([...hands.flat(), ...supply], kinds), seed, 'supply 0');
  let deck = same(again, [...hands.flat(), ...supply]);
  let label = 1;
  if (!deck && hadSecond) {
    // The Mamma Mia! card came in after the deal: the hands come from the first shuffle, the rest from a second.
    const all = [...hands.flat(), ...supply.filter((card) => card !== MAMMA_MIA)];
    const first = await shuffled(inOrder(all, kinds), seed, 'supply 0');
    const second = await shuffled(inOrder(supply, kinds), seed, 'supply 1');
    deck = same(first.slice(0, hands.flat().length), hands.flat()) && same(second, supply);
    label = 2;
  }
  const ofWaiters = await Promise.all(
    waiters.map(async (waiter, seat) => {
      const orders = [...waiter].sort((a, b) => a - b);
      return same(await shuffled(orders, seed, `waiter ${seat}`), waiter);
    }),
  );
  const ofLater = await Promise.all(
    record.shuffles.map(async (cards, place) =>
      same(await shuffled(inOrder(cards, kinds), seed, `supply ${label + place}`), cards),
    ),
  );
  const own = over.salts.find(([seat]) => seat === known.seat)?.[1];
  return {
    promise: finding((await sha256(over.secret)) === over.commitment),
    noted: known.commitment === null ? 'unknown' : finding(known.commitment === over.commitment),
    seed: finding(seed === over.seed && seed === record.seed),
    salt: known.salt === null ? 'unknown' : finding(own === known.salt),
    cards: edition === null ? 'unknown' : finding(complete(record, edition)),
    deck: finding(deck),
    waiters: finding(ofWaiters.every(Boolean)),
    start: finding(record.start === (await starter(over, record.seats.length, seed))),
    later: finding(ofLater.every(Boolean)),
  };
}
