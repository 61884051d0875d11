/** What somebody has set about notices, kept for him. */
import type { MatchWay, NoticesReply, NoticeTerms } from '@weathergage/kernel/people/notice-protocol.ts';
import { PeopleRecords } from '../records/records.ts';
import type { Tables } from '../records/tables.ts';
import { letterDue, USUAL_TERMS } from './terms.ts';

export interface KeptTerms {
  readonly terms: NoticeTerms;
  /** How many secret addresses his calendar has had; 0 while it has none. */
  readonly calendar: number;
  readonly mailed: number;
  readonly trouble: string | null;
}

type Moving = Partial<Omit<Tables['notice_terms'], 'person'>>;

export class NoticeSettings extends PeopleRecords {
  async of(person: string): Promise<KeptTerms> {
    const row = await this.db
      .selectFrom('notice_terms')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    if (row === undefined) return { terms: USUAL_TERMS, calendar: 0, mailed: 0, trouble: null };
    const { terms, calendar, mailed, trouble } = row;
    return {
      terms: { ...USUAL_TERMS, ...(JSON.parse(terms) as Partial<NoticeTerms>) },
      calendar,
      mailed: Number(mailed),
      trouble,
    };
  }

  /** A letter that waits goes by the new terms, too. */
  async save(person: string, terms: NoticeTerms, now: number): Promise<void> {
    await this.#put(person, { terms: JSON.stringify(terms) });
    const letters = { person, way: 'mail' } as const;
    if (terms.mail === 'off')
      await this.db
        .deleteFrom('outbox')
        .where('person', '=', letters.person)
        .where('way', '=', letters.way)
        .execute();
    else
      await this.db
        .updateTable('outbox')
        .set({ due: letterDue(terms, (await this.of(person)).mailed, now) })
        .where('person', '=', letters.person)
        .where('way', '=', letters.way)
        .where('attempts', '=', 0)
        .execute();
  }

  /** No more letters, at a word. */
  async stopLetters(person: string, now: number): Promise<void> {
    const { terms } = await this.of(person);
    await this.save(person, { ...terms, mail: 'off' }, now);
  }

  /** Each address is another than all before it, which lead nowhere from then on. Below zero: none, after so many. */
  async setCalendar(person: string, on: boolean): Promise<void> {
    const count = Math.abs((await this.of(person)).calendar);
    await this.#put(person, { calendar: on ? count + 1 : -count });
  }

  async lettered(person: string, now: number): Promise<void> {
    await this.#put(person, { mailed: now, trouble: null });
  }

  async letterFailed(person: string, trouble: string): Promise<void> {
    await this.#put(person, { trouble });
  }

  async #put(person: string, moving: Moving): Promise<void> {
    await this.db
      .insertInto('notice_terms')
      .values({ person, terms: '{}', calendar: 0, mailed: 0, trouble: null, ...moving })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(moving))
      .execute();
  }

  /** What is told of single matches, where that is not as usual. */
  async matches(person: string): Promise<ReadonlyMap<string, MatchWay>> {
    const rows = await this.db
      .selectFrom('notice_matches')
      .select(['match', 'how'])
      .where('person', '=', person)
      .execute();
    return new Map(rows.map(({ match, how }) => [match, how]));
  }

  /** His matches that are not over, with what he is told of each. */
  async listed(person: string): Promise<NoticesReply['matches']> {
    const hows = await this.matches(person);
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('notes', 'notes.match', 'chairs.match')
      .select(['notes.match', 'notes.title'])
      .distinct()
      .where('chairs.person', '=', person)
      .where('notes.status', '!=', 'over')
      .orderBy('notes.match')
      .limit(200)
      .execute();
    return rows.map(({ match, title }) => ({ id: match, title, how: hows.get(match) ?? 'usual' }));
  }

  async setMatch(person: string, match: string, how: MatchWay): Promise<void> {
    if (how === 'usual')
      await this.db
        .deleteFrom('notice_matches')
        .where('person', '=', person)
        .where('match', '=', match)
        .execute();
    else
      await this.db
        .insertInto('notice_matches')
        .values({ person, match, how })
        .onConflict((conflict) => conflict.columns(['person', 'match']).doUpdateSet({ how }))
        .execute();
  }
}
