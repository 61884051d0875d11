/**
 * Worker threads that think for matches, for as long as a server runs. Matches take turns; a thought nobody wants any
 * more is dropped; a thread that dies or does not come back is replaced, and what it was at is thought once more.
 */
import { Worker } from 'node:worker_threads';
import type { ThinkingBudget, ThinkingFor } from './budget.ts';
import { FairQueue } from './fair-queue.ts';
import { type JobMessage, READY } from './pool.ts';

export interface ThinkingMeans {
  /** The module a thread runs; it must call `serveJobs`. */
  readonly module: URL;
  /** Handed to every thread when it starts. */
  readonly setting?: unknown;
  readonly threads: number;
  /** How long a thought may take by the clock on the wall before its thread is given up. */
  readonly hangMs: number;
  /** The memory a thread may use; without it Node's own limit holds. */
  readonly memoryMb?: number;
  readonly budget?: ThinkingBudget;
  /** A thread was lost over a thought; whether that is tried again. */
  readonly onLost?: (who: ThinkingFor, why: string, again: boolean) => void;
}

/** How long a thread may take to be loaded: all others may be loading, too. */
const LOADING_MS = 60_000;

/** How often a thought is begun before it is given up. */
const TRIES = 2;

interface Job {
  readonly who: ThinkingFor;
  readonly work: unknown;
  tries: number;
  settled: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  isLoaded: boolean;
  job: Job | null;
  since: number;
  patience: NodeJS.Timeout | undefined;
}

export const droppedThought = (): Error =>
  Object.assign(new Error('nobody wants it any more'), { dropped: true });
export const isDropped = (error: unknown): boolean => (error as { dropped?: boolean }).dropped === true;

export class ThinkingPool {
  readonly #means: ThinkingMeans;
  readonly #queue = new FairQueue<Job>();
  readonly #threads = new Set<Thread>();
  #timer: NodeJS.Timeout | undefined;
  #numbered = 0;
  #closed = false;

  constructor(means: ThinkingMeans) {
    this.#means = means;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get busy(): number {
    return [...this.#threads].filter(({ job }) => job !== null).length;
  }

  /** The threads at work now, by their numbers. */
  get threadIds(): number[] {
    return [...this.#threads].map(({ worker }) => worker.threadId);
  }

  think<R>(who: ThinkingFor, work: unknown, signal?: AbortSignal): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.#closed || signal?.aborted) return reject(droppedThought());
      const drop = (): void => {
        this.#queue.remove(who.match, job);
        settle(() => reject(droppedThought()));
      };
      const settle = (tell: () => void): void => {
        if (job.settled) return;
        job.settled = true;
        signal?.removeEventListener('abort', drop);
        tell();
      };
      const job: Job = {
        who,
        work,
        tries: 0,
        settled: false,
        resolve: (result) => settle(() => resolve(result as R)),
        reject: (error) => settle(() => reject(error)),
      };
      signal?.addEventListener('abort', drop, { once: true });
      this.#queue.add(who.match, job);
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const job of this.#queue.drain()) job.reject(droppedThought());
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { job, patience } of threads) {
      clearTimeout(patience);
      job?.reject(droppedThought());
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives out work as long as there is some, and somebody to do it. */
  #hand(): void {
    while (!this.#closed && this.#queue.size > 0) {
      const thread = this.#idleThread();
      if (thread === null) return;
      const now = performance.now();
      const job = this.#queue.next(({ who }) => this.#waitOf(who, now) === 0);
      if (job === undefined) {
        this.#handLater(now);
        return;
      }
      this.#begin(thread, job, now);
    }
  }

  #begin(thread: Thread, job: Job, now: number): void {
    job.tries++;
    thread.job = job;
    thread.since = now;
    this.#wait(thread);
    thread.worker.postMessage({ i: ++this.#numbered, job: job.work });
  }

  #wait(thread: Thread): void {
    clearTimeout(thread.patience);
    const ms = thread.isLoaded ? this.#means.hangMs : LOADING_MS;
    thread.patience = setTimeout(() => this.#lose(thread, 'it did not come back'), ms);
  }

  #handLater(now: number): void {
    const wait = Math.min(...[...this.#queue.heads()].map(({ who }) => this.#waitOf(who, now)));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hand(), Math.ceil(wait));
  }

  #waitOf(who: ThinkingFor, now: number): number {
    return this.#means.budget?.waitOf(who, now) ?? 0;
  }

  /** Threads are started when they are first needed. */
  #idleThread(): Thread | null {
    for (const thread of this.#threads) if (thread.job === null) return thread;
    return this.#threads.size < this.#means.threads ? this.#started() : null;
  }

  #started(): Thread {
    const { module, setting, memoryMb } = this.#means;
    const worker = new Worker(module, {
      workerData: setting,
      ...(memoryMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
    });
    const thread: Thread = { worker, isLoaded: false, job: null, since: 0, patience: undefined };
    this.#threads.add(thread);
    worker.on('message', (message: JobMessage | typeof READY) => {
      if (message === READY) this.#loaded(thread);
      else this.#done(thread, message);
    });
    worker.on('error', (error) => this.#lose(thread, error.message));
    worker.on('exit', (code) => this.#lose(thread, `it ended with code ${code}`));
    // A server with nothing else to do may end.
    worker.unref();
    return thread;
  }

  #loaded(thread: Thread): void {
    thread.isLoaded = true;
    if (this.#threads.has(thread) && thread.job !== null) this.#wait(thread);
  }

  #done(thread: Thread, message: JobMessage): void {
    if (!this.#threads.has(thread)) return;
    const job = this.#freed(thread);
    this.#means.budget?.spend(job.who, message.cpuMs, performance.now());
    if ('error' in message) job.reject(new Error(message.error));
    else job.resolve(message.result);
    this.#hand();
  }

  #freed(thread: Thread): Job {
    clearTimeout(thread.patience);
    const job = thread.job!;
    thread.job = null;
    return job;
  }

  #lose(thread: Thread, why: string): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    if (thread.job !== null) {
      const job = this.#freed(thread);
      const now = performance.now();
      // What it had cost by its own count is not known.
      this.#means.budget?.spend(job.who, now - thread.since, now);
      const again = job.tries < TRIES && !job.settled;
      this.#means.onLost?.(job.who, why, again);
      if (again) this.#queue.putBack(job.who.match, job);
      else job.reject(new Error(`a thread was lost over it: ${why}`));
    }
    this.#hand();
  }
}
