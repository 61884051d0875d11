/** Where the page finds the machine: one worker, started when it is first needed. */
import type { Advice, Reckoning } from '@weathergage/kernel';
import type { AdviseRequest, ChooseRequest, FromWorker, ReckonRequest, ToWorker } from './protocol.ts';

export interface BotHouse {
  /** The levels that a game's machine plays at. */
  names(gameId: string): Promise<readonly string[]>;
  choose(request: ChooseRequest): Promise<unknown>;
}

/** Where the page finds a good officer: at the same place. */
export interface OfficerHouse {
  advise(request: AdviseRequest): Promise<readonly Advice[]>;
  reckon(request: ReckonRequest): Promise<Reckoning>;
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Body = ToWorker extends infer M ? (M extends ToWorker ? Omit<M, 'id'> : never) : never;

class WorkerHouse implements BotHouse, OfficerHouse {
  #worker: Worker | null = null;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  names(gameId: string): Promise<readonly string[]> {
    return this.#ask({ type: 'names', gameId }) as Promise<readonly string[]>;
  }

  choose(request: ChooseRequest): Promise<unknown> {
    return this.#ask({ type: 'choose', ...request });
  }

  advise(request: AdviseRequest): Promise<readonly Advice[]> {
    return this.#ask({ type: 'advise', ...request }) as Promise<readonly Advice[]>;
  }

  reckon(request: ReckonRequest): Promise<Reckoning> {
    return this.#ask({ type: 'reckon', ...request }) as Promise<Reckoning>;
  }

  #ask(body: Body): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#started().postMessage({ id, ...body });
    });
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.message));
    });
    worker.addEventListener('error', () => {
      // A worker that failed answers nobody any more: whoever waits is told, the next asker gets a fresh one.
      for (const { reject } of this.#waiting.values()) reject(new Error('the machine stopped thinking'));
      this.#waiting.clear();
      worker.terminate();
      this.#worker = null;
    });
    this.#worker = worker;
    return worker;
  }
}

const house = new WorkerHouse();
export const botHouse: BotHouse = house;
export const officerHouse: OfficerHouse = house;
