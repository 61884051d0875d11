/** What a host does who parts the tables of matches by the match: the same tables, each in four parts. */
import type { ClientBase } from 'pg';

const PARTS = 4;
/** Of the house and not of a match. */
const WHOLE = ['nodes', 'probe', 'schema_version', 'witness_key'];
/** Unique for servers of the version before alone; where tables are in parts it can't be. */
const OLD_INDEX = 'battles';

interface Table {
  readonly name: string;
  readonly key: string;
  /** Its keys and checks, as they are written. */
  readonly constraints: readonly string[];
  readonly links: readonly string[];
  readonly indexes: readonly string[];
}

/** Turns the empty tables of a schema into tables in parts. A key that does not hold the match is refused by the database. */
export async function partAll(client: ClientBase, schema: string): Promise<void> {
  await client.query(`SET search_path = ${schema}`);
  const tables = await tablesOf(client, schema);
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} RENAME TO ${name}_whole`);
  for (const { name, key, constraints } of tables) {
    await client.query(
      `CREATE TABLE ${name} (LIKE ${name}_whole INCLUDING DEFAULTS) PARTITION BY HASH (${key})`,
    );
    for (const one of constraints) await client.query(`ALTER TABLE ${name} ADD ${one}`);
    for (let part = 0; part < PARTS; part++)
      await client.query(
        `CREATE TABLE ${name}_${part} PARTITION OF ${name} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`,
      );
  }
  for (const { name, links } of tables)
    for (const link of links) await client.query(`ALTER TABLE ${name} ADD ${link}`);
  await client.query(`DROP TABLE ${tables.map(({ name }) => `${name}_whole`).join()} CASCADE`);
  for (const index of tables.flatMap(({ indexes }) => indexes)) await client.query(index);
}

async function tablesOf(client: ClientBase, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, CASE c.relname WHEN 'matches' THEN 'id' ELSE 'match' END AS key,
       ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = c.oid AND contype IN ('p', 'u', 'c')) AS constraints,
       ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS links,
       ARRAY(SELECT CASE x.relname WHEN $3 THEN replace(pg_get_indexdef(x.oid), 'UNIQUE ', '') ELSE pg_get_indexdef(x.oid) END
             FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid WHERE i.indrelid = c.oid
               AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)) AS indexes
     FROM pg_class c WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($2) ORDER BY c.relname`,
    [schema, WHOLE, OLD_INDEX],
  );
  return rows;
}
