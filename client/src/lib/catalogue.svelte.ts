/** Catalogue: the editions and bots that this server has; asked for once. */
import { bots, editions } from './api';
import type { BotInfo, EditionSummary, Table } from './protocol';

interface Catalogue {
  editions: EditionSummary[];
  bots: BotInfo[];
  /** Whether it could not be loaded. */
  failed: boolean;
}

export const catalogue: Catalogue = $state({ editions: [], bots: [], failed: false });

let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  try {
    const [known, players] = await Promise.all([editions(), bots()]);
    catalogue.editions = known.editions;
    catalogue.bots = players.bots;
    catalogue.failed = false;
  } catch {
    catalogue.failed = true;
    asked = null;
  }
}

/** Ask for it, unless that has been done. */
export function loadCatalogue(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** Whether a table plays one of these editions, and not a custom one. */
export function isPrinted(table: Table): boolean {
  return catalogue.editions.some(({ hash, title }) => hash === table.edition_hash && title === table.title);
}

/** The characters: bots with a name, a face and a memory of their own. */
export function characters(): BotInfo[] {
  return catalogue.bots.filter((bot) => bot.character);
}
