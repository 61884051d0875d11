import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDatabase, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase, type PeopleDatabase } from './database.ts';
import { Tries } from './tries.ts';

const database = await testPostgres();
const folder = mkdtempSync(join(tmpdir(), 'weathergage-tries-'));
const place = database === null ? null : newSchema(database);
const opened: PeopleDatabase[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(folder, { recursive: true, force: true });
  if (place !== null)
    await inDatabase(database!, (client) =>
      client.query(`DROP SCHEMA IF EXISTS ${place.schema}_people CASCADE`),
    );
});

describe.each([
  { engine: 'SQLite', where: folder },
  { engine: 'PostgreSQL', where: place?.url ?? null },
])('tries on $engine', ({ where }) => {
  it.skipIf(where === null)(
    'are counted for two servers together, also when both count at once',
    async () => {
      const [one, two] = [await openDatabase(where!), await openDatabase(where!)];
      opened.push(one, two);
      const servers = [new Tries(one.db, one.engine), new Tries(two.db, two.engine)];
      const taken: boolean[] = [];
      const all = async (tries: Tries): Promise<void> => {
        for (let i = 0; i < 8; i++) taken.push(await tries.take('guess', 'ann@a.example', 10, 600_000));
      };
      // SQLite has one server to a folder; the second takes its place there.
      if (one.engine === 'postgres') await Promise.all(servers.map(all));
      else for (const server of servers) await all(server);
      expect(taken.filter(Boolean)).toHaveLength(10);
      expect(await servers[1]!.take('guess', 'ben@a.example', 10, 600_000)).toBe(true);
      expect(await servers[0]!.take('letter', 'ann@a.example', 10, 600_000)).toBe(true);
      // Time goes by.
      expect(await servers[0]!.take('guess', 'ann@a.example', 10, -1)).toBe(true);
      const rows = await one.db.selectFrom('tries').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('a.example');
      await servers[0]!.sweep(Date.now() + 2 * 86_400_000);
      expect(await one.db.selectFrom('tries').selectAll().execute()).toEqual([]);
    },
  );
});
