/** The ways by which somebody is called: browsers that were allowed to, and hooks. Letters go to his own address. */
import type { HookKind, NewHook, Subscription } from '@weathergage/kernel/people/notice-protocol.ts';
import { MOST_DEVICES, MOST_HOOKS } from '@weathergage/kernel/people/notice-protocol.ts';
import { NO_ADDRESS } from '../records/names.ts';
import { PeopleRecords } from '../records/records.ts';
import { drawId } from './outbox.ts';

export interface PushDevice extends Subscription {
  readonly id: string;
  readonly agent: string;
  readonly made: number;
}

export interface Hook extends NewHook {
  readonly id: string;
  readonly kind: HookKind;
  readonly trouble: string | null;
  readonly stopped: boolean;
}

export class Ways extends PeopleRecords {
  /** His address, if it is confirmed: nobody else's box is written to. */
  async address(person: string): Promise<string | null> {
    const user = await this.db
      .selectFrom('user')
      .select(['email', 'emailVerified'])
      .where('id', '=', person)
      .executeTakeFirst();
    return user === undefined || !user.emailVerified || user.email.endsWith(NO_ADDRESS) ? null : user.email;
  }

  async hasAny(person: string): Promise<boolean> {
    return (
      (await this.address(person)) !== null ||
      (await this.devices(person)).length > 0 ||
      (await this.hooks(person)).length > 0
    );
  }

  async devices(person: string): Promise<PushDevice[]> {
    const rows = await this.db
      .selectFrom('push_devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('made')
      .execute();
    return rows.map(({ id, endpoint, p256dh, auth, agent, made }) => ({
      id,
      endpoint,
      p256dh,
      auth,
      agent,
      made: Number(made),
    }));
  }

  /** A browser belongs to whoever is signed in there: it is never called for somebody else again. */
  async addDevice(
    person: string,
    session: string,
    { endpoint, p256dh, auth }: Subscription,
    agent: string,
    now: number,
  ): Promise<void> {
    const row = { person, session, p256dh, auth, agent: agent.slice(0, 300), made: now };
    await this.db
      .insertInto('push_devices')
      .values({ id: drawId(), endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const all = await this.devices(person);
    for (const { id } of all.slice(0, Math.max(0, all.length - MOST_DEVICES)))
      await this.endDevice(person, id);
  }

  async endDevice(person: string, id: string): Promise<void> {
    await this.db.deleteFrom('push_devices').where('id', '=', id).where('person', '=', person).execute();
  }

  async hooks(person: string): Promise<Hook[]> {
    const rows = await this.db
      .selectFrom('hooks')
      .selectAll()
      .where('person', '=', person)
      .orderBy('made')
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind, url, trouble, stopped }) => ({
      id,
      kind,
      url,
      trouble,
      stopped: stopped === 1,
    }));
  }

  /** False where he has as many as one may have. */
  async addHook(person: string, { kind, url }: NewHook, now: number): Promise<boolean> {
    if ((await this.hooks(person)).length >= MOST_HOOKS) return false;
    await this.db
      .insertInto('hooks')
      .values({ id: drawId(), person, kind, url, made: now, trouble: null, stopped: 0 })
      .execute();
    return true;
  }

  async endHook(person: string, id: string): Promise<void> {
    await this.db.deleteFrom('hooks').where('id', '=', id).where('person', '=', person).execute();
  }

  /** How it went the last time; one that is stopped is not tried again before somebody wants it. */
  async markHook(id: string, trouble: string | null, stopped: boolean): Promise<void> {
    await this.db
      .updateTable('hooks')
      .set({ trouble, stopped: stopped ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  }

  /** What was a guest's is the person's that he has become; his browser is known again when it next comes. */
  async handOver(from: string, to: string): Promise<void> {
    await this.db.updateTable('hooks').set({ person: to }).where('person', '=', from).execute();
    const known = this.db.selectFrom('notice_matches').select('match').where('person', '=', to);
    await this.db
      .updateTable('notice_matches')
      .set({ person: to })
      .where('person', '=', from)
      .where('match', 'not in', known)
      .execute();
    const has = await this.db
      .selectFrom('notice_terms')
      .select('person')
      .where('person', '=', to)
      .executeTakeFirst();
    if (has === undefined)
      await this.db.updateTable('notice_terms').set({ person: to }).where('person', '=', from).execute();
  }
}
