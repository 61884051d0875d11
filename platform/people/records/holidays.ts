/** Days that people take off: so many a year, in all their matches by post whose clocks leave them out. */
import type { Holiday } from '@weathergage/kernel/people/people-protocol.ts';
import { sql } from 'kysely';
import { PeopleRecords } from './records.ts';

const DAY_MS = 24 * 3600 * 1000;
/** What is over for so long is of no clock's interest. */
const PAST_MS = 400 * DAY_MS;

/** A holiday as it is asked for: from one day to another, both included, and the moments at which those begin and end. */
export interface HolidayWanted {
  readonly first: string;
  readonly last: string;
  readonly starts: number;
  readonly ends: number;
}

/** How many days of each year lie between two, both included; as 2026-12-30. */
export function daysByYear(first: string, last: string): Map<number, number> {
  const days = new Map<number, number>();
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MS) {
    const year = new Date(day).getUTCFullYear();
    days.set(year, (days.get(year) ?? 0) + 1);
  }
  return days;
}

export class Holidays extends PeopleRecords {
  /** Those that are not over, and what was taken of each year; the first first. */
  async of(person: string, now: number): Promise<{ holidays: Holiday[]; taken: Record<number, number> }> {
    const rows = await this.db
      .selectFrom('holidays')
      .selectAll()
      .where('person', '=', person)
      .orderBy('starts')
      .execute();
    const taken: Record<number, number> = {};
    for (const { first, last } of rows)
      for (const [year, days] of daysByYear(first, last)) taken[year] = (taken[year] ?? 0) + days;
    const holidays = rows.flatMap(({ first, last, starts, ends }) =>
      Number(ends) > now ? [{ first, last, starts: Number(starts), ends: Number(ends) }] : [],
    );
    return { holidays, taken };
  }

  /** Null where it is taken; else why not. Of several asked for at once each is judged after the one before it. */
  async take(
    person: string,
    { first, last, starts, ends }: HolidayWanted,
    budget: number,
  ): Promise<'overlaps' | 'too-many-days' | null> {
    return this.db.transaction().execute(async (all) => {
      // Whoever asks at the same moment waits for this line.
      await sql`UPDATE "user" SET "updatedAt" = "updatedAt" WHERE id = ${person}`.execute(all);
      const { holidays: _, taken } = await new Holidays(all).of(person, 0);
      const crossing = await all
        .selectFrom('holidays')
        .select('starts')
        .where('person', '=', person)
        .where('starts', '<', ends)
        .where('ends', '>', starts)
        .executeTakeFirst();
      if (crossing !== undefined) return 'overlaps';
      for (const [year, days] of daysByYear(first, last))
        if ((taken[year] ?? 0) + days > budget) return 'too-many-days';
      await all.insertInto('holidays').values({ person, first, last, starts, ends }).execute();
      return null;
    });
  }

  /** One that has not begun is given up; one that has ends with the day that is named. False if there is none such. */
  async end(person: string, starts: number, at: { now: number; today: string }): Promise<boolean> {
    const mine = () => this.db.selectFrom('holidays').selectAll().where('person', '=', person);
    const row = await mine().where('starts', '=', starts).where('ends', '>', at.now).executeTakeFirst();
    if (row === undefined) return false;
    if (starts > at.now)
      await this.db
        .deleteFrom('holidays')
        .where('person', '=', person)
        .where('starts', '=', starts)
        .execute();
    else
      await this.db
        .updateTable('holidays')
        .set({ last: [at.today, row.last].toSorted()[0]!, ends: at.now })
        .where('person', '=', person)
        .where('starts', '=', starts)
        .execute();
    return true;
  }

  /** The days off of whoever has a seat, from one moment to another. */
  async at(match: string, seat: string, now: number): Promise<[number, number][]> {
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('holidays', 'holidays.person', 'chairs.person')
      .select(['holidays.starts', 'holidays.ends'])
      .where('chairs.match', '=', match)
      .where('chairs.seat', '=', seat)
      .where('holidays.ends', '>', now - PAST_MS)
      .orderBy('holidays.starts')
      .execute();
    return rows.map(({ starts, ends }) => [Number(starts), Number(ends)]);
  }

  /** The matches under way that a person has a seat in. */
  async matchesOf(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('notes', 'notes.match', 'chairs.match')
      .select('notes.match')
      .where('chairs.person', '=', person)
      .where('notes.status', '=', 'playing')
      .execute();
    return rows.map(({ match }) => match);
  }
}
