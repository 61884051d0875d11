/** The schema of the SQLite engine, as the list of changes that led to it. A change once published is never edited. */
import type { DatabaseSync } from 'node:sqlite';

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id             TEXT PRIMARY KEY,
    opening        TEXT NOT NULL,
    secret         TEXT NOT NULL,
    status         TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
    created        INTEGER NOT NULL,
    gallery        TEXT NOT NULL CHECK (gallery IN ('public', 'link', 'closed')),
    gallery_hash   TEXT,
    n              INTEGER NOT NULL DEFAULT 0,
    rewound        INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place          INTEGER NOT NULL,
    seat           TEXT NOT NULL,
    bot            TEXT,
    token_hash     TEXT,
    nonce          TEXT,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journal (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              INTEGER NOT NULL,
    ask            TEXT,
    entry          TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX journal_by_ask ON journal (match, ask, n) WHERE ask IS NOT NULL;

  CREATE TABLE steps (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              INTEGER NOT NULL,
    step           INTEGER NOT NULL,
    happenings     TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step           INTEGER NOT NULL,
    n              INTEGER NOT NULL,
    rules_version  TEXT NOT NULL,
    snapshot       TEXT NOT NULL,
    PRIMARY KEY (match, step)
  ) STRICT;
  `,
  `
  CREATE TABLE standing (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat           TEXT NOT NULL,
    ticked         TEXT NOT NULL,
    since          TEXT NOT NULL,
    rules_version  TEXT NOT NULL,
    n              INTEGER NOT NULL,
    answered       INTEGER NOT NULL,
    halt           TEXT,
    PRIMARY KEY (match, seat)
  ) STRICT;
  CREATE INDEX standing_that_goes_on ON standing (match) WHERE halt IS NULL;
  `,
  `
  CREATE TABLE clocks (
    match          TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    version        INTEGER NOT NULL,
    clock          TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE matches ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  UPDATE matches SET changed = max(created, unixepoch() * 1000);
  CREATE INDEX matches_by_change ON matches (status, changed);
  CREATE TABLE probe (
    only           INTEGER PRIMARY KEY CHECK (only = 1),
    at             INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE matches ADD COLUMN awaits INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE witness_key (
    one            INTEGER PRIMARY KEY CHECK (one = 1),
    secret         TEXT NOT NULL
  ) STRICT;

  CREATE TABLE witnessed_matches (
    match          TEXT PRIMARY KEY,
    pass_hash      TEXT NOT NULL,
    created        INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE witnessed_steps (
    match          TEXT NOT NULL REFERENCES witnessed_matches (match) ON DELETE CASCADE,
    again          INTEGER NOT NULL,
    step           INTEGER NOT NULL,
    hash           TEXT NOT NULL,
    PRIMARY KEY (match, again, step)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE witnessed_matches ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE witnessed_matches ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
  UPDATE witnessed_matches SET asked = max(created, unixepoch() * 1000);
  `,
  `
  ALTER TABLE matches ADD COLUMN gallery_delay INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE talk (
    match          TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n              INTEGER NOT NULL,
    seat           TEXT NOT NULL,
    talk           TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN war INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN of_match TEXT;
  ALTER TABLE matches ADD COLUMN of_engagement TEXT;
  ALTER TABLE matches ADD COLUMN of_part INTEGER;
  ALTER TABLE matches ADD COLUMN of_state TEXT;
  ALTER TABLE matches ADD COLUMN of_verdict TEXT;
  CREATE UNIQUE INDEX battles ON matches (of_match, of_engagement, of_part) WHERE of_match IS NOT NULL;
  CREATE INDEX wars ON matches (status) WHERE war = 1;
  CREATE INDEX open_battles ON matches (of_state) WHERE of_state = 'open';
  `,
];

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Brings a database up to the newest schema, each change whole or not at all; a newer one than known is refused. */
export function migrate(db: DatabaseSync, changes: readonly string[] = MIGRATIONS): void {
  if (versionOf(db) === changes.length) return;
  for (;;) {
    // The version is read under the write lock, so that two processes that open at once don't both make the change.
    db.exec('BEGIN IMMEDIATE');
    try {
      const version = versionOf(db);
      if (version > changes.length)
        throw new Error(
          `the store has schema ${version}, and this program knows only up to ${changes.length}: it was written by a newer version of the program`,
        );
      const change = changes[version];
      if (change !== undefined) db.exec(`${change}; PRAGMA user_version = ${version + 1}`);
      db.exec('COMMIT');
      if (change === undefined) return;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}
