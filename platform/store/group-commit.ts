/**
 * Many small writes, one sync. What is asked for within the same turn of the event loop is committed together: a sync
 * takes far longer than the writing, and nobody's promise is kept before it is done.
 */
import type { DatabaseSync } from 'node:sqlite';

interface Job {
  readonly work: () => unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  #jobs: Job[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Does the work with others in one transaction. If it throws, only its own writes are taken back. */
  write<R>(work: () => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as Job['resolve'], reject });
      if (this.#jobs.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    const settled: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) settled.push(this.#do(job));
      this.#db.exec('COMMIT');
    } catch (error) {
      // A full disk or an I/O error may have rolled back already; then nobody's writes are there.
      if (this.#db.isOpen && this.#db.isTransaction) rollBack(this.#db);
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const settle of settled) settle();
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

function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // Nobody waits for this: what was thrown here would end the process. The next to begin is told what is wrong.
  }
}
