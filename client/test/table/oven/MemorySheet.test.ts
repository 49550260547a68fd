import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { cardsText, withDoubles } from '../../../src/art/card-words';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { PublicEvent } from '../../../src/lib/protocol';
import { language, LANGUAGES, type Language } from '../../../src/lib/words.svelte';
import AftermathLine from '../../../src/table/after/AftermathLine.svelte';
import MemorySheet from '../../../src/table/oven/MemorySheet.svelte';
import { Telling } from '../../../src/table/telling';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';

beforeEach(() => language.choose('en'));
afterEach(() => language.choose('en'));

/** A table whose oven has just been emptied: one own order was baked, and some burnt. */
function emptied(burnt: number): TableModel {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  for (const message of MESSAGES) {
    model.hear(message);
    if (message.type === 'heard' && message.event.what === 'baked') break;
  }
  const order = model.news.settled!.order;
  const say = (event: PublicEvent): void => model.hear({ type: 'heard', n: model.n + 1, at: 0, event });
  for (let number = 0; number < burnt; number++) {
    const missing = { salami: 2 };
    say({ what: 'order_turned_up', seat: 0, order: { ...order, number: 100 + number }, missing });
    say({ what: 'returned', seat: 0, order: { ...order, number: 100 + number } });
  }
  say({ what: 'round_ended' } as PublicEvent);
  return model;
}

test('a small table says in a line what became of your orders, and shows why when that is wanted', async () => {
  const model = emptied(2);
  expect(model.news.aftermath).not.toBeNull();
  model.view = { ...model.view!, chef: null };
  const screen = await render(MemorySheet, { model, telling: new Telling(model), mark: vi.fn(), line: true });
  const line = screen.getByRole('button', { name: 'Your orders in round 1 1 baked, 2 burnt. See why' });
  await line.first().click();
  const dialog = screen.getByRole('dialog', { name: 'Your orders in round 1' });
  await expect.element(dialog.getByText('Two salami short.').first()).toBeVisible();
});

test('Escape closes the sheet, and the focus goes back to its button', async () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  for (const message of MESSAGES) {
    model.hear(message);
    if (message.type === 'heard' && message.event.what === 'placed' && message.event.seat === 1) break;
  }
  const screen = await render(MemorySheet, { model, telling: new Telling(model), mark: vi.fn() });
  await screen.getByRole('button', { name: 'Memory' }).click();
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Memory' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Memory' }).element());
});

test('what does not fit on the sheet is hinted at until one has come to its end', async () => {
  const model = emptied(6);
  model.view = { ...model.view!, chef: null };
  const screen = await render(MemorySheet, { model, telling: new Telling(model), mark: vi.fn() });
  const sheet = document.querySelector<HTMLElement>('.memory')!;
  sheet.style.cssText = 'display: block; block-size: 2rem; overflow-y: auto';
  await expect.element(screen.getByText('1 baked, 6 burnt.').first()).toBeVisible();
  await vi.waitFor(() => expect(sheet.querySelector('.more')).not.toBeNull());
  sheet.scrollTop = sheet.scrollHeight;
  await vi.waitFor(() => expect(sheet.querySelector('.more')).toBeNull());
});

test('beside a large table only the list of your orders scrolls, what burnt comes first, and more is hinted at', async () => {
  const model = emptied(6);
  model.view = { ...model.view!, chef: null };
  const target = document.createElement('div');
  target.style.cssText = 'container: screen / size; inline-size: 1366px; block-size: 768px';
  document.body.append(target);
  const props = { model, telling: new Telling(model), mark: vi.fn() };
  const screen = await render(MemorySheet, { target, props });
  const sheet = target.querySelector<HTMLElement>('.memory')!;
  // As the scene lays it there.
  sheet.style.cssText =
    'display: grid; grid-template-rows: auto minmax(0, 1fr); block-size: 26rem; inline-size: 19rem; overflow-y: auto';
  await expect.element(screen.getByText('1 baked, 6 burnt.').last()).toBeVisible();
  expect(target.querySelector('.fates li p')!.className).toContain('bad');
  expect(target.querySelector('.fates li:last-child p')!.className).toContain('good');
  await vi.waitFor(() => expect(target.querySelectorAll('.more')).toHaveLength(1));
  expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
  const list = target.querySelector<HTMLElement>('.aftermath .list')!;
  list.scrollTop = list.scrollHeight;
  await vi.waitFor(() => expect(target.querySelector('.more')).toBeNull());
  await screen.unmount();
});

