/** The people of a server: who they are, whose seats are, and what they have played. */
import { randomBytes } from 'node:crypto';
import type { MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import type { Auth, AuthTerms } from './auth/auth.ts';
import { type Letter, type Post, type SmtpTerms, smtpPost } from './auth/letters.ts';
import { mayWrite } from './auth/mail-limits.ts';
import { noteCauses } from './notices/causes.ts';
import { Notices } from './notices/notices.ts';
import type { VapidKeys } from './notices/push.ts';
import { Ratings } from './ratings/ratings.ts';
import { Reckoning } from './ratings/reckoning.ts';
import { ReturnMatches } from './ratings/return-matches.ts';
import { Chairs } from './records/chairs.ts';
import { COPIED_MARK } from './records/copy.ts';
import { openDatabase, type PeopleDatabase } from './records/database.ts';
import { Holidays } from './records/holidays.ts';
import { Moderation } from './records/moderation.ts';
import { moderationKept } from './records/moderation-kept.ts';
import { NO_ADDRESS } from './records/names.ts';
import { Notes } from './records/notes.ts';
import { Offers } from './records/offers.ts';
import { Persons } from './records/persons.ts';
import { Programs } from './records/programs.ts';
import { Shunning } from './records/shunning.ts';
import { Tries } from './records/tries.ts';
import { Waiting } from './records/waiting.ts';
import { Course } from './tournaments/course.ts';
import { Tournaments } from './tournaments/tournaments.ts';

export interface PeopleTerms {
  /** The folder, or the address of the database, that the matches are in. */
  readonly where: string;
  /** The address that the world knows this server by, without a slash at its end. */
  readonly publicUrl: string;
  readonly smtp?: SmtpTerms;
  readonly origins?: readonly string[];
  /** The keys that browsers know this house by; drawn and kept where none are given. */
  readonly vapid?: VapidKeys | undefined;
  /** Whether people's hooks may lead to addresses inside. */
  readonly allowInner?: boolean;
  readonly onTrouble?: AuthTerms['onTrouble'];
}

export class People {
  readonly means: MeansReply;
  readonly chairs: Chairs;
  readonly notes: Notes;
  readonly persons: Persons;
  readonly offers: Offers;
  readonly programs: Programs;
  /** Who is waited for, since when and until when. */
  readonly waiting: Waiting;
  readonly ratings: Ratings;
  readonly reckoning: Reckoning;
  readonly returns: ReturnMatches;
  readonly holidays: Holidays;
  /** Calling those who are not there. */
  readonly notices: Notices;
  readonly shunning: Shunning;
  readonly moderation: Moderation;
  /** How often strangers try things, counted for all servers of the store together. */
  readonly tries: Tries;
  readonly tournaments: Tournaments;
  readonly course: Course;
  readonly #terms: PeopleTerms;
  readonly #database: PeopleDatabase;
  readonly #post: Post | null;
  #auth: Promise<Auth> | null = null;

  private constructor(terms: PeopleTerms, database: PeopleDatabase) {
    this.#terms = terms;
    this.#database = database;
    this.#post = terms.smtp === undefined ? null : smtpPost(terms.smtp);
    this.means = { mail: this.#post !== null, passkeyHost: new URL(terms.publicUrl).hostname };
    this.chairs = new Chairs(database.db);
    this.notes = new Notes(database.db, noteCauses);
    this.persons = new Persons(database.db);
    this.offers = new Offers(database.db);
    this.programs = new Programs(database.db);
    this.waiting = new Waiting(database.db);
    this.ratings = new Ratings(database.db);
    this.reckoning = new Reckoning(database.db);
    this.returns = new ReturnMatches(database.db);
    this.holidays = new Holidays(database.db);
    this.notices = new Notices({
      database,
      publicUrl: terms.publicUrl,
      post: this.#post,
      allowInner: terms.allowInner ?? false,
      vapid: terms.vapid,
      waiting: this.waiting,
      houseValue: (name, draw) => this.#houseValue(name, draw),
      onTrouble: terms.onTrouble ?? (() => {}),
    });
    this.shunning = new Shunning(database.db);
    this.moderation = new Moderation(database.db);
    this.tries = new Tries(database.db, database.engine);
    this.tournaments = new Tournaments(database.db);
    this.course = new Course(database.db);
  }

  static async open(terms: PeopleTerms): Promise<People> {
    const database = await openDatabase(terms.where);
    // From now on people are served from here: no copy may take their place.
    await database.db.deleteFrom('house').where('name', '=', COPIED_MARK).execute();
    return new People(terms, database);
  }

  get publicUrl(): string {
    return this.#terms.publicUrl;
  }

  /** Loaded when it is first needed: that takes most of a second. */
  auth(): Promise<Auth> {
    this.#auth ??= this.#loadAuth().catch((error: unknown) => {
      this.#auth = null;
      throw error;
    });
    return this.#auth;
  }

  async #loadAuth(): Promise<Auth> {
    const { createAuth } = await import('./auth/auth.ts');
    const post = this.#post;
    return createAuth({
      database: this.#database,
      secret: await this.#houseValue('auth-secret'),
      publicUrl: this.#terms.publicUrl,
      origins: this.#terms.origins ?? [],
      post: post && ((letter) => this.#send(post, letter)),
      onLink: (guest, person) => this.#handOver(guest, person),
      onErase: (person) => this.#depart(person),
      onTrouble: this.#terms.onTrouble ?? (() => {}),
    });
  }

  async #handOver(guest: string, person: string): Promise<void> {
    await this.chairs.handOver(guest, person);
    await this.offers.handOver(guest, person);
    await this.shunning.handOver(guest, person);
    await this.moderation.handOver(guest, person);
    await this.notices.handOver(guest, person);
  }

  /** He goes; what he played can still be read, and nobody waits for him. */
  async #depart(person: string): Promise<void> {
    for (const id of await this.tournaments.joinedBy(person)) await this.course.leave(id, person, Date.now());
    await this.tournaments.depart(person);
    await this.chairs.depart(person);
  }

  /** However often it is asked for, at whichever server, nobody's letter box is filled. */
  async #send(post: Post, letter: Letter): Promise<void> {
    if (await mayWrite(this.tries, letter.to)) await post.send(letter);
  }

  /** Everything that is kept about somebody, but no secret that would let another in. */
  async everything(person: string): Promise<Readonly<Record<string, unknown>>> {
    return {
      ...(await this.persons.everything(person)),
      ...(await this.ratings.everything(person)),
      notices: await this.notices.everything(person),
      moderation: await moderationKept(person, this.#database.db, this.moderation),
      ...(await this.tournaments.everything(person)),
    };
  }

  /** Drawn once, by whichever server needs it first, and the same for all of them. */
  async #houseValue(name: string, draw = async () => randomBytes(32).toString('base64url')): Promise<string> {
    const { db } = this.#database;
    const find = () => db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirst();
    const known = await find();
    if (known !== undefined) return known.value;
    await db
      .insertInto('house')
      .values({ name, value: await draw() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await find())!.value;
  }

  /** Forgets what has had its time: sessions, letters' links, and guests whom no browser knows any more. */
  async sweep(): Promise<void> {
    const { db } = this.#database;
    const now = new Date().toISOString();
    await db.deleteFrom('session').where('expiresAt', '<', now).execute();
    for (const kept of [this.programs, this.moderation, this.tries]) await kept.sweep(Date.now());
    await db.deleteFrom('verification').where('expiresAt', '<', now).execute();
    await db
      .deleteFrom('user')
      .where('email', 'like', `%${NO_ADDRESS}`)
      .where('nameKey', 'is', null)
      .where('id', 'not in', db.selectFrom('session').select('userId'))
      .execute();
    await this.notices.sweep(Date.now());
  }

  async close(): Promise<void> {
    await this.notices.stop();
    this.#post?.close();
    await this.#database.close();
  }
}
