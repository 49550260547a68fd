/** Model: one table as a viewer sees it, folded from what the server says; it decides nothing. */
import { tableEdition } from '../api';
import type { Edition } from '../edition';
import type {
  GameView,
  Heard,
  Hurrying,
  Level,
  OvenCounts,
  Over,
  Placed,
  Preferences,
  PublicEvent,
  Question,
  SeatInfo,
  ServerMessage,
  Snapshot,
  Table,
  Turn,
} from '../protocol';
import { DEFAULT_LEVEL, LEVELS } from '../protocol';
import { Air } from './air.svelte';
import { Chalk } from './chalk.svelte';
import { keepPromise } from './commitments';
import { dealt, fold, received } from './fold';
import { OvenNews } from './oven-news.svelte';
import { Recent } from './recent';

/** Somebody who wants to know of each announcement, with the table before and after it. */
export type Listener = (heard: Heard, before: GameView | null, after: GameView | null) => void;

/** After this many milliseconds the edition is asked for again. */
const TRY_AGAIN = 2000;

/** Whether an announcement is news to somebody who was away: the table itself shows the rest. */
function worthTelling(event: PublicEvent): boolean {
  return !['dealt', 'round_began', 'mamma_mia_taken', 'awaited', 'drew', 'turned_up'].includes(event.what);
}

export class TableModel {
  n = $state(0);
  table = $state.raw<Table | null>(null);
  view = $state.raw<GameView | null>(null);
  viewer = $state<number | null>(null);
  watching = $state(true);
  /** Whether this is a game that is over, told once more from its tape. */
  retold = false;
  turn = $state.raw<Turn | null>(null);
  question = $state.raw<Question | null>(null);
  /** The seat that everybody waits for, and until when. */
  asks = $state<number | null>(null);
  until = $state<number | null>(null);
  /** How many of the seconds until then are that seat's bank. */
  bank = $state<number | null>(null);
  /** Who wants the show to go on, while somebody has not said so yet. */
  hurrying = $state.raw<Hurrying | null>(null);
  /** What the table answers for the viewer. */
  preferences = $state.raw<Preferences | null>(null);
  paused = $state(false);
  over = $state.raw<Over | null>(null);
  edition = $state.raw<Edition | null>(null);
  /** What the level keeps of the turns before. */
  recent = $state.raw<PublicEvent[][]>([]);
  /** Level glass: what the oven holds. */
  oven = $state.raw<OvenCounts | null>(null);
  /** Level chalkboard: the viewer's own marks. */
  readonly chalk = new Chalk();
  /** What was announced while this seat was away; told once. */
  missed = $state.raw<Heard[]>([]);
  /** What went into the oven from the viewer's hand unasked, because there was nothing to choose. */
  placedForYou = $state.raw<Placed | null>(null);
  /** The last announcement, for a viewer who looks at the table as it is now. */
  latest = $state.raw<Heard | null>(null);
  /** The last turn, for a viewer who missed it; gone when the next one begins. */
  said = $state.raw<PublicEvent[]>([]);
  /** What is in the air for a moment. */
  readonly air = new Air();
  /** What comes out of the oven. */
  readonly news = new OvenNews();

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no screen shows who listens
  #listeners = new Set<Listener>();
  #device = $state.raw<number[]>([]);
  /** Whose right it was to arrange things when this screen came, if it had that right without showing a hand. */
  #hosts = $state<number | 'nobody' | null>(null);
  #recent = new Recent(1);
  #editionOf = '';
  /** What came after a deal whose edition has not arrived yet: it is taken in when the edition is here. */
  #later: ServerMessage[] | null = null;

  constructor(readonly name: string) {}

  /** The memory level of the viewer's seat; a spectator has the least. */
  get level(): Level {
    const own = this.viewer === null ? undefined : this.table?.seats[this.viewer];
    return own?.level ?? (this.viewer === null ? LEVELS[0] : DEFAULT_LEVEL);
  }

