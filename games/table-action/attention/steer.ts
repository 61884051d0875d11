/** The helm: which turns bring a ship to a point, or keep her off what she would run into. */
import type { Sail } from '../data/words.ts';
import { norm } from '../rules/geometry/angle.ts';
import type { Point } from '../rules/geometry/point.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { rateOf, turnOf } from '../rules/sailing/sailing.ts';
import type { Ship } from '../rules/table/ship.ts';
import type { View } from '../rules/table/state.ts';
import { type Leg, type ShipPlan, STRAIGHT } from './plan.ts';
import { type Forecast, projectMove, segmentsAhead, shipAfter } from './project.ts';

export interface Goal {
  readonly at: Point;
  /** How she should lie there; any way if not given. */
  readonly heading?: number;
}

const STEP = 50;
/** From all she can do down to the half that she must. */
const SPEEDS = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** Straight on first, then by ever more to either hand. */
function turnsUpTo(most: number): number[] {
  const turns = [0];
  for (let by = STEP; by < most + STEP; by += STEP) turns.push(Math.min(by, most), -Math.min(by, most));
  return most === 0 ? [0] : turns;
}

/** The angle between two headings, whichever way round. */
const apart = (a: number, b: number): number => {
  const by = norm(a - b);
  return Math.min(by, 3600 - by);
};

interface Tried {
  readonly legs: readonly Leg[];
  readonly at: Point;
  readonly heading: number;
  readonly cost: number;
}

/** What wandering about costs beside the distance that is missed, so that of equal ways the straightest is taken. */
const TURN_COST = 0.4;
const HEADING_COST = 2;
const ABACK = 1_000_000;

/** The legs that end nearest to the goal: every turn by five degrees, every speed by tenths. Nothing in the way is seen. */
export function legsTo(view: View, ship: Ship, sail: Sail, goal: Goal): readonly Leg[] {
  const { first, last } = segmentsAhead(view, ship);
  const behind: Leg[] = Array.from({ length: first - 1 }, () => ({ distance: null, turn: 0 }));
  let best: Tried | null = null;
  const finish = (tried: Tried): void => {
    const missed = Math.hypot(tried.at.x - goal.at.x, tried.at.y - goal.at.y);
    const off = goal.heading === undefined ? 0 : HEADING_COST * apart(tried.heading, goal.heading);
    const cost = tried.cost + missed + off;
    if (best === null || cost < best.cost) best = { ...tried, cost };
  };
  const go = (segment: number, speed: number, tried: Tried): void => {
    if (segment > last) {
      finish(tried);
      return;
    }
    const lying = disposition(tried.heading, view.wind);
    const most = rateOf(ship, sail, lying);
    const distance = Math.max(Math.ceil(most / 2), Math.round((most * speed) / 100) * 100);
    const radians = (tried.heading * Math.PI) / 1800;
    const at = {
      x: tried.at.x + Math.sin(radians) * distance,
      y: tried.at.y - Math.cos(radians) * distance,
    };
    // The last turn moves her no farther: it matters only to how she lies.
    const turns = segment === last && goal.heading === undefined ? [0] : turnsUpTo(turnOf(ship, segment));
    for (const turn of turns) {
      const heading = norm(tried.heading + turn);
      const aback = segment < last && disposition(heading, view.wind) === 'aback' ? ABACK : 0;
      go(segment + 1, speed, {
        legs: [...tried.legs, { distance: speed === 1 ? null : distance, turn }],
        at,
        heading,
        cost: tried.cost + TURN_COST * Math.abs(turn) + aback,
      });
    }
  };
  for (const speed of SPEEDS)
    go(first, speed, { legs: behind, at: ship.at, heading: ship.heading, cost: 100 * (1 - speed) });
  return (best as Tried | null)?.legs ?? behind;
}

/** Segments that a ship of the line needs to come about before the table ends. */
const COMING_ABOUT = 9;

