import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeContract } from './contract.ts';
import { answerEntry, newMatch, type StorePlace, snapshotAt } from './contract-parts.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { SqliteStore } from './sqlite.ts';
import { DATABASE_FILE, SqliteFile } from './sqlite-file.ts';
import { FolderTaken } from './sqlite-lock.ts';
import { NO_EFFECTS } from './store.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'weathergage-store-'));

const placeWith = (writing: { readonly thread: boolean }) => (): StorePlace => {
  const directory = folder();
  return {
    open: async () => new SqliteStore({ directory, ...writing }),
    openFull: async () => new SqliteStore({ directory, maxBytes: 1_000_000, ...writing }),
    openReadOnly: async () => new SqliteStore({ directory, readOnly: true }),
    remove: () => rmSync(directory, { recursive: true }),
  };
};

storeContract('SQLite', placeWith({ thread: false }));
storeContract('SQLite with a thread that writes', placeWith({ thread: true }));

describe('SQLite alone', () => {
  const folders: string[] = [];
  const directory = (): string => {
    const made = folder();
    folders.push(made);
    return made;
  };
  afterEach(() => {
    for (const made of folders.splice(0)) rmSync(made, { recursive: true });
  });

  it('writes ahead, in a folder that it makes itself', async () => {
    const where = join(directory(), 'made', 'on', 'demand');
    const store = new SqliteStore({ directory: where });
    await store.createMatch(newMatch('m'));
    expect(existsSync(join(where, `${DATABASE_FILE}-wal`))).toBe(true);
    await store.close();
    const db = new DatabaseSync(join(where, DATABASE_FILE));
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  it('waits for the disk with each commit', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    // The thread that writes opens it by the same hand.
    const file = new SqliteFile({ directory: directory() });
    const [db] = exec.mock.contexts as DatabaseSync[];
    exec.mockRestore();
    // 2 is FULL: what is acknowledged outlives a loss of power, and not a killed process alone.
    expect(db!.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    await file.close();
  });

  it('is no backup by its file alone while it is open: what was written last lies beside it', async () => {
    const [where, copied] = [directory(), directory()];
    const store = new SqliteStore({ directory: where });
    await store.createMatch(newMatch('m'));
    copyFileSync(join(where, DATABASE_FILE), join(copied, DATABASE_FILE));
    await store.close();
    const copy = new SqliteStore({ directory: copied });
    expect(await copy.findMatch('m')).toBeNull();
    await copy.close();
    // Once it is closed everything is in the one file.
    copyFileSync(join(where, DATABASE_FILE), join(copied, DATABASE_FILE));
    const whole = new SqliteStore({ directory: copied });
    expect(await whole.findMatch('m')).not.toBeNull();
    await whole.close();
  });

  it('is its owner’s alone: the dice that are still to fall can be read from it', async () => {
    const where = join(directory(), 'made');
    const store = new SqliteStore({ directory: where });
    await store.createMatch(newMatch('m'));
    const open = ['', DATABASE_FILE, `${DATABASE_FILE}-wal`].filter((name) => {
      return (statSync(join(where, name)).mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
    await store.close();
  });

  it('is closed to others though it was restored by somebody for all to read', async () => {
    const where = directory();
    await new SqliteStore({ directory: where }).close();
    chmodSync(join(where, DATABASE_FILE), 0o644);
    const store = new SqliteStore({ directory: where });
    await store.createMatch(newMatch('m'));
    for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`])
      expect([name, statSync(join(where, name)).mode & 0o777]).toEqual([name, 0o600]);
    await store.close();
  });

  it('is one server’s alone where that is asked for, and free when that is gone', async () => {
    const where = directory();
    const store = new SqliteStore({ directory: where, sole: true });
    expect(store.shared).toBe(false);
    expect(() => new SqliteStore({ directory: where, sole: true })).toThrow(FolderTaken);
    const reader = new SqliteStore({ directory: where, readOnly: true });
    await store.createMatch(newMatch('m'));
    expect(await reader.findMatch('m')).not.toBeNull();
    await reader.close();
    await store.close();
    const next = new SqliteStore({ directory: where, sole: true });
    expect(await next.findMatch('m')).not.toBeNull();
    await next.close();
    const many = new SqliteStore({ directory: where });
    expect(many.shared).toBe(true);
    await many.close();
  });

  it('takes seats and begins matches in the commit of whatever else is written', async () => {
    const store = new SqliteStore({ directory: directory() });
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const made = [newMatch('m'), newMatch('n')];
    await Promise.all(made.map((match) => store.createMatch(match)));
    const seats = made.map(({ id, seats }) => store.takeSeat(id, seats[0]!.seat, 'nonce'));
    const starts = made.map(({ id, opening }) => store.startMatch(id, opening, snapshotAt(0, 0)));
    await Promise.all([...seats, ...starts]);
    expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(2);
    exec.mockRestore();
    await store.close();
  });

  it('opens after the process and the last write were torn off in the middle', async () => {
    const where = directory();
    const store = new SqliteStore({ directory: where });
    await store.createMatch(newMatch('m'));
    for (let n = 1; n <= 10; n++) await store.append('m', n - 1, [answerEntry(n)], NO_EFFECTS);
    // As the disk would look if power had failed while the tenth was being written.
    const torn = join(where, 'torn');
    mkdirSync(torn);
    for (const file of [DATABASE_FILE, `${DATABASE_FILE}-wal`])
      copyFileSync(join(where, file), join(torn, file));
    const log = join(torn, `${DATABASE_FILE}-wal`);
    truncateSync(log, statSync(log).size - 100);
    await store.close();

    const again = new SqliteStore({ directory: torn });
    expect((await again.findMatch('m'))?.n).toBe(9);
    expect(await again.entries('m', 8)).toEqual([answerEntry(9)]);
    expect(await again.append('m', 9, [answerEntry(10)], NO_EFFECTS)).toEqual({ conflict: false });
    await again.close();
  });

  it('says which schema it knows when the store is newer', () => {
    const where = directory();
    const db = new DatabaseSync(join(where, DATABASE_FILE));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => new SqliteStore({ directory: where })).toThrow(
      `schema 99, and this program knows only up to ${MIGRATIONS.length}`,
    );
  });

  it('fails clearly on a file that is no database, and where there is none to read', () => {
    const where = directory();
    copyFileSync(import.meta.filename, join(where, DATABASE_FILE));
    expect(() => new SqliteStore({ directory: where })).toThrow(/not a database/);
    expect(() => new SqliteStore({ directory: join(where, 'nowhere'), readOnly: true })).toThrow();
  });
});

describe('migrations', () => {
  const version = (db: DatabaseSync) => db.prepare('PRAGMA user_version').get();
  const first = 'CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1)';
  const second = 'ALTER TABLE a ADD COLUMN y TEXT; UPDATE a SET y = x + 1';

  it('are applied from where the store stands, each once', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, [first]);
    migrate(db, [first, second]);
    migrate(db, [first, second]);
    expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: '2' }]);
    expect(version(db)).toEqual({ user_version: 2 });
    db.close();
  });

  it('leave the store as it was when one of them fails', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, [first]);
    expect(() => migrate(db, [first, `DELETE FROM a; SELECT x FROM nowhere`])).toThrow(/nowhere/);
    expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 1 }]);
    expect(version(db)).toEqual({ user_version: 1 });
    db.close();
  });

  it('bring an empty file to the newest schema', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    expect(version(db)).toEqual({ user_version: MIGRATIONS.length });
    db.close();
  });
});
