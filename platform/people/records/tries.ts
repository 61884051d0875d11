/** How often something was tried, for all servers of a store together: so many times within a while, and then no more. */
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './migrations.ts';
import { PeopleRecords } from './records.ts';
import type { Tables } from './tables.ts';

/** From so many on nobody means a limit. */
const UNCOUNTED = 1e6;
/** Longer than anything is counted for. */
const KEPT_MS = 86_400_000;

export class Tries extends PeopleRecords {
  readonly #engine: Engine;

  constructor(db: Kysely<Tables>, engine: Engine) {
    super(db);
    this.#engine = engine;
  }

  /** One more, if there may be: at most so many of a kind, by one key, within so many milliseconds. */
  async take(kind: string, key: string, most: number, withinMs: number): Promise<boolean> {
    if (most >= UNCOUNTED) return true;
    // Addresses and letter boxes are nobody's business once it has been counted.
    const hash = createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 32);
    return this.db.transaction().execute(async (all) => {
      const now = await this.#lock(all, hash);
      const { count } = await all
        .selectFrom('tries')
        .select((of) => of.fn.countAll<string | number>().as('count'))
        .where('key', '=', hash)
        .where('at', '>', now - withinMs)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
      await all
        .insertInto('tries')
        .values({ id: randomBytes(12).toString('base64url'), key: hash, at: now })
        .execute();
      return true;
    });
  }

  /** One at a time for each key, by the clock that all servers share. */
  async #lock(all: Kysely<Tables>, key: string): Promise<number> {
    if (this.#engine === 'sqlite') return Date.now();
    await sql`SELECT pg_advisory_xact_lock(hashtext('weathergage tries'), hashtext(${key}))`.execute(all);
    const { rows } = await sql<{ now: string }>`
      SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(all);
    return Number(rows[0]!.now);
  }

  async sweep(now: number): Promise<void> {
    await this.db
      .deleteFrom('tries')
      .where('at', '<', now - KEPT_MS)
      .execute();
  }
}
