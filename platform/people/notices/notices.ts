/** Calling people who are not there: what they want to be told, by which ways, and that it goes out. */
import type {
  MatchWay,
  NewHook,
  NoticesReply,
  NoticeTerms,
  Subscription,
  TryWay,
} from '@weathergage/kernel/people/notice-protocol.ts';
import type { Kysely } from 'kysely';
import type { Post } from '../auth/letters.ts';
import type { PeopleDatabase } from '../records/database.ts';
import type { Tables } from '../records/tables.ts';
import type { Waiting } from '../records/waiting.ts';
import { calendarText } from './calendar.ts';
import { type Cause, Causes, type Said } from './causes.ts';
import { deadlinesOf } from './deadlines.ts';
import { Deciding, type Packed } from './deciding.ts';
import { type Eyes, eyesFor } from './eyes.ts';
import { keptOf } from './kept.ts';
import { Refused, type TargetFlaw, targetOf } from './outbound.ts';
import { Outbox, putOut } from './outbox.ts';
import { drawVapidKeys, type VapidKeys } from './push.ts';
import { type NoticeClock, NoticeRunner } from './runner.ts';
import { Seals } from './seals.ts';
import { Sending, STOP_LETTERS } from './sending.ts';
import { NoticeSettings } from './settings.ts';
import { GRACE_MS } from './terms.ts';
import { Ways } from './ways.ts';
import { isZone } from './zones.ts';

export interface NoticesTerms {
  readonly database: PeopleDatabase;
  readonly publicUrl: string;
  readonly post: Post | null;
  /** Whether hooks may lead to addresses inside: only where the host wants it. */
  readonly allowInner: boolean;
  readonly vapid: VapidKeys | undefined;
  readonly waiting: Waiting;
  /** One value for all servers of this store, drawn by the first who needs it. */
  readonly houseValue: (name: string, draw?: () => Promise<string>) => Promise<string>;
  readonly onTrouble: (text: string, error: unknown) => void;
}

/** Why something was not set. */
export type NoticeFlaw = TargetFlaw | 'no-such-zone' | 'too-many-hooks' | 'no-such-way';

const CALENDAR = 'calendar';
/** What was told so long ago is past. */
const KEEP_MS = 30 * 86_400_000;
const UNSENT_MS = 3 * 86_400_000;

export class Notices {
  readonly causes: Causes;
  readonly #terms: NoticesTerms;
  readonly #db: Kysely<Tables>;
  readonly #ways: Ways;
  readonly #settings: NoticeSettings;
  readonly #eyes: Eyes;
  readonly #outbox: Outbox;
  readonly #deciding: Deciding;
  #runner: NoticeRunner | null = null;
  #seals: Promise<Seals> | null = null;
  #keys: Promise<VapidKeys> | null = null;

  constructor(terms: NoticesTerms) {
    const { db } = terms.database;
    this.#terms = terms;
    this.#db = db;
    this.causes = new Causes(db);
    this.#ways = new Ways(db);
    this.#settings = new NoticeSettings(db);
    this.#eyes = eyesFor(terms.database);
    this.#outbox = new Outbox(db, terms.post === null ? ['device', 'hook'] : ['mail', 'device', 'hook']);
    this.#deciding = new Deciding(db, this.#settings, this.#ways, this.#eyes, terms.post !== null);
  }

