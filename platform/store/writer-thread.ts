/**
 * Jobs done in a thread of their own: the server's thread waits neither for the disk nor for the database. One message
 * takes over all that has come together while the last commit was under way, and one brings back how it went. A thread
 * that has died takes what it had in hand with it, which is refused; what comes after that goes to a new one.
 */
import { Worker } from 'node:worker_threads';
import type { SqliteOptions } from './sqlite-file.ts';
import type { JobArgs, JobName, JobResult, SqliteJob, SqliteWriter } from './sqlite-jobs.ts';

/** What comes back for a batch: what each job gave, and which of them failed, by place. */
export interface Settled {
  readonly results: readonly unknown[];
  readonly failed: readonly (readonly [at: number, error: Error])[];
}

interface InHand {
  readonly job: SqliteJob;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export class WriterLost extends Error {}

export class WriterThread implements SqliteWriter {
  readonly #options: SqliteOptions;
  readonly #module: URL;
  #worker: Worker | null = null;
  /** What the thread has been given, and what it is to be given next. */
  #inHand: readonly InHand[] = [];
  #waiting: InHand[] = [];
  #isDue = false;
  #isClosed = false;
  #atRest: (() => void) | null = null;

  constructor(options: SqliteOptions, module = new URL('./sqlite-writer-worker.ts', import.meta.url)) {
    this.#options = options;
    this.#module = module;
    // Begun before it is needed: the first to write does not wait for it.
    this.#worker = this.#started();
  }

  write<K extends JobName>(name: K, ...args: JobArgs<K>): Promise<JobResult<K>> {
    if (this.#isClosed) return Promise.reject(new WriterLost('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job: [name, ...args], resolve: resolve as InHand['resolve'], reject });
      if (this.#isDue || this.#inHand.length > 0) return;
      this.#isDue = true;
      // What is asked for in the same turn of the event loop goes along.
      setImmediate(() => {
        this.#isDue = false;
        this.#handOver();
      });
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#inHand.length > 0 || this.#waiting.length > 0)
      await new Promise<void>((resolve) => {
        this.#atRest = resolve;
      });
    const worker = this.#worker;
    if (worker === null) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage(null);
    await gone;
  }

  #started(): Worker {
    const worker = new Worker(this.#module, { workerData: { ...this.#options, sole: false, thread: false } });
    worker.unref();
    worker.on('message', (settled: Settled) => this.#settle(settled));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`it ended with code ${code}`)));
    return worker;
  }

  #handOver(): void {
    if (this.#inHand.length > 0) return;
    if (this.#waiting.length === 0) {
      this.#worker?.unref();
      this.#atRest?.();
      return;
    }
    this.#inHand = this.#waiting;
    this.#waiting = [];
    this.#worker ??= this.#started();
    // The process lives at least as long as somebody waits for what he wrote.
    this.#worker.ref();
    this.#worker.postMessage(this.#inHand.map(({ job }) => job));
  }

  #settle({ results, failed }: Settled): void {
    const jobs = this.#inHand;
    this.#inHand = [];
    for (const [at, error] of failed) jobs[at]!.reject(error);
    // Keeping a promise twice does nothing: those that failed have been told.
    for (const [at, { resolve }] of jobs.entries()) resolve(results[at]);
    this.#handOver();
  }

  #lose(worker: Worker, cause: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const jobs = this.#inHand;
    this.#inHand = [];
    for (const { reject } of jobs) reject(new WriterLost('the thread that writes was lost', { cause }));
    this.#handOver();
  }
}