  get kinds(): string[] {
    return this.table?.kinds ?? [];
  }

  /** How long a beat lasts here, in seconds. */
  get beat(): number {
    return this.table?.beat ?? 0;
  }

  /** Whether the oven is being emptied. */
  get baking(): boolean {
    return this.view?.chef !== null && this.view?.chef !== undefined && !this.view.over;
  }

  /** Whether the viewer plays (and does not look on from behind a chef). */
  get playing(): boolean {
    return this.viewer !== null && !this.watching;
  }

  /** The seats of a device that is passed around, as long as its people sit there. */
  get device(): number[] {
    return this.#device.filter((seat) => this.table?.seats[seat]?.name);
  }

  /** The seats of the people at this screen: the viewer's own, or those of a device that is passed around. */
  get here(): number[] {
    return this.playing && this.viewer !== null ? [this.viewer] : this.device;
  }

  /**
   * Whether the show can be hurried: nobody waits for a person, and a beat takes time. While the oven is emptied it
   * runs by itself; before that nobody need wait for a bot that has its turn.
   */
  get hurriable(): boolean {
    const asked = this.asks === null ? undefined : this.table?.seats[this.asks];
    const waits = this.asks !== null && !asked?.bot;
    const runs = this.baking || this.asks !== null;
    return this.here.length > 0 && runs && this.beat > 0 && !this.question && !this.paused && !waits;
  }

  get mine(): SeatInfo | null {
    return this.viewer === null ? null : (this.table?.seats[this.viewer] ?? null);
  }

  /** Whether somebody at this screen is the host, or the screen itself is. */
  get host(): boolean {
    const host = this.table?.host ?? null;
    return host === null ? this.#hosts === 'nobody' : this.here.includes(host) || this.#hosts === host;
  }

