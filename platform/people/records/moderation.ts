/** Reports, what was done about them, and by whom: a record that stays when those in it go. */
import { randomBytes } from 'node:crypto';
import type {
  HouseWordsReply,
  ModeratorAct,
  OpenReport,
  PersonRole,
  RecordedAct,
  ReportReason,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import type { TalkLine } from '@weathergage/kernel/people/talk-protocol.ts';
import type { Kysely } from 'kysely';
import type { ActRow } from './moderation-tables.ts';
import { calledNow, PeopleRecords } from './records.ts';
import type { Tables } from './tables.ts';

const newId = (): string => randomBytes(12).toString('base64url');
const DAY_MS = 86_400_000;
/** What has been judged is forgotten after a year. */
const KEPT_MS = 365 * DAY_MS;
const MOST = 100;

export interface NewReport {
  readonly by: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly match: string | null;
  readonly seat: string | null;
  readonly lines: readonly TalkLine[];
}

export interface NewAct {
  readonly moderator: string;
  readonly about: string | null;
  readonly aboutName: string;
  readonly act: ModeratorAct | 'role';
  readonly words: string;
  readonly days: number | null;
  readonly report: string | null;
}

/** What lasts. */
export type Sanction = 'silence' | 'close';

export class Moderation extends PeopleRecords {
  async roleOf(person: string): Promise<PersonRole> {
    const row = await this.db
      .selectFrom('roles')
      .select('role')
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.role ?? 'player';
  }

  async setRole(person: string, role: PersonRole, now: number): Promise<void> {
    await this.db.deleteFrom('roles').where('person', '=', person).execute();
    if (role !== 'player') await this.db.insertInto('roles').values({ person, role, given: now }).execute();
  }

  async staff(): Promise<{ id: string; name: string; role: PersonRole }[]> {
    return this.db
      .selectFrom('roles')
      .innerJoin('user', 'user.id', 'roles.person')
      .select(['user.id', 'user.name', 'roles.role'])
      .orderBy('user.name')
      .execute();
  }

  /** Why it was not taken: one like it is open, or he has reported enough for a day. */
  async report(report: NewReport, most: number, now: number): Promise<'again' | 'too-many' | null> {
    const { by, about, reason, words, match, seat, lines } = report;
    const mine = await this.db
      .selectFrom('reports')
      .select(['about', 'match', 'act', 'made'])
      .where('by_person', '=', by)
      .where((where) => where.or([where('act', 'is', null), where('made', '>', now - DAY_MS)]))
      .execute();
    if (mine.some((one) => one.act === null && one.about === about && one.match === match)) return 'again';
    if (mine.filter((one) => Number(one.made) > now - DAY_MS).length >= most) return 'too-many';
    await this.db
      .insertInto('reports')
      .values({
        id: newId(),
        by_person: by,
        by_name: (await calledNow(this.db, by)).name,
        about,
        about_name: (await calledNow(this.db, about)).name,
        reason,
        words,
        match,
        seat,
        lines: JSON.stringify(lines),
        made: now,
        act: null,
        judged: null,
      })
      .execute();
    return null;
  }

  /** The oldest first. */
  async open(): Promise<OpenReport[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .where('act', 'is', null)
      .orderBy('made')
      .limit(MOST)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        made: Number(row.made),
        reason: row.reason,
        words: row.words,
        match: row.match,
        seat: row.seat,
        about: { id: row.about, name: row.about_name },
        by: { id: row.by_person, name: row.by_name },
        lines: JSON.parse(row.lines) as TalkLine[],
        before: await this.#before(row.about, row.id),
      })),
    );
  }

  async #before(person: string | null, report: string): Promise<{ reports: number; acts: number }> {
    if (person === null) return { reports: 0, acts: 0 };
    const reports = await this.db
      .selectFrom('reports')
      .select('id')
      .where('about', '=', person)
      .where('id', '!=', report)
      .execute();
    const acts = (await this.acts(person)).filter(({ act }) => act !== 'dismiss' && act !== 'role');
    return { reports: reports.length, acts: acts.length };
  }

  /** An open one; null if there is none, or it has been judged. */
  async find(id: string): Promise<{ about: string | null; aboutName: string; by: string | null } | null> {
    const row = await this.db
      .selectFrom('reports')
      .select(['about', 'about_name', 'by_person'])
      .where('id', '=', id)
      .where('act', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : { about: row.about, aboutName: row.about_name, by: row.by_person };
  }

  /** All that was done, or all that was done about one, the latest first. */
  async acts(person?: string): Promise<RecordedAct[]> {
    const all = this.db.selectFrom('acts').selectAll().orderBy('made', 'desc').limit(MOST);
    const rows = await (person === undefined ? all : all.where('about', '=', person)).execute();
    return rows.map(toldAct);
  }

  /** Writes it down, and tells whom it concerns. False if another has judged the report this very moment. */
  async act(act: NewAct, now: number): Promise<boolean> {
    const ends = act.days === null ? null : now + act.days * DAY_MS;
    return this.db.transaction().execute(async (all) => {
      const reporter = act.report === null ? null : await closeReport(all, act.report, act.act, now);
      if (reporter === 'gone') return false;
      if (act.act === 'lift' && act.about !== null)
        await all
          .updateTable('acts')
          .set({ ends: now })
          .where('about', '=', act.about)
          .where('act', 'in', ['silence', 'close'])
          .where('ends', '>', now)
          .execute();
      const { name } = await calledNow(all, act.moderator);
      await all
        .insertInto('acts')
        .values({
          id: newId(),
          report: act.report,
          moderator: act.moderator,
          moderator_name: name,
          about: act.about,
          about_name: act.aboutName,
          act: act.act,
          words: act.words,
          made: now,
          ends,
        })
        .execute();
      const word = { made: now, name: act.aboutName, act: act.act };
      if (act.about !== null && act.act !== 'dismiss' && act.act !== 'role')
        await all
          .insertInto('house_words')
          .values({ ...word, id: newId(), person: act.about, kind: act.act, words: act.words, ends })
          .execute();
      if (reporter !== null)
        await all
          .insertInto('house_words')
          .values({ ...word, id: newId(), person: reporter, kind: 'judged', words: '', ends: null })
          .execute();
      return true;
    });
  }

  /** Who is under a sanction now, and until when. */
  async sanctioned(now: number): Promise<Record<Sanction, ReadonlyMap<string, number>>> {
    const rows = await this.db
      .selectFrom('acts')
      .select(['about', 'act', 'ends'])
      .where('act', 'in', ['silence', 'close'])
      .where('ends', '>', now)
      .orderBy('ends')
      .execute();
    const those = (kind: Sanction): ReadonlyMap<string, number> =>
      new Map(
        rows.flatMap(({ about, act, ends }) =>
          act === kind && about !== null ? [[about, Number(ends)]] : [],
        ),
      );
    return { silence: those('silence'), close: those('close') };
  }

  async wordsTo(person: string): Promise<HouseWordsReply['words']> {
    const rows = await this.db
      .selectFrom('house_words')
      .selectAll()
      .where('person', '=', person)
      .orderBy('made', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(({ id, kind, name, act, words, made, ends }) => ({
      id,
      kind,
      name,
      act,
      words,
      made: Number(made),
      ends: ends === null ? null : Number(ends),
    }));
  }

  async read(person: string, id: string): Promise<void> {
    await this.db.deleteFrom('house_words').where('id', '=', id).where('person', '=', person).execute();
  }

  async handOver(from: string, to: string): Promise<void> {
    await this.db.updateTable('reports').set({ about: to }).where('about', '=', from).execute();
    await this.db.updateTable('reports').set({ by_person: to }).where('by_person', '=', from).execute();
    await this.db.updateTable('acts').set({ about: to }).where('about', '=', from).execute();
    await this.db.updateTable('house_words').set({ person: to }).where('person', '=', from).execute();
  }

  async sweep(now: number): Promise<void> {
    const old = now - KEPT_MS;
    await this.db.deleteFrom('reports').where('judged', '<', old).execute();
    await this.db
      .deleteFrom('acts')
      .where('made', '<', old)
      .where((where) => where.or([where('ends', 'is', null), where('ends', '<', old)]))
      .execute();
  }
}

/** Who made it; `gone` if it has been judged. */
async function closeReport(
  db: Kysely<Tables>,
  id: string,
  act: string,
  now: number,
): Promise<string | 'gone' | null> {
  const closed = await db
    .updateTable('reports')
    .set({ act, judged: now })
    .where('id', '=', id)
    .where('act', 'is', null)
    .returning('by_person')
    .executeTakeFirst();
  return closed === undefined ? 'gone' : closed.by_person;
}

const toldAct = (row: ActRow): RecordedAct => ({
  id: row.id,
  made: Number(row.made),
  act: row.act,
  words: row.words,
  about: { id: row.about, name: row.about_name },
  moderator: row.moderator_name,
  report: row.report,
  ends: row.ends === null ? null : Number(row.ends),
});
