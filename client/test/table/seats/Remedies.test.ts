import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { TableModel } from '../../../src/lib/model/model.svelte';
import type { SeatInfo } from '../../../src/lib/protocol';
import { language } from '../../../src/lib/words.svelte';
import Banner from '../../../src/table/Banner.svelte';
import { Telling } from '../../../src/table/telling';
import { SNAPSHOT } from '../../support/lesson';

beforeEach(() => language.choose('en'));

const AWAY: SeatInfo = { name: 'Nonna', colour: 'green', away: true, remedies: ['vote', 'pause', 'fill'] };

/** A table that waits for the seat after the viewer's. */
function waiting(seat: SeatInfo, host: number | null): TableModel {
  const model = new TableModel('abc');
  const [mine, , third] = SNAPSHOT.table.seats;
  const seats = [mine ?? {}, seat, third ?? {}];
  model.hear({ ...SNAPSHOT, asks: 1, table: { ...SNAPSHOT.table, seats, host } });
  return model;
}

async function shown(model: TableModel) {
  const send = vi.fn(() => Promise.resolve({ type: 'done', id: '' } as const));
  const connection = { status: 'open', bye: null, retryAt: 0, retry: vi.fn(), send, own: false } as const;
  const screen = await render(Banner, { model, connection, problem: '', telling: new Telling(model) });
  return { screen, send };
}

test('the host can vote, pause the game and seat a bot for whoever is away', async () => {
  const { screen, send } = await shown(waiting(AWAY, 0));
  await expect.element(screen.getByText('Nonna is away. Everybody waits.')).toBeVisible();
  await screen.getByRole('button', { name: 'Let a bot play for Nonna' }).click();
  await screen.getByRole('button', { name: 'Pause the game' }).click();
  await screen.getByRole('button', { name: 'Give Nonna’s seat to a bot' }).click();
  expect(send.mock.calls).toEqual([
    [{ type: 'vote', about: 1, wants: true }],
    [{ type: 'pause' }],
    [{ type: 'fill', seat: 1, bot: 'counter' }],
  ]);
});

test('whoever is no host can vote, and take the vote back', async () => {
  const { screen, send } = await shown(waiting({ ...AWAY, votes: [0] }, 2));
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Let a bot play for Nonna (one vote)' }).click();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'vote', about: 1, wants: false });
});

test('nothing is offered about somebody who is there', async () => {
  const { screen } = await shown(waiting({ name: 'Nonna', colour: 'green' }, 0));
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