  /** From now on what is due is seen to. */
  begin(clock: NoticeClock): void {
    const { publicUrl, post, allowInner, onTrouble } = this.#terms;
    const [ways, settings] = [this.#ways, this.#settings];
    const sending = new Sending({
      db: this.#db,
      publicUrl,
      post,
      settings,
      ways,
      waiting: this.#terms.waiting,
      outbound: { allowInner },
      keys: () => this.#vapid(),
      seals: () => this.#sealer(),
      onTrouble,
    });
    this.#runner = new NoticeRunner({
      deciding: this.#deciding,
      outbox: this.#outbox,
      sending,
      ways,
      settings,
      clock,
      shared: this.#terms.database.engine === 'postgres',
      onTrouble,
    });
    this.#runner.begin();
  }

  async stop(): Promise<void> {
    await this.#runner?.stop();
  }

  /** When all that was due is on its way or gone. */
  async settle(): Promise<void> {
    await this.#runner?.settled;
  }

  /** Something was written down that is due then. */
  nudge(at: number): void {
    this.#runner?.nudge(at);
  }

  /** A match has been noted, and what it gives rise to with it. */
  noted(now: number): void {
    this.nudge(now + GRACE_MS.turn);
  }

  /** Something was said: whoever may hear it and is not there is told. */
  async said(match: string, said: Said, now: number): Promise<void> {
    await this.causes.said(match, said, now);
    this.nudge(now + GRACE_MS.talk);
  }

  async asked(cause: Cause, now: number): Promise<void> {
    await this.causes.asked(cause, now);
    this.nudge(now + GRACE_MS[cause.kind]);
  }

  /** Whoever looks is not called, and knows what he sees. */
  async looking(match: string, seat: string, looking: boolean, now: number): Promise<void> {
    const changed = looking ? await this.#eyes.look(match, seat, now) : true;
    if (!looking) await this.#eyes.away(match, seat);
    if (changed) await this.causes.looked(match, seat, now);
  }

  async of(person: string): Promise<NoticesReply> {
    const { terms, calendar, trouble } = await this.#settings.of(person);
    const seals = await this.#sealer();
    const hooks = await this.#ways.hooks(person);
    const devices = await this.#ways.devices(person);
    const { publicUrl, post } = this.#terms;
    return {
      terms,
      mail: { offered: post !== null, address: await this.#ways.address(person), trouble },
      pushKey: (await this.#vapid()).publicKey,
      devices: devices.map(({ id, agent, made, endpoint }) => ({ id, agent, made, endpoint })),
      hooks: hooks.map((hook) => ({
        ...hook,
        secret: hook.kind === 'json' ? seals.hookSecret(hook.id) : null,
      })),
      calendar:
        calendar > 0
          ? `${publicUrl}/api/people/calendar/${seals.seal(CALENDAR, `${calendar}-${person}`)}.ics`
          : null,
      matches: await this.#settings.listed(person),
    };
  }

  async change(person: string, terms: NoticeTerms, now: number): Promise<NoticeFlaw | null> {
    if (!isZone(terms.zone)) return 'no-such-zone';
    const before = (await this.#settings.of(person)).terms;
    await this.#settings.save(person, terms, now);
    await this.#deciding.weighAnew(person, before, terms, now);
    await this.#remember(person, now);
    this.nudge(now);
    return null;
  }

  setMatch(person: string, match: string, how: MatchWay): Promise<void> {
    return this.#settings.setMatch(person, match, how);
  }

  async addDevice(
    person: { readonly userId: string; readonly sessionId: string },
    subscription: Subscription,
    agent: string,
    now: number,
  ): Promise<NoticeFlaw | null> {
    const flaw = this.#flawOf(subscription.endpoint);
    if (flaw !== null) return flaw;
    await this.#ways.addDevice(person.userId, person.sessionId, subscription, agent, now);
    await this.#remember(person.userId, now);
    return null;
  }

  endDevice(person: string, id: string): Promise<void> {
    return this.#ways.endDevice(person, id);
  }

  async addHook(person: string, hook: NewHook, now: number): Promise<NoticeFlaw | null> {
    const flaw = this.#flawOf(hook.url);
    if (flaw !== null) return flaw;
    if (!(await this.#ways.addHook(person, hook, now))) return 'too-many-hooks';
    await this.#remember(person, now);
    return null;
  }

  /** Whoever has a way to be called by may be reminded of what waited for him before he had it. */
  async #remember(person: string, now: number): Promise<void> {
    if (!(await this.#ways.hasAny(person))) return;
    await this.causes.known(person, await this.#terms.waiting.of(person), now);
    this.nudge(now + GRACE_MS.turn);
  }

  endHook(person: string, id: string): Promise<void> {
    return this.#ways.endHook(person, id);
  }

  #flawOf(url: string): TargetFlaw | null {
    try {
      targetOf(url, this.#terms.allowInner);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.flaw;
      throw error;
    }
  }

  /** A notice of nothing, by one way, at once. */
  async tryWay(person: string, { way, id }: TryWay, now: number): Promise<NoticeFlaw | null> {
    const isThere =
      way === 'mail'
        ? this.#terms.post !== null && (await this.#ways.address(person)) !== null
        : way === 'hook'
          ? (await this.#ways.hooks(person)).some((hook) => hook.id === id)
          : (await this.#ways.devices(person)).some((device) => device.id === id);
    if (!isThere) return 'no-such-way';
    const told: Packed = {
      notice: null,
      at: now,
      kind: 'try',
      match: '',
      seat: '',
      words: { title: '', seat: '' },
      again: false,
    };
    const payload = JSON.stringify(way === 'mail' ? [told] : told);
    await putOut(this.#db, { person, way, target: way === 'mail' ? '' : id, payload, due: now }, now);
    this.nudge(now);
    return null;
  }

  setCalendar(person: string, on: boolean): Promise<void> {
    return this.#settings.setCalendar(person, on);
  }

  /** The deadlines of whoever this secret is of; null where it is nobody's. */
  async calendar(token: string): Promise<string | null> {
    const sealed = (await this.#sealer()).open(CALENDAR, token);
    const [, count, person = ''] = /^(\d+)-(.+)$/.exec(sealed ?? '') ?? [];
    if (count === undefined || (await this.#settings.of(person)).calendar !== Number(count)) return null;
    const { publicUrl, waiting } = this.#terms;
    const deadlines = await deadlinesOf(this.#db, waiting, person, publicUrl);
    return calendarText(deadlines, new URL(publicUrl).hostname);
  }

  /** The letters stop for whoever this secret is of; false where it is nobody's. */
  async stopLetters(token: string, now: number): Promise<boolean> {
    const person = (await this.#sealer()).open(STOP_LETTERS, token);
    if (person === null) return false;
    const known = await this.#db.selectFrom('user').select('id').where('id', '=', person).executeTakeFirst();
    if (known !== undefined) await this.#settings.stopLetters(person, now);
    return known !== undefined;
  }

  async handOver(from: string, to: string): Promise<void> {
    await this.#ways.handOver(from, to);
    await this.causes.handOver(from, to);
    await this.#outbox.handOver(from, to);
  }

  everything(person: string): Promise<Readonly<Record<string, unknown>>> {
    return keptOf(person, this.#db, this.#settings, this.#ways);
  }

  async sweep(now: number): Promise<void> {
    await this.#eyes.sweep(now);
    await this.#outbox.forgetOld(now - UNSENT_MS);
    await this.#db
      .deleteFrom('notices')
      .where('made', '<', now - KEEP_MS)
      .where('due', 'is', null)
      .where('kind', '!=', 'turn')
      .execute();
  }

  /** Drawn once for all servers of this store, unless the host has given his own. */
  #vapid(): Promise<VapidKeys> {
    const { vapid, houseValue } = this.#terms;
    this.#keys ??=
      vapid === undefined
        ? houseValue('vapid-keys', async () => JSON.stringify(await drawVapidKeys())).then(
            (text) => JSON.parse(text) as VapidKeys,
          )
        : Promise.resolve(vapid);
    return this.#keys;
  }

  #sealer(): Promise<Seals> {
    this.#seals ??= this.#terms.houseValue('notice-secret').then((secret) => new Seals(secret));
    return this.#seals;
  }
}