/** Whether with her helm hard over, slowly, she could still keep on the table from a place. */
export function canStay(view: View, ship: Ship): boolean {
  const { width, height } = view.size;
  const most = turnOf({ ...ship, rudder: false }, 3);
  const stays = (hand: 1 | -1): boolean => {
    let [{ x, y }, heading] = [ship.at, ship.heading];
    for (let i = 0; i < COMING_ABOUT; i++) {
      const lying = disposition(heading, view.wind);
      const run = rateOf(ship, ship.sail, lying === 'aback' ? 'beating' : lying) / 2;
      const radians = (heading * Math.PI) / 1800;
      x += Math.sin(radians) * run;
      y -= Math.cos(radians) * run;
      if (x < 0 || y < 0 || x > width || y > height) return false;
      heading = norm(heading + hand * most);
    }
    return true;
  };
  return stays(1) || stays(-1);
}

interface Judged {
  readonly plan: ShipPlan;
  readonly forecast: Forecast;
}

/** Her next turn would begin in irons. */
const isAback = (view: View, { end }: Forecast): boolean => disposition(end.heading, view.wind) === 'aback';

/** Nothing in the way, not newly taken aback, and not bound off the table for good. */
function isSafe(view: View, ship: Ship, { forecast }: Judged, asPlanned: Forecast): boolean {
  const { meeting, aback } = forecast;
  if (meeting !== null || (aback !== null && aback !== asPlanned.aback)) return false;
  if (isAback(view, forecast) && !isAback(view, asPlanned)) return false;
  return canStay(view, shipAfter(ship, forecast)) || !canStay(view, ship);
}

/** How far a way out is from the one that was wanted: by its turns, and by going slowly. */
const strayed = (legs: readonly Leg[], wanted: readonly Leg[]): number =>
  legs.reduce(
    (sum, { turn, distance }, i) =>
      sum +
      Math.abs(turn - (wanted[i]?.turn ?? 0)) +
      (distance === 0 && wanted[i]?.distance !== 0 ? SLOW_COST : 0),
    0,
  );
const SLOW_COST = 90;

/**
 * The plan itself where nothing is in its way; else the nearest to it that runs into nothing, not aground and not off
 * the table: slower, with other turns, or both. The plan as it was if there is no such way. Segments that are `fixed` are
 * left as they were laid.
 */
export function safePlan(view: View, ship: Ship, wanted: ShipPlan, fixed: readonly number[] = []): ShipPlan {
  const { first, last } = segmentsAhead(view, ship);
  const legs = Array.from({ length: last }, (_, i) => wanted.legs[i] ?? STRAIGHT);
  const plan = { ...wanted, legs };
  const judge = (each: ShipPlan): Judged => ({ plan: each, forecast: projectMove(view, ship, each) });
  const asPlanned = judge(plan);
  if (wanted.offTable === true || isSafe(view, ship, asPlanned, asPlanned.forecast)) return plan;
  const ways: (readonly Leg[])[] = [];
  const sweep = (done: readonly Leg[], segment: number): void => {
    if (segment > last) {
      ways.push(done);
      return;
    }
    if (fixed.includes(segment)) {
      sweep([...done, legs[segment - 1]!], segment + 1);
      return;
    }
    const most = turnOf(ship, segment);
    const { turn, distance } = legs[segment - 1]!;
    for (const by of new Set([turn, 0, most, -most].map((each) => each + 0)))
      for (const run of new Set([distance, 0])) sweep([...done, { distance: run, turn: by }], segment + 1);
  };
  sweep(legs.slice(0, first - 1), first);
  const nearest = ways.toSorted((a, b) => strayed(a, legs) - strayed(b, legs));
  // Better in irons, or bound for the edge, than lost in this very move.
  let least: ShipPlan | null = asPlanned.forecast.meeting === null ? plan : null;
  for (const each of nearest) {
    const judged = judge({ ...plan, legs: each });
    if (isSafe(view, ship, judged, asPlanned.forecast)) return judged.plan;
    if (judged.forecast.meeting === null) least ??= judged.plan;
  }
  return least ?? plan;
}
