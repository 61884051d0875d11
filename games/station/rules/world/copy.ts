/**
 * The private copy that a resolution may change. A deep copy of plain data, save the scenario and the options, which
 * never change: a Turn touches most of the rest anyway.
 */
import type { State } from './state.ts';

export function privateCopy(world: State): State {
  const { scenario, options, seats, ...rest } = world;
  return { scenario, options, seats, ...copied(rest) };
}

function copied<V>(value: V): V {
  if (Array.isArray(value)) return value.map(copied) as V;
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copied((value as Record<string, unknown>)[key]);
  return copy as V;
}
