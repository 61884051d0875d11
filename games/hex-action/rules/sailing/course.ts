/** A ship's way through one movement phase, step by step (7.1, 20.2 to 20.4): what each step costs and what stops it. */
import type { Attitude } from '../../data/tables.ts';
import { landWrecks } from '../afloat/ground.ts';
import type { Notes } from '../sea/advanced-log.ts';
import { type Direction, type Hex, neighbour, opposite, type Position, turnedBy } from '../sea/hex.ts';
import { dismasted, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { isLand, onBoard } from '../sea/waters.ts';
import { type Allowances, attitude } from '../sea/wind.ts';
import { allowancesIn } from './allowance.ts';
import { atAnchor, type Pivot, springsOf, swing } from './anchoring.ts';
import { heldBy, mayTurnDismasted, startOf } from './held.ts';
import type { FaultCode, Infraction } from './infractions.ts';
import { sweepHexes, underOars } from './oars.ts';
import type { Action } from './plot-notation.ts';
import { type Manoeuvre, manoeuvreOf } from './turning.ts';

/** What stays the same while one ship's plot is walked. */
export interface Course {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly allowances: Allowances;
  readonly total: number;
  /** Why she can't stir at all, or null. */
  readonly held: FaultCode | null;
  readonly dismasted: boolean;
  /** Under oars no attitude stops her. */
  readonly oars: boolean;
  /** Whether land ends her plot before it; otherwise she may be run ashore and lost (38.3). */
  readonly shunsLand: boolean;
  readonly manoeuvre: Manoeuvre;
  /** The end she turns on at anchor; null for a ship that is not on springs. */
  readonly springs: Pivot | null;
}

/** A ship on her way, between two steps. */
export interface Walk extends Position {
  readonly cost: number;
  readonly hexes: number;
  readonly turns: number;
  readonly backs: number;
  readonly turnedHere: boolean;
  /** Hexes moved so far in each attitude, over the whole phase. */
  readonly inA: number;
  readonly inB: number;
  readonly inC: number;
  readonly inD: number;
  /** The way she swings on springs. */
  readonly swings: 'L' | 'R' | null;
  readonly outside: boolean;
  /** Why nothing can follow, or null. */
  readonly ended: FaultCode | null;
}

/** What a plot comes to when it is walked. */
export interface Judgement {
  readonly legal: boolean;
  /** Where the plot breaks off (7.2.7). Everything below speaks of the part before it. */
  readonly infraction: Infraction | null;
  /** One sign a step: F, L, R, or B for a step spent backing. */
  readonly steps: string;
  /** Where she would lie after each step if nobody were in her way. */
  readonly path: readonly Position[];
  /** Factors of her allowance spent, and hexes among them. */
  readonly cost: number;
  readonly hexes: number;
  /** Turns paid with a factor (20.5.4), and factors spent in place. */
  readonly turns: number;
  readonly backs: number;
  readonly attitude: Attitude;
  /** Her bow crosses a fixed edge of the board at the last step. */
  readonly leaves: boolean;
}

export function courseOf(sea: Sea, ship: Ship, notes: Notes, shunsLand = !landWrecks(sea)): Course {
  const table = allowancesIn(sea, ship, notes.oars === true);
  const oars = underOars(ship, notes.oars === true);
  // 20.3.6.2: one who weighs is on springs no more.
  const springs = notes.anchor === 'up' ? null : springsOf(sea, ship);
  return {
    sea,
    ship,
    allowances: table,
    // 7.1.1, 7.1.13: by her speed and the attitude she starts in, whatever she turns into later.
    total: table[attitude(ship.heading, sea.wind)],
    held: heldBy(sea, ship) ?? (springs === null && atAnchor(ship) ? 'anchored' : null),
    dismasted: dismasted(ship) && !oars && sweepHexes(sea, ship) === 0,
    oars,
    shunsLand,
    manoeuvre: manoeuvreOf(sea, ship),
    springs,
  };
}

/** 7.1.6: each phase begins anew, with nothing saved from the last or lent by another ship. */
export const beginWalk = (ship: Ship): Walk => ({
  ...startOf(ship),
  cost: 0,
  hexes: 0,
  turns: 0,
  backs: 0,
  turnedHere: false,
  inA: 0,
  inB: 0,
  inC: 0,
  inD: 0,
  swings: null,
  outside: ship.presence === 'due',
  ended: null,
});

const hexesIn = (walk: Walk, at: Attitude): number =>
  at === 'A' ? walk.inA : at === 'B' ? walk.inB : at === 'C' ? walk.inC : walk.inD;

/** The ship one step on, or why she can't make it. */
export function advance(course: Course, walk: Walk, action: Action): Walk | FaultCode {
  if (course.held !== null) return course.held;
  if (walk.ended !== null) return walk.ended;
  if (course.springs !== null) return spring(course, course.springs, walk, action);
  if (action === 'B') return back(course, walk);
  return action === 'F' ? ahead(course, walk) : turn(course, walk, action);
}

/** 20.2: a factor spent in place. */
function back({ sea, total }: Course, walk: Walk): Walk | FaultCode {
  if (!sea.advanced) return 'backing';
  if (walk.outside) return 'enter-first';
  if (walk.cost >= total) return 'allowance';
  return { ...walk, cost: walk.cost + 1, backs: walk.backs + 1 };
}

/** 20.3.4.1: up to 120 degrees one way, without spending a factor. */
function spring(course: Course, pivot: Pivot, walk: Walk, action: Action): Walk | FaultCode {
  const { sea, manoeuvre, shunsLand } = course;
  if (action === 'F' || action === 'B') return 'anchored';
  if (manoeuvre.wreckage) return 'wreckage';
  if (walk.turns === 2 || (walk.swings ?? action) !== action) return 'springs';
  const after = swing(walk, pivot, action);
  const end = pivot === 'bow' ? neighbour(after.bow, opposite(after.heading)) : after.bow;
  if (!onBoard(sea.board, end)) return 'land';
  const ended = ashore(course, end);
  if (ended !== null && shunsLand) return ended;
  return { ...walk, ...after, turns: walk.turns + 1, swings: action, ended };
}

/** 38.3: nothing follows a step onto land. */
const ashore = ({ sea }: Course, hex: Hex): FaultCode | null => (isLand(sea.land, hex) ? 'land' : null);

/** 7.1.5: into the hex her bow points at, a factor a hex, until the allowance is spent. */
function ahead(course: Course, walk: Walk): Walk | FaultCode {
  const { sea, allowances, total, dismasted, shunsLand } = course;
  // 8.2.5: without rigging she only drifts.
  if (dismasted) return 'dismasted';
  if (total === 0) return 'turn-only';
  if (walk.cost === total) return 'allowance';
  const at = attitude(walk.heading, sea.wind);
  // 7.1.12, 7.1.14: the attitude limits the hexes moved in it, not the turns.
  if (hexesIn(walk, at) === allowances[at]) return 'attitude';
  const bow = neighbour(walk.bow, walk.heading);
  const wrecked = ashore(course, bow);
  if (wrecked !== null && shunsLand) return wrecked;
  return {
    bow,
    heading: walk.heading,
    cost: walk.cost + 1,
    hexes: walk.hexes + 1,
    turns: walk.turns,
    backs: walk.backs,
    turnedHere: false,
    inA: walk.inA + (at === 'A' ? 1 : 0),
    inB: walk.inB + (at === 'B' ? 1 : 0),
    inC: walk.inC + (at === 'C' ? 1 : 0),
    inD: walk.inD + (at === 'D' ? 1 : 0),
    swings: null,
    outside: false,
    ended: onBoard(sea.board, bow) ? wrecked : 'left',
  };
}

function turn(course: Course, walk: Walk, action: 'L' | 'R'): Walk | FaultCode {
  const { sea, ship, total, dismasted, manoeuvre, oars, shunsLand } = course;
  if (walk.outside) return 'enter-first';
  if (manoeuvre.barred !== null) return manoeuvre.barred;
  // 7.1.15, 35.3: with an allowance of 0 one turn in place, for nothing, with a tow or without.
  const free = total === 0;
  // 20.4.1.1, 20.4.2: before she has moved ahead a turn is her whole move.
  const alone = walk.hexes === 0 ? manoeuvre.alone : null;
  if (alone !== null && walk.backs > 0) return alone;
  if (free) {
    if (dismasted && !mayTurnDismasted(ship)) return 'dismasted-wait';
  } else {
    // 7.1.8: one in each hex. 7.1.9: no more than her turning ability. 7.1.11: none that she can’t pay for.
    if (walk.turnedHere) return 'one-turn-a-hex';
    if (alone === null && walk.turns >= manoeuvre.turning) return 'turning-ability';
    if (walk.cost === total) return 'turn-cost';
  }
  // 7.2.3: L is sixty degrees to the left, R to the right.
  const heading: Direction = turnedBy(walk.heading, action === 'L' ? -1 : 1);
  const wrecked = ashore(course, neighbour(walk.bow, opposite(heading)));
  if (wrecked !== null && shunsLand) return wrecked;
  // 7.1.16: a turn into attitude D ends the move.
  const ended = free
    ? dismasted
      ? 'dismasted'
      : 'turn-only'
    : !oars && attitude(heading, sea.wind) === 'D'
      ? 'irons'
      : alone;
  return {
    ...walk,
    heading,
    // 7.1.10: a turn costs as much as a hex.
    cost: walk.cost + (free ? 0 : 1),
    turns: walk.turns + 1,
    turnedHere: true,
    ended: wrecked ?? ended,
  };
}
