/** The way into the rulebook: an edition's rules, or the one rule that sent an order back. */
import type { Order } from './protocol';
import { has } from './words.svelte';

const SORTS: Record<string, string> = {
  bombastica: 'R5.2',
  monotoni: 'R5.3',
  minimale: 'R5.4',
  ghiottona: 'R5.5',
  monotoni_junior: 'R5.6',
  minipizza: 'R5.7',
  mamma_mia: 'R5.8',
};

/** Why an order burnt: a forbidden kind lay there, nobody helped, or what its sort asks for was not there. */
export function ruleOf(order: Order, { spoilt, asked }: { spoilt: boolean; asked: boolean }): string {
  if (spoilt) return 'R5.9';
  if (asked) return 'R6.5';
  return SORTS[order.sort] ?? 'R4.5';
}

/** The address of a rulebook; that of a custom edition comes from its table. */
export function rulesLink(edition: string, table: string, rule = ''): string {
  const asked = has(`edition-${edition}`) ? '' : `?table=${encodeURIComponent(table)}`;
  return `/rules/${encodeURIComponent(edition)}${asked}${rule && `#${rule}`}`;
}
