/** The threads in which the machine's seats of a server think. */
import { availableParallelism } from 'node:os';
import { ThinkingBudget, usualTerms } from '@weathergage/bots/budget.ts';
import { ThinkingPool } from '@weathergage/bots/thinking-pool.ts';
import type { ServerLog, Thinkers, Thought } from '@weathergage/server';

/** No bot of ours takes a second; one that is not back by then will not come back. */
const HANG_MS = 30_000;
const MEMORY_MB = 512;

export interface BotThreads extends Thinkers {
  readonly pool: ThinkingPool;
}

/** One processor is left to the server itself, where there are several. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

export function botThreads(threads: number, log: ServerLog): BotThreads {
  const pool = new ThinkingPool({
    module: new URL('./bots-worker.ts', import.meta.url),
    threads,
    hangMs: HANG_MS,
    memoryMb: MEMORY_MB,
    budget: new ThinkingBudget(usualTerms(threads), performance.now()),
    onLost: ({ match }, why, again) => log('error', { match, why, again }, 'a thread of the bots was lost'),
  });
  return {
    pool,
    // A text crosses to a thread in one piece; a view as it is would be walked through to be copied.
    think: (who, task, signal) => pool.think<readonly Thought[]>(who, JSON.stringify(task), signal),
    load: () => ({ waiting: pool.waiting, busy: pool.busy }),
    close: () => pool.close(),
  };
}
