/** Names: what the people and bots at a table are called. */
import { catalogue } from './catalogue.svelte';
import type { SeatInfo } from './protocol';
import { has, t } from './words.svelte';

/** What a bot is called: characters have a name in every language, bots of other packages one of their own. */
export function botName(bot: string): string {
  if (has(`bot-${bot}`)) return t(`bot-${bot}`);
  const title = catalogue.bots.find((each) => each.name === bot)?.title ?? bot;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A person by name, even while a bot stands in; a bot by its own name; null: nobody. */
export function seatName(seat: SeatInfo): string | null {
  if (seat.bot && !seat.standing_in) return botName(seat.bot);
  // Whoever wanted to be forgotten has an empty name.
  return seat.name === '' ? t('seat-somebody') : (seat.name ?? null);
}

/** The same when all of a table are shown: of two with one name, the later one gets a number. */
export function nameAt(seats: readonly SeatInfo[], place: number): string | null {
  const seat = seats[place];
  const name = seat ? seatName(seat) : null;
  if (name === null) return null;
  const before = seats.slice(0, place).filter((each) => seatName(each) === name).length;
  return before ? `${name} ${before + 1}` : name;
}

/** How many letters the longer line has if a text is set in two: what is short of room is made as large as that allows. */
export function longerLine(text: string): number {
  const breaks = [...text.matchAll(/ |$/g)].map(({ index }) => index);
  return Math.min(...breaks.map((place) => Math.max(place, text.length - place - 1)));
}
