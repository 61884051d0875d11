/**
 * The schema of the PostgreSQL engine, as the list of changes that led to it. A change once published is never edited.
 *
 * Every table leads with the match: no number is drawn and nothing is unique across matches, so that each of them can be
 * partitioned by it. Text that comes from without (entries, asks, seats, nonces) is kept as JSON, in which a NUL and half
 * a character are written out: a column of text holds neither.
 */
import type { ClientBase } from 'pg';
import { APPEND_ENTRIES, KEEP_CLOCK, KEEP_STANDING, KEEP_WITNESSED } from './functions.ts';

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id             text COLLATE "C" PRIMARY KEY,
    opening        text NOT NULL,
    secret         text NOT NULL,
    status         text NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
    created        bigint NOT NULL,
    changed        bigint NOT NULL,
    gallery        text NOT NULL CHECK (gallery IN ('public', 'link', 'closed')),
    gallery_hash   text,
    n              integer NOT NULL DEFAULT 0,
    rewound        integer NOT NULL DEFAULT 0
  ) WITH (fillfactor = 80);
  -- No index on changed: each entry would have to be written to all of them, for a question that is put once an hour.

  CREATE TABLE seats (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place          integer NOT NULL,
    seat           text COLLATE "C" NOT NULL,
    bot            text,
    token_hash     text,
    nonce          text,
    PRIMARY KEY (match, seat)
  );

  CREATE TABLE journal (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              integer NOT NULL,
    ask            text COLLATE "C",
    entry          text NOT NULL,
    PRIMARY KEY (match, n)
  );
  CREATE INDEX journal_by_ask ON journal (match, ask, n) WHERE ask IS NOT NULL;

  CREATE TABLE steps (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              integer NOT NULL,
    step           integer NOT NULL,
    happenings     text NOT NULL,
    PRIMARY KEY (match, n)
  );

  CREATE TABLE snapshots (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step           integer NOT NULL,
    n              integer NOT NULL,
    rules_version  text NOT NULL,
    snapshot       text NOT NULL,
    PRIMARY KEY (match, step)
  );

  CREATE TABLE standing (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat           text COLLATE "C" NOT NULL,
    ticked         text NOT NULL,
    since          text NOT NULL,
    rules_version  text NOT NULL,
    n              integer NOT NULL,
    answered       integer NOT NULL,
    halt           text,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX standing_that_goes_on ON standing (match) WHERE halt IS NULL;

  CREATE TABLE clocks (
    match          text COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    version        integer NOT NULL,
    clock          text NOT NULL
  );

  CREATE TABLE nodes (
    node           text COLLATE "C" PRIMARY KEY,
    seen           bigint NOT NULL
  );

  CREATE TABLE homes (
    match          text COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    node           text COLLATE "C" NOT NULL
  );

  CREATE TABLE probe (
    one            integer PRIMARY KEY CHECK (one = 1),
    at             bigint NOT NULL
  );

  CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
  AS 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

  ${KEEP_STANDING}
  ${KEEP_CLOCK}
  ${APPEND_ENTRIES}
  `,
  `
  ALTER TABLE matches ADD COLUMN awaits boolean NOT NULL DEFAULT false;

  CREATE TABLE witness_key (
    one            integer PRIMARY KEY CHECK (one = 1),
    secret         text NOT NULL
  );

  CREATE TABLE witnessed_matches (
    match          text COLLATE "C" PRIMARY KEY,
    pass_hash      text NOT NULL,
    created        bigint NOT NULL
  );

  CREATE TABLE witnessed_steps (
    match          text COLLATE "C" NOT NULL REFERENCES witnessed_matches (match) ON DELETE CASCADE,
    again          integer NOT NULL,
    step           integer NOT NULL,
    hash           text NOT NULL,
    PRIMARY KEY (match, again, step)
  );

  ${APPEND_ENTRIES}
  ${KEEP_WITNESSED}
  `,
  `
  ALTER TABLE witnessed_matches ADD COLUMN asked bigint NOT NULL DEFAULT 0;
  ALTER TABLE witnessed_matches ADD COLUMN forgotten boolean NOT NULL DEFAULT false;
  UPDATE witnessed_matches SET asked = greatest(created, now_ms());

  ${KEEP_WITNESSED}
  `,
  `
  ALTER TABLE matches ADD COLUMN gallery_delay integer NOT NULL DEFAULT 0;

  CREATE TABLE talk (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              integer NOT NULL,
    seat           text COLLATE "C" NOT NULL,
    talk           text NOT NULL,
    PRIMARY KEY (match, n)
  );
  `,
  `
  ALTER TABLE nodes ADD COLUMN worker boolean NOT NULL DEFAULT false;
  `,
  `
  ALTER TABLE matches ADD COLUMN war boolean NOT NULL DEFAULT false;
  ALTER TABLE matches ADD COLUMN of_match text COLLATE "C";
  ALTER TABLE matches ADD COLUMN of_engagement text COLLATE "C";
  ALTER TABLE matches ADD COLUMN of_part integer;
  ALTER TABLE matches ADD COLUMN of_state text;
  ALTER TABLE matches ADD COLUMN of_verdict text;
  CREATE UNIQUE INDEX battles ON matches (of_match, of_engagement, of_part) WHERE of_match IS NOT NULL;
  CREATE INDEX wars ON matches (status) WHERE war;
  CREATE INDEX open_battles ON matches (of_state) WHERE of_state = 'open';
  `,
  `
  -- Of the moment alone: nothing is lost with it.
  CREATE UNLOGGED TABLE presence (
    match          text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    node           text COLLATE "C" NOT NULL,
    seats          text NOT NULL,
    gallery        integer NOT NULL,
    PRIMARY KEY (match, node)
  );
  `,
  `
  -- In which match a battle of a war is fought out; kept with the war, so that nothing is unique but within one match.
  -- That the index "battles" is unique is for servers of the version before, which may be at work beside newer ones.
  CREATE TABLE battle_places (
    match          text COLLATE "C" NOT NULL,
    engagement     text COLLATE "C" NOT NULL,
    part           integer NOT NULL,
    battle         text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (match, engagement, part)
  );
  CREATE INDEX places_by_battle ON battle_places (battle);
  INSERT INTO battle_places (match, engagement, part, battle)
    SELECT of_match, of_engagement, of_part, id FROM matches WHERE of_match IS NOT NULL;
  `,
];

/** Whoever holds it makes or changes the schema; all others wait. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('weathergage schema'), hashtext($1))`;

async function versionOf(db: ClientBase, schema: string): Promise<number> {
  const made = 'SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = $2';
  if ((await db.query(made, [schema, 'schema_version'])).rowCount === 0) return 0;
  const { rows } = await db.query<{ version: number }>(
    `SELECT version FROM ${db.escapeIdentifier(schema)}.schema_version`,
  );
  return rows[0]?.version ?? 0;
}

export interface Migration {
  readonly schema: string;
  readonly readOnly: boolean;
  readonly changes?: readonly string[];
}

/** Brings the tables up to the newest schema, all changes or none; a newer one than known is refused. */
export async function migrate(
  db: ClientBase,
  { schema, readOnly, changes = MIGRATIONS }: Migration,
): Promise<void> {
  if ((await versionOf(db, schema)) === changes.length) return;
  await db.query('BEGIN');
  try {
    if (!readOnly) await db.query(LOCK, [schema]);
    const version = await versionOf(db, schema);
    refuseUnfit(version, changes.length, readOnly);
    if (version < changes.length) await change(db, schema, changes, version);
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

function refuseUnfit(version: number, known: number, readOnly: boolean): void {
  if (version > known)
    throw new Error(
      `the store has schema ${version}, and this program knows only up to ${known}: it was written by a newer version of the program`,
    );
  if (!readOnly || version === known) return;
  throw new Error(
    version === 0
      ? 'there is no store in this database'
      : `the store has schema ${version}, and reading needs ${known}: start the server once, which changes it`,
  );
}

async function change(
  db: ClientBase,
  schema: string,
  changes: readonly string[],
  from: number,
): Promise<void> {
  const name = db.escapeIdentifier(schema);
  if (from === 0) {
    const there = 'SELECT 1 FROM pg_namespace WHERE nspname = $1';
    if ((await db.query(there, [schema])).rowCount === 0) await db.query(`CREATE SCHEMA ${name}`);
    await db.query(`CREATE TABLE ${name}.schema_version (version integer NOT NULL)`);
    await db.query(`INSERT INTO ${name}.schema_version (version) VALUES (0)`);
  }
  for (const one of changes.slice(from)) await db.query(one);
  await db.query(`UPDATE ${name}.schema_version SET version = $1`, [changes.length]);
}
