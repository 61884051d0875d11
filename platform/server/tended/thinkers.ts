/** Who does the thinking of the machine's seats. A server is given threads for it; one without any thinks for itself. */
import { type Ask, type Chooser, looseDice } from '@weathergage/kernel';
import type { Catalogue } from '../catalogue.ts';

/** All that a bot gets: what its seat sees, what it is asked, and dice of its own. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly asks: readonly Ask[];
  /** What the dice of each ask are seeded with. */
  readonly seeds: readonly number[];
}

/** What became of one ask. */
export type Thought = { readonly answer: unknown } | { readonly error: string };

/** For which match, and whether no person plays in it. */
export interface ThinkingFor {
  readonly match: string;
  readonly alone: boolean;
}

export interface Thinkers {
  /** A thought for each ask, in their order. Rejected if nothing came of it, and when the signal says that nobody waits. */
  think(who: ThinkingFor, task: BotTask, signal: AbortSignal): Promise<readonly Thought[]>;
  /** How many thoughts wait, and how many are under way. */
  load?(): { readonly waiting: number; readonly busy: number };
  close(): Promise<void>;
}

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a bot makes of its asks, one after another; one that it fails at costs the others nothing. */
export async function thinkThrough(
  choose: Chooser,
  { view, asks, seeds }: BotTask,
  between: () => Promise<void> = async () => {},
): Promise<Thought[]> {
  const thoughts: Thought[] = [];
  for (const [i, ask] of asks.entries()) {
    try {
      thoughts.push({ answer: await choose(view, ask, looseDice(seeds[i]!)) });
    } catch (error) {
      thoughts.push({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    await between();
  }
  return thoughts;
}

/** In this very thread, one ask at a time with a breath between: for tests, and where nobody has threads to give. */
export const thinkersHere = (catalogue: Catalogue): Thinkers => ({
  think: (_, task) => thinkThrough(catalogue.served(task.game).bots[task.bot]!, task, breath),
  async close() {},
});
