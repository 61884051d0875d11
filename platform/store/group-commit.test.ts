import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

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
