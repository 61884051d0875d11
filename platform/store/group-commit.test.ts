import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUSY_MS, GroupCommit } from './group-commit.ts';

function counted(): { group: GroupCommit; db: DatabaseSync; commits: () => number; rows: () => unknown[] } {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  let commits = 0;
  const exec = db.exec.bind(db);
  db.exec = (sql) => {
    if (sql === 'COMMIT') commits++;
    exec(sql);
  };
  const rows = (): unknown[] =>
    db
      .prepare('SELECT n FROM t ORDER BY n')
      .all()
      .map((row) => row.n);
  return { group: new GroupCommit(db), db, commits: () => commits, rows };
}

describe('writes of one turn of the event loop', () => {
  it('are committed together', async () => {
    const { group, db, commits, rows } = counted();
    const insert = (n: number) => group.write(() => db.prepare('INSERT INTO t VALUES (?)').run(n).changes);
    expect(await Promise.all([insert(1), insert(2), insert(3)])).toEqual([1, 1, 1]);
    expect(commits()).toBe(1);
    await insert(4);
    expect(commits()).toBe(2);
    expect(rows()).toEqual([1, 2, 3, 4]);
  });

  it('fail one by one: what a failing one wrote is taken back, the others stand', async () => {
    const { group, db, rows } = counted();
    const insert = (...ns: number[]) =>
      group.write(() => {
        for (const n of ns) db.prepare('INSERT INTO t VALUES (?)').run(n);
      });
    const results = await Promise.allSettled([insert(1), insert(2, 1), insert(3)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(rows()).toEqual([1, 3]);
  });

  it('all fail if the commit does, and none is there', async () => {
    const { group, db, rows } = counted();
    const exec = db.exec;
    db.exec = (sql) => {
      if (sql === 'COMMIT') throw new Error('disk full');
      exec(sql);
    };
    const insert = (n: number) => group.write(() => db.prepare('INSERT INTO t VALUES (?)').run(n));
    const results = await Promise.allSettled([insert(1), insert(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(rows()).toEqual([]);
  });
});

describe('while another holds the lock', () => {
  let folder = '';
  let opened: DatabaseSync[] = [];
  const open = (): DatabaseSync => {
    const db = new DatabaseSync(join(folder, 'db'), { timeout: BUSY_MS });
    opened.push(db);
    return db;
  };
  const places = () => {
    const [mine, other] = [open(), open()];
    mine.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n INTEGER PRIMARY KEY)');
    const group = new GroupCommit(mine);
    const insert = (n: number) => group.write(() => mine.prepare('INSERT INTO t VALUES (?)').run(n));
    const rows = () =>
      mine
        .prepare('SELECT n FROM t ORDER BY n')
        .all()
        .map((row) => row.n);
    return { group, other, insert, rows };
  };
  const turns = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'weathergage-lock-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const db of opened) db.close();
    opened = [];
    rmSync(folder, { recursive: true });
  });

  it('writes wait, and the event loop does not', async () => {
    const { group, other, insert, rows } = places();
    other.exec('BEGIN IMMEDIATE');
    const began = performance.now();
    let isDone = false;
    const first = insert(1);
    const both = Promise.all([first, insert(2)]).then(() => (isDone = true));
    await turns(3);
    expect(isDone).toBe(false);
    expect(rows()).toEqual([]);
    // Who comes while others wait is written after them.
    const third = group.write(() => rows());
    other.exec('ROLLBACK');
    await both;
    expect(await third).toEqual([1, 2]);
    expect(performance.now() - began).toBeLessThan(BUSY_MS / 2);
  });

  it('who has waited long enough is refused, and who came later waits on', async () => {
    const { other, insert, rows } = places();
    other.exec('BEGIN IMMEDIATE');
    const early = insert(1).then(
      () => 'written',
      (error: Error) => error.message,
    );
    await turns(2);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + BUSY_MS);
    const late = insert(2);
    expect(await early).toBe('database is locked');
    other.exec('ROLLBACK');
    await late;
    expect(rows()).toEqual([2]);
  });

  it('who rests, rests until all that was asked for is written', async () => {
    const { group, other, insert, rows } = places();
    other.exec('BEGIN IMMEDIATE');
    void insert(1);
    await turns(2);
    void insert(2);
    const rested = group.rest();
    await turns(2);
    other.exec('ROLLBACK');
    await rested;
    expect(rows()).toEqual([1, 2]);
  });
});
