/** People inside the file of a backup, beside its matches: table by table, and which version of them it was. */

import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyPeople, type PeopleCopy } from './copy.ts';
import { migrate, onSqlite, PEOPLE_FILE, type PeopleDatabase } from './database.ts';

/** Before the name of each table: the matches have tables of their own. */
const PREFIX = 'people:';
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const tablesIn = (db: DatabaseSync, of: string): string[] =>
  db
    .prepare(
      `SELECT name FROM ${of}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'`,
    )
    .all()
    .map(({ name }) => String(name));

/** In a folder beside the file, which nobody else can read and which is gone afterwards. */
async function inFolder<R>(file: string, work: (folder: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(`${file}-`);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const backUpPeople = (from: PeopleDatabase, file: string): Promise<PeopleCopy> =>
  inFolder(file, async (folder) => {
    const to = onSqlite(folder);
    let done: PeopleCopy;
    try {
      await migrate(to);
      done = await copyPeople(from, to);
    } finally {
      await to.close();
    }
    // For its owner's eyes alone, whoever makes it first.
    closeSync(openSync(file, 'a', 0o600));
    const db = new DatabaseSync(file);
    try {
      db.exec('PRAGMA journal_mode = DELETE');
      db.prepare('ATTACH ? AS people').run(join(folder, PEOPLE_FILE));
      db.exec('BEGIN');
      for (const name of tablesIn(db, 'people'))
        db.exec(`CREATE TABLE main.${quoted(PREFIX + name)} AS SELECT * FROM people.${quoted(name)}`);
      db.exec('COMMIT');
    } finally {
      db.close();
    }
    return done;
  });

/** Null where the backup has no people in it. */
export const restorePeople = (
  file: string,
  openTo: () => Promise<PeopleDatabase>,
): Promise<PeopleCopy | null> =>
  inFolder(file, async (folder) => {
    if (!(await unpacked(file, folder))) return null;
    const from = onSqlite(folder);
    try {
      await migrate(from);
      const to = await openTo();
      try {
        return await copyPeople(from, to);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  });

/** As they were when the backup was made, whatever has been changed about their tables since. */
async function unpacked(file: string, folder: string): Promise<boolean> {
  const backup = new DatabaseSync(file, { readOnly: true });
  const names = tablesIn(backup, 'main').filter((name) => name.startsWith(PREFIX));
  const version =
    names.length === 0
      ? 0
      : Number(backup.prepare(`SELECT version FROM ${quoted(`${PREFIX}schema_version`)}`).get()?.version);
  backup.close();
  if (version === 0) return false;
  const empty = onSqlite(folder);
  await migrate(empty, version).finally(() => empty.close());
  const db = new DatabaseSync(join(folder, PEOPLE_FILE), { enableForeignKeyConstraints: false });
  try {
    db.prepare('ATTACH ? AS backup').run(file);
    db.exec('BEGIN');
    for (const name of names) {
      const table = name.slice(PREFIX.length);
      db.exec(`DELETE FROM main.${quoted(table)}`);
      db.exec(`INSERT INTO main.${quoted(table)} SELECT * FROM backup.${quoted(name)}`);
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  return true;
}
