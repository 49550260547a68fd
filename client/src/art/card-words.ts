/** What cards are called: kinds, announcements and orders in the player's language, or in their own words. */
import type { Order } from '../lib/protocol';
import { settings } from '../lib/kept/settings.svelte';
import { has, language, t } from '../lib/words.svelte';

/** A player's own word for a kind, or the plain name of one that no language knows. */
function ownWord(kind: string): string | null {
  const word = settings.skin[kind]?.trim();
  if (word) return word;
  return has(`kind-${kind}`) ? null : kind;
}

/** A kind by itself: "olive". */
export function kindWord(kind: string): string {
  return kindAfter(kind, 1);
}

/** A card by itself: "double olive". */
export function cardWord(kind: string, double: boolean): string {
  return double ? t('double-kind', { kind: kindWord(kind) }) : kindWord(kind);
}

/** A kind after a number that is shown elsewhere: "olives". */
export function kindAfter(kind: string, count: number): string {
  return ownWord(kind) ?? t(`kind-${kind}`, { count });
}

/** A number of a kind: "3 olives". */
export function kindCount(kind: string, count: number): string {
  const name = ownWord(kind);
  return name ? t('count-other', { name, count }) : t(`count-${kind}`, { count });
}

/** A number of a kind within a sentence: "three olives". */
function someOf(kind: string, count: number): string {
  const name = ownWord(kind);
  return name ? t('some-other', { name, count }) : t(`some-${kind}`, { count });
}

/** What is called out: "Three olives!" */
export function announcement(kind: string, count: number): string {
  const name = ownWord(kind);
  return name ? t('announce-other', { name, count }) : t(`announce-${kind}`, { count });
}

/** One or two letters that tell a kind from the others. */
export function letter(kind: string): string {
  const name = ownWord(kind);
  return name ? name.slice(0, 1).toUpperCase() : t(`letter-${kind}`);
}

/** Words as they are spoken: "a, b and c". */
export function listed(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language.current, { type }).format(words);
}

/** Doubles of a kind within a sentence: "one double pepper". */
function doublesOf(kind: string, count: number): string {
  return t('doubles-of', { kind: kindWord(kind), count });
}

/** Cards by kind, doubles as what they are: "two olives and one double pepper". */
export function cardsText(
  cards: Readonly<Record<string, number>>,
  doubles: Readonly<Record<string, number>> = {},
): string {
  const told = (some: typeof cards, tell: typeof someOf): string[] =>
    Object.entries(some).flatMap(([kind, count]) => (count > 0 ? [tell(kind, count)] : []));
  const words = [...told(cards, someOf), ...told(doubles, doublesOf)];
  return words.length ? listed(words) : t('no-cards');
}

/** Cards of a kind with what they are worth: "one pepper and one double pepper: three". */
export function withDoubles(kind: string, singles: number, doubles: number): string {
  if (doubles === 0) return someOf(kind, singles);
  const cards = [doublesOf(kind, doubles)];
  if (singles > 0) cards.unshift(someOf(kind, singles));
  return t('adds-up', { cards: listed(cards), count: singles + 2 * doubles });
}

/** The same for all kinds: "one olive, and one double pepper: two". */
export function cardsWithDoubles(
  singles: Readonly<Record<string, number>>,
  doubles: Readonly<Record<string, number>>,
): string {
  const kinds = [...new Set([...Object.keys(singles), ...Object.keys(doubles)])];
  const words = kinds
    .filter((kind) => (singles[kind] ?? 0) + (doubles[kind] ?? 0) > 0)
    .map((kind) => withDoubles(kind, singles[kind] ?? 0, doubles[kind] ?? 0));
  return words.length ? listed(words) : t('no-cards');
}

/** What a sort of order is called: "Pizza Monotoni". */
export function sortTitle(sort: string): string {
  const id = `order-${sort.replaceAll('_', '-')}`;
  return has(id) ? t(id) : sort;
}

/** What an order needs, in words: "1 olive and 6 of one other kind". */
export function recipeText(order: Order): string {
  const { needs = {}, chosen = [], fewest = 0, either = {}, forbidden, at_least = 0 } = order;
  const parts = Object.entries(needs).map(([kind, count]) => kindCount(kind, count));
  if (chosen.length === 1) {
    parts.push(t(parts.length ? 'recipe-chosen-other' : 'recipe-chosen', { count: chosen[0] ?? 0 }));
  } else if (chosen.length) {
    parts.push(t('recipe-chosen-several', { count: chosen[0] ?? 0, kinds: chosen.length }));
  }
  if (fewest) parts.push(t('recipe-fewest', { count: fewest }));
  const ways = Object.entries(either).map(([kind, count]) => kindCount(kind, count));
  if (ways.length) parts.push(listed(ways, 'disjunction'));
  if (at_least) parts.push(t('recipe-at-least', { count: at_least }));
  const text = listed(parts);
  return forbidden ? t('recipe-forbidden', { recipe: text, kind: kindWord(forbidden) }) : text;
}

/** An order whole: "Pizza Monotoni: 1 olive and 6 of one other kind". */
export function orderText(order: Order): string {
  return t('order-whole', { title: sortTitle(order.sort), recipe: recipeText(order) });
}

/** The rule of a sort in a sentence or two, with the numbers of this card. */
export function sortRule(order: Order): string {
  const id = `order-${order.sort.replaceAll('_', '-')}.rule`;
  return has(id) ? t(id, ruleValues(order)) : recipeText(order);
}

function ruleValues(order: Order): { count: number; kind: string } {
  const count =
    order.chosen?.[0] ?? (order.fewest || order.at_least || Math.max(0, ...Object.values(order.either ?? {})));
  return { count, kind: order.forbidden ? kindWord(order.forbidden) : '' };
}

/** The same in a few words, for a small screen. */
export function sortBrief(order: Order): string {
  const id = `order-${order.sort.replaceAll('_', '-')}.brief`;
  return has(id) ? t(id, ruleValues(order)) : sortRule(order);
}

/** What a colour is called. */
export function colourWord(colour: string): string {
  return has(`colour-${colour}`) ? t(`colour-${colour}`) : colour;
}
