/** How the store speaks with its database: durably, in its own schema, and to whichever of its addresses takes writes. */
import type pg from 'pg';
import { migrate } from './schema.ts';
import { isRefusal, quotedName, saidIn, WritablePool } from './writable-pool.ts';

export interface PostgresOptions {
  /**
   * `postgres://user@host:port/database`, or several hosts with commas; `?schema=name` names another schema than
   * `weathergage`.
   */
  readonly url: string;
  /** Opens what is there for reading alone. */
  readonly readOnly?: boolean;
  readonly connections?: number;
  /** How often a server shows the others that it lives; after four times that it is taken for dead. */
  readonly beatMs?: number;
}

const SCHEMA = 'weathergage';
const CONNECTIONS = 10;
const BEAT_MS = 1000;
/** Who waits longer than this for a lock or an answer is told that the store fails. */
const LOCK_MS = 5000;
const ANSWER_MS = 20_000;

/** Where PostgreSQL waits for its standby; a warning from there says that it waits no longer. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';

export type Parameter = string | number | boolean | null | readonly string[];

export class PostgresLink {
  readonly schema: string;
  readonly readOnly: boolean;
  readonly beatMs: number;
  readonly #pool: WritablePool;
  readonly #unsure = new WeakSet<pg.ClientBase>();

  private constructor({
    url,
    readOnly = false,
    connections = CONNECTIONS,
    beatMs = BEAT_MS,
  }: PostgresOptions) {
    this.beatMs = beatMs;
    this.readOnly = readOnly;
    this.schema = saidIn(url, 'schema') ?? SCHEMA;
    this.#pool = new WritablePool({
      url,
      connections,
      config: { application_name: 'weathergage', query_timeout: ANSWER_MS },
      settings: {
        search_path: quotedName(this.schema),
        lock_timeout: String(LOCK_MS),
        ...(readOnly ? { default_transaction_read_only: 'on' } : {}),
      },
      onConnect: (client) => {
        client.on('notice', ({ routine }) => {
          if (routine === WAITS_FOR_STANDBY) this.#unsure.add(client);
        });
      },
    });
  }

  /** How the database that takes writes is connected to. */
  get config(): pg.ClientConfig {
    return this.#pool.config;
  }

  /** Called when another address has come to take writes. */
  onMoved(listener: () => void): void {
    this.#pool.onMoved(listener);
  }

  static async open(options: PostgresOptions): Promise<PostgresLink> {
    const link = new PostgresLink(options);
    try {
      await link.with((client) => migrate(client, link));
    } catch (error) {
      await link.close();
      throw error;
    }
    link.#pool.bePatient();
    return link;
  }

  /** Work on one connection. One that failed otherwise than by a plain refusal is not used again. */
  async with<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const client = await this.#pool.connect();
    let broken = true;
    try {
      const result = await work(client);
      // It is on one disk alone, and may be gone with it.
      if (this.#unsure.has(client)) throw new Error('the wait for the standby was broken off');
      broken = false;
      return result;
    } catch (error) {
      broken = !isRefusal(error);
      throw error;
    } finally {
      if (broken) this.#pool.suspect();
      client.release(broken);
    }
  }

  /** Statements are prepared once for each connection, by their name. */
  async query<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    ...values: readonly Parameter[]
  ): Promise<Row[]> {
    return this.with(async (client) => (await client.query<Row>({ name, text, values: [...values] })).rows);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
