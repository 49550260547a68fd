/** Which rules an edition has, in the order in which they are told, with the numbers that they speak of. */
import type { Arguments } from '../lib/words.svelte';
import { cardOf, type Edition } from '../lib/edition';

/** What is drawn beside a rule. */
export type Picture = 'kinds' | 'colours' | 'removed' | 'place' | 'order' | 'draw' | 'oven' | 'double' | 'backs';

export interface Rule {
  /** The number in docs/rules.md: the anchor of the rule and, with dashes, the name of its words. */
  id: string;
  holds?: (edition: Edition) => boolean;
  args?: (edition: Edition) => Arguments;
  picture?: Picture;
  /** Whether no sheet says it, and we had to decide. */
  ruling?: boolean;
  /** A sort of order that the rule explains. */
  sort?: string;
  example?: 'short' | 'fewest' | 'helping';
}

export interface Chapter {
  id: string;
  rules: Rule[];
}

const withCard = (edition: Edition): boolean => edition.mamma_mia !== 'none';
const has =
  (sort: string) =>
  (edition: Edition): boolean =>
    cardOf(edition, sort) !== null;
const forbids = (edition: Edition): boolean =>
  Object.values(edition.orders).some((cards) => cards.some((card) => card.forbidden));

const sort = (id: string, name: string, more: Partial<Rule> = {}): Rule => ({
  id,
  sort: name,
  holds: has(name),
  args: (edition) => ({ count: cardOf(edition, name)?.at_least ?? 0 }),
  ...more,
});

const CHAPTERS: Chapter[] = [
  {
    id: 'R1',
    rules: [
      { id: 'R1.1', args: (e) => ({ kinds: e.kinds.length, copies: e.copies }), picture: 'kinds' },
      { id: 'R1.2', picture: 'colours' },
      { id: 'R1.3', picture: 'removed' },
      { id: 'R1.4', args: (e) => ({ hand: e.opening_hand }) },
      {
        id: 'R1.5',
        args: (e) => ({ orders: Math.max(...Object.values(e.orders).map((cards) => cards.length)) }),
        picture: 'backs',
      },
      { id: 'R1.6' },
      { id: 'R1.7', holds: withCard, args: (e) => ({ card: e.mamma_mia }) },
    ],
  },
  {
    id: 'R2',
    rules: [
      { id: 'R2.1', picture: 'place' },
      { id: 'R2.2', picture: 'order' },
      { id: 'R2.3', args: (e) => ({ limit: e.hand_limit, cap: e.draw_cap ?? 0 }), picture: 'draw' },
      { id: 'R2.4', holds: (e) => e.draw_without_ingredients === 'supply' },
      { id: 'R2.5', args: (e) => ({ how: e.empty_handed, count: e.sit_out_draw ?? 0 }) },
      { id: 'R2.6', ruling: true },
      { id: 'R2.7', holds: withCard },
      { id: 'R2.8' },
    ],
  },
  {
    id: 'R3',
    rules: [
      { id: 'R3.1' },
      { id: 'R3.2', args: (e) => ({ chef: e.chef }), picture: 'oven' },
      { id: 'R3.3', holds: (e) => !withCard(e), ruling: true },
      { id: 'R3.4', holds: (e) => e.empty_handed === 'normal' || e.empty_handed === 'pass', ruling: true },
    ],
  },
  {
    id: 'R4',
    rules: [
      { id: 'R4.1' },
      { id: 'R4.2' },
      { id: 'R4.3' },
      { id: 'R4.4', example: 'short' },
      { id: 'R4.5' },
      { id: 'R4.6' },
      { id: 'R4.7' },
      { id: 'R4.8' },
    ],
  },
  {
    id: 'R5',
    rules: [
      sort('R5.1', 'normale'),
      sort('R5.2', 'bombastica'),
      sort('R5.3', 'monotoni'),
      sort('R5.4', 'minimale', { example: 'fewest' }),
      sort('R5.5', 'ghiottona'),
      sort('R5.6', 'monotoni_junior', { ruling: true }),
      sort('R5.7', 'minipizza'),
      sort('R5.8', 'mamma_mia'),
      { id: 'R5.9', holds: forbids },
    ],
  },
  {
    id: 'R6',
    rules: ['R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6'].map((id): Rule => ({
      id,
      holds: (e) => e.helping,
      args: (e) => ({ rounds: e.rounds_without_helping }),
      ...(id === 'R6.4' ? { example: 'helping' } : {}),
    })),
  },
  {
    id: 'R7',
    rules: [
      { id: 'R7.1', args: (e) => ({ leftovers: e.leftovers }) },
      { id: 'R7.2', args: (e) => ({ card: e.mamma_mia }) },
      { id: 'R7.3' },
    ],
  },
  { id: 'R8', rules: [{ id: 'R8.1', args: (e) => ({ rounds: e.rounds }) }, { id: 'R8.2' }] },
  {
    id: 'R9',
    rules: ['R9.1', 'R9.2', 'R9.3', 'R9.4'].map((id): Rule => ({
      id,
      holds: (e) => e.doubles,
      ...(id === 'R9.1' ? { picture: 'double' } : {}),
    })),
  },
  {
    id: 'R10',
    rules: [
      { id: 'R10.1' },
      { id: 'R10.2', args: (e) => ({ delivered: e.delivered }) },
      { id: 'R10.3' },
      { id: 'R10.4' },
      { id: 'R10.5' },
    ],
  },
];

/** The chapters of an edition, without what it does not have. */
export function chaptersOf(edition: Edition): Chapter[] {
  return CHAPTERS.map(({ id, rules }) => ({ id, rules: rules.filter(({ holds }) => holds?.(edition) ?? true) })).filter(
    ({ rules }) => rules.length,
  );
}

/** The name of a rule's words: `rule-r5-2`. */
export function wordsOf(rule: Rule): string {
  return `rule-${rule.id.toLowerCase().replace('.', '-')}`;
}
