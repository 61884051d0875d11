/** Places for stores in the database of the tests: a schema each, gone when the test is. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { StorePlace } from '../contract-parts.ts';
import { PostgresStore } from '../postgres/postgres.ts';
import { partAll } from './parted-tables.ts';

/** Does something to the database past the store. */
export async function inDatabase<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const address = new URL(url);
  address.searchParams.delete('schema');
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of a schema of its own. */
export function newSchema(database: string): { url: string; schema: string; drop(): Promise<void> } {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const address = new URL(database);
  address.searchParams.set('schema', schema);
  const drop = async (): Promise<void> => {
    await inDatabase(database, (client) => client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`));
  };
  return { url: address.href, schema, drop };
}

/** The same address for somebody who may do nothing in the database but what he likes in these schemas, made for him. */
export async function givenSchemas(
  url: string,
  schemas: readonly string[],
): Promise<{ url: string; drop(): Promise<void> }> {
  const role = `role_${randomBytes(6).toString('hex')}`;
  const made = schemas.map((schema) => `CREATE SCHEMA ${schema} AUTHORIZATION ${role};`);
  await inDatabase(url, (client) => client.query(`CREATE ROLE ${role} LOGIN; ${made.join(' ')}`));
  const address = new URL(url);
  address.searchParams.set('user', role);
  const drop = async (): Promise<void> => {
    await inDatabase(url, (client) =>
      client.query(`DROP SCHEMA ${schemas.join()} CASCADE; DROP ROLE ${role}`),
    );
  };
  return { url: address.href, drop };
}

/** A disk that is full for all that is large, as the database says it: the statement is refused and the session goes on. */
const fullDisk = (schema: string): string => `
  CREATE FUNCTION ${schema}.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF length(new.entry) > 1000000 THEN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END IF;
    RETURN new;
  END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON ${schema}.journal FOR EACH ROW EXECUTE FUNCTION ${schema}.full_disk()`;

type Schema = ReturnType<typeof newSchema>;

/** Schemas that are empty again: making one takes longer than most tests. */
const empty: Schema[] = [];
const emptyParted: Schema[] = [];

export const postgresPlace = (database: string): StorePlace =>
  placeIn(empty.pop() ?? newSchema(database), empty);

/** The same with every table of matches in parts, by the id of the match. */
export function partedPlace(database: string): StorePlace {
  const known = emptyParted.pop();
  const place = known ?? newSchema(database);
  const { url, schema } = place;
  const parted = async (): Promise<void> => {
    await (await PostgresStore.open({ url })).close();
    await inDatabase(url, (client) => partAll(client, schema));
  };
  let ready = known === undefined ? null : Promise.resolve();
  const { open, ...rest } = placeIn(place, emptyParted);
  return {
    ...rest,
    open: async () => {
      ready ??= parted();
      await ready;
      return open();
    },
  };
}

function placeIn(place: Schema, spare: Schema[]): StorePlace {
  const { url, schema } = place;
  return {
    open: () => PostgresStore.open({ url }),
    openFull: async () => {
      await inDatabase(url, (client) => client.query(fullDisk(schema)));
      return PostgresStore.open({ url });
    },
    openReadOnly: () => PostgresStore.open({ url, readOnly: true }),
    remove: async () => {
      await inDatabase(url, (client) =>
        client.query(`DELETE FROM ${schema}.matches; DELETE FROM ${schema}.witnessed_matches;
          DELETE FROM ${schema}.witness_key; DROP FUNCTION IF EXISTS ${schema}.full_disk CASCADE`),
      );
      spare.push(place);
    },
  };
}
