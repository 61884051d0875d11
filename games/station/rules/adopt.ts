/** Matches begun under older rules: their states are put into the words of these, so that they can be finished by them. */
import { TASKS } from './module/vocabulary.ts';
import { FIRST_ADMIRAL, type Options } from './world/options.ts';
import type { State } from './world/state.ts';

/** A state of this version, made from one that an older version has saved. */
export function adopt(saved: unknown, rulesVersion: string): State {
  const world = saved as State;
  if (rulesVersion !== '1') return world;
  // Rules 1 left the course of a Formation with Orders to its owner: a match begun so goes on so (9.371).
  return knownTasks({ ...world, options: { ...withCareers(world.options), freeCourses: true } });
}

/** The first rules had ranks and Inspectorates apart, and gave an Inspectorate to anybody (12.44). */
interface FirstOptions extends Options {
  readonly playerRanks?: { readonly A: number; readonly B: number };
  readonly inspectorates?: { readonly A?: 'ordnance' | 'dockyards'; readonly B?: 'ordnance' | 'dockyards' };
}

function withCareers(options: FirstOptions): Options {
  const { playerRanks, inspectorates, ...rest } = options;
  if (playerRanks === undefined) return rest;
  const career = (player: 'A' | 'B') => {
    const [rank, inspectorate] = [playerRanks[player], inspectorates?.[player]];
    return rank >= FIRST_ADMIRAL && inspectorate !== undefined ? { rank, inspectorate } : { rank };
  };
  return { ...rest, careers: { A: career('A'), B: career('B') } };
}

const known: ReadonlySet<unknown> = new Set(TASKS);

/** The cover of trade had the name of one trade: a Task that is not in the list any more is that. */
function knownTasks<V>(value: V): V {
  if (Array.isArray(value)) return value.map(knownTasks) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'task' && typeof part === 'string' && !known.has(part) ? 'CoverTrade' : knownTasks(part),
    ]),
  ) as V;
}
