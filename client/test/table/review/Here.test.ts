import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Decision, Moment, Review } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import Here from '../../../src/table/review/Here.svelte';

beforeAll(async () => {
  await language.show('en');
  await language.also('review');
});

const decision: Decision = {
  action: 0,
  seat: 0,
  round: 1,
  sort: 'bake',
  played: 'decline',
  best: 'decline',
  unaided: 'decline',
  options: [],
  loss: 0,
  loss_error: 0,
  verdict: 'fine',
  stake: 0.2,
  stake_error: 0.01,
  kept: -0.03,
  kept_error: 0.01,
  because: null,
};

function here(moments: Moment[]) {
  const review = { decisions: [decision], moments, steps: [] } as unknown as Review;
  const soFar = { done: 1, total: 1, places: [[1, 1]] as [number, number][], review };
  return render(Here, { soFar, rounds: [1], at: 0, edition: null, colours: ['red'], name: () => 'Alba' });
}

test('where the game turned, what was done is not called fine', async () => {
  const quiet = await here([]);
  await expect.element(quiet.getByText('Fine')).toBeVisible();
  await quiet.unmount();
  const turned = await here([{ lesson: 'turning point', action: 0, seat: 0, value: 0.3, error: 0.02 }]);
  await expect.element(turned.getByText('The turning point · Alba')).toBeVisible();
  await expect.element(turned.getByText('Alba: let it burn')).toBeVisible();
  await expect.element(turned.getByText('Fine')).not.toBeInTheDocument();
});

test('nobody has kept less than nothing', async () => {
  const screen = await here([]);
  await expect
    .element(screen.getByText('Remembering was worth 20 ± 1 points here; 0 of them were kept.'))
    .toBeVisible();
});
