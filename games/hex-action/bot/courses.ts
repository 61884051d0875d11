/** The courses a ship can sail in one phase: of plots that end alike only the shortest is worth thinking about. */
import { shiesAt } from '../rules/orders/unreliable.ts';
import { allowancesIn } from '../rules/sailing/allowance.ts';
import { driftIsDue } from '../rules/sailing/held.ts';
import { legalPlots } from '../rules/sailing/plot.ts';
import type { AdvancedLog } from '../rules/sea/advanced-log.ts';
import { type Direction, neighbour, opposite, type Position } from '../rules/sea/hex.ts';
import type { Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import type { Pose } from './bearing.ts';

/** A pose with both hexes at hand, for collisions. */
export interface Placed extends Pose {
  readonly sternQ: number;
  readonly sternR: number;
}

export function placed({ bow, heading }: Position): Placed {
  const stern = neighbour(bow, opposite(heading));
  return { q: bow.q, r: bow.r, heading, sternQ: stern.q, sternR: stern.r };
}

export interface Course {
  readonly plot: string;
  /** Where she lies after each step; the first entry is before step 1. */
  readonly path: readonly Placed[];
  /** Where she lies after the phase, drift included. */
  readonly end: Placed;
  readonly hexes: number;
  readonly factors: number;
  /** Her bow crosses a fixed edge: she would be gone. */
  readonly leaves: boolean;
}

const endKey = ({ end, leaves }: Course): string => `${end.q},${end.r},${end.heading}${leaves ? '!' : ''}`;

export function coursesOf(sea: Sea, ship: Ship): Course[] {
  const drifts = driftIsDue(sea, ship);
  const start = placed(ship);
  const best = new Map<string, Course>();
  for (const { plot, judgement: judged } of legalPlots(sea, ship)) {
    // Where drift is due, lying still is drifting by another name.
    if (plot === 'D') continue;
    // An unreliable captain's orders that bring him nearer are refused.
    if (ship.advanced?.holdsBack && shiesAt(sea, ship, judged)) continue;
    const { path: steps, hexes, cost, leaves } = judged;
    const path = [start, ...steps.map(placed)];
    const last = path.at(-1)!;
    const end = drifts && hexes === 0 ? drifted(last, sea.wind) : last;
    const course: Course = { plot, path, end, hexes, factors: cost, leaves };
    const key = endKey(course);
    const known = best.get(key);
    if (known === undefined || path.length < known.path.length) best.set(key, course);
  }
  return [...best.values()];
}

/** A ship that stays where she lies. */
export function lyingStill(ship: Ship): Course {
  const here = placed(ship);
  return { plot: '0', path: [here], end: here, hexes: 0, factors: 0, leaves: false };
}

const drifted = ({ q, r, heading }: Placed, wind: Direction): Placed =>
  placed({ bow: neighbour({ q, r }, wind), heading });

/** A log as if nothing held the ship or hung over her side. */
const atSea = (log: AdvancedLog): AdvancedLog => ({
  ...log,
  notes: {},
  anchor: null,
  aground: null,
  tows: null,
  wreckage: [],
  wounds: {},
  stood: false,
  endedOnTurn: false,
  lit: null,
});

/** Where a ship of such a rig can end, as if her bow were at the origin on an open sea, and the plot that takes her there. */
export type Reach = readonly (Pose & { readonly plot: string })[];

// How far a rig takes a ship depends on six numbers alone; the lists are made once and kept.
const REACHES = new Map<string, Reach>();

export function reachOf(sea: Sea, ship: Ship, heading: Direction): Reach {
  const free: Ship = {
    ...ship,
    bow: { q: 0, r: 0 },
    heading,
    presence: 'afloat',
    surrender: null,
    allBoarding: false,
    still: 0,
    sinceTurn: 0,
    ...(ship.advanced === undefined ? {} : { advanced: atSea(ship.advanced) }),
  };
  const open: Sea = {
    ...sea,
    ships: [free],
    land: [],
    fouls: [],
    grapples: [],
    board: { ...sea.board, fixed: false },
    // What a scenario forbids one ship for a while must not be remembered for others.
    ...(sea.advanced === undefined ? {} : { advanced: { ...sea.advanced, special: [] } }),
  };
  const { A, B, C, D } = allowancesIn(open, free);
  const key = `${A}.${B}.${C}.${D}.${ship.spec.turning}.${heading}.${sea.wind}.${sea.advanced?.velocity ?? ''}`;
  const known = REACHES.get(key);
  if (known !== undefined) return known;
  const reach = coursesOf(open, free).map(({ plot, end: { q, r, heading: last } }) => ({
    q,
    r,
    heading: last,
    plot,
  }));
  REACHES.set(key, reach);
  return reach;
}
