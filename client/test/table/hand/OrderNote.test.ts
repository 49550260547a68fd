import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { Order } from '../../../src/lib/protocol';
import { language, LANGUAGES, type Language } from '../../../src/lib/words.svelte';
import { Composer } from '../../../src/table/hand/composer.svelte';
import OrderNote from '../../../src/table/hand/OrderNote.svelte';
import { SNAPSHOT } from '../../support/lesson';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';

const order = (number: number, sort: string, more: Partial<Order>): Order => ({ colour: 'red', number, sort, ...more });

/** One of every sort that has a rule to read. */
const ORDERS = [
  order(1, 'normale', { needs: { salami: 1, olive: 4 } }),
  order(2, 'bombastica', { at_least: 15 }),
  order(3, 'monotoni', { needs: { salami: 1 }, chosen: [6] }),
  order(4, 'minimale', { needs: { salami: 1 }, fewest: 4 }),
  order(5, 'ghiottona', { needs: { salami: 1 }, chosen: [4, 4] }),
  order(6, 'monotoni_junior', { chosen: [5], forbidden: 'mushroom' }),
  order(7, 'minipizza', { needs: { olive: 3 }, forbidden: 'pineapple' }),
  order(8, 'mamma_mia', { needs: { salami: 1 }, either: { pineapple: 5, pepper: 5 } }),
];

/** In pixels, the place of the note: on a phone of 360 by 640 between one's own chip and the button beside it, on a
    phone of 320 by 568 on that chip. */
const PLACES = [
  { phone: [360, 640], width: 168, height: 44 },
  { phone: [320, 568], width: 253, height: 44 },
];

/** A screen of a phone, and in it the place of the note. */
function phone({ phone, width, height }: (typeof PLACES)[number]): HTMLElement {
  const screen = document.createElement('div');
  screen.style.cssText = `container: screen / size; inline-size: ${phone[0]}px; block-size: ${phone[1]}px`;
  const place = document.createElement('div');
  place.style.cssText = `inline-size: ${width}px; block-size: ${height}px; overflow: hidden`;
  document.body.append(screen);
  screen.append(place);
  return place;
}

afterEach(() => language.choose('en'));

test.each(Object.keys(LANGUAGES) as Language[])(
  'on a phone, what an order asks for is read to its end (%s)',
  async (words) => {
    await language.choose(words);
    const model = new TableModel('abc');
    const view = SNAPSHOT.view!;
    model.hear({ ...SNAPSHOT, view: { ...view, hand: { ingredients: { salami: 2 }, doubles: {}, orders: ORDERS } } });
    const composer = new Composer(model);
    for (const place of PLACES) {
      const target = phone(place);
      const screen = await render(OrderNote, { target, props: { model, composer } });
      const note = target.querySelector<HTMLElement>('.note')!;
      for (const { number, sort } of ORDERS) {
        flushSync(() => (composer.order = number));
        expect(note.querySelector('b'), sort).not.toBeNull();
        expect(note.scrollHeight, `${sort}: ${note.innerText}`).toBeLessThanOrEqual(place.height);
        expect(note.scrollWidth, sort).toBeLessThanOrEqual(place.width);
      }
      await screen.unmount();
    }
  },
);
