/** What gives rise to notices. Each cause is written down once, whichever server hears of it and however often. */
import type { Outcome } from '@weathergage/kernel';
import type { NoticeKind } from '@weathergage/kernel/people/notice-protocol.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { NO_ADDRESS } from '../records/names.ts';
import { type MatchNote, resultOf } from '../records/notes.ts';
import { PeopleRecords } from '../records/records.ts';
import type { Tables } from '../records/tables.ts';
import type { WaitingSeat } from '../records/waiting.ts';
import { drawId } from './outbox.ts';
import { GRACE_MS } from './terms.ts';
import { type NoticeWords, plainTitle } from './words.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** Whoever has left so many invitations unlooked at is not told of more. */
const MOST_INVITES = 10;

export interface Cause {
  readonly kind: NoticeKind;
  readonly match: string;
  readonly seat: string;
  readonly person: string;
  readonly turn?: string;
  readonly words: NoticeWords;
}

export interface Said {
  readonly by: string;
  /** The seats that may hear it. */
  readonly heardBy: readonly string[];
  readonly title: string;
}

interface Seated {
  readonly seat: string;
  readonly person: string;
  readonly result: string | null;
}

const nameIn = (seats: MatchNote['seats'], id: string): string =>
  seats.find((seat) => seat.id === id)?.name ?? id;

/** Those at a match who can be called at all: nothing is written down for anybody else. */
async function reachableAt(db: Db, match: string): Promise<Seated[]> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('user', 'user.id', 'chairs.person')
    .select(['chairs.seat', 'user.id as person', 'chairs.result'])
    .where('chairs.match', '=', match)
    .where((is) =>
      is.or([
        is.and([is('user.email', 'not like', `%${NO_ADDRESS}`), sql<boolean>`"user"."emailVerified" = true`]),
        is.exists(is.selectFrom('push_devices').select('id').whereRef('push_devices.person', '=', 'user.id')),
        is.exists(is.selectFrom('hooks').select('id').whereRef('hooks.person', '=', 'user.id')),
      ]),
    )
    .execute();
  return rows;
}

/** The first time counts: a cause that is known is not told anew. */
async function writeCause(
  db: Db,
  { kind, match, seat, person, turn = '', words }: Cause,
  now: number,
  seen: number | null = null,
): Promise<void> {
  const plain = { ...words, title: plainTitle(words.title), seat: plainTitle(words.seat) };
  await db
    .insertInto('notices')
    .values({
      id: drawId(),
      person,
      kind,
      match,
      seat,
      turn,
      words: JSON.stringify(plain),
      made: now,
      due: now + GRACE_MS[kind],
      told: 0,
      seen,
    })
    .onConflict((conflict) => conflict.columns(['person', 'kind', 'match', 'seat']).doNothing())
    .execute();
}

