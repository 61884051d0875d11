/** The thread that writes: all that has come in is committed in one transaction and synced, and only then answered. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { isBusy } from './group-commit.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';
import { doJob, type SqliteJob } from './sqlite-jobs.ts';
import type { Settled } from './writer-thread.ts';

const port = parentPort!;
const db = new SqliteFile(workerData as SqliteOptions);

type Message = readonly SqliteJob[] | null;

port.on('message', (first: Message) => {
  const jobs: SqliteJob[] = [];
  let message: Message | undefined = first;
  while (message) {
    jobs.push(...message);
    message = receiveMessageOnPort(port)?.message as Message | undefined;
  }
  if (jobs.length > 0) port.postMessage(committed(jobs));
  if (message === null) void db.close().then(() => port.close());
});

function committed(jobs: readonly SqliteJob[]): Settled {
  try {
    return { results: db.atOnce(jobs.map((job) => () => doJob(db, job))), failed: [] };
  } catch (error) {
    if (jobs.length === 1 || isBusy(error))
      return { results: jobs.map(() => undefined), failed: jobs.map((_, at) => [at, told(error)]) };
  }
  // One of them failed and has taken the others' writes back with it: each by itself, then.
  const results: unknown[] = [];
  const failed: [number, Error][] = [];
  for (const [at, job] of jobs.entries()) {
    const alone = committed([job]);
    results.push(alone.results[0]);
    for (const [, error] of alone.failed) failed.push([at, error]);
  }
  return { results, failed };
}

/** As much of an error as crosses to another thread. */
const told = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
