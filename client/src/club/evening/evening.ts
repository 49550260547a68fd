/** An evening as one of those who are there sees it. */
import { listed } from '../../art/card-words';
import type { Evening, EveningPlayer, EveningTable } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Members } from '../members';

/** What a host can choose: how long somebody is waited for, and how long a decision may take. */
export const MINUTES = [1, 2, 3, 5, 10] as const;
export const SECONDS = [30, 60, 90, 120] as const;

export type Mine =
  /** One has not arrived, or has left. */
  | { state: 'away' }
  /** A table is waiting, or the game there goes on. */
  | { state: 'table'; table: EveningTable }
  /** All of one's games are played. */
  | { state: 'done' }
  /** The next round is not drawn yet. */
  | { state: 'waiting' }
  | { state: 'over' };

/** What comes next for a member. */
export function mineAt(evening: Evening, me: number | null): Mine {
  const player = evening.players.find((each) => each.member === me);
  const table = evening.tables.find((each) => each.table === player?.table);
  if (table && (table.phase === 'waiting' || table.phase === 'playing' || table.phase === 'paused')) {
    return { state: 'table', table };
  }
  if (evening.over) return { state: 'over' };
  if (!player?.here) return { state: 'away' };
  return { state: player.games >= evening.games ? 'done' : 'waiting' };
}

/** The tables of the round that is on, in the order in which they were drawn. */
export const tablesNow = (evening: Evening): EveningTable[] =>
  evening.tables.filter((each) => each.round === evening.round && each.phase !== 'abandoned');

/** The tables of earlier rounds that are still being played. */
export const tablesLate = (evening: Evening): EveningTable[] =>
  evening.tables.filter(({ round, phase }) => round < evening.round && phase !== 'over' && phase !== 'abandoned');

/** Those who are there, or have played: the best first, as the server has them. */
export const standing = (evening: Evening): EveningPlayer[] =>
  evening.players.filter((each) => each.here || each.games > 0);

/** Who draws the rounds, for the sentences that say so. */
export const drawnBy = ({ host }: Evening, members: Members, me: number | null): { mine: string; host: string } => ({
  mine: host === me ? 'yes' : 'no',
  host: members.name(host),
});

/** Who has won, at the end; empty if nothing was played. */
export function wonText(evening: Evening, members: Members): string {
  const best = evening.players.filter((each) => evening.over && each.games > 0 && each.place === 1);
  const names = best.map((each) => members.name(each.member));
  return names.length ? t('evening-winners', { count: names.length, names: listed(names) }) : '';
}

/** Cut a list into pages of at most so many, as even as can be. */
export function pages<T>(list: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(list.length / Math.max(1, most)));
  const each = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, page) => list.slice(page * each, (page + 1) * each));
}
