import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import IngredientPicture from '../../src/art/IngredientPicture.svelte';
import { KINDS } from '../../src/art/kinds';
import OrderTicket from '../../src/art/OrderTicket.svelte';
import Tally from '../../src/art/Tally.svelte';
import { toppings } from '../../src/art/recipe';
import { announcement, cardsText, kindAfter, kindWord, letter } from '../../src/art/card-words';
import type { Order } from '../../src/lib/protocol';
import { settings } from '../../src/lib/kept/settings.svelte';
import { play, type Sound } from '../../src/lib/senses/sound';
import { language, LANGUAGES, type Language } from '../../src/lib/words.svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';

const ORDERS: Record<string, { order: Partial<Order>; toppings: number; says: string }> = {
  normale: { order: { needs: { salami: 1, olive: 4 } }, toppings: 5, says: 'Normale: 1 salami and 4 olives (red)' },
  bombastica: { order: { at_least: 15 }, toppings: 0, says: 'Bombastica: 15 or more of anything (red)' },
  monotoni: {
    order: { needs: { salami: 1 }, chosen: [6] },
    toppings: 7,
    says: 'Monotoni: 1 salami and 6 of one other kind (red)',
  },
  minimale: {
    order: { needs: { salami: 1 }, fewest: 3 },
    toppings: 4,
    says: 'Minimale: 1 salami and 3 of the rarest kind (red)',
  },
  ghiottona: {
    order: { needs: { salami: 1 }, chosen: [4, 4] },
    toppings: 9,
    says: 'Ghiottona: 1 salami and 4 each of 2 other kinds (red)',
  },
  monotoni_junior: {
    order: { chosen: [5], forbidden: 'salami' },
    toppings: 5,
    says: 'Monotoni junior: 5 of one kind, no salami on the table (red)',
  },
  minipizza: {
    order: { needs: { olive: 3 }, forbidden: 'shrimp' },
    toppings: 3,
    says: 'Minipizza: 3 olives, no shrimp on the table (red)',
  },
  mamma_mia: {
    order: { needs: { salami: 1 }, either: { pineapple: 5, pepper: 5 } },
    toppings: 7,
    says: 'Mamma Mia: 1 salami and 5 pineapples or 5 peppers (red)',
  },
};

const made = (sort: string, order: Partial<Order>): Order => ({ colour: 'red', number: 1, sort, ...order });

/** Which of 24 x 24 pixels a kind covers, whatever its colour. */
async function silhouette(kind: string): Promise<boolean[]> {
  const { container } = await render(IngredientPicture, { kind, size: 24 });
  const paths = [...container.querySelectorAll('path')];
  return Array.from({ length: 24 * 24 }, (_, i) => {
    const point = new DOMPoint(((i % 24) + 0.5) * 2, (Math.floor(i / 24) + 0.5) * 2);
    return paths.some((path) => {
      const style = getComputedStyle(path);
      const filled = style.fill !== 'none' && path.isPointInFill(point);
      return filled || (style.stroke !== 'none' && path.isPointInStroke(point));
    });
  });
}

function luminance(colour: string): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const probe = document.createElement('span');
  document.body.append(probe);
  const [a = 0, b = 0] = [one, other].map((name) => {
    probe.style.color = `var(--${name})`;
    return luminance(getComputedStyle(probe).color);
  });
  probe.remove();
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

beforeAll(() => language.choose('en'));
beforeEach(() => {
  settings.skin = {};
  settings.sound = false;
  delete document.documentElement.dataset['theme'];
});

describe('kinds', () => {
  const kinds = Object.keys(KINDS);
  const pairs = kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => [one, other] as const));

  it.each(pairs)('%s and %s are told apart by shape alone at 24 pixels', async (one, other) => {
    const a = await silhouette(one);
    const b = await silhouette(other);
    const both = a.filter((covered, i) => covered && b[i]).length;
    const either = a.filter((covered, i) => covered || b[i]).length;
    expect(both / either).toBeLessThan(0.85);
  });

  it('has a lettered disc for a kind that nobody has drawn', async () => {
    const { container } = await render(IngredientPicture, { kind: 'cheese', title: true });
    expect(container.querySelector('text')?.textContent).toBe('C');
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('cheese');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has a letter of its own for each kind in %s', async (code) => {
    await language.choose(code);
    expect(new Set(kinds.map(letter)).size).toBe(kinds.length);
    await language.choose('en');
  });
});

