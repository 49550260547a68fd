// Who would like the table to go on, or whom it waits for, while not everybody has said so.
import { listed } from '../../art/card-words';
import type { TableModel } from '../../lib/model/model.svelte';
import { t } from '../../lib/words.svelte';
import type { Telling } from '../telling';

/** Whether the viewer has said it. */
export function hurries(model: TableModel): boolean {
  return model.here.some((seat) => model.hurrying?.seats.includes(seat));
}

/** What the viewer is told of it; empty if nobody has said it. */
export function hurryLine(model: TableModel, telling: Telling): string {
  const mine = hurries(model);
  const seats = (mine ? model.hurrying?.waits_for : model.hurrying?.seats) ?? [];
  const names = listed(seats.map((seat) => telling.name(seat)));
  return seats.length ? t(mine ? 'hurry-waits' : 'hurry-wanted', { names, count: seats.length }) : '';
}

/** Whether an order of somebody at this screen may still come out, as everybody can count: where delivered orders lie
    in one pile, whose are still in the oven is for the players to remember. */
export function mayCome({ view, edition, here }: TableModel): boolean {
  const all = (view?.seats ?? []).map(({ colour, orders, waiter, delivered }) => {
    const turned = view?.turned_up?.colour === colour ? 1 : 0;
    return (edition?.orders[colour]?.length ?? Infinity) - orders - waiter - (delivered?.length ?? 0) - turned;
  });
  if (edition?.delivered !== 'face_down') return here.some((seat) => (all[seat] ?? 0) > 0);
  return all.reduce((sum, left) => sum + left, 0) > (view?.delivered_pile ?? 0);
}
