/**
 * Whose turn it is, in all matches that somebody known sits at: since when he is waited for, and until when. Written with
 * the notes, so that lists, letters and calendars ask here and open no match.
 */
import type { Kysely, Transaction } from 'kysely';
import { PeopleRecords } from './records.ts';
import type { Tables } from './tables.ts';

/** A seat that is waited for. */
export interface SeatTurn {
  readonly seat: string;
  /** Another whenever the seat is asked anew, and the same at every server and after a restart. */
  readonly key: string;
  /** Since when, and until when; null where nobody has said, and where there is no such time. Milliseconds since 1970. */
  readonly since: number | null;
  readonly deadline: number | null;
  /** Turns in a row that were answered for him because his time was up. */
  readonly missed: number;
}

export interface WaitingSeat extends SeatTurn {
  readonly match: string;
  readonly since: number;
}

/** What has changed about who is waited for. */
export interface TurnsChanged {
  /** Who was not waited for before, and who is asked something else now. */
  readonly toMove: readonly WaitingSeat[];
  readonly askedAgain: readonly WaitingSeat[];
}

export class Waiting extends PeopleRecords {
  async at(match: string): Promise<WaitingSeat[]> {
    return (await waitingAt(this.db, match)).map(asWaiting);
  }

  /** At several matches. */
  async among(matches: readonly string[]): Promise<WaitingSeat[]> {
    if (matches.length === 0) return [];
    const rows = await this.db.selectFrom('waiting').selectAll().where('match', 'in', matches).execute();
    return rows.map(asWaiting);
  }

  /** Where a person is waited for, what presses most first. */
  async of(person: string): Promise<WaitingSeat[]> {
    const rows = await this.db
      .selectFrom('waiting')
      .innerJoin('chairs', (join) =>
        join.onRef('chairs.match', '=', 'waiting.match').onRef('chairs.seat', '=', 'waiting.seat'),
      )
      .selectAll('waiting')
      .where('chairs.person', '=', person)
      .orderBy((by) => by.fn.coalesce('waiting.deadline', by.lit(Number.MAX_SAFE_INTEGER)))
      .orderBy('waiting.since')
      .execute();
    return rows.map(asWaiting);
  }
}

const waitingAt = (db: Kysely<Tables>, match: string) =>
  db.selectFrom('waiting').selectAll().where('match', '=', match).execute();

const asWaiting = (row: Tables['waiting']): WaitingSeat => ({
  match: row.match,
  seat: row.seat,
  key: row.turn,
  since: Number(row.since),
  deadline: row.deadline === null ? null : Number(row.deadline),
  missed: row.missed,
});

/** Puts the turns of a match in the place of those that were. In the transaction that keeps the match's note. */
export async function writeWaiting(
  all: Transaction<Tables>,
  match: string,
  turns: readonly SeatTurn[],
  now: number,
): Promise<TurnsChanged> {
  const before = (await waitingAt(all, match)).map(asWaiting);
  const toMove: WaitingSeat[] = [];
  const askedAgain: WaitingSeat[] = [];
  for (const turn of turns) {
    const old = before.find(({ seat }) => seat === turn.seat);
    const isSame = old?.key === turn.key;
    const waits = { ...turn, match, since: turn.since ?? (isSame ? old.since : now) };
    if (isSame && JSON.stringify(asRow(old)) === JSON.stringify(asRow(waits))) continue;
    const { match: _, seat, ...moving } = asRow(waits);
    await all
      .insertInto('waiting')
      .values({ match, seat, ...moving })
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(moving))
      .execute();
    if (!isSame) (old === undefined ? toMove : askedAgain).push(waits);
  }
  for (const { seat } of before)
    if (!turns.some((turn) => turn.seat === seat))
      await all.deleteFrom('waiting').where('match', '=', match).where('seat', '=', seat).execute();
  return { toMove, askedAgain };
}

const asRow = ({ match, seat, key, since, deadline, missed }: WaitingSeat) => ({
  match,
  seat,
  turn: key,
  since,
  deadline,
  missed,
});
