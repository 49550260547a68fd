import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import { language } from '../../../src/lib/words.svelte';
import SeatChip from '../../../src/table/seats/SeatChip.svelte';
import { MESSAGES, SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

test('from the first card to the last there is one hat at most: who is to move has it, then the chef', async () => {
  const model = new TableModel('abc');
  model.hear({ ...SNAPSHOT });
  const seats = model.view!.seats.map((_, seat) => seat);
  const chips = await Promise.all(seats.map((seat) => render(SeatChip, { model, seat, open: vi.fn() })));
  const hats = (): number[] => seats.filter((seat) => chips[seat]!.container.querySelector('.chip .hat'));
  const worn = { moving: 0, baking: 0 };
  for (const message of MESSAGES) {
    model.hear(message);
    await vi.waitFor(() => {
      const { view } = model;
      const wearer = model.baking ? view!.chef : (model.asks ?? view!.to_act);
      expect(hats()).toEqual(wearer === null || view!.over ? [] : [wearer]);
    });
    worn[model.baking ? 'baking' : 'moving'] += hats().length;
  }
  expect(worn.moving).toBeGreaterThan(0);
  expect(worn.baking).toBeGreaterThan(0);
});
