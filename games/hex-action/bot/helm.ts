/** The plot: every course of hers against every course of the nearest enemy, both written in secret. */

import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import type { Dice } from '@weathergage/kernel';
import { driftIsDue, hasChoice } from '../rules/sailing/held.ts';
import type { AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { distance, type Hex } from '../rules/sea/hex.ts';
import { rangeBetween, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { bearingSeen, RANGE_BITS } from './bearing.ts';
import { type Course, coursesOf, lyingStill, reachOf } from './courses.ts';
import { fireAt, plainFire } from './fire-worth.ts';
import { holdWorth } from './hold-worth.ts';
import { collisionFouls, grappleChance } from './irons.ts';
import { coursesMeet, crosses } from './meeting.ts';
import { exchange, type Pair, pairOf, prospect } from './prospect.ts';
import { DEFEAT } from './worth.ts';

/** What next turn's chances count beside this turn's fire. */
export const FORESIGHT = 0.9;
const ROUNDS = 150;
/** Enemies that one ship keeps in mind, and how near they must be to matter beside the nearest. */
const FOES = 3;
const NEAR = 14;
/** Ships that can't come within this of each other this turn need no check for collisions. */
export const MEETING = 11;
const OWN_COLLISION = 0.7;
/** The price of a turn in which her guns do nothing: a captain who only keeps out of harm's way has refused combat. */
const IDLE = 0.05;
/** Fire that counts as a turn's work: this part of a plain broadside at two hexes. */
export const TELLING = 0.3;
/** It rises while a fight drags on, so that a stern chase doesn't go on for ever (14.1.1). */
export const idle = (turn: number): number => IDLE * (1 + Math.max(0, turn - 12) * 0.75);

type PlotAsk = Extract<HexAsk, { kind: 'plot' }>;

export function choosePlot(view: View, ask: PlotAsk, dice: Dice): AnswerTo<'plot'> {
  const ship = shipOf(view, ask.ship);
  // In the Advanced Game she may be asked for her notes alone; a plain captain has none to write.
  if (!hasChoice(view, ship)) return { plot: driftIsDue(view, ship) ? 'D' : '0' };
  if (matesOf(view).length > 1) return { plot: squadronCourses(view).get(ask.ship)!.plot };
  const { courses, shares } = weigh(view, ship, []);
  return { plot: drawn(courses, shares, dice).plot };
}

/** The course that should be sailed most often: for whoever asks once and wants no lots drawn. */
export function likeliestPlot(view: View, ask: PlotAsk): AnswerTo<'plot'> {
  const ship = shipOf(view, ask.ship);
  if (!hasChoice(view, ship)) return { plot: driftIsDue(view, ship) ? 'D' : '0' };
  const { courses, shares } = weigh(view, ship, []);
  return { plot: courses[shares.indexOf(Math.max(...shares))]!.plot };
}

const matesOf = (view: View): Ship[] =>
  view.ships.filter((ship) => ship.seat === view.seat && hasChoice(view, ship));

/** Plots of a squadron don't hang on chance, so that every ship knows what her consorts will do. */
const SQUADRONS = new WeakMap<View, Map<string, Course>>();

export function squadronCourses(view: View): ReadonlyMap<string, Course> {
  let plans = SQUADRONS.get(view);
  if (plans === undefined) {
    plans = new Map();
    for (const ship of matesOf(view)) {
      const { courses, worths } = weigh(view, ship, [...plans.values()]);
      plans.set(ship.id, courses[worths.indexOf(Math.max(...worths))]!);
    }
    SQUADRONS.set(view, plans);
  }
  return plans;
}

/** How often a captain sails each course, in no unit: those that are hardly ever right are left out. */
export function sharesDrawn(shares: readonly number[]): number[] {
  const most = Math.max(...shares);
  return shares.map((share) => (share < most / 5 ? 0 : share));
}

/** One of the courses, each as often as its share. */
function drawn(courses: readonly Course[], shares: readonly number[], dice: Dice): Course {
  const kept = sharesDrawn(shares);
  const sum = kept.reduce((total, share) => total + share, 0);
  let mark = ((dice.below(256) * 256 + dice.below(256)) / 65536) * sum;
  for (const [index, share] of kept.entries()) {
    mark -= share;
    if (mark < 0) return courses[index]!;
  }
  return courses[shares.indexOf(Math.max(...shares))]!;
}

export interface Weighed {
  readonly courses: readonly Course[];
  /** How often each should be sailed, and what it is worth against the enemy's likely ones. */
  readonly shares: readonly number[];
  readonly worths: readonly number[];
  /** The nearest enemy, and what she is likely to sail; null where there is nobody to fight. */
  readonly foe: Rival | null;
}

export interface Rival {
  readonly ship: Ship;
  readonly courses: readonly Course[];
  readonly shares: readonly number[];
  /** What each of her courses is worth against each of theirs, row by row. */
  readonly pay: Float64Array;
}

export function weigh(view: View, ship: Ship, planned: readonly Course[]): Weighed {
  const courses = coursesOf(view, ship);
  const foes = foesOf(view, ship);
  const [nearest, ...others] = foes;
  const extra = courses.map((course) => ownRisk(view, ship, course, planned));
  if (nearest === undefined || view.noCombat) return alone(view, ship, courses, extra);
  for (const foe of others) besides(view, ship, foe, courses, extra);
  const foeCourses = coursesOf(view, nearest);
  const pair = pairOf(view, ship, nearest);
  const pay = payTable(pair, courses, foeCourses, extra);
  forgiving(pay, foeCourses.length, fallible(view.turn));
  const game = { rows: courses.length, columns: foeCourses.length, pay };
  const { rows, columns } = solveSecretGame(game, ROUNDS);
  const worths = courses.map((_, i) =>
    foeCourses.reduce((sum, _foe, j) => sum + columns[j]! * pay[i * foeCourses.length + j]!, 0),
  );
  const foe = { ship: nearest, courses: foeCourses, shares: [...columns], pay };
  return { courses, shares: [...rows], worths, foe };
}

/** How often an enemy sails anywhere but where she should. Where neither finds an opening, in the end she must dare. */
export const fallible = (turn: number): number => 0.1 + Math.min(0.8, Math.max(0, turn - 25) * 0.03);

export function forgiving(pay: Float64Array, columns: number, share: number): void {
  for (let start = 0; start < pay.length; start += columns) {
    const row = pay.subarray(start, start + columns);
    const mean = row.reduce((sum, each) => sum + each, 0) / columns;
    for (let j = 0; j < columns; j++) row[j] = (1 - share) * row[j]! + share * mean;
  }
}

export function foesOf(view: View, ship: Ship): Ship[] {
  const foes = view.ships
    .filter((other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null)
    .map((foe) => ({ foe, range: rangeBetween(ship, foe) }))
    .sort((x, y) => x.range - y.range);
  return foes
    .filter(({ range }, index) => index < FOES && (index === 0 || range <= NEAR))
    .map(({ foe }) => foe);
}

function payTable(
  pair: Pair,
  courses: readonly Course[],
  foeCourses: readonly Course[],
  extra: readonly number[],
): Float64Array {
  const { sea, own, foe } = pair;
  const pay = new Float64Array(courses.length * foeCourses.length);
  const mayMeet = rangeBetween(own, foe) <= MEETING;
  const held = holdWorth(sea, own, foe, pair.spirit);
  const slack = idle(sea.turn);
  const telling = Math.max(0.01, TELLING * plainFire(pair.ownFire.later, 2));
  let at = 0;
  for (const [i, course] of courses.entries())
    for (const foeCourse of foeCourses) {
      const { a, b, collided } = mayMeet
        ? coursesMeet(course, foeCourse)
        : { a: course.end, b: foeCourse.end, collided: false };
      let worth = extra[i]! + exchange(pair, a, b, 'now') + FORESIGHT * prospect(pair, a, b);
      worth -= slack * Math.max(0, 1 - fireAt(pair.ownFire.now, bearingSeen(a, b)) / telling);
      if (collided) worth += collisionFouls(sea, own, foe, course, foeCourse) * held;
      if ((bearingSeen(a, b) & RANGE_BITS) === 1)
        worth += grappleChance(sea, own, foe, course, foeCourse, held) * held;
      if (course.leaves) worth -= DEFEAT;
      if (foeCourse.leaves) worth += DEFEAT;
      pay[at++] = worth;
    }
  return pay;
}

/** Fire to be had from and given to an enemy who is not the nearest, wherever she sails. */
function besides(view: View, ship: Ship, foe: Ship, courses: readonly Course[], extra: number[]): void {
  const pair = pairOf(view, ship, foe);
  const foeCourses = coursesOf(view, foe);
  for (const [i, course] of courses.entries()) {
    let sum = 0;
    for (const { end } of foeCourses) sum += exchange(pair, course.end, end, 'now');
    extra[i]! += (0.7 * sum) / foeCourses.length;
  }
}

/** The risk of running foul of her own side: of plots already settled, and of ships that lie where they are. */
function ownRisk(view: View, ship: Ship, course: Course, planned: readonly Course[]): number {
  let risk = 0;
  for (const other of planned) if (crosses(course, other)) risk -= OWN_COLLISION;
  for (const other of view.ships) {
    if (other.id === ship.id || other.presence !== 'afloat') continue;
    if (other.side !== ship.side && other.surrender === null) continue;
    if (planned.some(({ path: [start] }) => start!.q === other.bow.q && start!.r === other.bow.r)) continue;
    if (crosses(course, lyingStill(other)))
      risk -= other.surrender === null ? OWN_COLLISION / 3 : OWN_COLLISION;
  }
  return risk;
}

/** Nobody to fight: for the next mark if there is one, else on with the wind free. */
function alone(view: View, ship: Ship, courses: readonly Course[], extra: readonly number[]): Weighed {
  const mark = view.marks[view.reached[ship.id] ?? 0] ?? nearestOf(view, ship);
  const worths = courses.map((course, i) => {
    if (course.leaves) return -DEFEAT;
    return extra[i]! + (mark === undefined ? course.hexes / 10 : -wayTo(view, ship, course, mark) / 10);
  });
  const best = Math.max(...worths);
  return { courses, shares: worths.map((worth) => (worth === best ? 1 : 0)), worths, foe: null };
}

const nearestOf = (view: View, ship: Ship): Hex | undefined =>
  view.ships
    .filter((other) => other.side !== ship.side && other.presence === 'afloat')
    .sort((x, y) => rangeBetween(ship, x) - rangeBetween(ship, y))[0]?.bow;

/** Hexes left to the mark after one more turn of sailing on from the end of a course. */
function wayTo(view: View, ship: Ship, { end, path }: Course, mark: Hex): number {
  if (path.some(({ q, r }) => q === mark.q && r === mark.r)) return -5;
  const steps = reachOf(view, ship, end.heading);
  const after = steps.map((step) => distance({ q: end.q + step.q, r: end.r + step.r }, mark));
  return Math.min(...after) + distance(end, mark) / 4;
}
