/** The tables of a club, and the way to a seat at one: one press, under one's name there. */
import { openClubTable, takeClubSeat } from '../lib/club-api';
import { rememberTable } from '../lib/kept/mine';
import { configOf, options, wishedColour } from '../lib/kept/options.svelte';
import type { Club, ClubTable } from '../lib/protocol';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/kept/settings.svelte';

/** The tables at which something goes on; to those of an evening the evening leads, unless one sits at one already. */
export const openTables = ({ tables, me }: Club): ClubTable[] =>
  tables.filter(
    ({ phase, evening, members }) => phase !== 'over' && (evening === null || (me !== null && members.includes(me))),
  );

/** Sit down and go there; at a table of an evening the seat is kept for its member. */
export async function sitDown(club: string, table: string, key: string, colour?: string | null): Promise<void> {
  const wish = colour === undefined ? settings.colour || null : colour;
  const seated = await takeClubSeat(club, table, { colour: wish }, key);
  rememberTable(table, seated.link);
  go(`/t/${table}`);
}

/** Lay a table that belongs to the club, as one likes it, and sit down at it. */
export async function layTable(club: string, key: string): Promise<void> {
  const { public: _, ...config } = configOf(options);
  const { table } = await openClubTable(club, config, key);
  await sitDown(club, table, key, await wishedColour());
}
