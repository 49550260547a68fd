/** What the edition of a table is called: a printed one in every language, a custom one by its title. */
import { catalogue, isPrinted } from './catalogue.svelte';
import type { Table } from './protocol';
import { has, t } from './words.svelte';

export function editionName(table: Table): string {
  const name = `edition-${table.config.edition}`;
  return has(name) && (isPrinted(table) || !catalogue.editions.length) ? t(name) : table.title;
}
