/** A finished game as it is compared: its announcements in words, and its review as it comes. */
import { showTable, tableEdition, tape } from '../../lib/api';
import type { Edition } from '../../lib/edition';
import { dealt, fold } from '../../lib/model/fold';
import { TableModel } from '../../lib/model/model.svelte';
import type { ComparedGame, PublicEvent } from '../../lib/protocol';
import { ReviewFeed } from '../review/feed.svelte';
import { Telling } from '../telling';
import { announced, type Announced } from './parting';

export class ShownGame {
  moments = $state.raw<Announced[]>([]);
  phase = $state<'new' | 'loading' | 'ready' | 'gone'>('new');
  readonly feed: ReviewFeed;
  readonly telling: Telling;
  readonly #model: TableModel;

  constructor(
    readonly game: ComparedGame,
    seat: number,
  ) {
    this.#model = new TableModel(game.table);
    this.#model.retold = true;
    this.telling = new Telling(this.#model);
    this.feed = new ReviewFeed(game.table, game.game, seat);
  }

  async load(): Promise<void> {
    const { table, game } = this.game;
    this.phase = 'loading';
    try {
      const [info, edition] = await Promise.all([showTable(table), tableEdition(table)]);
      this.#model.table = info;
      this.#model.edition = edition.data as unknown as Edition;
      const { rounds } = dealt(info, this.#model.edition, null);
      const tapes: PublicEvent[][] = [];
      for (let round = 1; round <= rounds; round += 1) tapes.push((await tape(table, round, game)).events);
      this.moments = announced(tapes);
      this.phase = 'ready';
    } catch {
      this.phase = 'gone';
    }
  }

  /** Every announcement in words: what some of them say depends on what lies on the table by then. */
  told(): string[] {
    const { table, edition } = this.#model;
    if (!table || !edition) return [];
    let view = dealt(table, edition, null);
    return this.moments.map(({ event }) => {
      view = fold(view, event, edition);
      this.#model.view = view;
      return this.telling.event(event);
    });
  }
}
