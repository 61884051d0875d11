/**
 * Jobs done in a thread of their own: the server's thread waits neither for the disk nor for the database. What is asked
 * for in one turn of the event loop goes over in one message, whatever the thread is at: when its commit is done it takes
 * all that has come meanwhile into the next, and nobody has to wake it. One message brings back how that went. A thread
 * that has died takes what it had been given with it, which is refused; what comes after that goes to a new one.
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
  /** What the thread has been given, in that order, and what this turn of the event loop has asked for since. */
  #inHand: InHand[] = [];
  #waiting: InHand[] = [];
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
      // What is asked for in the same turn of the event loop goes along.
      if (this.#waiting.length === 1) setImmediate(() => this.#handOver());
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
    worker.on('message', (settled: Settled) => this.#settle(worker, settled));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`it ended with code ${code}`)));
    return worker;
  }

  #handOver(): void {
    const jobs = this.#waiting;
    this.#waiting = [];
    this.#worker ??= this.#started();
    // The process lives at least as long as somebody waits for what he wrote.
    this.#worker.ref();
    this.#worker.postMessage(jobs.map(({ job }) => job));
    this.#inHand.push(...jobs);
  }

  /** The first that were given are the first to be done. */
  #settle(worker: Worker, { results, failed }: Settled): void {
    // All that was in its hands has been given up with it.
    if (this.#worker !== worker) return;
    const jobs = this.#inHand.splice(0, results.length);
    for (const [at, error] of failed) jobs[at]!.reject(error);
    // Keeping a promise twice does nothing: those that failed have been told.
    for (const [at, { resolve }] of jobs.entries()) resolve(results[at]);
    this.#restWhenDone();
  }

  #lose(worker: Worker, cause: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#inHand.splice(0))
      reject(new WriterLost('the thread that writes was lost', { cause }));
    this.#restWhenDone();
  }

  #restWhenDone(): void {
    if (this.#inHand.length > 0 || this.#waiting.length > 0) return;
    this.#worker?.unref();
    this.#atRest?.();
  }
}
