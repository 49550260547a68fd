/** Strength: how well a character plays, in stars; the catalogue lists them the weakest first. */
import type { BotInfo } from './protocol';

const STARS = 4;

/** Stars of a character among all of them; 0: unknown. */
export function starsOf(characters: readonly BotInfo[], bot: string): number {
  const place = characters.findIndex((each) => each.name === bot);
  return place < 0 ? 0 : 1 + Math.floor((place * STARS) / characters.length);
}

/** Stars as they are shown: "★★☆☆". */
export function starsText(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(STARS - stars);
}
