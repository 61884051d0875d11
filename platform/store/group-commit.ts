/**
 * Many small writes, one sync. What is asked for within the same turn of the event loop is committed together: a sync
 * takes far longer than the writing, and nobody's promise is kept before it is done. Another process may hold the lock:
 * it is tried for again and again, and the event loop goes on meanwhile.
 */
import type { DatabaseSync } from 'node:sqlite';

/** How long another's lock is waited for. */
export const BUSY_MS = 5000;
const RETRY_MS = 10;
const SQLITE_BUSY = 5;

interface Job {
  readonly work: () => unknown;
  readonly asked: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  /** As long as there is one, a flush is due. */
  #jobs: Job[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * Does the work with others in one transaction. If it throws, only its own writes are taken back. It may be done
   * again after all of it was taken back, and so does nothing but write.
   */
  write<R>(work: () => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#jobs.push({ work, asked: performance.now(), resolve: resolve as Job['resolve'], reject });
      if (this.#jobs.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** Until what was asked for is written, or has failed. */
  async rest(): Promise<void> {
    if (this.#jobs.length > 0) await this.write(() => {}).catch(() => {});
  }

  #flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    const settled: (() => void)[] = [];
    try {
      this.#begin();
      for (const job of jobs) settled.push(this.#do(job));
      this.#db.exec('COMMIT');
    } catch (error) {
      // A full disk or an I/O error may have rolled back already; then nobody's writes are there.
      if (this.#db.isOpen && this.#db.isTransaction) rollBack(this.#db);
      this.#putOff(jobs, error);
      return;
    }
    for (const settle of settled) settle();
  }

  /** Does not wait: SQLite would, but with the whole process. What is read goes on waiting as it did. */
  #begin(): void {
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      this.#db.exec('BEGIN IMMEDIATE');
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    }
  }

  /** Where somebody else holds the lock, all who have not waited long enough wait on; else nobody does. */
  #putOff(jobs: readonly Job[], error: unknown): void {
    const late = performance.now() - BUSY_MS;
    const waiting = isBusy(error) ? jobs.filter(({ asked }) => asked > late) : [];
    for (const job of jobs) if (!waiting.includes(job)) job.reject(error);
    this.#jobs = waiting;
    if (waiting.length > 0) setTimeout(() => this.#flush(), RETRY_MS);
  }

  #do(job: Job): () => void {
    this.#db.exec('SAVEPOINT job');
    try {
      const result = job.work();
      this.#db.exec('RELEASE job');
      return () => job.resolve(result);
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO job; RELEASE job');
      return () => job.reject(error);
    }
  }
}

/** The lower byte is the kind of error, what is above tells more of it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // Nobody waits for this: what was thrown here would end the process. The next to begin is told what is wrong.
  }
}