/** Whose turn it is now, in the place of whose it was; in the transaction that notes it, before results are kept. */
export async function noteCauses(db: Transaction<Tables>, note: MatchNote, now: number): Promise<void> {
  const { match, title, seats, outcome, turns } = note;
  const nameOf = (id: string): string => nameIn(seats, id);
  const known = await db
    .selectFrom('notices')
    .select(['id', 'person', 'seat', 'turn'])
    .where('match', '=', match)
    .where('kind', '=', 'turn')
    .execute();
  if (known.length === 0 && turns.length === 0 && outcome === null) return;
  const people = await reachableAt(db, match);
  const asked = people.flatMap(({ seat, person }) => {
    const turn = turns.find((one) => one.seat === seat);
    return turn === undefined ? [] : [{ seat, person, turn }];
  });
  const stands = (row: (typeof known)[number]): boolean =>
    asked.some(
      ({ seat, person, turn }) => seat === row.seat && person === row.person && turn.key === row.turn,
    );
  const gone = known.filter((row) => !stands(row)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('notices').where('id', 'in', gone).execute();
  for (const { seat, person, turn } of asked) {
    const words = { title, seat: nameOf(seat) };
    await writeCause(db, { kind: 'turn', match, seat, person, turn: turn.key, words }, now);
  }
  if (outcome === null) return;
  // Those whose result is kept already have been told of it.
  for (const { seat, person, result } of people)
    if (result === null) {
      const words = { title, seat: nameOf(seat), ...resultWords(note, seat, outcome) };
      await writeCause(db, { kind: 'over', match, seat, person, words }, now);
    }
}

function resultWords({ seats }: MatchNote, seat: string, outcome: Outcome): Pick<NoticeWords, 'result'> {
  const side = seats.find(({ id }) => id === seat)?.side;
  return side === undefined ? {} : { result: resultOf(side, outcome) };
}

export class Causes extends PeopleRecords {
  /** Somebody is asked by name to play, or to play again. */
  async asked(cause: Cause, now: number): Promise<void> {
    const people = await reachableAt(this.db, cause.match);
    if (!people.some(({ person }) => person === cause.person)) return;
    const { count } = await this.db
      .selectFrom('notices')
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .where('person', '=', cause.person)
      .where('kind', '=', cause.kind)
      .where('seen', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) < MOST_INVITES) await writeCause(this.db, cause, now);
  }

  /** Turns that began before he could be called: he knows of them, since he sets now how he is, and may be reminded. */
  async known(person: string, waits: readonly WaitingSeat[], now: number): Promise<void> {
    if (waits.length === 0) return;
    const matches = waits.map(({ match }) => match);
    const notes = await this.db
      .selectFrom('notes')
      .select(['match', 'title', 'seats'])
      .where('match', 'in', matches)
      .execute();
    for (const { match, seat, key: turn } of waits) {
      const note = notes.find((one) => one.match === match);
      if (note === undefined) continue;
      const words = { title: note.title, seat: nameIn(JSON.parse(note.seats) as MatchNote['seats'], seat) };
      await writeCause(this.db, { kind: 'turn', match, seat, person, turn, words }, now, now);
    }
  }

  /** Something was said at a match: those of the seats who are not there hear of it, once until they have looked. */
  async said(match: string, said: Said, now: number): Promise<void> {
    const people = await reachableAt(this.db, match);
    const by = await this.db
      .selectFrom('chairs')
      .leftJoin('user', 'user.id', 'chairs.person')
      .select((of) => ['chairs.person', of.fn.coalesce('user.name', 'chairs.name').as('name')])
      .where('match', '=', match)
      .where('seat', '=', said.by)
      .executeTakeFirst();
    for (const { seat, person } of people)
      if (said.heardBy.includes(seat) && person !== by?.person)
        await writeCause(
          this.db,
          {
            kind: 'talk',
            match,
            seat,
            person,
            words: { title: said.title, seat, ...(by === undefined ? {} : { by: by.name }) },
          },
          now,
        );
  }

  /** He has seen for himself what there is. What was said may be followed by more. */
  async looked(match: string, seat: string, now: number): Promise<void> {
    await this.db
      .deleteFrom('notices')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', 'talk')
      .execute();
    await this.db
      .updateTable('notices')
      .set({ seen: now })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  /** What a guest was to be told is told to whom he has become. */
  async handOver(from: string, to: string): Promise<void> {
    await this.db
      .updateTable('notices')
      .set({ person: to })
      .where('person', '=', from)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('notices as his')
              .select('his.id')
              .where('his.person', '=', to)
              .whereRef('his.kind', '=', 'notices.kind')
              .whereRef('his.match', '=', 'notices.match')
              .whereRef('his.seat', '=', 'notices.seat'),
          ),
        ),
      )
      .execute();
  }

  async forget(match: string): Promise<void> {
    await this.db.deleteFrom('notices').where('match', '=', match).execute();
    await this.db.deleteFrom('notice_matches').where('match', '=', match).execute();
  }
}
