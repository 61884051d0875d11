import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, JOURNAL_FORMAT, type Journal, rebuildMatch } from '@weathergage/kernel';
import { openStore, SqliteStore, type Store } from '@weathergage/store';
import { newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { beginVolleys, type PlayedVolleys } from './testing/played.ts';
import { runHere, runWeathergage, scratchFolder } from './testing/run.ts';
import { volleysGame } from './testing/toys.ts';

const database = await testPostgres();
const { path: folder } = scratchFolder();
const file = (name: string): string => join(folder, name);
const places: ReturnType<typeof newSchema>[] = [];
afterAll(async () => {
  for (const place of places) await place.drop();
});
const newDatabase = (): string => {
  const place = newSchema(database!);
  places.push(place);
  return place.url;
};

/** Matches that are played all the time, some to their end and others begun anew, until it is told to stop. */
async function live(store: Store, names: string): Promise<{ ids: string[]; stop(): Promise<void> }> {
  const ids: string[] = [];
  let made = 0;
  const begin = async (turnLimit: number): Promise<PlayedVolleys> => {
    const id = `${names}-${made++}`;
    const played = await beginVolleys(store, id, turnLimit);
    ids.push(id);
    return played;
  };
  const tables = await Promise.all(Array.from({ length: 6 }, (_, i) => begin(i % 2 === 0 ? 3 : 400)));
  let stopped = false;
  const work = Promise.all(
    tables.map(async (first) => {
      for (let table = first; !stopped; ) {
        if (!(await table.move())) table = await begin(3);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    ids,
    stop: async () => {
      stopped = true;
      await work;
    },
  };
}

/** Every match of a store leads from its journal to the state of its last snapshot, and can be gone on with. */
async function expectSound(store: Store, ids: readonly string[]): Promise<number> {
  let entries = 0;
  for (const id of ids) {
    const { record, ...whole } = (await store.readWhole(id))!;
    expect(whole.entries.map(({ n }) => n)).toEqual(Array.from({ length: record.n }, (_, i) => i + 1));
    // Taken along between its making and its beginning.
    if (record.status === 'gathering') {
      expect(whole).toMatchObject({ entries: [], snapshots: [] });
      continue;
    }
    const last = whole.snapshots.at(-1)!;
    const { opening, secret } = record;
    const upTo = whole.entries.filter(({ n }) => n <= last.n);
    const journal: Journal = { format: JOURNAL_FORMAT, opening, secret, entries: upTo };
    const match = rebuildMatch(volleysGame, journal);
    expect(hashOf(match.state)).toBe(hashOf(last.state));
    expect(record.status).toBe(match.outcome === null ? 'playing' : 'over');
    entries += record.n;
  }
  return entries;
}

/** The store at a place, once it is known to have these matches and to be sound in all it has. */
async function soundAt(place: string, wanted: readonly string[]): Promise<Store> {
  const store = await openStore(place);
  const ids = await store.matchIds('', 1000);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  await expectSound(store, ids);
  return store;
}

describe('store', () => {
  it('backup takes a store that is written to as it stands, and restore brings it back', async () => {
    const data = file('live');
    const store = new SqliteStore({ directory: data });
    const { ids, stop } = await live(store, 'm');
    const known = [...ids];
    const backup = file('backup.db');
    const taken = await runWeathergage('store', 'backup', backup, '--data', data);
    expect(taken).toMatchObject({ code: 0, err: '' });
    await stop();
    expect(statSync(backup).mode & 0o077).toBe(0);
    for (const name of ['.part', '-wal', '-shm']) expect(existsSync(`${backup}${name}`)).toBe(false);
    expect(await runHere('store', 'backup', backup, '--data', data)).toMatchObject({ code: 2 });

    const again = file('again');
    expect(await runHere('store', 'restore', backup, '--data', again)).toMatchObject({ code: 0 });
    const restored = await openStore(again);
    const all = await restored.matchIds('', 1000);
    expect(known.filter((id) => !all.includes(id))).toEqual([]);
    expect(await expectSound(restored, all)).toBeGreaterThan(known.length);
    await restored.close();
    await store.close();
  });

  it.skipIf(database === null)(
    'backup takes a database that is written to, and restore puts it into another',
    async () => {
      const [url, other] = [newDatabase(), newDatabase()];
      const store = await openStore(url);
      const { ids, stop } = await live(store, 'm');
      const known = [...ids];
      const backup = file('of-a-database.db');
      const taken = await runWeathergage('store', 'backup', backup, '--data', url);
      expect(taken).toMatchObject({ code: 0, err: '' });
      await stop();
      await store.close();
      expect(await runHere('store', 'restore', backup, '--data', other)).toMatchObject({ code: 0 });
      await (await soundAt(other, known)).close();
    },
  );

  it('is refused what is no backup, no store, or the same store', async () => {
    expect(await runHere('store', 'restore', file('none'), '--data', folder)).toMatchObject({ code: 2 });
    expect(await runHere('store', 'restore', import.meta.filename, '--data', folder)).toMatchObject({
      code: 2,
    });
    expect(await runHere('store', 'backup', file('b'), '--data', file('empty'))).toMatchObject({ code: 2 });
    expect(await runHere('store', 'move', '--from', folder, '--to', folder)).toMatchObject({ code: 2 });
  });

  it('move leaves what has gone on in the other store', async () => {
    const [one, two] = [file('one'), file('two')];
    const store = new SqliteStore({ directory: one });
    const begun = await beginVolleys(store, 'm', 50);
    for (let i = 0; i < 4; i++) await begun.move();
    expect(await runHere('store', 'move', '--from', one, '--to', two)).toMatchObject({ code: 0 });
    await begun.move();
    const { code, err } = await runHere('store', 'move', '--from', two, '--to', one);
    expect(code).toBe(1);
    expect(err).toMatch(/m was left out: it has gone on there, to entry 5 from 4 here/);
    expect(await store.lastNumber('m')).toBe(5);
    await store.close();
  });

  it.skipIf(database === null)('move goes to PostgreSQL and back, while both are written to', async () => {
    const [data, back, url] = [file('from'), file('back'), newDatabase()];
    const store = new SqliteStore({ directory: data });
    const first = await live(store, 'sqlite');
    const known = [...first.ids];
    expect(await runHere('store', 'move', '--from', data, '--to', url)).toMatchObject({ code: 0 });
    await first.stop();
    const there = await soundAt(url, known);

    // Again, now that nobody writes: all of it is there then, to the last answer.
    const { code, out } = await runHere('store', 'move', '--from', data, '--to', url);
    expect(code).toBe(0);
    expect(out).toMatch(/were there already/);
    for (const id of first.ids) expect(await there.readWhole(id)).toEqual(await store.readWhole(id));
    await store.close();

    const second = await live(there, 'postgres');
    const before = [...second.ids];
    expect(await runHere('store', 'move', '--from', url, '--to', back)).toMatchObject({ code: 0 });
    await second.stop();
    const home = await soundAt(back, [...before, ...first.ids]);
    await home.close();
    await there.close();
  });
});
