/** Whether somebody is told now, later or not at all, and by which ways; decided once, by whichever server is first. */
import type { MatchWay, NoticeTerms } from '@weathergage/kernel/people/notice-protocol.ts';
import type { Kysely, Transaction } from 'kysely';
import { PeopleRecords } from '../records/records.ts';
import type { Tables } from '../records/tables.ts';
import type { Eyes } from './eyes.ts';
import { putOut } from './outbox.ts';
import type { KeptTerms, NoticeSettings } from './settings.ts';
import { againAt, dueAnew, isWanted, letterDue, quietUntil } from './terms.ts';
import type { Ways } from './ways.ts';
import type { NoticeWords, Told } from './words.ts';

/** A notice as it lies in the outbox: with the name of its cause, which may be gone when it is sent. */
export interface Packed extends Told {
  readonly notice: string | null;
  /** When it was decided. */
  readonly at: number;
}

type Row = Tables['notices'];

interface Verdict {
  readonly tell: boolean;
  readonly due: number | null;
  readonly seen?: number;
}

/** So many people are seen to in one go. */
const AT_ONCE = 50;
/** So much goes into one letter; what is more is left out, and found in the lobby. */
const MOST_IN_LETTER = 40;

export class Deciding extends PeopleRecords {
  readonly #settings: NoticeSettings;
  readonly #ways: Ways;
  readonly #eyes: Eyes;
  readonly #hasPost: boolean;

  constructor(db: Kysely<Tables>, settings: NoticeSettings, ways: Ways, eyes: Eyes, hasPost: boolean) {
    super(db);
    this.#settings = settings;
    this.#ways = ways;
    this.#eyes = eyes;
    this.#hasPost = hasPost;
  }

  /** How many people had something due. */
  async decide(now: number): Promise<number> {
    const due = await this.db
      .selectFrom('notices')
      .select('person')
      .distinct()
      .where('due', '<=', now)
      .limit(AT_ONCE)
      .execute();
    for (const { person } of due) await this.#decideFor(person, now);
    return due.length;
  }

  async nextDue(): Promise<number | null> {
    const { due } = await this.db
      .selectFrom('notices')
      .select((of) => of.fn.min('due').as('due'))
      .executeTakeFirstOrThrow();
    return due === null ? null : Number(due);
  }

  /** Other terms hold for what waits already. */
  async weighAnew(person: string, before: NoticeTerms, terms: NoticeTerms, now: number): Promise<void> {
    const rows = await this.db.selectFrom('notices').selectAll().where('person', '=', person).execute();
    for (const row of rows) {
      const waits = { ...row, made: Number(row.made), seen: timeOf(row.seen), due: timeOf(row.due) };
      const due = dueAnew(waits, before, terms, now);
      if (due === waits.due) continue;
      // What another server tells this very moment has been decided.
      await this.db
        .updateTable('notices')
        .set({ due })
        .where('id', '=', row.id)
        .where('told', '=', row.told)
        .execute();
    }
  }

  async #decideFor(person: string, now: number): Promise<void> {
    const kept = await this.#settings.of(person);
    const hows = await this.#settings.matches(person);
    const address = this.#hasPost && kept.terms.mail !== 'off' ? await this.#ways.address(person) : null;
    const devices = await this.#ways.devices(person);
    const hooks = (await this.#ways.hooks(person)).filter(({ stopped }) => !stopped);
    const rows = await this.db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .where('due', '<=', now)
      .orderBy('made')
      .orderBy('id')
      .execute();
    const verdicts = await Promise.all(
      rows.map((row) => this.#verdict(row, kept.terms, hows.get(row.match) ?? 'usual', now)),
    );
    await this.db.transaction().execute(async (all) => {
      const told: Packed[] = [];
      for (const [i, row] of rows.entries())
        if (await settle(all, row, verdicts[i]!)) told.push(packed(row, now));
      for (const one of told) {
        const payload = JSON.stringify(one);
        for (const { id } of devices)
          await putOut(all, { person, way: 'device', target: id, payload, due: now }, now);
        for (const { id } of hooks)
          await putOut(all, { person, way: 'hook', target: id, payload, due: now }, now);
      }
      if (address !== null && told.length > 0) await addToLetter(all, person, told, kept, now);
    });
  }

  async #verdict(row: Row, terms: NoticeTerms, how: MatchWay, now: number): Promise<Verdict> {
    if (!isWanted(row.kind, terms, how)) return { tell: false, due: null };
    const isTurn = row.kind === 'turn';
    if (await this.#eyes.isLooking(row.match, row.seat, now))
      return { tell: false, due: isTurn ? againAt(terms, row.told, now) : null, seen: now };
    if (row.seen !== null) {
      // Who has seen it for himself is reminded like one who was told then.
      const next = isTurn ? againAt(terms, row.told, Number(row.seen)) : null;
      if (next === null || next > now) return { tell: false, due: next };
    }
    const quiet = quietUntil(terms, now);
    if (quiet !== null) return { tell: false, due: quiet };
    return { tell: true, due: isTurn ? againAt(terms, row.told + 1, now) : null };
  }
}

const timeOf = (time: number | string | null): number | null => (time === null ? null : Number(time));

/** True if it was for us to tell it: another server may have been quicker, or the cause be gone. */
async function settle(all: Transaction<Tables>, row: Row, { tell, due, seen }: Verdict): Promise<boolean> {
  const done = await all
    .updateTable('notices')
    .set({ due, told: row.told + (tell ? 1 : 0), ...(seen === undefined ? {} : { seen }) })
    .where('id', '=', row.id)
    .where('due', '=', Number(row.due))
    .where('told', '=', row.told)
    .executeTakeFirst();
  return tell && Number(done.numUpdatedRows) === 1;
}

const packed = ({ id, kind, match, seat, words, told, seen }: Row, now: number): Packed => ({
  notice: id,
  at: now,
  kind,
  match,
  seat,
  words: JSON.parse(words) as NoticeWords,
  again: told > 0 || seen !== null,
});

/** A letter that waits for its time takes along what has come meanwhile. */
async function addToLetter(
  all: Transaction<Tables>,
  person: string,
  told: readonly Packed[],
  { terms, mailed }: KeptTerms,
  now: number,
): Promise<void> {
  const waiting = await all
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('person', '=', person)
    .where('way', '=', 'mail')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (waiting !== undefined) {
    const payload = JSON.stringify(
      [...(JSON.parse(waiting.payload) as Packed[]), ...told].slice(0, MOST_IN_LETTER),
    );
    const done = await all
      .updateTable('outbox')
      .set({ payload })
      .where('id', '=', waiting.id)
      .where('attempts', '=', 0)
      .executeTakeFirst();
    if (Number(done.numUpdatedRows) === 1) return;
  }
  const payload = JSON.stringify(told.slice(0, MOST_IN_LETTER));
  await putOut(all, { person, way: 'mail', target: '', payload, due: letterDue(terms, mailed, now) }, now);
}
