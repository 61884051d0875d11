/** What is known of a person, by himself and by others. */
import type {
  Device,
  Me,
  PersonFlag,
  ProfileChange,
  ProfileReply,
} from '@weathergage/kernel/people/people-protocol.ts';
import { type Selectable, sql } from 'kysely';
import { playedInPublic } from './history.ts';
import { Moderation } from './moderation.ts';
import { NO_ADDRESS, nameKey, soundName } from './names.ts';
import { PeopleRecords } from './records.ts';
import type { Tables } from './tables.ts';

/** Why a change was not made. */
export type ProfileFlaw = 'name-unsound' | 'name-taken';

const timeOf = (value: string | Date): number => new Date(value).getTime();
/** The address of a guest, or of one who came by a passkey, is only there because there must be one. */
const isPlaceholder = (email: string): boolean => email.endsWith(NO_ADDRESS);

const FAVOURITES = 5;

/** What anybody sees of somebody. */
const shownOf = (user: Pick<Selectable<Tables['user']>, 'id' | 'name' | 'flag' | 'isAnonymous'>) => ({
  id: user.id,
  name: user.name,
  flag: user.flag as PersonFlag | null,
  guest: Boolean(user.isAnonymous),
});

export class Persons extends PeopleRecords {
  async me(id: string): Promise<Me | null> {
    const user = await this.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
    if (user === undefined) return null;
    const password = await this.db
      .selectFrom('account')
      .select('id')
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    const { count } = await this.db
      .selectFrom('passkey')
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...shownOf(user),
      rated: user.unrated === 0,
      email: isPlaceholder(user.email) ? null : user.email,
      emailVerified: Boolean(user.emailVerified),
      hasPassword: password !== undefined,
      passkeys: Number(count),
      role: await new Moderation(this.db).roleOf(id),
    };
  }

  isSound(name: string): boolean {
    return soundName(name) !== null;
  }

  async isNameFree(name: string, besides: string | null = null): Promise<boolean> {
    const owner = await this.db
      .selectFrom('user')
      .select('id')
      .where('nameKey', '=', nameKey(name))
      .executeTakeFirst();
    return owner === undefined || owner.id === besides;
  }

  /** A guest may be called anything that is nobody's, but it is not kept for him. */
  async change(id: string, { name, flag, rated }: ProfileChange): Promise<ProfileFlaw | null> {
    const now = new Date().toISOString();
    if (name !== undefined) {
      const sound = soundName(name);
      if (sound === null) return 'name-unsound';
      if (!(await this.isNameFree(sound, id))) return 'name-taken';
      const user = await this.db
        .selectFrom('user')
        .select('isAnonymous')
        .where('id', '=', id)
        .executeTakeFirst();
      const key = user?.isAnonymous ? null : nameKey(sound);
      try {
        await this.db
          .updateTable('user')
          .set({ name: sound, nameKey: key, updatedAt: now })
          .where('id', '=', id)
          .execute();
      } catch (error) {
        // Another took it this very moment.
        if (!(await this.isNameFree(sound, id))) return 'name-taken';
        throw error;
      }
    }
    if (flag !== undefined)
      await this.db.updateTable('user').set({ flag, updatedAt: now }).where('id', '=', id).execute();
    if (rated !== undefined)
      await this.db
        .updateTable('user')
        .set({ unrated: rated ? 0 : 1 })
        .where('id', '=', id)
        .execute();
    return null;
  }

  /** A guest who has a way back of his own is one no longer. */
  async promote(id: string): Promise<void> {
    const user = await this.db
      .selectFrom('user')
      .select(['name', 'isAnonymous'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (user === undefined || !user.isAnonymous) return;
    let { name } = user;
    for (let i = 2; !(await this.isNameFree(name, id)); i++) name = `${user.name}-${i}`;
    // Both engines know the word; as a value it would be a number in one of them.
    await sql`UPDATE "user" SET "isAnonymous" = false, name = ${name}, "nameKey" = ${nameKey(name)}
              WHERE id = ${id}`.execute(this.db);
  }

  async profile(id: string): Promise<Omit<ProfileReply, 'ratings'> | null> {
    const user = await this.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
    if (user === undefined) return null;
    const counted = await this.db
      .selectFrom('chairs')
      .innerJoin('notes', 'notes.match', 'chairs.match')
      .select(['notes.game', 'chairs.side', 'chairs.result', 'chairs.program'])
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .where('chairs.person', '=', id)
      .where('chairs.result', 'is not', null)
      .groupBy(['notes.game', 'chairs.side', 'chairs.result', 'chairs.program'])
      .orderBy('notes.game')
      .orderBy('chairs.side')
      .orderBy('chairs.program')
      .execute();
    const results: ProfileReply['results'] = [];
    for (const { game, side, result, count, ...how } of counted) {
      const program = how.program === 1;
      let row = results.find((one) => one.game === game && one.side === side && one.program === program);
      if (row === undefined) {
        row = { game, side, program, won: 0, lost: 0, drawn: 0 };
        results.push(row);
      }
      row[result!] += Number(count);
    }
    const favourites = await this.db
      .selectFrom('chairs')
      .innerJoin('notes', 'notes.match', 'chairs.match')
      .select(['notes.game', 'notes.title'])
      .select((of) => of.fn.countAll<string | number>().as('times'))
      .where('chairs.person', '=', id)
      .groupBy(['notes.game', 'notes.title'])
      .orderBy('times', 'desc')
      .orderBy('notes.title')
      .limit(FAVOURITES)
      .execute();
    return {
      ...shownOf(user),
      since: timeOf(user.createdAt),
      results,
      favourites: favourites.map((one) => ({ ...one, times: Number(one.times) })),
      history: await playedInPublic(this.db, id),
    };
  }

  /** Where somebody is signed in, the latest first. */
  async devices(id: string, current: string): Promise<Device[]> {
    const rows = await this.db
      .selectFrom('session')
      .select(['id', 'createdAt', 'userAgent'])
      .where('userId', '=', id)
      .orderBy('createdAt', 'desc')
      .execute();
    return rows.map(({ id: session, createdAt, userAgent }) => ({
      id: session,
      since: timeOf(createdAt),
      agent: userAgent ?? '',
      current: session === current,
    }));
  }

  /** When a session began; null where it is no more. */
  async sessionBegan(session: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('session')
      .select('createdAt')
      .where('id', '=', session)
      .executeTakeFirst();
    return row === undefined ? null : timeOf(row.createdAt);
  }

  /** Only one's own can be ended. */
  async endDevice(id: string, session: string): Promise<void> {
    await this.db.deleteFrom('session').where('id', '=', session).where('userId', '=', id).execute();
  }

  /** Everything that is kept about somebody, but no secret that would let another in. */
  async everything(id: string): Promise<Readonly<Record<string, unknown>>> {
    const person = await this.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
    const sessions = await this.db
      .selectFrom('session')
      .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', id)
      .execute();
    const passkeys = await this.db
      .selectFrom('passkey')
      .select(['name', 'createdAt'])
      .where('userId', '=', id)
      .execute();
    const seats = await this.db
      .selectFrom('chairs')
      .leftJoin('notes', 'notes.match', 'chairs.match')
      .select(['chairs.match', 'chairs.seat', 'chairs.side', 'chairs.taken', 'chairs.result'])
      .select(['chairs.stands', 'chairs.news'])
      .select(['notes.game', 'notes.title', 'notes.status', 'notes.created', 'notes.changed'])
      .where('chairs.person', '=', id)
      .orderBy('chairs.taken')
      .execute();
    const holidays = await this.db
      .selectFrom('holidays')
      .select(['first', 'last'])
      .where('person', '=', id)
      .orderBy('starts')
      .execute();
    const programs = await this.db
      .selectFrom('programs')
      .select(['name', 'scopes', 'made', 'used', 'ends'])
      .where('person', '=', id)
      .execute();
    const tables = await this.db
      .selectFrom('offers')
      .select(['match', 'open', 'level', 'pace', 'rated', 'options', 'programs', 'made'])
      .where('maker', '=', id)
      .orderBy('made')
      .execute();
    const rematches = await this.db
      .selectFrom('rematches')
      .select(['old', 'fresh', 'made'])
      .where('person', '=', id)
      .orderBy('made')
      .execute();
    const format = 'weathergage-person-1';
    return { format, person, sessions, passkeys, seats, tables, rematches, holidays, programs };
  }
}
