/** Many jobs over a few worker threads. The results come back in the order of the jobs, whoever did them. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** What a worker says when it has been loaded. */
export const READY = 'ready';

/** What a worker says of a job, and the time of a processor that it took. */
export type JobMessage = { readonly i: number; readonly cpuMs: number } & (
  | { readonly result: unknown }
  | { readonly error: string }
);

export interface PoolOptions {
  /** The module a worker runs; it must call `serveJobs`. */
  readonly module: URL;
  readonly size?: number;
  /** Handed to every worker when it starts. */
  readonly setting: unknown;
  readonly onDone?: (done: number) => void;
}

/** Runs all jobs and ends the workers; the first failure ends everything. */
export async function runPooled<J, R>(jobs: readonly J[], options: PoolOptions): Promise<R[]> {
  const size = Math.max(1, Math.min(options.size ?? availableParallelism(), jobs.length));
  const results = new Array<R>(jobs.length);
  const workers = Array.from(
    { length: size },
    () => new Worker(options.module, { workerData: options.setting }),
  );
  let next = 0;
  let done = 0;
  const served = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const hand = () => {
        if (next >= jobs.length) resolve();
        else worker.postMessage({ i: next, job: jobs[next++] });
      };
      worker.on('message', (message: JobMessage | typeof READY) => {
        if (message === READY) return;
        if ('error' in message) return reject(new Error(message.error));
        results[message.i] = message.result as R;
        options.onDone?.(++done);
        hand();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
      hand();
    });
  try {
    await Promise.all(workers.map(served));
    return results;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The worker's half: does each job it is handed. */
export function serveJobs<J, R>(work: (job: J) => R | Promise<R>): void {
  const port = parentPort;
  if (port === null) throw new Error('jobs are served in a worker thread');
  port.postMessage(READY);
  port.on('message', async ({ i, job }: { i: number; job: J }) => {
    const before = process.threadCpuUsage();
    const say = (outcome: { result: unknown } | { error: string }): void => {
      const { user, system } = process.threadCpuUsage(before);
      port.postMessage({ i, cpuMs: (user + system) / 1000, ...outcome } satisfies JobMessage);
    };
    try {
      say({ result: await work(job) });
    } catch (error) {
      say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
