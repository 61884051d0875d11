/** Whose seats are: by his person, besides whoever has the link. */
import { createHash, randomBytes } from 'node:crypto';
import type { PersonFlag, Sitter } from '@weathergage/kernel/people/people-protocol.ts';
import { DEPARTED } from './names.ts';
import { calledNow, PeopleRecords } from './records.ts';

export interface SeatNamed {
  readonly match: string;
  readonly seat: string;
}

/** Who sits down: a person, himself or by a program of his. */
export interface Sitting {
  readonly person: string;
  readonly program: boolean;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** So many keys to a seat a person has at once; so many older ones are forgotten at a time. */
const PASSES = 20;
const OLD = 100;

/** Undoes what was taken so far. */
class TakenMeanwhile extends Error {}

export class Chairs extends PeopleRecords {
  /** The first to sit down has it; false where it is another's. */
  async take(
    { match, seat }: SeatNamed,
    side: string,
    { person, program }: Sitting,
    now: number,
  ): Promise<boolean> {
    const { name, flag } = await calledNow(this.db, person);
    await this.db
      .insertInto('chairs')
      .values({ match, seat, side, person, name, flag, taken: now, result: null, program: program ? 1 : 0 })
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doNothing())
      .execute();
    return (await this.personAt(match, seat)) === person;
  }

  /** Several seats of a side at once: all of them, or none where one of them is another's. */
  async takeAll(
    match: string,
    seats: readonly string[],
    side: string,
    sitting: Sitting,
    now: number,
  ): Promise<boolean> {
    try {
      await this.db.transaction().execute(async (all) => {
        const chairs = new Chairs(all);
        // Always in one order, so that two who come at once never wait for each other.
        for (const seat of seats.toSorted())
          if (!(await chairs.take({ match, seat }, side, sitting, now))) throw new TakenMeanwhile();
      });
      return true;
    } catch (error) {
      if (error instanceof TakenMeanwhile) return false;
      throw error;
    }
  }

