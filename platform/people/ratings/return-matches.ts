/**
 * The second match of a rated pair, with the sides changed: owed when the first is over, made once by whichever server
 * takes it upon itself, and lost by who does not come to it.
 */
import { PeopleRecords } from '../records/records.ts';
import type { All } from './kept-skills.ts';
import type { Team } from './teams.ts';

const DAY_MS = 86_400_000;
/** So long there is to come to it; days off are not counted. */
const TERM_MS = 14 * DAY_MS;
/** A server that has taken one upon itself and is not heard of for so long was stopped. */
const PATIENCE_MS = 60_000;
const AT_ONCE = 32;

/**
 * A rated match was played to its end by those who began it: its second is owed. Not where it was the second itself, nor
 * in a tournament, which has pairs of its own; nor where somebody left, who has lost and is to be met no more.
 */
export async function awaitReturn(all: All, match: string, teams: readonly Team[]): Promise<void> {
  const isWhole = teams.every(
    ({ side, members }) => side !== null && members.every(({ who }) => who !== null),
  );
  if (!isWhole || teams.length < 2) return;
  const bound = await all
    .selectFrom('offers')
    .select('match')
    .where('match', '=', match)
    .where('bound', '=', 1)
    .executeTakeFirst();
  if (bound !== undefined) return;
  await all
    .insertInto('return_matches')
    .values({ first: match, second: null, claimed: 0, due: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export class ReturnMatches extends PeopleRecords {
  /** Matches whose second is to be made, by whoever asks first. */
  async toMake(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('return_matches')
      .select(['first', 'claimed'])
      .where('second', 'is', null)
      .where('claimed', '<', now - PATIENCE_MS)
      .limit(AT_ONCE)
      .execute();
    const mine: string[] = [];
    for (const { first, claimed } of rows) {
      const done = await this.db
        .updateTable('return_matches')
        .set({ claimed: now })
        .where('first', '=', first)
        .where('second', 'is', null)
        .where('claimed', '=', claimed)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 1) mine.push(first);
    }
    return mine;
  }

  async keep(first: string, second: string, now: number): Promise<void> {
    await this.db
      .updateTable('return_matches')
      .set({ second, due: now + TERM_MS })
      .where('first', '=', first)
      .where('second', 'is', null)
      .execute();
  }

  /** There will be none: one of those who played is there no more. */
  async drop(first: string): Promise<void> {
    await this.db
      .deleteFrom('return_matches')
      .where('first', '=', first)
      .where('second', 'is', null)
      .execute();
  }

  /** Those that have not begun in their time. Whoever has not come and was off meanwhile is waited for as much longer. */
  async overdue(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('return_matches')
      .innerJoin('notes', 'notes.match', 'return_matches.second')
      .select(['notes.match', 'notes.asked', 'return_matches.due'])
      .where('return_matches.due', '<', now)
      .where('notes.status', '=', 'gathering')
      .where('notes.reckoned', '=', 0)
      .execute();
    const late: string[] = [];
    for (const { match, asked, due } of rows) {
      const off = await this.#daysOff(match, JSON.parse(asked) as string[], Number(due) - TERM_MS, now);
      if (Number(due) + off < now) late.push(match);
    }
    return late;
  }

  /** The most that one of those seats had off between two moments. */
  async #daysOff(match: string, seats: readonly string[], from: number, to: number): Promise<number> {
    if (seats.length === 0) return 0;
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('holidays', 'holidays.person', 'chairs.person')
      .select(['chairs.seat', 'holidays.starts', 'holidays.ends'])
      .where('chairs.match', '=', match)
      .where('chairs.seat', 'in', seats)
      .where('holidays.ends', '>', from)
      .where('holidays.starts', '<', to)
      .execute();
    const spans = Map.groupBy(rows, ({ seat }) => seat).values();
    const sums = [...spans].map((own) =>
      own.reduce(
        (sum, { starts, ends }) => sum + Math.min(Number(ends), to) - Math.max(Number(starts), from),
        0,
      ),
    );
    return Math.max(0, ...sums);
  }
}
