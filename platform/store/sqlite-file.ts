/** The database file: opened, brought up to date, its statements prepared once and its commits synced. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BUSY_MS, GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { lockFolder } from './sqlite-lock.ts';

export interface SqliteOptions {
  /** The folder that holds `weathergage.db`; it is made if it is not there. */
  readonly directory: string;
  /** The name of the database in it, if it is another: a backup has one of its own. */
  readonly file?: string;
  /** Opens what is there for reading alone. */
  readonly readOnly?: boolean;
  /** Takes the folder for itself: a second that wants it so is refused. */
  readonly sole?: boolean;
  /** Writes in a thread of its own: for a server, which has others to wait on. A URL names its module in a bundle. */
  readonly thread?: boolean | URL;
  /** The size that the database may grow to; writing beyond it fails as on a full disk. */
  readonly maxBytes?: number;
}

export const DATABASE_FILE = 'weathergage.db';

/**
 * So many pages are written ahead before they are brought into the file: matches under way write the same pages over and
 * over, and bringing them in takes two syncs. At 4 kB each it is 64 MB, read again in a moment after a crash.
 */
const AHEAD_PAGES = 16_384;
/** Of the file, kept in memory: the pages of all matches that are played at once. */
const CACHE_KB = 32_768;

/** The secrets of dice that are still to fall lie here: a store of our making is its owner's alone. */
function prepare(directory: string, file: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, file);
  closeSync(openSync(path, 'a', 0o600));
  // One of another's making, or restored from a backup; what SQLite makes beside it takes after it.
  for (const name of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(name) && (statSync(name).mode & 0o077) !== 0) chmodSync(name, 0o600);
}

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #letGo: () => void;
  readonly #group: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();

  constructor({ directory, file = DATABASE_FILE, readOnly = false, sole = false, maxBytes }: SqliteOptions) {
    if (!readOnly) prepare(directory, file);
    this.#letGo = sole ? lockFolder(directory) : () => {};
    this.#db = new DatabaseSync(join(directory, file), {
      readOnly,
      timeout: BUSY_MS,
      enableForeignKeyConstraints: true,
    });
    this.#group = new GroupCommit(this.#db);
    try {
      if (!readOnly)
        this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                       PRAGMA wal_autocheckpoint = ${AHEAD_PAGES}; PRAGMA cache_size = ${-CACHE_KB}`);
      migrate(this.#db);
      if (maxBytes !== undefined) this.#limit(maxBytes);
    } catch (error) {
      this.#db.close();
      this.#letGo();
      throw error;
    }
  }

  /** All that is written shares its commit with others: it is done when that is on disk. */
  together<R>(work: () => R): Promise<R> {
    return this.#group.write(work);
  }

  /** All of it in one transaction, now; whatever is thrown has taken all of it back. Waits for others' locks. */
  atOnce(works: readonly (() => unknown)[]): unknown[] {
    this.run('BEGIN IMMEDIATE');
    try {
      const results = works.map((work) => work());
      this.run('COMMIT');
      return results;
    } catch (error) {
      // A full disk or an I/O error may have rolled back already.
      if (this.#db.isTransaction) this.run('ROLLBACK');
      throw error;
    }
  }

  /** Puts all of it into the one file: what is written ahead lies beside it otherwise. */
  async gather(): Promise<void> {
    await this.#group.rest();
    this.#db.exec('PRAGMA journal_mode = DELETE');
  }

  async close(): Promise<void> {
    await this.#group.rest();
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
    this.#letGo();
  }

  #limit(maxBytes: number): void {
    const { page_size } = this.#db.prepare('PRAGMA page_size').get() as { page_size: number };
    this.#db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / page_size))}`);
  }

  /** Reads that belong together: nobody's writing comes between them. */
  reading<R>(work: () => R): R {
    this.#db.exec('BEGIN');
    try {
      return work();
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }
}
