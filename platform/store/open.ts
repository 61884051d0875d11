/** Opens a store by where it is: a database by its address, anything else is a folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteStore } from './sqlite.ts';
import { DATABASE_FILE } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** `postgres://…` or `postgresql://…`. */
export const isDatabase = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where);

/** As it may be shown: an address without its password. */
export function placeInWords(where: string): string {
  return isDatabase(where) ? where.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@') : where;
}

export async function openStore(where: string, { readOnly = false, sole = false } = {}): Promise<Store> {
  if (isDatabase(where)) {
    // Loaded on demand: a server with a folder has no use for it.
    const { PostgresStore } = await import('./postgres/postgres.ts');
    return PostgresStore.open({ url: where, readOnly });
  }
  if (readOnly && !existsSync(join(where, DATABASE_FILE))) throw new Error('there is no store in it');
  return new SqliteStore({ directory: where, readOnly, sole, thread: sole });
}
