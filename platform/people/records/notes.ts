/** What lists say of matches: noted whenever one has changed, so that no list has to open any of them. */
import type { ClockTerms, Outcome } from '@weathergage/kernel';
import type { MyMatch } from '@weathergage/kernel/people/people-protocol.ts';
import type { Kysely, Transaction } from 'kysely';
import { PeopleRecords } from './records.ts';
import type { NoteStatus, Result, Tables } from './tables.ts';
import { type SeatTurn, type TurnsChanged, Waiting, writeWaiting } from './waiting.ts';

export interface MatchNote {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly status: NoteStatus;
  readonly created: number;
  readonly n: number;
  readonly seats: readonly {
    readonly id: string;
    readonly side: string;
    readonly name: string;
    readonly bot: string | null;
    /** The machine in the place of a person. */
    readonly deputy?: string;
  }[];
  /** The seats that are waited for. */
  readonly asked: readonly string[];
  /** The same once it has begun, with their time. */
  readonly turns: readonly SeatTurn[];
  readonly outcome: Outcome | null;
  /** Who may watch. */
  readonly gallery: string;
  /** Whether it is one of the game's own scenarios. */
  readonly own: boolean;
  readonly clock: ClockTerms | null;
}

/** What one seat may know of how a match goes; for whoever sits there, and for nobody else. */
export interface SeatLine {
  readonly seat: string;
  /** How far it has come. */
  readonly stands: string;
  /** The last thing that happened; null where nothing newer is known than what was written before. */
  readonly news: string | null;
}

export const resultOf = (side: string, { winners }: Outcome): Result =>
  winners.length === 0 ? 'drawn' : winners.includes(side) ? 'won' : 'lost';

/** So many are listed at once; those under way come first. */
const MOST = 200;

/** What else is written with a note, whole or not at all; before results are kept. */
type AlongWith = (all: Transaction<Tables>, note: MatchNote, now: number) => Promise<void>;

export class Notes extends PeopleRecords {
  readonly #alongWith: AlongWith;

  constructor(db: Kysely<Tables>, alongWith: AlongWith) {
    super(db);
    this.#alongWith = alongWith;
  }

  /** What it changes about who is waited for: told once, by whichever server writes it first. */
  async write(note: MatchNote, lines: readonly SeatLine[], now: number): Promise<TurnsChanged> {
    return this.db.transaction().execute((all) => this.#writeIn(all, note, lines, now));
  }

  async #writeIn(
    db: Transaction<Tables>,
    note: MatchNote,
    lines: readonly SeatLine[],
    now: number,
  ): Promise<TurnsChanged> {
    const { match, game, scenario, title, status, created, n } = note;
    const moving = {
      status,
      changed: now,
      n,
      seats: JSON.stringify(note.seats),
      asked: JSON.stringify(note.asked),
      outcome: note.outcome && JSON.stringify(note.outcome),
      gallery: note.gallery,
      own: note.own ? 1 : 0,
      clock: note.clock && JSON.stringify(note.clock),
    };
    const done = await db
      .insertInto('notes')
      .values({ match, game, scenario, title, created, ...moving })
      // A server that is behind must not put an old state in the place of a new one.
      .onConflict((conflict) => conflict.column('match').doUpdateSet(moving).where('notes.n', '<=', n))
      .executeTakeFirst();
    if (Number(done.numInsertedOrUpdatedRows ?? 0) === 0) return { toMove: [], askedAgain: [] };
    for (const line of lines) await this.#writeLine(db, match, line);
    await this.#alongWith(db, note, now);
    if (note.outcome !== null) await this.#keepResults(db, match, note.seats, note.outcome);
    return writeWaiting(db, match, note.turns, now);
  }

