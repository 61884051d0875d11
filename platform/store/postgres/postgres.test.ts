import { afterEach, describe, expect, it } from 'vitest';
import { storeContract } from '../contract.ts';
import { answerEntry, newMatch, resolved } from '../contract-parts.ts';
import { NO_EFFECTS } from '../store.ts';
import {
  givenSchemas,
  inDatabase,
  newSchema,
  partedPlace,
  postgresPlace,
} from '../testing/postgres-place.ts';
import { testPostgres } from '../testing/postgres-server.ts';
import { PostgresWire } from '../testing/postgres-wire.ts';
import { PostgresLink } from './link.ts';
import { PostgresStore } from './postgres.ts';
import { MIGRATIONS, migrate } from './schema.ts';
import { WritablePool } from './writable-pool.ts';

const database = await testPostgres();

storeContract('PostgreSQL', () => postgresPlace(database!), database === null);
storeContract('PostgreSQL with its tables in parts', () => partedPlace(database!), database === null);

describe.skipIf(database === null)('PostgreSQL alone', () => {
  const undo: (() => Promise<unknown>)[] = [];
  const place = (): ReturnType<typeof newSchema> => {
    const made = newSchema(database!);
    undo.unshift(made.drop);
    return made;
  };
  const opened = async (url: string, more: { connections?: number } = {}): Promise<PostgresStore> => {
    const store = await PostgresStore.open({ url, ...more });
    undo.unshift(() => store.close());
    return store;
  };
  afterEach(async () => {
    for (const step of undo.splice(0)) await step();
  });

  it('is made once by several that open it at the same time', async () => {
    const { url, schema } = place();
    const stores = await Promise.all([opened(url), opened(url), opened(url)]);
    await stores[0]!.createMatch(newMatch('m'));
    expect(await stores[2]!.lastNumber('m')).toBe(0);
    const { rows } = await inDatabase(url, (client) =>
      client.query(`SELECT version FROM ${schema}.schema_version`),
    );
    expect(rows).toEqual([{ version: MIGRATIONS.length }]);
  });

  it('says which schema it knows when the store is newer, and what to do where there is none', async () => {
    const { url, schema } = place();
    await expect(PostgresStore.open({ url, readOnly: true })).rejects.toThrow(/there is no store/);
    await (await PostgresStore.open({ url })).close();
    await inDatabase(url, (client) => client.query(`UPDATE ${schema}.schema_version SET version = 99`));
    await expect(PostgresStore.open({ url })).rejects.toThrow(/schema 99.*knows only up to/);
  });

  it('changes its schema whole or not at all', async () => {
    const { url, schema } = place();
    await (await PostgresStore.open({ url })).close();
    const changes = [...MIGRATIONS, 'CREATE TABLE extra (x integer)', 'SELECT x FROM nowhere'];
    await inDatabase(url, async (client) => {
      await client.query(`SET search_path = ${schema}`);
      await expect(migrate(client, { schema, readOnly: false, changes })).rejects.toThrow(/nowhere/);
      expect((await client.query(`SELECT to_regclass('extra') AS made`)).rows).toEqual([{ made: null }]);
      await migrate(client, { schema, readOnly: false, changes: changes.slice(0, -1) });
      expect((await client.query('SELECT version FROM schema_version')).rows).toEqual([
        { version: MIGRATIONS.length + 1 },
      ]);
    });
  });

  it('commits what comes at once together, and an append that is refused takes no other with it', async () => {
    const { url, schema } = place();
    const store = await opened(url);
    const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
    for (const id of ids) await store.createMatch(newMatch(id));
    const transactions = async (): Promise<number> => {
      const { rows } = await inDatabase(url, (client) =>
        client.query<{ x: string }>(`SELECT count(DISTINCT xmin::text) AS x FROM ${schema}.journal`),
      );
      return Number(rows[0]!.x);
    };
    await Promise.all(ids.map((id) => store.append(id, 0, [answerEntry(1)], NO_EFFECTS)));
    expect(await transactions()).toBe(1);
    // The step is there already: a fault of one match alone.
    await store.append('m3', 1, [answerEntry(2)], resolved(1, 2));
    const results = await Promise.allSettled(
      ids.map((id) => {
        const n = id === 'm3' ? 2 : 1;
        return store.append(id, n, [answerEntry(n + 1)], {
          ...resolved(1, n + 1),
          steps: resolved(1, 2).steps,
        });
      }),
    );
    expect(results.flatMap(({ status }, i) => (status === 'rejected' ? [ids[i]] : []))).toEqual(['m3']);
    expect(await store.lastNumber('m3')).toBe(2);
    expect(await store.lastNumber('m4')).toBe(2);
  });

  it('refuses while connections are lost, and goes on by itself when they can be made again', async () => {
    const { url } = place();
    const store = await opened(`${url}&application_name=to-be-cut`, { connections: 3 });
    await store.createMatch(newMatch('m'));
    const all = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'to-be-cut'`;
    const cut = (): Promise<unknown> => inDatabase(url, (client) => client.query(all));
    let n = 0;
    let refused = 0;
    // A cut may fall between two appends.
    for (let round = 0; round < 5 || (refused === 0 && round < 50); round++) {
      const cutting = cut();
      for (let i = 0; i < 10; i++) {
        try {
          const { conflict } = await store.append('m', n, [answerEntry(n + 1)], NO_EFFECTS);
          expect(conflict).toBe(false);
          n++;
        } catch {
          refused++;
          // Whether it was written is not known to who was refused: he asks.
          n = await retried(() => store.lastNumber('m').then((last) => last!));
        }
      }
      await cutting;
    }
    expect(n).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(0);
    const kept = await retried(() => store.entries('m', 0));
    expect(kept.map((entry) => entry.n)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
  });

  it('waits for the disk even where the connection is told not to', async () => {
    const { url } = place();
    const link = await PostgresLink.open({ url: `${url}&options=-c%20synchronous_commit%3Doff` });
    undo.unshift(() => link.close());
    const rows = await link.query('setting', `SELECT current_setting('synchronous_commit') AS waits`);
    expect(rows).toEqual([{ waits: 'on' }]);
  });

  it('lets no commit be broken off that waits for its standby, whatever the database does for others', async () => {
    const { url } = place();
    const link = await PostgresLink.open({ url: `${url}&options=-c%20statement_timeout%3D30s` });
    undo.unshift(() => link.close());
    const rows = await link.query('patience', `SELECT current_setting('statement_timeout') AS most`);
    expect(rows).toEqual([{ most: '0' }]);
  });

  it('asks nothing more of a connection that has left a question unanswered, whoever gives it back', async () => {
    const { url } = place();
    const wire = await PostgresWire.open(url, {});
    undo.unshift(() => wire.close());
    const config = { query_timeout: 3000 };
    const pool = new WritablePool({ url: wire.url, connections: 1, config, settings: {} });
    undo.unshift(() => pool.end());
    const ask = async (): Promise<unknown> => {
      const client = await pool.connect();
      try {
        return (await client.query('SELECT 1 AS one')).rows;
      } finally {
        client.release();
      }
    };
    expect(await ask()).toEqual([{ one: 1 }]);
    wire.mute();
    await expect(ask()).rejects.toThrow('timeout');
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('asks for nothing as it connects that a pooler in front would not know', async () => {
    const { url } = place();
    const knocks: string[] = [];
    const wire = await PostgresWire.open(url, {
      holdMs: (said) => {
        // The only message without a letter in front: how long it is, version 3.0, then names and values.
        if (said.startsWith('\0\x03\0\0', 4)) knocks.push(said.slice(8));
        return 0;
      },
    });
    undo.unshift(() => wire.close());
    const store = await opened(wire.url);
    await store.createMatch(newMatch('m'));
    expect(knocks.length).toBeGreaterThan(0);
    for (const knock of knocks) {
      const names = knock.split('\0').filter((_, i) => i % 2 === 0 && _ !== '');
      for (const name of names)
        expect(['user', 'database', 'client_encoding', 'application_name']).toContain(name);
    }
  });

  it('needs no right but to a schema that it has been given', async () => {
    const { url, schema } = place();
    const given = await givenSchemas(url, [schema]);
    undo.unshift(given.drop);
    const store = await opened(given.url);
    expect(await store.createMatch(newMatch('m'))).toBe(true);
  });

  it('is refused plainly where nobody answers', async () => {
    const url = 'postgres://nobody@127.0.0.1:9/nothing';
    await expect(PostgresStore.open({ url })).rejects.toThrow(/ECONNREFUSED/);
  });
});

async function retried<R>(work: () => Promise<R>): Promise<R> {
  for (let i = 0; ; i++)
    try {
      return await work();
    } catch (error) {
      if (i === 10) throw error;
    }
}
