/** Tokens of programs: a person's, each for what its scopes name. What is kept of one is its hash. */
import { createHash, randomBytes } from 'node:crypto';
import {
  type MakeProgram,
  PROGRAM_LIMITS,
  PROGRAM_PREFIX,
  type Program,
  type ProgramScope,
} from '@weathergage/kernel/people/program-protocol.ts';
import { PeopleRecords } from './records.ts';
import type { ProgramRow } from './tables.ts';

export interface OwnedProgram extends Program {
  readonly person: string;
}

const DAY_MS = 86_400_000;
/** A token that is used all the time is noted as often as this. */
const NOTED_MS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Programs extends PeopleRecords {
  /** Null where there are as many as may be. */
  async make(
    person: string,
    { name, scopes, days }: MakeProgram,
    now: number,
  ): Promise<{ program: Program; token: string } | null> {
    const token = `${PROGRAM_PREFIX}${randomBytes(32).toString('base64url')}`;
    const row: ProgramRow = {
      id: randomBytes(12).toString('base64url'),
      person,
      name,
      hash: hashOf(token),
      scopes: scopes.join(' '),
      made: now,
      used: null,
      ends: days === null ? null : now + days * DAY_MS,
    };
    if ((await this.of(person, now)).length >= PROGRAM_LIMITS.most) return null;
    await this.db.insertInto('programs').values(row).execute();
    return { program: told(row), token };
  }

  /** Those that are good now, the latest first. */
  async of(person: string, now: number): Promise<Program[]> {
    const rows = await this.db
      .selectFrom('programs')
      .selectAll()
      .where('person', '=', person)
      .orderBy('made', 'desc')
      .execute();
    return rows.map(told).filter(({ ends }) => ends === null || ends > now);
  }

  /** Only one's own can be ended. */
  async end(person: string, id: string): Promise<void> {
    await this.db.deleteFrom('programs').where('id', '=', id).where('person', '=', person).execute();
  }

  async find(token: string, now: number): Promise<OwnedProgram | null> {
    const row = await this.db
      .selectFrom('programs')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined || (row.ends !== null && Number(row.ends) <= now)) return null;
    return { ...told(row), person: row.person };
  }

  async use({ id, used }: Program, now: number): Promise<void> {
    if (used !== null && now - used < NOTED_MS) return;
    await this.db.updateTable('programs').set({ used: now }).where('id', '=', id).execute();
  }

  /** Those whose time is over open nothing, and need not be kept. */
  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('programs').where('ends', '<', now).execute();
  }
}

const told = ({ id, name, scopes, made, used, ends }: ProgramRow): Program => ({
  id,
  name,
  scopes: scopes.split(' ') as ProgramScope[],
  made: Number(made),
  used: used === null ? null : Number(used),
  ends: ends === null ? null : Number(ends),
});
