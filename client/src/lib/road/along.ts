/** Along: takes a bake of the day along, and sends what was made of it when there is a network. */
import { bringBack, record, RequestFailed, takeAlong } from '../api';
import { dayKey, ownDayKey } from '../kept/day-key';
import type { Day } from '../protocol';
import { forgetOwn, noteOwn, ownTable } from './own-tables';
import { Shelf } from './shelf';
import { forgetTaken, noteTaken, takenDays } from './taken';

export interface Player {
  name: string;
  face: string;
}

/** Another answer would come another time: what was played is sent again later. */
const PASSING = new Set(['unreachable', 'server_busy', 'rate_limited', 'store_unavailable', 'own_server_failed']);

/** Lay the table of today's try on this browser's shelf; from there on it needs no network. */
export async function take(day: Day, player: Player): Promise<void> {
  const along = await takeAlong(day.day, ownDayKey(), player);
  const shelf = await Shelf.open();
  // Whoever asks twice has it already.
  if ((await shelf.load(along.table, 0)) === '') await shelf.append(along.table, 1, along.entries.join('\n'), null);
  noteOwn(along.table, { tokens: [along.token], phase: 'playing' });
  noteTaken({ day, table: along.table });
}

/** Send all that are over; a refusal is thrown when all have been tried. */
export async function sendFinished(player: Player): Promise<void> {
  const key = dayKey();
  let refusal: RequestFailed | null = null;
  for (const [day, { table }] of Object.entries(takenDays())) {
    if (key === undefined || ownTable(table)?.phase !== 'over') continue;
    try {
      const { actions } = (await record(table, 1)) as { actions: [number, string][] };
      await bringBack(day, key, player, actions);
      // From now on it is the server's, and can be seen on every device.
      forgetOwn(table);
      await (await Shelf.open()).delete(table);
    } catch (problem) {
      if (!(problem instanceof RequestFailed) || PASSING.has(problem.code)) continue;
      refusal = problem;
    }
    forgetTaken(day);
  }
  if (refusal) throw refusal;
}