describe('words', () => {
  it('declines', () => {
    expect(announcement('olive', 1)).toBe('One olive!');
    expect(announcement('olive', 3)).toBe('Three olives!');
    expect(kindAfter('mushroom', 2)).toBe('mushrooms');
    expect(cardsText({ olive: 2, salami: 1, pepper: 0 })).toBe('two olives and one salami');
    expect(cardsText({})).toBe('nothing');
  });

  it('declines one in each gender', async () => {
    await language.choose('it');
    expect([announcement('olive', 1), announcement('mushroom', 1)]).toEqual(['Un’oliva!', 'Un fungo!']);
    await language.choose('de');
    expect([announcement('olive', 1), announcement('mushroom', 1)]).toEqual(['Eine Olive!', 'Ein Pilz!']);
    await language.choose('en');
  });

  it('calls it as the player does', () => {
    settings.skin = { pineapple: 'cheese' };
    expect(kindWord('pineapple')).toBe('cheese');
    expect(announcement('pineapple', 3)).toBe('Three cheese!');
    expect(letter('pineapple')).toBe('C');
  });
});

describe('orders', () => {
  it.each(Object.entries(ORDERS))('%s shows its recipe and says it', async (sort, { order, toppings: count, says }) => {
    expect(toppings(made(sort, order))).toHaveLength(count);
    const { container } = await render(OrderTicket, { order: made(sort, order) });
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(says);
  });

  it('keeps all toppings on the pizza', () => {
    for (const [sort, { order }] of Object.entries(ORDERS)) {
      for (const { x, y, size } of toppings(made(sort, order))) {
        expect(Math.hypot(x, y) + size / 2).toBeLessThan(50);
      }
    }
  });

  it('is one line high when it is compact', async () => {
    const { container } = await render(OrderTicket, {
      order: made('monotoni', { needs: { salami: 1 }, chosen: [6] }),
      compact: true,
    });
    expect(container.querySelector('.ticket')?.getBoundingClientRect().height).toBe(44);
  });

  it.each([50, 80, 110])('leaves paper at both ends of its recipe, %s pixels wide', async (width) => {
    for (const needs of [
      { salami: 1, mushroom: 4 },
      { pineapple: 4, pepper: 4 },
    ]) {
      const { container } = await render(OrderTicket, { order: made('normale', { needs }) });
      container.style.setProperty('--ticket', `${width}px`);
      container.style.setProperty('--seen', '100cqi');
      const [paper, recipe] = ['.paper', '.recipe'].map((what) =>
        container.querySelector(what)!.getBoundingClientRect(),
      );
      expect(recipe!.left - paper!.left).toBeGreaterThan(0.035 * width);
      expect(paper!.right - recipe!.right).toBeGreaterThan(0.035 * width);
    }
  });

  it('says that it is burnt', async () => {
    const { container } = await render(OrderTicket, { order: made('bombastica', { at_least: 15 }), state: 'burnt' });
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toContain(', burnt');
  });
});

describe.each(['light', 'dark'])('colours by %s', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset['theme'] = theme;
  });

  it.each(['yellow', 'green', 'brown', 'purple', 'red', 'pink', 'other'])('%s can be read', (colour) => {
    expect(contrast(colour, `${colour}-on`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${colour}-text`, 'paper')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('ink', `${colour}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['ink', 'paper'],
    ['ink', 'sunken'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'raised'],
    ['ink-soft', 'sunken'],
    ['tomato', 'paper'],
    ['tomato-strong', 'paper'],
    ['on-tomato', 'tomato'],
    ['on-tomato', 'tomato-strong'],
    ['basil', 'paper'],
    ['on-basil', 'basil'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('sound', () => {
  const SOUNDS: Sound[] = ['thud', 'sizzle', 'bell', 'smoke', 'door', 'murmur'];

  it('is silent until asked for', () => {
    const created = vi.spyOn(globalThis, 'AudioContext');
    for (const name of SOUNDS) play(name);
    expect(created).not.toHaveBeenCalled();
    created.mockRestore();
  });

  it.each(SOUNDS)('%s is made of tones and noise', (name) => {
    const tones = vi.spyOn(AudioContext.prototype, 'createOscillator');
    const noises = vi.spyOn(AudioContext.prototype, 'createBufferSource');
    settings.sound = true;
    play(name);
    expect(tones.mock.calls.length + noises.mock.calls.length).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });
});

it.each([1, 12, 99])('chalks up %i marks, none of which is cut off where there is little room', async (count) => {
  const { container } = await render(Tally, { count });
  Object.assign(container.style, { display: 'flex', inlineSize: '4rem' });
  const marks = [...container.querySelectorAll('path')].map((mark) => mark.getBoundingClientRect());
  const room = container.getBoundingClientRect();
  expect(marks).toHaveLength(count);
  expect(Math.max(...marks.map((mark) => mark.right))).toBeLessThanOrEqual(room.right + 1);
  expect(Math.max(...marks.map((mark) => mark.bottom))).toBeLessThanOrEqual(room.bottom + 1);
});
