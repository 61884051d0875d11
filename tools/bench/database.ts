/**
 * The PostgreSQL that servers are measured on: the one that BENCH_DATABASE_URL names, where many matches are left behind;
 * or one of its own, which syncs what it writes and is gone with the bench.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { findPostgres } from '../../platform/store/postgres/programs.mjs';
import { Database } from '../cluster/database.ts';
import { clusterFolder } from '../cluster/parts.ts';
import { cpuSecondsOf } from './server/server-process.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Seconds of a processor that all its processes have used; null where that can't be known. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

/** Null where none is named and none can be started. */
export async function benchDatabase(): Promise<BenchDatabase | null> {
  const named = process.env.BENCH_DATABASE_URL;
  if (named) return { url: named, cpuSeconds: () => null, stop: async () => {} };
  const programs = findPostgres();
  if (programs === null) {
    console.error('PostgreSQL is not here: servers on a database are not measured.');
    return null;
  }
  const folder = clusterFolder();
  const database = new Database(folder, 'one', programs);
  database.make();
  await database.start();
  const { pid } = database.part!.process;
  return {
    url: Database.address([database]),
    cpuSeconds: () => [pid!, ...childrenOf(pid!)].reduce((sum, one) => sum + (cpuSecondsOf(one) ?? 0), 0),
    stop: async () => {
      await database.part!.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its backends: one for each connection, and those that keep house. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return null;
  }
}
