import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Edition } from '../../../src/lib/edition';
import type { GameView, Order, SeatView } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import Hurry from '../../../src/table/baking/Hurry.svelte';
import { mayCome } from '../../../src/table/baking/hurrying';
import ActionBar from '../../../src/table/hand/ActionBar.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import { Telling } from '../../../src/table/telling';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

/** A table in company whose oven was opened, and the first card lies there. */
function emptying(): TableModel {
  const model = new TableModel('abc');
  const seats = SNAPSHOT.table.seats.map((seat) => ({ ...seat, bot: null }));
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, seats } });
  for (const message of MESSAGES) {
    model.hear(message);
    if (message.type === 'heard' && message.event.what === 'turned_up') break;
  }
  return model;
}

test('it says who would like to go on, and whom everybody waits for', async () => {
  const model = emptying();
  const skip = vi.fn();
  const say = vi.fn();
  const screen = await render(Hurry, { model, telling: new Telling(model), skip, say });
  const button = screen.getByRole('button', { name: 'Skip to my orders' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  model.hear({ type: 'hurrying', n: model.n, seats: [1], waits_for: [0, 2] });
  await expect.element(screen.getByText('Nonna would like to go on')).toBeVisible();
  expect(say).toHaveBeenLastCalledWith('Nonna would like to go on');
  await button.click();
  expect(skip).toHaveBeenCalledOnce();
  model.hear({ type: 'hurrying', n: model.n, seats: [0, 1], waits_for: [2] });
  await expect.element(screen.getByText('Waiting for Pia')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  model.hear({ type: 'hurrying', n: model.n, seats: [0, 1, 2], waits_for: [] });
  await expect.element(screen.getByText('Waiting for Pia')).not.toBeInTheDocument();
});

test('the show can be hurried while it runs by itself, and nobody can who is asked', () => {
  const model = emptying();
  expect(model.hurriable).toBe(true);
  const event = { what: 'turned_up', kind: 'olive', singles: 1, doubles: 0 } as const;
  const next = (asks: number | null): void => model.hear({ type: 'heard', n: model.n + 1, at: 0, asks, event });
  model.hear({ type: 'hurrying', n: model.n, seats: [1], waits_for: [0, 2] });
  next(null);
  expect(model.hurrying).not.toBeNull();
  next(2);
  expect(model.hurriable).toBe(false);
  // Who wanted to go on before somebody was waited for says so anew.
  next(null);
  expect(model.hurrying).toBeNull();
  expect(model.hurriable).toBe(true);
  model.hear({ type: 'clock', n: model.n, paused: true });
  expect(model.hurriable).toBe(false);
});

test('a bot that has its turn can be hurried in company too, a person cannot', async () => {
  const model = new TableModel('abc');
  const seats = SNAPSHOT.table.seats.map((seat, place) => ({ ...seat, bot: place === 2 ? 'greedy' : null }));
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, seats }, asks: 2 });
  expect(model.hurriable).toBe(true);
  const composer = new Composer(model);
  const screen = await render(ActionBar, { model, composer, sending: false, confirm: vi.fn() });
  model.hear({ type: 'hurrying', n: model.n, seats: [1], waits_for: [0] });
  await expect.element(screen.getByText('Nonna would like to go on')).toBeVisible();
  const event = { what: 'awaited', seat: 1, decision: 'place' } as const;
  model.hear({ type: 'heard', n: model.n + 1, at: 0, asks: 1, event });
  expect(model.hurriable).toBe(false);
  await expect.element(screen.getByText('Nonna would like to go on')).not.toBeInTheDocument();
});

test('it leads to orders of your own only as long as one may come, as everybody can count', () => {
  const seats = [
    { colour: 'yellow', ingredients: 0, orders: 1, waiter: 3, delivered: [] as Order[] | null },
    { colour: 'green', ingredients: 0, orders: 1, waiter: 2, delivered: [] as Order[] | null },
  ];
  const of = (colour: string, number: number): Order => ({ colour, number, sort: 'normale', needs: {} });
  const orders = { yellow: Array.from({ length: 5 }), green: Array.from({ length: 5 }) };
  const table = (delivered: Edition['delivered'], view: Partial<GameView>): TableModel =>
    Object.assign(new TableModel('abc'), {
      viewer: 0,
      watching: false,
      edition: { delivered, orders },
      view: { seats, turned_up: null, delivered_pile: 0, ...view },
    });
  expect(mayCome(table('aside', {}))).toBe(true);
  // The one that lies there has come.
  expect(mayCome(table('aside', { turned_up: of('yellow', 0) }))).toBe(false);
  const [yellow, green] = seats as [SeatView, SeatView];
  expect(mayCome(table('aside', { seats: [{ ...yellow, waiter: 4 }, green] }))).toBe(false);
  expect(mayCome(table('aside', { seats: [{ ...yellow, delivered: [of('yellow', 0)] }, green] }))).toBe(false);
  // In one pile, nobody sees whose they are.
  const hidden = seats.map((seat) => ({ ...seat, delivered: null }));
  expect(mayCome(table('face_down', { seats: hidden, delivered_pile: 2 }))).toBe(true);
  expect(mayCome(table('face_down', { seats: hidden, delivered_pile: 3 }))).toBe(false);
});

test('with no order of your own left it leads ahead', async () => {
  const model = emptying();
  const view = { ...model.view!, seats: model.view!.seats.map((seat) => ({ ...seat, waiter: 99 })) };
  model.edition = { orders: Object.fromEntries(view.seats.map(({ colour }) => [colour, []])) } as unknown as Edition;
  model.view = view;
  const screen = await render(Hurry, { model, telling: new Telling(model), skip: vi.fn(), say: vi.fn() });
  await expect.element(screen.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
});