  /** Who has a seat; null where nobody known does. */
  async personAt(match: string, seat: string): Promise<string | null> {
    return (await this.#at(match, seat))?.person ?? null;
  }

  async isProgram(match: string, seat: string): Promise<boolean> {
    return (await this.#at(match, seat))?.program === 1;
  }

  async #at(match: string, seat: string): Promise<{ person: string | null; program: number } | undefined> {
    return this.db
      .selectFrom('chairs')
      .select(['person', 'program'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .executeTakeFirst();
  }

  /** From now on everybody knows that a program plays there. */
  async markProgram(match: string, seat: string): Promise<void> {
    await this.db
      .updateTable('chairs')
      .set({ program: 1 })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  async isAnybodyAt(match: string): Promise<boolean> {
    const one = await this.db
      .selectFrom('chairs')
      .select('seat')
      .where('match', '=', match)
      .executeTakeFirst();
    return one !== undefined;
  }

  /** The seats that a person has in a match. */
  async seatsOf(match: string, person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .select('seat')
      .where('match', '=', match)
      .where('person', '=', person)
      .orderBy('taken')
      .orderBy('seat')
      .execute();
    return rows.map(({ seat }) => seat);
  }

  /** Every seat that a person has anywhere, and since when. */
  async sittingsOf(person: string): Promise<(SeatNamed & { since: number })[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .select(['match', 'seat', 'taken'])
      .where('person', '=', person)
      .orderBy('taken')
      .execute();
    return rows.map(({ match, seat, taken }) => ({ match, seat, since: Number(taken) }));
  }

  /** The seats of each person who has several, in the order in which he took them; none of a program's. */
  async several(match: string): Promise<string[][]> {
    const rows = await this.db
      .selectFrom('chairs')
      .select(['seat', 'person'])
      .where('match', '=', match)
      .where('person', 'is not', null)
      .where('program', '=', 0)
      .orderBy('taken')
      .orderBy('seat')
      .execute();
    const hands = Map.groupBy(rows, ({ person }) => person);
    return [...hands.values()].flatMap((own) => (own.length > 1 ? [own.map(({ seat }) => seat)] : []));
  }

  /** Seats that have become one: the keys to all of them open what is left, and nobody sits in the others. */
  async join(match: string, kept: string, gone: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (all) => {
      await all
        .updateTable('passes')
        .set({ seat: kept })
        .where('match', '=', match)
        .where('seat', 'in', gone)
        .execute();
      await all.deleteFrom('chairs').where('match', '=', match).where('seat', 'in', gone).execute();
    });
  }

  /** His seat is free, and his keys to it open nothing any more. */
  async leave(match: string, person: string): Promise<void> {
    await this.db.deleteFrom('passes').where('match', '=', match).where('person', '=', person).execute();
    await this.db.deleteFrom('chairs').where('match', '=', match).where('person', '=', person).execute();
  }

  /** Whoever has the seat has it no more, and his keys to it open nothing. */
  async free({ match, seat }: SeatNamed): Promise<void> {
    await this.db.deleteFrom('passes').where('match', '=', match).where('seat', '=', seat).execute();
    await this.db.deleteFrom('chairs').where('match', '=', match).where('seat', '=', seat).execute();
  }

  /** Nobody has a seat in it any more. */
  async clear(match: string): Promise<void> {
    await this.db.deleteFrom('passes').where('match', '=', match).execute();
    await this.db.deleteFrom('chairs').where('match', '=', match).execute();
  }

  /** A new key to a seat; what is kept of it is its hash. */
  async pass({ match, seat }: SeatNamed, person: string, now: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.db
      .insertInto('passes')
      .values({ hash: hashOf(token), match, seat, person, made: now })
      .execute();
    await this.#forgetOldPasses(match, person);
    return token;
  }

  /** Each visit takes a new one: those of long ago open nothing any more. */
  async #forgetOldPasses(match: string, person: string): Promise<void> {
    const old = await this.db
      .selectFrom('passes')
      .select('hash')
      .where('match', '=', match)
      .where('person', '=', person)
      .orderBy('made', 'desc')
      .limit(OLD)
      .offset(PASSES)
      .execute();
    if (old.length === 0) return;
    const hashes = old.map(({ hash }) => hash);
    await this.db.deleteFrom('passes').where('hash', 'in', hashes).execute();
  }

  /** The seat that a key belongs to; null if to none in this match. */
  async seatBy(match: string, token: string): Promise<string | null> {
    const found = await this.db
      .selectFrom('passes')
      .select('seat')
      .where('hash', '=', hashOf(token))
      .where('match', '=', match)
      .executeTakeFirst();
    return found?.seat ?? null;
  }

  /** Who sits where, by the names they have now. */
  async sitters(match: string): Promise<Sitter[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .leftJoin('user', 'user.id', 'chairs.person')
      .select([
        'chairs.seat',
        'chairs.person',
        'chairs.name as then',
        'chairs.flag as flagThen',
        'chairs.program',
        'user.name',
        'user.flag',
      ])
      .where('match', '=', match)
      .orderBy('chairs.seat')
      .execute();
    return rows.map(({ seat, person, then, flagThen, name, flag, program }) => ({
      seat,
      person,
      name: name ?? then,
      flag: (person === null ? flagThen : flag) as PersonFlag | null,
      program: program === 1,
    }));
  }

  /** All that was one's is the other's. */
  async handOver(from: string, to: string): Promise<void> {
    await this.db.transaction().execute(async (all) => {
      const { name, flag } = await calledNow(all, to);
      await all.updateTable('chairs').set({ person: to, name, flag }).where('person', '=', from).execute();
      await all.updateTable('passes').set({ person: to }).where('person', '=', from).execute();
      // What he had taken off as a guest counts on; where both had, the account's own stands.
      const theirs = all.selectFrom('holidays').select('starts').where('person', '=', to);
      await all
        .updateTable('holidays')
        .set({ person: to })
        .where('person', '=', from)
        .where('starts', 'not in', theirs)
        .execute();
    });
  }

  /** He goes; what he played can still be read, without his name. */
  async depart(person: string): Promise<void> {
    await this.db
      .updateTable('chairs')
      .set({ person: null, name: DEPARTED, flag: null })
      .where('person', '=', person)
      .execute();
    await this.db.deleteFrom('passes').where('person', '=', person).execute();
  }
}
