/** Where a rig takes a ship in one phase on the open sea, step by step, whatever she is called. */
import { legalPlots } from '../../rules/sailing/plot.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { allowances } from '../../rules/sea/wind.ts';
import { type Course, placed } from '../courses.ts';

/** A course as seen from where her bow lay. */
export interface Way extends Course {
  /** Whether each step brings her bow into a new hex; a turn swings her stern. */
  readonly ahead: readonly boolean[];
}

export type Ways = Readonly<Record<Direction, readonly Way[]>>;

const KNOWN = new Map<string, Ways>();

export function waysOf(sea: Sea, ship: Ship, rigging: readonly number[]): Ways {
  const rig = { ...ship, rigging: [...rigging] };
  const { A, B, C } = allowances(rig);
  const key = `${A}.${B}.${C}.${ship.spec.turning}.${sea.wind}`;
  let ways = KNOWN.get(key);
  if (ways === undefined) {
    const from = (heading: Direction) => waysFrom(sea, rig, heading);
    ways = { 1: from(1), 2: from(2), 3: from(3), 4: from(4), 5: from(5), 6: from(6) };
    KNOWN.set(key, ways);
  }
  return ways;
}

function waysFrom(sea: Sea, ship: Ship, heading: Direction): readonly Way[] {
  const free: Ship = {
    ...ship,
    bow: { q: 0, r: 0 },
    heading,
    allBoarding: false,
    still: 0,
    sinceTurn: 0,
    parties: [],
  };
  const open: Sea = { ...sea, ships: [free], land: [], fouls: [], grapples: [] };
  const best = new Map<string, Way>();
  for (const { plot, judgement } of legalPlots(open, free)) {
    if (plot === 'D') continue;
    const path = [placed(free), ...judgement.path.map(placed)];
    const end = path.at(-1)!;
    const way: Way = {
      plot,
      path,
      end,
      ahead: [...judgement.steps].map((step) => step === 'F'),
      hexes: judgement.hexes,
      factors: judgement.cost,
      leaves: false,
    };
    const key = `${end.q},${end.r},${end.heading}`;
    const known = best.get(key);
    if (known === undefined || path.length < known.path.length) best.set(key, way);
  }
  return [...best.values()];
}
