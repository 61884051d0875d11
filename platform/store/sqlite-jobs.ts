/**
 * All that is ever written to the SQLite engine, by name, each inside the transaction of whoever calls. What a job is
 * given and gives back is plain data, and what is large comes as text: it may be done in another thread.
 */
import type { Seat } from '@weathergage/kernel';
import { reseat, settleBattle } from './sqlite-battles.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { addTalk } from './sqlite-talk.ts';
import { writeWhole } from './sqlite-whole.ts';
import { forgetHashes, keepHash, ownSecret, takeOn } from './sqlite-witness.ts';
import {
  applyEffects,
  clockVersion,
  isCountedOn,
  keepClock,
  keepSnapshot,
  keepStanding,
  type SnapshotText,
  type WrittenEffects,
  type WrittenEntry,
  writeEntry,
  writeMatch,
} from './sqlite-writes.ts';
import type { ClockRecord } from './store.ts';

function takeSeat(db: SqliteFile, id: string, seat: Seat, nonce: string): boolean {
  const taken = 'UPDATE seats SET nonce = ? WHERE match = ? AND seat = ? AND nonce IS NULL';
  if (db.run(taken, nonce, id, seat) === 0) return false;
  db.run('UPDATE matches SET changed = ? WHERE id = ?', Date.now(), id);
  return true;
}

function startMatch(
  db: SqliteFile,
  id: string,
  opening: string,
  snapshot: SnapshotText,
  gone: readonly Seat[],
): boolean {
  const start = `UPDATE matches SET status = 'playing', opening = ?, changed = ?
                 WHERE id = ? AND status = 'gathering'`;
  if (db.run(start, opening, Date.now(), id) === 0) return false;
  for (const seat of gone) db.run('DELETE FROM seats WHERE match = ? AND seat = ?', id, seat);
  keepSnapshot(db, id, snapshot);
  return true;
}

/** False for a conflict. */
function append(
  db: SqliteFile,
  id: string,
  after: number,
  entries: readonly WrittenEntry[],
  effects: WrittenEffects,
): boolean {
  if (effects.clock !== undefined && clockVersion(db, id) !== effects.clock) return false;
  if (effects.standing?.record && !isCountedOn(db, id, effects.standing.record)) return false;
  const last = after + entries.length;
  const claim = 'UPDATE matches SET n = ?, changed = ? WHERE id = ? AND n = ?';
  if (db.run(claim, last, Date.now(), id, after) === 0) return false;
  for (const entry of entries) writeEntry(db, id, entry);
  applyEffects(db, id, last, effects);
  return true;
}

function keepNextClock(db: SqliteFile, id: string, clock: ClockRecord): boolean {
  if (clockVersion(db, id) !== clock.version - 1) return false;
  keepClock(db, id, clock);
  return true;
}

const deleteMatch = (db: SqliteFile, id: string, unchangedSince: number): boolean =>
  db.run('DELETE FROM matches WHERE id = ? AND changed < ?', id, unchangedSince) === 1;

function probe(db: SqliteFile): void {
  db.run('INSERT OR REPLACE INTO probe (only, at) VALUES (1, ?)', Date.now());
}

export const SQLITE_JOBS = {
  createMatch: writeMatch,
  takeSeat,
  startMatch,
  append,
  keepStanding,
  keepNextClock,
  deleteMatch,
  probe,
  addTalk,
  reseat,
  settleBattle,
  writeWhole,
  ownSecret,
  takeOn,
  keepHash,
  forgetHashes,
} as const;

export type JobName = keyof typeof SQLITE_JOBS;
type After<F> = F extends (db: SqliteFile, ...args: infer A) => unknown ? A : never;
export type JobArgs<K extends JobName> = After<(typeof SQLITE_JOBS)[K]>;
export type JobResult<K extends JobName> = ReturnType<(typeof SQLITE_JOBS)[K]>;

/** A job as it is handed over. */
export type SqliteJob = readonly [name: JobName, ...args: unknown[]];

export function doJob(db: SqliteFile, [name, ...args]: SqliteJob): unknown {
  return (SQLITE_JOBS[name] as (db: SqliteFile, ...args: unknown[]) => unknown)(db, ...args);
}

/** Who does the jobs; each is on disk when its promise is kept. */
export interface SqliteWriter {
  write<K extends JobName>(name: K, ...args: JobArgs<K>): Promise<JobResult<K>>;
  close(): Promise<void>;
}
