/**
 * The players of one measured server, in as many threads as leave the server its processors: whoever measures must not be
 * what is measured.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PlayersTask, PlayersTold, PlayersWord } from './player-worker.ts';

/** A quarter of the processors, four at most. */
const threads = (): number => Math.min(4, Math.max(1, Math.floor(availableParallelism() / 4)));

export class PlayerThreads {
  readonly #workers: readonly Worker[];
  /** All answers that were counted, by how long they took, in milliseconds. */
  readonly latencies: number[] = [];

  private constructor(workers: readonly Worker[]) {
    this.#workers = workers;
  }

  /** When all of them sit at their matches. They hold still. */
  static async seated(task: Omit<PlayersTask, 'matches'>, matches: number): Promise<PlayerThreads> {
    const count = threads();
    const all = Array.from({ length: matches }, (_, i) => i);
    const workers = Array.from({ length: count }, (_, thread) => {
      const own: PlayersTask = { ...task, matches: all.filter((i) => i % count === thread) };
      return new Worker(new URL('./player-worker.ts', import.meta.url), { workerData: own });
    });
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    return new PlayerThreads(workers);
  }

  go(): void {
    this.#say('go');
  }

  hold(): void {
    this.#say('hold');
  }

  count(): void {
    this.#say('count');
  }

  /** Ends the count, and gathers what was counted: how many answers there were. */
  async gather(): Promise<number> {
    const before = this.latencies.length;
    const told = this.#workers.map((worker) => once(worker, 'message') as Promise<[PlayersTold]>);
    this.#say('tell');
    for (const [{ latencies, failed }] of await Promise.all(told)) {
      if (failed !== null) throw new Error(failed);
      for (const latency of latencies) this.latencies.push(latency);
    }
    return this.latencies.length - before;
  }

  async close(): Promise<void> {
    const gone = this.#workers.map((worker) => once(worker, 'exit'));
    this.#say('close');
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    await Promise.all(gone);
  }

  #say(word: PlayersWord): void {
    for (const worker of this.#workers) worker.postMessage(word);
  }
}
