/** The matches held in memory: those in use, and the most recently used of the rest. */
import type { Store } from '@weathergage/store';
import type { Catalogue } from './catalogue.ts';
import { Fault } from './faults.ts';
import { Table } from './table.ts';

export class Tables {
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #most: number;
  /** In the order of last use. */
  readonly #tables = new Map<string, Table>();
  #stopping = false;

  constructor(store: Store, catalogue: Catalogue, most: number) {
    this.#store = store;
    this.#catalogue = catalogue;
    this.#most = most;
  }

  /** Does work at a match's table, in its turn. */
  async at<R>(id: string, work: (table: Table) => Promise<R>): Promise<R> {
    if (this.#stopping) throw new Fault('stopping', 'The server is being stopped. Come back in a while.');
    const table = this.#tables.get(id) ?? new Table(id, this.#store, this.#catalogue);
    this.#tables.delete(id);
    this.#tables.set(id, table);
    try {
      return await table.run(() => work(table));
    } catch (error) {
      if (error instanceof Fault && error.body.code === 'no-such-match' && table.idle)
        this.#tables.delete(id);
      throw error;
    } finally {
      this.#thin();
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#tables.values()].map((table) => table.quiet));
  }

  #thin(): void {
    if (this.#tables.size <= this.#most) return;
    for (const [id, table] of this.#tables) {
      if (!table.idle) continue;
      this.#tables.delete(id);
      if (this.#tables.size <= this.#most) return;
    }
  }
}
