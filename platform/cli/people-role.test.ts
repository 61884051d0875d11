import { join } from 'node:path';
import { openDatabase, People } from '@weathergage/people';
import { expect, it } from 'vitest';
import { runHere, scratchFolder } from './testing/run.ts';

const { path } = scratchFolder();

it('people role makes the first admin, and refuses whom nobody knows', async () => {
  const data = join(path, 'data');
  const people = await openDatabase(data);
  const now = new Date().toISOString();
  const row = { id: 'ann', name: 'Ann', email: 'a@a.example', emailVerified: 0, isAnonymous: null };
  await people.db
    .insertInto('user')
    .values({ ...row, createdAt: now, updatedAt: now, flag: null, nameKey: 'ann' })
    .execute();
  await people.close();
  expect(await runHere('people', 'role', 'ANN', 'admin', '--data', data)).toMatchObject({
    code: 0,
    out: 'Ann is admin now.',
  });
  const opened = await People.open({ where: data, publicUrl: 'http://localhost' });
  expect(await opened.moderation.roleOf('ann')).toBe('admin');
  await opened.close();
  expect(await runHere('people', 'role', 'Ben', 'admin', '--data', data)).toMatchObject({ code: 1 });
  expect(await runHere('people', 'role', 'Ann', 'king', '--data', data)).toMatchObject({ code: 2 });
});
