/** Shelf: where the server inside the page keeps its tables, in the browser's own database. */

const NAME = 'pizzaiolo';
const VERSION = 1;

/** What became of an append: see `shelf_store.py`, which asks. */
type Outcome = 'kept' | 'conflict' | 'gone' | 'gap';

interface ShelvedTable {
  id: string;
  last: number;
  tag: string;
  created: number;
  changed: number;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('entries');
      database.createObjectStore('reviews');
    };
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('The browser keeps nothing.'));
  });
}

/** What a request finds. */
function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('The browser finds nothing.'));
  });
}

/** Everything of a table but its line in `tables`. */
const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {
    // Another tab with a later version of the page may change how things lie on the shelf.
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<Shelf> {
    return new Shelf(await opened());
  }

  /** Do something whole or not at all; when it is resolved, it is kept. */
  async #together<T>(mode: IDBTransactionMode, work: (whole: IDBTransaction) => Promise<T>): Promise<T> {
    const whole = this.database.transaction(['tables', 'entries', 'reviews'], mode);
    const ended = new Promise<void>((settle, fail) => {
      whole.oncomplete = () => settle();
      whole.onabort = () => fail(whole.error ?? new Error('The browser kept nothing.'));
    });
    const [result] = await Promise.all([work(whole), ended]);
    return result;
  }

  append(table: string, number: number, lines: string, tag: string | null | undefined): Promise<Outcome> {
    return this.#together('readwrite', async (whole) => {
      const tables = whole.objectStore('tables');
      const row = (await found(tables.get(table))) as ShelvedTable | undefined;
      if (!row && number > 1) return 'gone';
      if (row && row.last >= number) return 'conflict';
      if ((row?.last ?? 0) + 1 !== number) return 'gap';
      const entries = lines.split('\n');
      entries.forEach((entry, index) => whole.objectStore('entries').put(entry, [table, number + index]));
      const now = Date.now() / 1000;
      tables.put({
        id: table,
        last: number - 1 + entries.length,
        tag: tag ?? row?.tag ?? '',
        created: row?.created ?? now,
        changed: now,
      } satisfies ShelvedTable);
      return 'kept';
    });
  }

  load(table: string, after: number): Promise<string> {
    return this.#together('readonly', async (whole) => {
      const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
      const entries = (await found(whole.objectStore('entries').getAll(range))) as string[];
      return entries.map((entry) => `${entry}\n`).join('');
    });
  }

  tables(): Promise<string> {
    return this.#together('readonly', async (whole) =>
      JSON.stringify(await found(whole.objectStore('tables').getAll())),
    );
  }

  delete(tables: string): Promise<void> {
    return this.#together('readwrite', (whole) => {
      for (const table of tables.split('\n')) {
        whole.objectStore('tables').delete(table);
        whole.objectStore('entries').delete(allOf(table));
        whole.objectStore('reviews').delete(allOf(table));
      }
      return Promise.resolve();
    });
  }

  redact(table: string, lines: string): Promise<void> {
    return this.#together('readwrite', async (whole) => {
      const row = (await found(whole.objectStore('tables').get(table))) as ShelvedTable | undefined;
      for (const line of lines.split('\n')) {
        const space = line.indexOf(' ');
        const number = Number(line.slice(0, space));
        if (number < 1 || number > (row?.last ?? 0)) continue;
        whole.objectStore('entries').put(line.slice(space + 1), [table, number]);
      }
      whole.objectStore('reviews').delete(allOf(table));
    });
  }

  keep_review(table: string, game: number, review: string): Promise<void> {
    return this.#together('readwrite', async (whole) => {
      const row = (await found(whole.objectStore('tables').get(table))) as ShelvedTable | undefined;
      if (row) whole.objectStore('reviews').put(review, [table, game]);
    });
  }

  review(table: string, game: number): Promise<string> {
    return this.#together(
      'readonly',
      async (whole) => ((await found(whole.objectStore('reviews').get([table, game]))) as string | undefined) ?? '',
    );
  }
}
