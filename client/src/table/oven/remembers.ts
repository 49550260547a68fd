// Whether there is anything to read on the sheet of what is remembered, which is laid over a small table.
import type { TableModel } from '../../lib/model/model.svelte';

export function remembers(model: TableModel): boolean {
  return shelves(model) || (!model.baking && model.news.aftermath !== null);
}

/** Whether there is more than what became of the last orders. */
export function shelves(model: TableModel): boolean {
  if (model.level === 'chalkboard' || model.level === 'glass') return true;
  return !model.baking && model.recent.length > 0;
}
