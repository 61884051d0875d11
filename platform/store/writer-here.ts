/** Jobs done in this very thread: what is asked for within one turn of the event loop shares a commit. */
import type { SqliteFile } from './sqlite-file.ts';
import { doJob, type JobArgs, type JobName, type JobResult, type SqliteWriter } from './sqlite-jobs.ts';

export class WriterHere implements SqliteWriter {
  readonly #db: SqliteFile;

  constructor(db: SqliteFile) {
    this.#db = db;
  }

  write<K extends JobName>(name: K, ...args: JobArgs<K>): Promise<JobResult<K>> {
    return this.#db.together(() => doJob(this.#db, [name, ...args]) as JobResult<K>);
  }

  /** The file itself waits for what is in hand. */
  async close(): Promise<void> {}
}
