import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, People, type PeopleDatabase } from '@weathergage/people';
import { SqliteStore } from '@weathergage/store';
import { inDatabase, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere, scratchFolder } from './testing/run.ts';

const database = await testPostgres();
const { path: folder } = scratchFolder();
const file = (name: string): string => join(folder, name);
const places: ReturnType<typeof newSchema>[] = [];
afterAll(async () => {
  for (const { schema, drop } of places) {
    await drop();
    await inDatabase(database!, (client) => client.query(`DROP SCHEMA IF EXISTS ${schema}_people CASCADE`));
  }
});
const newDatabase = (): string => {
  const place = newSchema(database!);
  places.push(place);
  return place.url;
};

/** A store with no match in it. */
async function emptyStore(name: string): Promise<string> {
  const directory = file(name);
  const store = new SqliteStore({ directory });
  await store.close();
  return directory;
}

type Row = Record<string, unknown>;
const OWN = ['schema_version', 'sqlite_sequence'];

const tablesOf = async ({ db, schema }: PeopleDatabase) =>
  (await db.introspection.getTables()).filter(
    (table) => !OWN.includes(table.name) && (schema === null || table.schema === schema),
  );

// biome-ignore lint/suspicious/noExplicitAny: tables are found here, and have no types
const untyped = ({ db }: PeopleDatabase) => db as any;

/** A row in every table there is, so that one which somebody adds is tried as well. Rows refer to each other by `r1`, `r2`. */
async function fill(people: PeopleDatabase, id: string): Promise<string[]> {
  const filled: string[] = [];
  const tables = await tablesOf(people);
  for (const { name, columns } of tables.toSorted(
    (a, b) => Number(b.name === 'user') - Number(a.name === 'user'),
  )) {
    const row = Object.fromEntries(
      columns
        .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
        .map(({ name: column, dataType }) => {
          if (/^date|^timestamp/i.test(dataType)) return [column, '2026-11-18T06:44:00.000Z'];
          if (/^int|^real|^double/i.test(dataType)) return [column, 1];
          return [column, id];
        }),
    );
    // What a table takes only certain words in is tried by those who know them.
    const done = await untyped(people)
      .insertInto(name)
      .values(row)
      .execute()
      .catch((error: Error) => (/CHECK/.test(error.message) ? null : Promise.reject(error)));
    if (done !== null) filled.push(name);
  }
  return filled;
}

/** All rows of all tables, in words that both engines share. */
async function dump(people: PeopleDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await tablesOf(people)) {
    const rows: Row[] = await untyped(people).selectFrom(name).selectAll().execute();
    const said = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === 'boolean' ? Number(value) : value)),
    );
    // Large numbers come as text from one engine.
    all[name] = said.map((text) => text.replaceAll(/"(-?\d+)"/g, '$1')).toSorted();
  }
  delete all.house;
  return all;
}

const dumpAt = async (where: string): Promise<Record<string, string[]>> => {
  const people = await openDatabase(where);
  return dump(people).finally(() => people.close());
};

const MANY = 450;

/** People, more than are read at once, and a row of everything else. */
async function peopled(where: string): Promise<string[]> {
  const people = await openDatabase(where);
  const filled = await fill(people, 'r1');
  for (let i = 0; i < MANY; i++)
    await people.db
      .insertInto('user')
      .values(person(`p${String(i).padStart(4, '0')}`))
      .execute();
  await people.close();
  return filled;
}

const person = (id: string) => ({
  id,
  name: `Émile “${id}”`,
  email: `${id}@a.example`,
  emailVerified: 0,
  isAnonymous: null,
  createdAt: '2026-11-18T06:44:00.000Z',
  updatedAt: '2026-11-18T06:44:00.000Z',
  flag: null,
  nameKey: id,
});

describe('people in a store', () => {
  it('go into the one file of a backup, for its owner alone, and come back out of it', async () => {
    const data = await emptyStore('kept');
    const filled = await peopled(data);
    expect(filled).toEqual(expect.arrayContaining(['user', 'session', 'chairs', 'notes', 'offers', 'house']));
    const backup = file('backup.db');
    const taken = await runHere('store', 'backup', backup, '--data', data);
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(taken.out).toContain(`and ${MANY + 1} people`);
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup.db'))).toEqual(['backup.db']);
    const again = file('again');
    expect(await runHere('store', 'restore', backup, '--data', again)).toMatchObject({ code: 0, err: '' });
    expect(await dumpAt(again)).toEqual(await dumpAt(data));
    // Once more, before anybody has been served there: it is the copy that is made anew.
    expect(await runHere('store', 'restore', backup, '--data', again)).toMatchObject({ code: 0 });
  });

  it('are left as they are in a store that people are served from', async () => {
    const [data, there] = [await emptyStore('one'), await emptyStore('two')];
    await peopled(data);
    const other = await openDatabase(there);
    await other.db.insertInto('user').values(person('other')).execute();
    await other.close();
    const before = await dumpAt(there);
    const refused = await runHere('store', 'move', '--from', data, '--to', there);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/People were left out/);
    expect(await dumpAt(there)).toEqual(before);
    // A copy is no more a copy once a server has been started on it.
    const fresh = file('fresh');
    expect(await runHere('store', 'move', '--from', data, '--to', fresh)).toMatchObject({ code: 0 });
    await (await People.open({ where: fresh, publicUrl: 'http://localhost' })).close();
    expect(await runHere('store', 'move', '--from', data, '--to', fresh)).toMatchObject({ code: 1 });
  });

  it('are not looked for where nobody ever came', async () => {
    const data = await emptyStore('nobody');
    expect(await runHere('store', 'backup', file('nobody.db'), '--data', data)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await runHere('store', 'restore', file('nobody.db'), '--data', file('n2'))).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(data, 'people.db'))).toBe(false);
  });

  it.skipIf(database === null)('go to PostgreSQL and back while they are written to', async () => {
    const [data, url, back] = [await emptyStore('from'), newDatabase(), file('back')];
    await peopled(data);
    const live = await openDatabase(data);
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i++) {
        await live.db
          .insertInto('user')
          .values(person(`w${i}`))
          .execute();
        await live.db
          .insertInto('passes')
          .values({ hash: `w${i}`, match: 'm', seat: 's', person: `w${i}`, made: i })
          .execute();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    expect(await runHere('store', 'move', '--from', data, '--to', url)).toMatchObject({ code: 0, err: '' });
    writing = false;
    await writer;
    // Who has gone since is gone there, too.
    await live.db.deleteFrom('user').where('id', '=', 'p0000').execute();
    await live.close();
    expect(await runHere('store', 'move', '--from', data, '--to', url)).toMatchObject({ code: 0, err: '' });
    expect(await dumpAt(url)).toEqual(await dumpAt(data));
    expect(await runHere('store', 'move', '--from', url, '--to', back)).toMatchObject({ code: 0, err: '' });
    expect(await dumpAt(back)).toEqual(await dumpAt(data));
    const reopened = await openDatabase(back);
    const house = await reopened.db.selectFrom('house').selectAll().execute();
    await reopened.close();
    expect(house).toContainEqual({ name: 'r1', value: 'r1' });
  });
});
