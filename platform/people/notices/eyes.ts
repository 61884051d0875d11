/** Who looks at which match now: he need not be called. The page says so every minute while it is looked at. */
import type { PeopleDatabase } from '../records/database.ts';
import { PeopleRecords } from '../records/records.ts';

export interface Eyes {
  /** True if he had not been looking before. */
  look(match: string, seat: string, now: number): Promise<boolean>;
  away(match: string, seat: string): Promise<void>;
  isLooking(match: string, seat: string, now: number): Promise<boolean>;
  /** Forgets who has long gone. */
  sweep(now: number): Promise<void>;
}

/** A page that has not said so again has been closed, or its machine sleeps. */
export const LOOK_MS = 100_000;

/** Of one server alone: kept in mind, since a disk has better things to do every minute. */
export class OwnEyes implements Eyes {
  readonly #until = new Map<string, number>();

  async look(match: string, seat: string, now: number): Promise<boolean> {
    const fresh = !(await this.isLooking(match, seat, now));
    this.#until.set(keyOf(match, seat), now + LOOK_MS);
    return fresh;
  }

  async away(match: string, seat: string): Promise<void> {
    this.#until.delete(keyOf(match, seat));
  }

  async isLooking(match: string, seat: string, now: number): Promise<boolean> {
    return (this.#until.get(keyOf(match, seat)) ?? 0) > now;
  }

  async sweep(now: number): Promise<void> {
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
  }
}

const keyOf = (match: string, seat: string): string => `${match} ${seat}`;

/** Of several servers on one database. */
export class SharedEyes extends PeopleRecords implements Eyes {
  async look(match: string, seat: string, now: number): Promise<boolean> {
    const fresh = !(await this.isLooking(match, seat, now));
    const until = now + LOOK_MS;
    await this.db
      .insertInto('looks')
      .values({ match, seat, until })
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ until }))
      .execute();
    return fresh;
  }

  async away(match: string, seat: string): Promise<void> {
    await this.db.deleteFrom('looks').where('match', '=', match).where('seat', '=', seat).execute();
  }

  async isLooking(match: string, seat: string, now: number): Promise<boolean> {
    const found = await this.db
      .selectFrom('looks')
      .select('until')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('until', '>', now)
      .executeTakeFirst();
    return found !== undefined;
  }

  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('looks').where('until', '<=', now).execute();
  }
}

export const eyesFor = ({ engine, db }: PeopleDatabase): Eyes =>
  engine === 'sqlite' ? new OwnEyes() : new SharedEyes(db);
