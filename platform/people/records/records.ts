/** One kind of what is kept of people: its class knows the tables of it, and all share one database. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export abstract class PeopleRecords {
  protected readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }
}

/** How somebody is called now: written beside what he does, it can still be read when he is gone. */
export const calledNow = (
  db: Kysely<Tables>,
  person: string,
): Promise<{ name: string; flag: string | null }> =>
  db.selectFrom('user').select(['name', 'flag']).where('id', '=', person).executeTakeFirstOrThrow();
