/**
 * All that is kept of people taken from one store to another, also while it is written to: as it stood at one moment.
 * Tables are found and not listed: one that is added by a later change goes along by itself.
 */
import { type Kysely, sql } from 'kysely';
import type { PeopleDatabase } from './database.ts';
import type { Tables } from './tables.ts';

export interface PeopleCopy {
  /** How many there are now. */
  readonly persons: number;
  /** There are people in the other store who were not copied there: they are left as they are. */
  readonly left: boolean;
}

interface CopiedTable {
  readonly name: string;
  readonly key: readonly string[];
  /** By column, the type as the engine calls it. */
  readonly columns: ReadonlyMap<string, string>;
  /** Columns that the database counts up by itself. */
  readonly counted: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Says that nobody has been served from a store since it was copied there. */
export const COPIED_MARK = 'copied';
/** Each store has its own version of the tables. */
const OWN = new Set(['schema_version', 'sqlite_sequence']);
const PAGE = 200;

export async function copyPeople(from: PeopleDatabase, to: PeopleDatabase): Promise<PeopleCopy> {
  const tables = await tablesOf(to);
  const reading = from.db.transaction();
  // SQLite shows one moment to a transaction by itself.
  return (from.engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading).execute(
    (old) =>
      to.db.transaction().execute(async (fresh) => {
        if (to.engine === 'sqlite') await sql`PRAGMA defer_foreign_keys = ON`.execute(fresh);
        if (await isInUse(fresh)) return { persons: await personsIn(fresh), left: true };
        for (const { name } of tables.toReversed()) await sql`DELETE FROM ${sql.table(name)}`.execute(fresh);
        for (const table of tables) await copyTable(old, fresh, table, to.engine);
        await fresh
          .insertInto('house')
          .values({ name: COPIED_MARK, value: 'here' })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        return { persons: await personsIn(fresh), left: false };
      }),
  );
}

async function isInUse(db: Kysely<Tables>): Promise<boolean> {
  const mark = await db
    .selectFrom('house')
    .select('value')
    .where('name', '=', COPIED_MARK)
    .executeTakeFirst();
  return mark === undefined && (await personsIn(db)) > 0;
}

async function personsIn(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select((of) => of.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function copyTable(
  old: Kysely<Tables>,
  fresh: Kysely<Tables>,
  table: CopiedTable,
  engine: PeopleDatabase['engine'],
): Promise<void> {
  const { name, key, columns } = table;
  const names = sql.join([...columns.keys()].map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | null = null; ; ) {
    const after: Row | null = last;
    const since =
      after === null ? sql`` : sql`WHERE (${order}) > (${sql.join(key.map((column) => after[column]))})`;
    const page: { rows: Row[] } = await sql<Row>`SELECT ${names} FROM ${sql.table(name)} ${since}
      ORDER BY ${order} LIMIT ${sql.lit(PAGE)}`.execute(old);
    if (page.rows.length > 0) {
      const rows = page.rows.map(
        (row) => sql`(${sql.join([...columns].map(([column, type]) => fitted(row[column], type)))})`,
      );
      const overriding =
        engine === 'postgres' && table.counted.length > 0 ? sql`OVERRIDING SYSTEM VALUE` : sql``;
      await sql`INSERT INTO ${sql.table(name)} (${names}) ${overriding} VALUES ${sql.join(rows)}`.execute(
        fresh,
      );
    }
    if (page.rows.length < PAGE) break;
    last = page.rows.at(-1)!;
  }
  if (engine === 'postgres')
    for (const column of table.counted)
      await sql`SELECT setval(pg_get_serial_sequence(${sql.lit(name)}, ${sql.lit(column)}),
        coalesce((SELECT max(${sql.ref(column)}) FROM ${sql.table(name)}), 0) + 1, false)`.execute(fresh);
}

/** One engine gives truth as a number and large numbers as text, another has words for times: each gets its own. */
function fitted(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (/^bool/i.test(type)) return Boolean(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (/^int/i.test(type) && typeof value === 'string') return Number(value);
  if (value instanceof Uint8Array || typeof value !== 'object') return value;
  return JSON.stringify(value);
}

/** Those first that others refer to. */
async function tablesOf({ db, engine, schema }: PeopleDatabase): Promise<CopiedTable[]> {
  const found = (await db.introspection.getTables()).filter(
    (table) => !table.isView && !OWN.has(table.name) && (schema === null || table.schema === schema),
  );
  const keys = await keysOf(db, engine);
  const tables = found.map(({ name, columns }): CopiedTable => {
    const key = keys.filter((one) => one.table === name).map(({ column }) => column);
    if (key.length === 0) throw new Error(`the table ${name} has no key to be copied by`);
    return {
      name,
      key,
      columns: new Map(columns.map((column) => [column.name, column.dataType])),
      counted: columns.flatMap((column) => (column.isAutoIncrementing ? [column.name] : [])),
    };
  });
  return engine === 'sqlite' ? tables : inOrder(tables, await referencesIn(db));
}

async function keysOf(
  db: Kysely<Tables>,
  engine: PeopleDatabase['engine'],
): Promise<{ table: string; column: string }[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ table: string; column: string }>`SELECT t.name AS "table", c.name AS "column"
          FROM sqlite_master t, pragma_table_info(t.name) c
          WHERE t.type = 'table' AND c.pk > 0 ORDER BY t.name, c.pk`
      : sql<{ table: string; column: string }>`SELECT c.relname AS "table", a.attname AS "column"
          FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
          CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
          WHERE i.indisprimary AND c.relnamespace = current_schema()::regnamespace
          ORDER BY c.relname, k.place`;
  return (await query.execute(db)).rows;
}

async function referencesIn(db: Kysely<Tables>): Promise<{ table: string; to: string }[]> {
  const found = await sql<{ table: string; to: string }>`SELECT c.relname AS "table", r.relname AS "to"
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class r ON r.oid = f.confrelid
    WHERE f.contype = 'f' AND f.connamespace = current_schema()::regnamespace`.execute(db);
  return found.rows;
}

function inOrder(
  tables: readonly CopiedTable[],
  references: readonly { table: string; to: string }[],
): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  const add = (table: CopiedTable): void => {
    if (ordered.includes(table)) return;
    for (const { to } of references.filter((one) => one.table === table.name && one.to !== table.name))
      add(tables.find(({ name }) => name === to)!);
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}
