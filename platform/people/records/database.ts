/** Where people are kept: a file beside the matches, or a schema beside theirs. One language for both, Kysely's. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Engine, migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface PeopleDatabase {
  readonly engine: Engine;
  /** Its own schema in the database; null for a file. */
  readonly schema: string | null;
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

export const PEOPLE_FILE = 'people.db';
const BUSY_MS = 5000;

/** A folder, or the `postgres://…` address of the matches: their schema's name with `_people` is this one's. */
export async function openDatabase(where: string): Promise<PeopleDatabase> {
  const opened = isAddress(where) ? await onPostgres(where) : onSqlite(where);
  try {
    await migrate(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const isAddress = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where);

/** For reading what is there, which is not changed; null where no people have ever been kept. */
export async function openToRead(where: string): Promise<PeopleDatabase | null> {
  if (!isAddress(where) && !existsSync(join(where, PEOPLE_FILE))) return null;
  const opened = isAddress(where) ? await onPostgres(where) : onSqlite(where);
  try {
    const tables = await opened.db.introspection.getTables();
    const { schema } = opened;
    if (
      !tables.some(({ name, schema: of }) => name === 'schema_version' && (schema === null || of === schema))
    ) {
      await opened.close();
      return null;
    }
    const version = await versionOf(opened.db);
    const known = migrationsFor(opened.engine).length;
    if (version > known) throw tooNew(version, known);
    if (version < known)
      throw new Error('they were kept by an older version: start its server once with this one');
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

export function onSqlite(directory: string): PeopleDatabase {
  const path = join(directory, PEOPLE_FILE);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database }) });
  return { engine: 'sqlite', schema: null, db, close: () => db.destroy() };
}

const SCHEMA = 'weathergage';
const CONNECTIONS = 5;
/** Who waits longer than this for an answer is told that there is none: the machine that was asked may be gone. */
const ANSWER_MS = 20_000;

async function onPostgres(url: string): Promise<PeopleDatabase> {
  // Loaded on demand: a server with a folder has no use for it.
  const { quotedName, saidIn, WritablePool } = await import('@weathergage/store/postgres/writable-pool.ts');
  const schema = `${saidIn(url, 'schema') ?? SCHEMA}_people`;
  // The matches' own addresses: where one database stands by for the other, both follow whichever takes writes.
  const pool = new WritablePool({
    url,
    connections: CONNECTIONS,
    config: { application_name: 'weathergage people', query_timeout: ANSWER_MS },
    settings: { search_path: quotedName(schema) },
  });
  pool.bePatient();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', schema, db, close: () => db.destroy() };
}

const tooNew = (version: number, known: number): Error =>
  new Error(
    `what is kept of people has schema ${version}, and this program knows only up to ${known}: it was written by a newer version of the program`,
  );

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const found = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(db);
  return found.rows[0]?.version ?? 0;
}

/** Each change whole or not at all, and by one of those who open at the same time; up to a version, or all of them. */
export async function migrate({ db, engine, schema }: PeopleDatabase, upTo?: number): Promise<void> {
  const changes = migrationsFor(engine);
  const wanted = upTo ?? changes.length;
  await db.transaction().execute(async (all) => {
    if (schema !== null) {
      await sql`SELECT pg_advisory_xact_lock(hashtext('weathergage people'), hashtext(${schema}))`.execute(
        all,
      );
      // Who has been given the schema need not be allowed to make one.
      const there = await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${schema}`.execute(all);
      if (there.rows.length === 0) await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(all);
    }
    await sql`CREATE TABLE IF NOT EXISTS schema_version (only_one integer PRIMARY KEY, version integer NOT NULL)`.execute(
      all,
    );
    const version = await versionOf(all);
    if (Math.max(version, wanted) > changes.length) throw tooNew(Math.max(version, wanted), changes.length);
    if (version === wanted) return;
    for (const statement of changes.slice(version, wanted).flat()) await sql.raw(statement).execute(all);
    await sql`DELETE FROM schema_version`.execute(all);
    await sql`INSERT INTO schema_version (only_one, version) VALUES (1, ${wanted})`.execute(all);
  });
}
