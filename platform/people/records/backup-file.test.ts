import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { restorePeople } from './backup-file.ts';
import { migrate, onSqlite, openDatabase, PEOPLE_FILE } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergage-people-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a backup of an older version is brought up to the tables of now', async () => {
  const old = onSqlite(join(folder, 'old'));
  await migrate(old, 1);
  await old.close();
  const file = join(folder, 'backup.db');
  const backup = new DatabaseSync(file);
  backup.prepare('ATTACH ? AS old').run(join(folder, 'old', PEOPLE_FILE));
  backup.exec(`INSERT INTO old.notes VALUES ('m', 'g', 's', 't', 'over', 1, 2, 3, '[]', '[]', NULL);
    CREATE TABLE "people:schema_version" AS SELECT * FROM old.schema_version;
    CREATE TABLE "people:notes" AS SELECT * FROM old.notes`);
  backup.close();
  expect(await restorePeople(file, () => openDatabase(join(folder, 'new')))).toEqual({
    persons: 0,
    left: false,
  });
  const people = await openDatabase(join(folder, 'new'));
  const notes = await people.db.selectFrom('notes').select(['match', 'gallery']).execute();
  await people.close();
  expect(notes).toEqual([{ match: 'm', gallery: 'link' }]);
});
