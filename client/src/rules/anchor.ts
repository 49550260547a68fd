/** The rule that sent an order back: the anchor in the rulebook. */
import type { Order } from '../lib/protocol';

const SORTS: Record<string, string> = {
  bombastica: 'R5.2',
  monotoni: 'R5.3',
  minimale: 'R5.4',
  ghiottona: 'R5.5',
  monotoni_junior: 'R5.6',
  minipizza: 'R5.7',
  mamma_mia: 'R5.8',
};

/** Why an order burnt, by what lay on the table and whether its owner had asked for help. */
export function ruleOf(order: Order, table: Readonly<Record<string, number>>, asked = false): string {
  if (order.forbidden && table[order.forbidden]) return 'R5.9';
  if (asked) return 'R6.5';
  return SORTS[order.sort] ?? 'R4.5';
}

/** The address of a rule in the rulebook of an edition. */
export function ruleLink(edition: string, rule: string): string {
  return `/rules/${encodeURIComponent(edition)}#${rule}`;
}
