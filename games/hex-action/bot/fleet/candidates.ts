/** The orders a ship may be given this turn, each with the course it leads to. */
import { shiesAt } from '../../rules/orders/unreliable.ts';
import { atAnchor } from '../../rules/sailing/anchoring.ts';
import { driftIsDue, hasChoice, inPlay, startOf } from '../../rules/sailing/held.ts';
import { oarsFault } from '../../rules/sailing/oars.ts';
import { judgePlot, legalPlots } from '../../rules/sailing/plot.ts';
import type { Notes } from '../../rules/sea/advanced-log.ts';
import { hexKey, neighbour, opposite } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { type Course, coursesOf, lyingStill, placed } from '../courses.ts';

export interface Candidate extends Course {
  readonly notes: Notes;
  /** Hexes of shoal water on her way that are too shallow for her. */
  readonly shoals: number;
  /** Turned on her springs she does not fire (20.3.4.2). */
  readonly silent: boolean;
}

const NO_NOTES: Notes = {};
const ROWING: Notes = { oars: true };

const sailed = (sea: Sea, ship: Ship, course: Course, notes: Notes = NO_NOTES): Candidate => ({
  ...course,
  notes,
  shoals: shoalsOn(sea, ship, course),
  silent: atAnchor(ship) && course.plot !== '0',
});

/** 38.0: what the chart of the side shows. */
function shoalsOn(sea: Sea, ship: Ship, { path }: Course): number {
  const depths = sea.advanced?.depths;
  if (depths === undefined || sea.advanced?.rules.runningAground !== true) return 0;
  const draught = ship.spec.advanced?.depth ?? 0;
  let count = 0;
  for (const { q, r } of path.slice(1)) {
    const depth = depths[hexKey({ q, r })];
    if (depth !== undefined && depth <= draught) count++;
  }
  return count;
}

/** One course of each end. A ship that can do nothing lies where she is. */
export function candidatesOf(sea: Sea, ship: Ship): Candidate[] {
  if (!inPlay(sea, ship) || !hasChoice(sea, ship)) return [still(sea, ship)];
  const found = coursesOf(sea, ship).map((course) => sailed(sea, ship, course));
  if (sea.advanced && oarsFault(sea, ship) === null) found.push(...rowed(sea, ship, found));
  return found.length > 0 ? found : [still(sea, ship)];
}

function rowed(sea: Sea, ship: Ship, under: readonly Candidate[]): Candidate[] {
  const ends = new Set(under.map(({ end }) => `${end.q},${end.r},${end.heading}`));
  const found = new Map<string, Candidate>();
  for (const { plot, judgement: judged } of legalPlots(sea, ship, ROWING)) {
    if (plot === 'D' || plot === '0') continue;
    if (shiesAt(sea, ship, judged)) continue;
    const path = [placed(startOf(ship)), ...judged.path.map(placed)];
    const end = path.at(-1)!;
    const key = `${end.q},${end.r},${end.heading}`;
    if (ends.has(key) || (found.get(key)?.path.length ?? 99) <= path.length) continue;
    const course = { plot, path, end, hexes: judged.hexes, factors: judged.cost, leaves: judged.leaves };
    found.set(key, sailed(sea, ship, course, ROWING));
  }
  return [...found.values()];
}

/** Orders already in her log, carried out as far as they are legal (32.3). */
export function asOrdered(sea: Sea, ship: Ship, plot: string, notes: Notes): Candidate {
  const judged = judgePlot(sea, ship, plot, notes);
  const path = [placed(startOf(ship)), ...judged.path.map(placed)];
  const course = {
    plot,
    path,
    end: path.at(-1)!,
    hexes: judged.hexes,
    factors: judged.cost,
    leaves: judged.leaves,
  };
  return sailed(sea, ship, course, notes);
}

/** Where she lies, or a hex to leeward if she drifts. */
function still(sea: Sea, ship: Ship): Candidate {
  const here = lyingStill(ship);
  const plot = driftIsDue(sea, ship) ? 'D' : '0';
  if (plot === '0') return sailed(sea, ship, here);
  const bow = neighbour(ship.bow, sea.wind);
  const end = { q: bow.q, r: bow.r, heading: ship.heading, ...sternOf(bow, ship) };
  return sailed(sea, ship, { ...here, plot, end });
}

function sternOf(bow: { q: number; r: number }, { heading }: Ship): { sternQ: number; sternR: number } {
  const { q, r } = neighbour(bow, opposite(heading));
  return { sternQ: q, sternR: r };
}
