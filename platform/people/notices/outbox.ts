/**
 * What is on its way out. Each parcel is taken by one server at a time, for as long as its lease lasts: should that one die
 * before it has said that the parcel is gone, another takes it, and it goes out again under the same name.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { PeopleRecords } from '../records/records.ts';
import type { Tables, Way } from '../records/tables.ts';

export interface OutboundParcel {
  readonly id: string;
  readonly person: string;
  readonly way: Way;
  readonly target: string;
  readonly payload: string;
  /** How often it has been tried before. */
  readonly attempts: number;
}

/** Longer than any way takes to fail. */
export const LEASE_MS = 60_000;
/** So many are taken at a time. */
const AT_ONCE = 20;
/** How long is waited after each try that failed; after the last it is given up. */
const WAITS_MS = [30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600].map((seconds) => seconds * 1000);

export const drawId = (): string => randomBytes(15).toString('base64url');

export class Outbox extends PeopleRecords {
  readonly #ways: readonly Way[];

  /** `ways`: those that this server can go; letters are left to one that sends any. */
  constructor(db: Kysely<Tables>, ways: readonly Way[]) {
    super(db);
    this.#ways = ways;
  }

  /** Those that are due, each to be sent by whoever has taken it here. */
  async take(now: number): Promise<OutboundParcel[]> {
    const due = await this.db
      .selectFrom('outbox')
      .selectAll()
      .where('due', '<=', now)
      .where('lease', '<=', now)
      .where('way', 'in', this.#ways)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    const taken: OutboundParcel[] = [];
    for (const { id, person, way, target, payload, attempts, lease } of due) {
      const done = await this.db
        .updateTable('outbox')
        .set({ lease: now + LEASE_MS, attempts: attempts + 1 })
        .where('id', '=', id)
        .where('lease', '=', Number(lease))
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 1) taken.push({ id, person, way, target, payload, attempts });
    }
    return taken;
  }

  async handOver(from: string, to: string): Promise<void> {
    await this.db.updateTable('outbox').set({ person: to }).where('person', '=', from).execute();
  }

  async gone(id: string): Promise<void> {
    await this.db.deleteFrom('outbox').where('id', '=', id).execute();
  }

  /** It is tried again later; false where that has been done often enough. */
  async failed({ id, attempts }: OutboundParcel, now: number): Promise<boolean> {
    const wait = WAITS_MS[attempts];
    if (wait === undefined) {
      await this.gone(id);
      return false;
    }
    await this.db
      .updateTable('outbox')
      .set({ due: now + wait, lease: 0 })
      .where('id', '=', id)
      .execute();
    return true;
  }

  /** What nobody could send for so long is of no use to anybody. */
  async forgetOld(before: number): Promise<void> {
    await this.db.deleteFrom('outbox').where('due', '<', before).execute();
  }

  /** When there is something to do next; null where nothing is on its way. */
  async nextDue(): Promise<number | null> {
    const { due } = await this.db
      .selectFrom('outbox')
      .select((of) =>
        of.fn
          .min(of.case().when('lease', '>', of.ref('due')).then(of.ref('lease')).else(of.ref('due')).end())
          .as('due'),
      )
      .where('way', 'in', this.#ways)
      .executeTakeFirstOrThrow();
    return due === null ? null : Number(due);
  }
}

export interface NewParcel {
  readonly person: string;
  readonly way: Way;
  readonly target: string;
  readonly payload: string;
  readonly due: number;
}

/** In the transaction that decides it. */
export async function putOut(
  all: Kysely<Tables> | Transaction<Tables>,
  parcel: NewParcel,
  now: number,
): Promise<void> {
  await all
    .insertInto('outbox')
    .values({ id: drawId(), ...parcel, made: now, attempts: 0, lease: 0 })
    .execute();
}
