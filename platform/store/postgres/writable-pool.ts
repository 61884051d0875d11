/**
 * Connections to the one of several addresses that takes writes: made on demand, and made anew to another when a standby
 * has taken the place of its primary.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findWritable, singleAddresses } from './addresses.ts';

/** Who waits longer than this for a connection is told that there is none. */
const CONNECT_MS = 5000;
/** A database that takes no connections is tried again so soon, for as long as a connection may take. */
const AGAIN_MS = 150;

/** After these the connection leads to a server that is no use any more: stopping, starting, or only a copy. */
const LOST = new Set(['25006', '57P01', '57P02', '57P03']);

/** What `pg` says when a query has taken longer than `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/** What is ours in an address, and not for the database. */
const OURS = ['schema', 'target_session_attrs'];

export interface WritablePoolTerms {
  readonly url: string;
  readonly connections: number;
  /** How each address is connected to, besides. */
  readonly config: pg.ClientConfig;
  /** What is set on each connection once it is there: a pooler in front takes none of it from who only knocks. */
  readonly settings: Readonly<Record<string, string>>;
  readonly onConnect?: (client: pg.ClientBase) => void;
}

/**
 * Whatever the database does for others: what is acknowledged is on disk (stronger settings are left alone), and no commit
 * that waits for a standby is broken off.
 */
const ALWAYS = { synchronous_commit: 'on', statement_timeout: '0' } as const;

const SET = `SELECT set_config(name, value, false) FROM json_each_text($1) AS said (name, value)
  WHERE name <> 'synchronous_commit' OR current_setting('synchronous_commit') = 'off'`;

/** One that has left a question unanswered for too long is dead, and gone before whoever asked could give it back. */
class HeedfulClient extends pg.Client {
  override query = ((...asked: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: Error) => {
      if (error.message === UNANSWERED) {
        const gone = new Promise<void>((resolve) => this.once('end', resolve));
        this.connection.stream.destroy();
        await gone;
      }
      throw error;
    });
  }) as pg.Client['query'];
}

export class WritablePool {
  readonly #terms: WritablePoolTerms;
  /** How each address is connected to, and which of them is believed to take writes. */
  readonly #places: readonly pg.ClientConfig[];
  readonly #onMoved: (() => void)[] = [];
  #at = 0;
  #pool: pg.Pool;
  /** Set when a connection broke: before the next is made it is asked who takes writes now. */
  #isSuspect = false;
  #finding: Promise<void> | null = null;
  #patienceMs = 0;
  #closed: Promise<void> | null = null;

  constructor(terms: WritablePoolTerms) {
    this.#terms = terms;
    this.#places = singleAddresses(terms.url).map((url) => {
      const address = new URL(url);
      for (const ours of OURS) address.searchParams.delete(ours);
      const connectionString = address.href;
      return { connectionTimeoutMillis: CONNECT_MS, keepAlive: true, ...terms.config, connectionString };
    });
    this.suspect();
    this.#pool = this.#newPool();
  }

  /** How the database that takes writes is connected to; a pool of `pg` calls that its options. */
  get config(): pg.ClientConfig {
    return this.#places[this.#at]!;
  }
  get options(): pg.ClientConfig {
    return this.config;
  }

  /** From now on a database that is away is waited for; one that was never there is said at once. */
  bePatient(): void {
    this.#patienceMs = CONNECT_MS;
  }

  /** Called when another address has come to take writes. */
  onMoved(listener: () => void): void {
    this.#onMoved.push(listener);
  }

  /** Something is wrong with a connection. */
  suspect(): void {
    this.#isSuspect = this.#places.length > 1;
  }

  /** Nothing has been sent yet: it is tried again until it succeeds or whoever waits has waited long enough. */
  async connect(): Promise<pg.PoolClient> {
    const end = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        if (this.#isSuspect) await this.#find();
        return await this.#pool.connect();
      } catch (error) {
        if (this.#closed !== null || isRefusal(error) || performance.now() >= end) throw error;
        this.suspect();
        await pause(AGAIN_MS);
      }
    }
  }

  end(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }

  #newPool(): pg.Pool {
    const { connections, settings, onConnect } = this.#terms;
    const all = JSON.stringify({ ...ALWAYS, ...settings });
    const pool = new pg.Pool({
      ...this.config,
      Client: HeedfulClient,
      max: connections,
      // The process may end though connections are open: whoever needs the store closes it.
      allowExitOnIdle: true,
      onConnect: async (client: pg.ClientBase) => {
        onConnect?.(client);
        await client.query(SET, [all]);
      },
    });
    // An idle connection that breaks is forgotten by the pool; the next to come makes a new one.
    pool.on('error', () => this.suspect());
    // One that breaks in use fails what it is used for; its own cry, heard by nobody, would end the process.
    pool.on('connect', (client) => client.on('error', () => this.suspect()));
    return pool;
  }

  #find(): Promise<void> {
    this.#finding ??= this.#findNow().finally(() => {
      this.#finding = null;
    });
    return this.#finding;
  }

  async #findNow(): Promise<void> {
    const found = await findWritable(this.#places);
    if (found === null) throw new Error('no database of those that are named takes writes');
    this.#isSuspect = false;
    if (found === this.#at || this.#closed !== null) return;
    const before = this.#pool;
    this.#at = found;
    this.#pool = this.#newPool();
    before.end().catch(() => {});
    for (const listener of this.#onMoved) listener();
  }
}

/** What an address says besides where the database is. */
export function saidIn(url: string, name: string): string | null {
  return new URL(singleAddresses(url)[0]!).searchParams.get(name);
}

/** The name of a schema as it stands in a list of names. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Whether the database itself said no, and the connection is as good as before. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !LOST.has(error.code ?? '') && !error.code?.startsWith('08');
