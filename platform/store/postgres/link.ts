/** The connections to a database: made on demand, given up when they break, made anew when it is back. */
import pg from 'pg';
import { migrate } from './schema.ts';

export interface PostgresOptions {
  /** `postgres://user@host:port/database`; `?schema=name` names another schema than `weathergage`. */
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
/** Who waits longer than this for a connection, a lock or an answer is told that the store fails. */
const CONNECT_MS = 5000;
const LOCK_MS = 5000;
const ANSWER_MS = 20_000;

/** After these the connection leads to a server that is no use any more: stopping, starting, or only a copy. */
const LOST = new Set(['25006', '57P01', '57P02', '57P03']);

export type Parameter = string | number | boolean | null | readonly string[];

export class PostgresLink {
  readonly schema: string;
  readonly config: pg.ClientConfig;
  readonly readOnly: boolean;
  readonly beatMs: number;
  readonly #pool: pg.Pool;
  #closed: Promise<void> | null = null;

  private constructor({
    url,
    readOnly = false,
    connections = CONNECTIONS,
    beatMs = BEAT_MS,
  }: PostgresOptions) {
    this.beatMs = beatMs;
    const address = new URL(url);
    this.schema = address.searchParams.get('schema') ?? SCHEMA;
    this.readOnly = readOnly;
    const told = address.searchParams.get('options') ?? '';
    for (const ours of ['schema', 'options']) address.searchParams.delete(ours);
    // A quote within the value is doubled, for the name stands in a list of names.
    const path = `"${this.schema.replaceAll('"', '""')}"`.replace(/[\\ ]/g, '\\$&');
    this.config = {
      connectionString: address.href,
      application_name: 'weathergage',
      connectionTimeoutMillis: CONNECT_MS,
      lock_timeout: LOCK_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options:
        `${told} -c search_path=${path}${readOnly ? ' -c default_transaction_read_only=on' : ''}`.trim(),
    };
    this.#pool = new pg.Pool({
      ...this.config,
      max: connections,
      // The process may end though connections are open: whoever needs the store closes it.
      allowExitOnIdle: true,
      onConnect: makeDurable,
    });
    // An idle connection that breaks is forgotten by the pool; the next to come makes a new one.
    this.#pool.on('error', () => {});
    // One that breaks in use fails what it is used for; its own cry, heard by nobody, would end the process.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  static async open(options: PostgresOptions): Promise<PostgresLink> {
    const link = new PostgresLink(options);
    try {
      await link.with((client) => migrate(client, link));
    } catch (error) {
      await link.close();
      throw error;
    }
    return link;
  }

  /** Work on one connection. One that failed otherwise than by a plain refusal is not used again. */
  async with<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const client = await this.#pool.connect();
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } catch (error) {
      broken = !isRefusal(error);
      throw error;
    } finally {
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
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}

/** Whether the database itself said no, and the connection is as good as before. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !LOST.has(error.code ?? '') && !error.code?.startsWith('08');

/** What is acknowledged must be on disk, whatever the database does for others. */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
}
