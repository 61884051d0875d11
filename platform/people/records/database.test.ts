import { givenSchemas, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, openToRead } from './database.ts';

const database = await testPostgres();

describe.skipIf(database === null)('people on PostgreSQL', () => {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0)) await step();
  });

  it('need no right but to a schema that they have been given, and are found there again', async () => {
    const { url, schema } = newSchema(database!);
    const given = await givenSchemas(url, [`${schema}_people`]);
    undo.unshift(given.drop);
    await (await openDatabase(given.url)).close();
    const people = (await openToRead(given.url))!;
    undo.unshift(() => people.close());
    expect(people.schema).toBe(`${schema}_people`);
  });
});