/** In pixels, on a phone: how wide the button is that opens and closes the sheet, without its frame. */
const OPENER = 56;

test.each(Object.keys(LANGUAGES) as Language[])('a phone says in a word what its button opens (%s)', async (words) => {
  await language.choose(words);
  const model = emptied(1);
  model.view = { ...model.view!, chef: null };
  const target = document.createElement('div');
  target.style.cssText = 'container: screen / size; inline-size: 360px; block-size: 640px';
  document.body.append(target);
  const screen = await render(MemorySheet, {
    target,
    props: { model, telling: new Telling(model), mark: vi.fn() },
  });
  const label = target.querySelector<HTMLElement>('.sheet-opener .label')!;
  for (const expanded of [false, true]) {
    expect(label.offsetWidth, label.innerText).toBeGreaterThan(0);
    expect(label.offsetWidth, label.innerText).toBeLessThanOrEqual(OPENER);
    if (!expanded) await screen.getByRole('button', { expanded }).first().click();
  }
  await screen.unmount();
});

/** In pixels, the width of a phone and of the place of the line beside one's own chip. */
const LINES = [
  { phone: 360, width: 168 },
  { phone: 320, width: 144 },
];

test.each(Object.keys(LANGUAGES) as Language[])('on a phone, that line is read to its end (%s)', async (words) => {
  await language.choose(words);
  for (const { phone, width } of LINES) {
    for (const burnt of [0, 3]) {
      const model = emptied(burnt);
      const around = document.createElement('div');
      around.style.cssText = `container: screen / size; inline-size: ${phone}px; block-size: 640px`;
      const target = document.createElement('div');
      target.style.inlineSize = `${width}px`;
      document.body.append(around);
      around.append(target);
      const screen = await render(AftermathLine, {
        target,
        props: { model, heard: model.news.aftermath!, open: vi.fn() },
      });
      const line = target.querySelector<HTMLElement>('.line')!;
      expect(line.offsetHeight, line.innerText).toBeLessThanOrEqual(44);
      expect(line.scrollWidth, line.innerText).toBeLessThanOrEqual(width);
      await screen.unmount();
    }
  }
});

/** Words with one kind of space between them: French has another before a colon. */
const plain = (words: string): string => words.replace(/\s+/g, ' ');

/** The sheet of a table that plays with doubles, at a memory level. */
async function withDoublesAt(level: 'rail' | 'glass'): Promise<string> {
  const model = new TableModel('abc');
  const oven = { ingredients: { pepper: 1, olive: 2 }, doubles: { pepper: 1 }, orders: {} };
  const seats = SNAPSHOT.table.seats.map((seat) => ({ ...seat, level }));
  model.hear({ ...SNAPSHOT, table: { ...SNAPSHOT.table, seats }, oven });
  model.hear({
    ...{ type: 'heard', n: model.n + 1, at: 0 },
    event: { what: 'placed', seat: 1, kind: 'pepper', announced: 3, singles: 1, doubles: 1 },
  });
  await render(MemorySheet, { model, telling: new Telling(model), mark: vi.fn() });
  return plain(document.querySelector('.shelf')!.textContent);
}

test.each(Object.keys(LANGUAGES) as Language[])(
  'a double is told as the card that it is, where it may be remembered (%s)',
  async (to) => {
    await language.choose(to);
    const cards = cardsText({ pepper: 1 }, { pepper: 1 });
    expect(cards).not.toBe(cardsText({ pepper: 3 }));
    expect(await withDoublesAt('rail')).toContain(plain(`(${cards})`));
    document.body.innerHTML = '';
    expect(await withDoublesAt('glass')).toContain(plain(withDoubles('pepper', 1, 1)));
    expect(document.querySelectorAll('.glass [aria-hidden] .card')).toHaveLength(1);
  },
);
