/** Matches begun under older rules, brought up to these so that they can be finished. */
import type { State } from './world/state.ts';

/** Rules 1 left the course of a Formation with Orders to its owner: a match begun so goes on so (9.371). */
export function adopt(state: unknown, rulesVersion: string): State {
  const world = state as State;
  return rulesVersion === '1' ? { ...world, options: { ...world.options, freeCourses: true } } : world;
}