  async #writeLine(db: Transaction<Tables>, match: string, { seat, stands, news }: SeatLine): Promise<void> {
    await db
      .updateTable('chairs')
      .set(news === null ? { stands } : { stands, news })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  async #keepResults(
    db: Transaction<Tables>,
    match: string,
    seats: MatchNote['seats'],
    outcome: Outcome,
  ): Promise<void> {
    for (const side of new Set(seats.map((seat) => seat.side)))
      await db
        .updateTable('chairs')
        .set({ result: resultOf(side, outcome) })
        .where('match', '=', match)
        .where('side', '=', side)
        .execute();
  }

  /** Matches that are not over, as they were last noted: so many after one, in order. */
  async unfinished(after: string, limit: number): Promise<{ match: string; n: number }[]> {
    return this.db
      .selectFrom('notes')
      .select(['match', 'n'])
      .where('match', '>', after)
      .where('status', '!=', 'over')
      .orderBy('match')
      .limit(limit)
      .execute();
  }

  /** One that was never played is forgotten with its match; what is over stays in its people's history. */
  async forget(match: string): Promise<void> {
    const isOver = await this.db
      .selectFrom('notes')
      .select('match')
      .where('match', '=', match)
      .where('status', '=', 'over')
      .executeTakeFirst();
    if (isOver !== undefined) return;
    await this.db.deleteFrom('notes').where('match', '=', match).execute();
    await this.db.deleteFrom('waiting').where('match', '=', match).execute();
    await this.db.deleteFrom('passes').where('match', '=', match).execute();
    await this.db.deleteFrom('chairs').where('match', '=', match).execute();
    await this.db.deleteFrom('offers').where('match', '=', match).execute();
  }

  /** A person's matches: his move first, then where he is expected, what goes on, what gathers, what is over; the latest first. */
  async of(person: string): Promise<MyMatch[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('notes', 'notes.match', 'chairs.match')
      .selectAll('notes')
      .leftJoin('offers', 'offers.match', 'notes.match')
      .select(['chairs.stands', 'chairs.news'])
      .select(['chairs.seat as mySeat', 'chairs.result', 'offers.open', 'offers.rated', 'offers.bound'])
      .where('chairs.person', '=', person)
      .orderBy((by) => by.case().when('notes.status', '=', 'over').then(1).else(0).end())
      .orderBy('notes.changed', 'desc')
      .limit(MOST)
      .execute();
    const ids = [...new Set(rows.map(({ match }) => match))];
    const sitters = Map.groupBy(await sittersAt(this.db, ids), ({ match }) => match);
    const turns = Map.groupBy(await new Waiting(this.db).among(ids), ({ match }) => match);
    const matches = rows.map((row): MyMatch => {
      const seats = JSON.parse(row.seats) as MatchNote['seats'];
      return {
        id: row.match,
        game: row.game,
        scenario: row.scenario,
        title: row.title,
        status: row.status,
        created: Number(row.created),
        changed: Number(row.changed),
        mySeat: row.mySeat,
        seats: seatsWith(seats, sitters.get(row.match) ?? []),
        asked: JSON.parse(row.asked) as string[],
        line: row.stands === null ? null : { stands: row.stands, news: row.news ?? '' },
        result: row.result,
        rated: (row.rated ?? 0) > 0,
        clock: clockIn(row.clock),
        turns: (turns.get(row.match) ?? []).map(({ match: _, key: __, ...turn }) => turn),
        mayLeave: row.status === 'gathering' ? row.bound === 0 : row.status === 'playing' && row.open === 1,
      };
    });
    return matches.toSorted((a, b) => weight(a) - weight(b));
  }
}

export const clockIn = (text: string | null): ClockTerms | null =>
  text === null ? null : (JSON.parse(text) as ClockTerms);

/** Who sits at several matches, by the names they have now. */
export async function sittersAt(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<(SeatSitter & { match: string; person: string | null })[]> {
  if (matches.length === 0) return [];
  return db
    .selectFrom('chairs')
    .leftJoin('user', 'user.id', 'chairs.person')
    .select(['chairs.match', 'chairs.seat', 'chairs.person', 'chairs.program'])
    .select((of) => of.fn.coalesce('user.name', 'chairs.name').as('name'))
    .where('chairs.match', 'in', matches)
    .execute();
}

export interface SeatSitter {
  readonly seat: string;
  readonly name: string;
  readonly program: number;
}

/** Seats with the names of those who sit there. */
export const seatsWith = (seats: MatchNote['seats'], sitters: readonly SeatSitter[]): MyMatch['seats'] =>
  seats.map((seat) => {
    const there = sitters.find((one) => one.seat === seat.id);
    return { ...seat, sitter: there?.name ?? null, program: there?.program === 1 };
  });

const weight = ({ status, asked, mySeat }: MyMatch): number => {
  if (status === 'over') return 4;
  const [playing, gathering] = asked.includes(mySeat) ? [0, 1] : [2, 3];
  return status === 'playing' ? playing : gathering;
};