  /** Be told of every announcement; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Take in whatever the server says. */
  hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#later = null;
    if (!this.edition && message.type === 'heard' && message.event.what === 'dealt') this.#later ??= [];
    if (this.#later) this.#later.push(message);
    else this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#begin(message);
        break;
      case 'table':
        this.#agreed(message);
        break;
      case 'heard':
        this.#heard(message);
        break;
      case 'drawn':
        if (this.view) this.view = received(this.view, message);
        break;
      // Whoever looks over a shoulder is asked nothing.
      case 'turn':
        this.turn = this.playing ? message : null;
        break;
      case 'question':
        this.question = this.playing ? message : null;
        break;
      case 'aid':
        this.oven = message.oven;
        break;
      case 'marks':
        this.chalk.told(message.marks);
        break;
      case 'clock':
        this.asks = message.asks ?? null;
        this.until = message.until ?? null;
        this.bank = message.bank ?? null;
        this.paused = message.paused ?? false;
        break;
      case 'hurrying':
        this.hurrying = message.waits_for?.length ? message : null;
        break;
      case 'preferences':
        this.preferences = message;
        break;
      case 'reaction':
        this.air.react(message.seat, message.key);
        break;
      case 'over':
        this.over = message;
        break;
      case 'refused':
        if (message.snapshot) this.#begin(message.snapshot);
        break;
    }
  }

  #begin(snapshot: Snapshot): void {
    // A player who only lost the connection has seen what came before.
    const seen = this.n;
    this.viewer = snapshot.viewer;
    this.watching = snapshot.watching;
    this.#device = snapshot.device ?? [];
    this.#hosts = snapshot.host && snapshot.watching ? (snapshot.table.host ?? 'nobody') : null;
    this.#agreed(snapshot.table);
    this.n = snapshot.n;
    this.view = snapshot.view ?? null;
    this.asks = snapshot.asks ?? null;
    this.until = snapshot.until ?? null;
    this.bank = snapshot.bank ?? null;
    this.hurrying = null;
    this.preferences = snapshot.preferences ?? null;
    this.turn = (this.playing && snapshot.turn) || null;
    this.question = (this.playing && snapshot.question) || null;
    this.oven = snapshot.oven ?? null;
    this.chalk.told(snapshot.marks ?? {});
    this.over = snapshot.over ?? null;
    this.missed = (snapshot.missed ?? []).filter((heard) => heard.n > seen && worthTelling(heard.event));
    this.news.begin(snapshot.opened ?? false, this.question);
    this.#recent = new Recent(snapshot.table.seats.length);
    for (const event of snapshot.recent ?? []) this.#recent.hear(event);
    this.recent = this.#recent.allowed(this.level);
    this.said = this.#recent.last();
  }

  #agreed(table: Table): void {
    if (this.table?.phase === 'over' && table.phase === 'waiting') this.#clear();
    if (table.phase === 'waiting') keepPromise(this.name, table.game + 1, table.commitment);
    else if (table.phase !== 'over') keepPromise(this.name, table.game, table.commitment);
    this.table = table;
    this.paused = table.phase === 'paused';
    if (this.#editionOf !== table.edition_hash) {
      this.#editionOf = table.edition_hash;
      this.edition = null;
      void this.#loadEdition(table.edition_hash);
    }
  }

  async #loadEdition(hash: string): Promise<void> {
    try {
      const file = await tableEdition(this.name);
      if (hash !== this.#editionOf) return;
      this.edition = file.data as unknown as Edition;
      const later = this.#later ?? [];
      this.#later = null;
      for (const message of later) this.#take(message);
    } catch {
      setTimeout(() => {
        if (hash === this.#editionOf) void this.#loadEdition(hash);
      }, TRY_AGAIN);
    }
  }

  #clear(): void {
    this.view = null;
    this.over = null;
    this.turn = null;
    this.question = null;
    this.oven = null;
    this.chalk.told({});
    this.missed = [];
    this.placedForYou = null;
    this.recent = [];
    this.said = [];
    this.news.clear();
    this.air.clear();
  }

  #heard(heard: Heard): void {
    const event = heard.event;
    const before = this.view;
    this.n = heard.n;
    if (this.#hasWaited()) this.hurrying = null;
    this.latest = heard;
    this.asks = heard.asks ?? null;
    this.until = heard.until ?? null;
    this.bank = heard.bank ?? null;
    const chose = this.turn !== null && heard.n > this.turn.n;
    if (chose) this.turn = null;
    if (this.question && heard.n > this.question.n) this.question = null;
    if (event.what === 'dealt') {
      this.over = null;
      this.#recent = new Recent(this.table?.seats.length ?? 1);
      if (this.table && this.edition) this.view = dealt(this.table, this.edition, this.viewer);
    } else if (this.view) {
      this.view = fold(this.view, event, this.edition);
    }
    if (event.what === 'placed' && event.seat === this.viewer) {
      const alone = !chose && this.playing && heard.by !== 'timeout' && !this.mine?.standing_in;
      this.placedForYou = alone ? event : null;
    }
    this.#remember(event);
    this.air.call(event, this.beat);
    this.news.hear(event, before, this.view, this.baking);
    // A turn that the table took, as there was nothing to choose, left no time to read.
    const turned = (event.what === 'placed' || event.what === 'passed') && event.seat === this.viewer;
    if (chose && turned) this.news.aftermath = null;
    for (const listener of this.#listeners) listener(heard, before, this.view);
  }

  /** Whether the table has waited for somebody until now: those who wanted to go on before have to say so again. */
  #hasWaited(): boolean {
    return this.asks !== null || (this.news.opened && this.table?.config.belief === true) || !this.baking;
  }

  #remember(event: PublicEvent): void {
    this.#recent.hear(event);
    this.recent = this.#recent.allowed(this.level);
    this.said = this.#recent.last();
  }

  /** Call out the last turn once more. */
  callAgain(): void {
    for (const event of this.said) this.air.call(event, this.beat);
  }
}
