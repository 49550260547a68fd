/** The review in the browser: lines to draw, words for actions, figures with their errors. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Edition } from '../../../src/lib/edition';
import type { Account, Decision, Moment, Review, ReviewSoFar } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import { actionText, orderName } from '../../../src/table/review/action-words';
import { headline } from '../../../src/table/review/headline';
import { momentOf, momentText } from '../../../src/table/review/moments';
import { band, line, placeOf, pointAt, pointsOf } from '../../../src/table/review/ribbon';
import { asText, summary } from '../../../src/table/review/summary';
import { hand, picture } from '../../../src/table/review/picture';

beforeAll(async () => {
  await language.show('en');
  await language.also('review');
});

const step = (action: number | null, share: number) => ({
  cause: 'decision' as const,
  action,
  seat: 0,
  round: 0,
  shares: [share, 1 - share],
  errors: [0.05, 0.05],
  changes: [0, 0],
  change_errors: [0, 0],
});

const account: Account = {
  seat: 0,
  result: 1,
  even: 0.5,
  luck: 0.124,
  own: 0.3,
  others: 0.076,
  luck_error: 0.04,
  own_error: 0.04,
  others_error: 0.04,
  judged: true,
  loss: 0.23,
  loss_error: 0.06,
  memory_kept: 0.2,
  memory_stake: 0.3,
  memory_stake_error: 0.05,
  memory: 0.62,
  memory_error: 0.08,
};

const review: Review = {
  judge: 1,
  edition: 'oven',
  colours: ['yellow', 'red'],
  names: ['Alba', null],
  iterations: 1,
  level: 'kitchen',
  complete: false,
  steps: [step(null, 0.5), step(0, 0.6), step(1, 0.4), step(2, 0.7)],
  accounts: [account],
  decisions: [],
  moments: [],
};

const soFar: ReviewSoFar = {
  done: 4,
  total: 10,
  places: [
    [1, 2],
    [1, 2],
    [2, 1],
  ],
  review,
};
const rounds = [1, 1, 1, 2, 2];

const edition = {
  orders: { yellow: [{ sort: 'normale', needs: { olive: 1 } }], red: [] },
} as unknown as Edition;

test('an action is found on the tape, whatever is asked for', () => {
  expect([null, 0, 1, 2, 9].map((action) => placeOf(soFar.places, rounds, action))).toEqual([0, 1, 1, 3, 0]);
  expect(placeOf([[2, 9]], rounds, 0)).toBe(4);
});

test('of what happens at one place of the tape the last chance counts', () => {
  const points = pointsOf(soFar, rounds);
  expect(points.map(({ place, shares }) => [place, shares[0]])).toEqual([
    [0, 0.5],
    [1, 0.4],
    [3, 0.7],
  ]);
  expect(pointAt(points, 2)?.place).toBe(1);
  expect(pointAt(points, 4)?.place).toBe(3);
  expect(pointAt([], 4)).toBeNull();
});

test('a line keeps its height until something changes, and its band reaches two errors to each side', () => {
  const frame = { x: (place: number) => 10 * place, y: (share: number) => 100 * (1 - share) };
  const points = pointsOf(soFar, rounds);
  expect(line(points, 0, frame)).toBe('M0.0 50.0H10.0V60.0H30.0V30.0');
  expect(line(points, 0, frame, 4)).toBe('M0.0 50.0H10.0V60.0H30.0V30.0H40.0');
  expect(line([], 0, frame, 4)).toBe('');
  expect(band(points, 0, frame)).toBe('M0.0 40.0H10.0V50.0H30.0V20.0V40.0H30.0V70.0H10.0V60.0H0.0Z');
  expect(band([], 0, frame)).toBe('');
});

test.each([
  ['place 2 salami', 'two salami into the oven'],
  ['place salami 1 double', 'one double salami: two into the oven'],
  ['submit order 1', 'send in Normale'],
  ['submit nothing', 'hold an order back'],
  ['draw supply', 'draw ingredients'],
  ['draw waiter', 'draw orders'],
  ['bake', 'bake it'],
  ['bake with olive salami', 'bake it with olive and salami'],
  ['ask with olive', 'ask the others for cards'],
  ['request olive', 'ask for one olive'],
  ['send request', 'leave it at this request'],
  ['add olive', 'add one olive'],
  ['help', 'help'],
  ['refuse', 'not help'],
  ['decline', 'let it burn'],
])('an action in words: %s', (action, words) => {
  expect(actionText(action, 'yellow', edition)).toBe(words);
});

test('orders of the same name are told apart by what they need', () => {
  const alike = {
    orders: {
      yellow: [
        { sort: 'normale', needs: { olive: 1, pepper: 4 } },
        { sort: 'normale', needs: { olive: 1, salami: 4 } },
        { sort: 'minimale', needs: { olive: 1 } },
      ],
    },
  } as unknown as Edition;
  expect([1, 2, 3, 4].map((number) => orderName(number, 'yellow', alike))).toEqual([
    'Normale (1 olive and 4 peppers)',
    'Normale (1 olive and 4 salami)',
    'Minimale',
    '',
  ]);
  expect(actionText('submit order 2', 'yellow', alike)).toBe('send in Normale (1 olive and 4 salami)');
});

const lost: Account = { ...account, result: 0, luck: 0, loss: 0, memory_stake: 0.3, memory_kept: 0.3 };

test.each<[string, Partial<Account>]>([
  ['Bad luck, above all', { luck: -0.2, luck_error: 0.05, loss: 0.15, loss_error: 0.02 }],
  ['There were better moves', { luck: -0.1, luck_error: 0.02, loss: 0.2, loss_error: 0.05 }],
  ['Too much was forgotten', { loss: 0.2, loss_error: 0.05, memory_kept: 0.1 }],
  ['There were better moves', { loss: 0.2, loss_error: 0.05, memory_kept: 0.1, memory: null }],
  ['Neither luck nor mistakes stand out', { luck: -0.2, luck_error: 0.15, loss: 0.2, loss_error: 0.15 }],
  ['Neither luck nor mistakes stand out', { luck: -0.04, luck_error: 0.001, loss: 0.04, loss_error: 0.001 }],
  ['Won with the help of luck', { result: 1, luck: 0.4, luck_error: 0.05 }],
  ['Won in spite of bad luck', { result: 0.5, even: 0.25, luck: -0.4, luck_error: 0.05 }],
  ['Won by good decisions', { result: 1, luck: 0.2, luck_error: 0.05 }],
  ['Neither luck nor mistakes stand out', { result: 1, own: 0.1, own_error: 0.08 }],
  ['', { judged: false }],
])('what a game came down to: %s', (words, figures) => {
  const alone = { ...lost, ...figures };
  expect(headline(alone, [alone])).toBe(words);
});

test('what a game came down to follows from the others at the table', () => {
  const loss_error = 0.06;
  const table = [1.27, 0.68, 0.42, 0.81].map((loss, seat) => ({
    ...lost,
    ...{ seat, loss, loss_error, result: seat === 3 ? 1 : 0, own: 0.5 },
  }));
  expect(table.map((each) => headline(each, table))).toEqual([
    'There were better moves',
    'Neither luck nor mistakes stand out',
    'Decided better than others, to no avail',
    'Won, though somebody decided better',
  ]);
  expect(headline(table[0]!, [...table, { ...lost, seat: 4, judged: false }])).toBe('');
});

test('four lines are sent to a friend, each figure with its error', () => {
  expect(asText(summary(account, 'Alba', 3))).toBe(
    'Alba in Pizzaiolo: 3 pizzas\nLuck: +12 ± 4\nJudgement: 23 ± 6 lost\nMemory: 62 ± 8% kept',
  );
  expect(asText(summary({ ...account, loss: -0.05 }, 'Alba', 3))).toContain('Judgement: 0 ± 6 lost');
  for (const [memory, kept] of [
    [-0.03, 0],
    [1.2, 100],
  ] as const)
    expect(asText(summary({ ...account, memory }, 'Alba', 3))).toContain(`Memory: ${kept} ± 8% kept`);
  expect(asText(summary({ ...account, memory_error: 0.64 }, 'Alba', 3))).toContain('Memory: too few moments to tell');
  const open = { ...account, judged: false, memory: null };
  expect(asText(summary(open, 'Alba', 1))).toContain('Judgement: still being looked at');
  expect(asText(summary({ ...account, memory: null }, 'Alba', 1))).toContain('Memory: too little at stake');
});

test('of a seat the proudest moment is shown, or else what can be learnt', () => {
  const learn: Moment = { lesson: 'learn', action: 1, seat: 0, value: 0.1, error: 0.02 };
  const proud: Moment = { lesson: 'proud', action: 2, seat: 0, value: 0.07, error: 0.02 };
  const turning: Moment = { lesson: 'turning point', action: 2, seat: 0, value: 0.3, error: 0.02 };
  expect(momentOf({ ...review, moments: [turning, learn, proud] }, 0)).toBe(proud);
  expect(momentOf({ ...review, moments: [turning, learn] }, 0)).toBe(learn);
  expect(momentOf({ ...review, moments: [turning] }, 0)).toBeNull();
  expect(momentText(learn, review, edition)).toBe('10 ± 2 points lost');
  const decision = { action: 1, seat: 0, played: 'draw waiter' } as Decision;
  expect(momentText(learn, { ...review, decisions: [decision] }, edition)).toBe('draw orders · 10 ± 2 points lost');
  const card: Moment = { ...learn, lesson: 'one card', order: 1, cards: [['olive', 1]], baked: true };
  expect(momentText(card, review, edition)).toBe('Normale: baked thanks to one olive');
});

test('a card becomes a picture, and a refused clipboard a file', async () => {
  const made = picture({
    account,
    colour: 'yellow',
    summary: summary(account, 'Alba', 3),
    headline: headline(account, [account]),
    moment: 'A moment',
  });
  expect((await made).type).toBe('image/png');
  expect((await createImageBitmap(await made)).width).toBe(1080);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'));
  expect(await hand(made, 'card.png')).toBe('saved');
  expect(saved).toHaveBeenCalledOnce();
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  expect(await hand(made, 'card.png')).toBe('copied');
});
