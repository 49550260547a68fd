/** What editions are called: printed ones in every language, custom ones by their titles. */
import { catalogue, isPrinted } from './catalogue.svelte';
import type { Table } from './protocol';
import { has, t } from './words.svelte';

/** What a printed edition is called. */
export const printedName = (name: string, title: string): string =>
  has(`edition-${name}`) ? t(`edition-${name}`) : title;

/** What the edition of a table is called. */
export function editionName(table: Table): string {
  const name = `edition-${table.config.edition}`;
  return has(name) && (isPrinted(table) || !catalogue.editions.length) ? t(name) : table.title;
}
