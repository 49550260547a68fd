import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Order, PublicEvent } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import TurnedUp from '../../../src/table/baking/TurnedUp.svelte';
import { Telling } from '../../../src/table/telling';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';

const explain = vi.fn();

beforeEach(async () => {
  explain.mockClear();
  await language.choose('en');
});

/** A table whose oven lies open, and how it hears something. */
function emptied(): { model: TableModel; say: (event: PublicEvent) => void } {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  for (const message of MESSAGES) {
    if (message.type === 'heard' && message.event.what === 'order_turned_up') break;
    model.hear(message);
  }
  return { model, say: (event) => model.hear({ type: 'heard', n: model.n + 1, at: 0, event }) };
}

const colour = SNAPSHOT.table.seats[0]?.colour ?? 'yellow';
const NORMALE: Order = { colour, number: 90, sort: 'normale', needs: { salami: 4, olive: 1 } };
const MINIMALE: Order = { colour, number: 91, sort: 'minimale', needs: { pineapple: 1 }, fewest: 3 };

test('the owner of a burnt order sees what it lacked, until the next order comes out', async () => {
  const { model, say } = emptied();
  const screen = await render(TurnedUp, { model, explain });
  say({ what: 'order_turned_up', seat: 0, order: NORMALE, missing: { salami: 2 } });
  say({ what: 'returned', seat: 0, order: NORMALE });
  expect(model.news.shown.missing).toEqual({ salami: 2 });
  expect(new Telling(model).sentence()).toBe('Your Normale is burnt.');
  await expect.element(screen.getByText('Two salami short.')).toBeVisible();
  const rule = screen.getByRole('button', { name: 'Which rule is that?' });
  await expect.element(rule).toBeVisible();
  expect(document.querySelector('.past')).toBeNull();
  // What comes out next does not belong to it: the ticket is set aside, and nothing lacks any more.
  say({ what: 'turned_up', kind: 'olive', singles: 1, doubles: 0 });
  expect(model.news.shown.missing).toEqual({});
  await expect.poll(() => document.querySelector('.past')).not.toBeNull();
  await expect.element(rule).toBeVisible();
  say({ what: 'order_turned_up', seat: 1, order: { ...NORMALE, number: 92 } });
  await expect.element(rule).not.toBeInTheDocument();
});

test('nobody is told to choose where there is nothing to choose', async () => {
  const { model, say } = emptied();
  const telling = new Telling(model);
  const screen = await render(TurnedUp, { model, explain });
  say({ what: 'order_turned_up', seat: 0, order: MINIMALE });
  expect(telling.event(model.latest!.event)).not.toContain('choose');
  await expect.element(screen.getByText('You choose.')).not.toBeInTheDocument();
  model.hear({ type: 'question', n: model.n, decision: 'pay', legal: ['decline'] });
  expect(telling.sentence()).toBe('Your Minimale.');
  model.hear({ type: 'question', n: model.n, decision: 'pay', legal: ['bake with olive', 'decline'] });
  expect(telling.sentence()).toBe('Your Minimale: what do you do?');
  expect(telling.event(model.latest!.event)).toContain('You choose.');
});

test('the rule of a burnt order can still be asked for while the order that followed it at once lies there', async () => {
  const { model, say } = emptied();
  const screen = await render(TurnedUp, { model, explain });
  say({ what: 'order_turned_up', seat: 0, order: MINIMALE, missing: { pineapple: 1 } });
  say({ what: 'returned', seat: 0, order: MINIMALE });
  say({ what: 'order_turned_up', seat: 1, order: NORMALE, missing: { salami: 2 } });
  await screen.getByRole('button', { name: 'Minimale: Which rule is that?' }).click();
  expect(explain).toHaveBeenCalledWith(MINIMALE, 'R5.4');
  // Then it is the next one's turn.
  say({ what: 'returned', seat: 1, order: NORMALE });
  await screen.getByRole('button', { name: 'Which rule is that?', exact: true }).click();
  expect(explain).toHaveBeenLastCalledWith(NORMALE, 'R4.5');
});

test('the name of the owner stands there once, above what somebody else does', async () => {
  const { model, say } = emptied();
  const screen = await render(TurnedUp, { model, explain });
  const name = new Telling(model).name(1);
  const order = { ...NORMALE, colour: SNAPSHOT.table.seats[1]?.colour ?? '' };
  say({ what: 'order_turned_up', seat: 1, order });
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  say({ what: 'asked', seat: 1, order, kinds: [], request: { olive: 1 } });
  await expect.element(screen.getByText(`${name} asks for one olive.`)).toBeVisible();
  await expect.element(screen.getByText(name, { exact: true })).not.toBeInTheDocument();
  say({ what: 'did_not_help', seat: 2 });
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
});

test('an order that lay there when the page came does not turn again, the next one does', async () => {
  const { model, say } = emptied();
  say({ what: 'order_turned_up', seat: 0, order: NORMALE });
  await render(TurnedUp, { model, explain });
  const turns = (): number => document.querySelector('.front')?.getAnimations().length ?? 0;
  expect(turns()).toBe(0);
  say({ what: 'returned', seat: 0, order: NORMALE });
  say({ what: 'order_turned_up', seat: 0, order: MINIMALE });
  await expect.poll(turns).toBe(1);
});

test.each(['baked', 'burnt'] as const)('a ring says that it is your own order that is %s', async (fate) => {
  const { model, say } = emptied();
  await render(TurnedUp, { model, explain });
  const theirs = { ...NORMALE, colour: SNAPSHOT.table.seats[1]?.colour ?? '' };
  for (const order of [theirs, NORMALE]) {
    const own = order === NORMALE;
    const seat = own ? 0 : 1;
    say({ what: 'order_turned_up', seat, order });
    await expect.poll(() => document.querySelector('.flip')).not.toBeNull();
    expect(document.querySelector('.own'), 'not before it is settled').toBeNull();
    const size = document.querySelector('.flip')?.getBoundingClientRect().height;
    if (fate === 'baked') say({ what: 'baked', seat, order, kinds: [], cards: {}, doubles: {} });
    else say({ what: 'returned', seat, order });
    await expect.poll(() => document.querySelector('.stamp')).not.toBeNull();
    expect(document.querySelector('.own') !== null).toBe(own);
    expect(document.querySelector('.flip')?.getBoundingClientRect().height, 'nothing shifts').toBe(size);
  }
});
