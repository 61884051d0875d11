/**
 * What a ship may do in one movement phase (7.1), decided on what everybody can see of her. The judge of a written
 * plot and the list of all legal plots walk the same steps; other ships do not matter here, only wind and land.
 */
import { groupOf, isFouled, isGrappled } from './bonds.ts';
import { driftsIfStill } from './drift-rate.ts';
import { type Direction, neighbour, opposite, turned } from './hex.ts';
import { type FaultCode, type Infraction, infraction } from './infractions.ts';
import { type Action, parsePlot, type Token } from './plot-notation.ts';
import { crewLeft, dismasted, type Ship } from './ship.ts';
import { type Sea, shipOf } from './state.ts';
import type { Position } from './told.ts';
import { isLand, onBoard } from './waters.ts';
import { type Allowances, type Attitude, allowances, attitude } from './wind.ts';

export interface Judgement {
  readonly legal: boolean;
  /** Where the plot breaks off (7.2.7). Everything below speaks of the part before it. */
  readonly infraction: Infraction | null;
  /** One sign a step: F, L or R. */
  readonly steps: string;
  /** Where she would lie after each step if nobody were in her way. */
  readonly path: readonly Position[];
  /** Factors of her allowance spent, and hexes among them. */
  readonly cost: number;
  readonly hexes: number;
  readonly attitude: Attitude;
  /** Her bow crosses a fixed edge of the board at the last step. */
  readonly leaves: boolean;
}

/** What stays the same while one ship's plot is walked. */
interface Course {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly allowances: Allowances;
  readonly total: number;
  /** Why she can't stir at all, or null. */
  readonly held: FaultCode | null;
  readonly dismasted: boolean;
}

/** A ship on her way, between two steps. */
interface Walk extends Position {
  readonly cost: number;
  readonly hexes: number;
  readonly turns: number;
  readonly turnedHere: boolean;
  /** Hexes moved so far in attitudes A, B and C (7.1.12 counts them over the whole phase). */
  readonly inA: number;
  readonly inB: number;
  readonly inC: number;
  readonly outside: boolean;
  /** Why nothing can follow, or null. */
  readonly ended: FaultCode | null;
}

/** Taking part in this turn's movement: on the sea, or due to come onto it. */
export const inPlay = (sea: Sea, ship: Ship): boolean => ship.presence === 'afloat' || isEntering(sea, ship);

export const isEntering = (sea: Sea, ship: Ship): boolean =>
  ship.presence === 'due' && ship.entryTurn !== null && ship.entryTurn <= sea.turn;

/** Where her movement starts: an entering ship lies one hex behind the one she enters by (7.2.8). */
export const startOf = (ship: Ship): Position =>
  ship.presence === 'due'
    ? { bow: neighbour(ship.bow, opposite(ship.heading)), heading: ship.heading }
    : { bow: ship.bow, heading: ship.heading };

/** What keeps a ship from moving and turning, whatever her rigging. */
export function heldBy(sea: Sea, ship: Ship): FaultCode | null {
  if (isFouled(sea, ship.id)) return 'fouled';
  if (isGrappled(sea, ship.id)) return 'grappled';
  if (ship.surrender === 'striking' || ship.hull === 0) return 'struck';
  if (ship.surrender !== null && !ship.captured) return 'surrendered';
  if (crewLeft(ship) === 0) return 'unmanned';
  if (sea.turn < (ship.resumes ?? 0)) return 'idle';
  if (ship.allBoarding) return 'all-boarding';
  return null;
}

/** Turns of drifting that a dismasted ship needs before each turn, by her turning ability (8.2.5.1 to 8.2.5.3). */
export const dismastedWait = (turning: number): number => 4 - Math.min(3, Math.max(1, turning));

/** Whether she drifts this turn if she does not move under sail (8.2.1). */
export function driftIsDue(sea: Sea, ship: Ship): boolean {
  if (ship.presence !== 'afloat') return false;
  return driftsIfStill(groupOf(sea, ship.id).map((id) => shipOf(sea, id)));
}

/** Whether there is anything to decide. Otherwise the umpire writes 0 or D for her. */
export function hasChoice(sea: Sea, ship: Ship): boolean {
  if (!inPlay(sea, ship) || heldBy(sea, ship) !== null) return false;
  if (dismasted(ship)) return ship.presence === 'afloat' && mayTurnDismasted(ship);
  return ship.presence === 'afloat' || allowances(ship)[attitude(ship.heading, sea.wind)] > 0;
}

const mayTurnDismasted = (ship: Ship): boolean => ship.sinceTurn >= dismastedWait(ship.spec.turning);

function courseOf(sea: Sea, ship: Ship): Course {
  const table = allowances(ship);
  return {
    sea,
    ship,
    allowances: table,
    total: table[attitude(ship.heading, sea.wind)],
    held: heldBy(sea, ship),
    dismasted: dismasted(ship),
  };
}

const begin = (ship: Ship): Walk => ({
  ...startOf(ship),
  cost: 0,
  hexes: 0,
  turns: 0,
  turnedHere: false,
  inA: 0,
  inB: 0,
  inC: 0,
  outside: ship.presence === 'due',
  ended: null,
});

const hexesIn = (walk: Walk, at: Attitude): number =>
  at === 'A' ? walk.inA : at === 'B' ? walk.inB : at === 'C' ? walk.inC : 0;

/** The ship one step on, or why she can't make it. */
function advance(course: Course, walk: Walk, action: Action): Walk | FaultCode {
  if (course.held !== null) return course.held;
  if (walk.ended !== null) return walk.ended;
  return action === 'F' ? ahead(course, walk) : turn(course, walk, action);
}

function ahead({ sea, allowances, total, dismasted }: Course, walk: Walk): Walk | FaultCode {
  if (dismasted) return 'dismasted';
  if (total === 0) return 'turn-only';
  if (walk.cost === total) return 'allowance';
  const at = attitude(walk.heading, sea.wind);
  if (hexesIn(walk, at) === allowances[at]) return 'attitude';
  const bow = neighbour(walk.bow, walk.heading);
  if (isLand(sea.land, bow)) return 'land';
  return {
    bow,
    heading: walk.heading,
    cost: walk.cost + 1,
    hexes: walk.hexes + 1,
    turns: walk.turns,
    turnedHere: false,
    inA: walk.inA + (at === 'A' ? 1 : 0),
    inB: walk.inB + (at === 'B' ? 1 : 0),
    inC: walk.inC + (at === 'C' ? 1 : 0),
    outside: false,
    ended: onBoard(sea.board, bow) ? null : 'left',
  };
}

function turn({ sea, ship, total, dismasted }: Course, walk: Walk, action: 'L' | 'R'): Walk | FaultCode {
  if (walk.outside) return 'enter-first';
  const free = total === 0;
  if (free) {
    if (dismasted && !mayTurnDismasted(ship)) return 'dismasted-wait';
  } else {
    if (walk.turnedHere) return 'one-turn-a-hex';
    if (walk.turns >= ship.spec.turning) return 'turning-ability';
    if (walk.cost === total) return 'turn-cost';
  }
  const heading: Direction = turned(walk.heading, action === 'L' ? -1 : 1);
  if (isLand(sea.land, neighbour(walk.bow, opposite(heading)))) return 'land';
  const ended = free
    ? dismasted
      ? 'dismasted'
      : 'turn-only'
    : attitude(heading, sea.wind) === 'D'
      ? 'irons'
      : null;
  return {
    ...walk,
    heading,
    cost: walk.cost + (free ? 0 : 1),
    turns: walk.turns + 1,
    turnedHere: true,
    ended,
  };
}

/** Reads a plot as far as it is legal. */
export function judgePlot(sea: Sea, ship: Ship, text: string): Judgement {
  const course = courseOf(sea, ship);
  const path: Position[] = [];
  let walk = begin(ship);
  let steps = '';
  const judged = (code: FaultCode | null, at: number): Judgement => {
    const now = attitude(walk.heading, sea.wind);
    const facts = () => ({
      ship,
      start: attitude(ship.heading, sea.wind),
      allowances: course.allowances,
      wait: dismastedWait(ship.spec.turning),
      now,
    });
    return {
      legal: code === null,
      infraction: code === null ? null : infraction(code, at, facts()),
      steps,
      path,
      cost: walk.cost,
      hexes: walk.hexes,
      attitude: now,
      leaves: walk.ended === 'left',
    };
  };
  const { tokens, unreadableAt } = parsePlot(text);
  for (const token of tokens) {
    if (token.sign === 'still' || token.sign === 'D' || token.sign === 'B') {
      const code = restFault(course, token, tokens);
      if (code !== null) return judged(code, token.at);
      continue;
    }
    const first = tokens[0]!;
    if (first.sign === 'still') return judged('alone', token.at);
    if (first.sign === 'D') return judged('drift-alone', token.at);
    const action: Action = token.sign === 'hexes' ? 'F' : token.sign;
    for (let n = token.sign === 'hexes' ? token.hexes : 1; n > 0; n--) {
      const next = advance(course, walk, action);
      if (typeof next === 'string') return judged(next, token.at);
      walk = next;
      steps += action;
      path.push({ bow: walk.bow, heading: walk.heading });
    }
  }
  return unreadableAt === null ? judged(null, 0) : judged('unreadable', unreadableAt);
}

/** What is wrong with a sign that is no step. */
function restFault(
  { sea, ship, total, held }: Course,
  token: Token,
  tokens: readonly Token[],
): FaultCode | null {
  if (token.sign === 'B') return 'backing';
  if (token !== tokens[0]) return token.sign === 'D' ? 'drift-alone' : 'alone';
  if (token.sign === 'D') return driftIsDue(sea, ship) ? null : 'not-drifting';
  return isEntering(sea, ship) && held === null && total > 0 ? 'must-enter' : null;
}

const ACTIONS: readonly Action[] = ['F', 'L', 'R'];

/** Every legal plot, in the one way each can be written; lying still and drifting first. */
export function legalPlots(sea: Sea, ship: Ship): string[] {
  const course = courseOf(sea, ship);
  const plots: string[] = [];
  if (ship.presence === 'afloat' || !hasChoice(sea, ship)) plots.push('0');
  if (driftIsDue(sea, ship)) plots.push('D');
  if (course.held === null) collect(course, begin(ship), '', 0, plots);
  return plots;
}

/** `written` is the plot up to the hexes ahead that are still being counted in `run`. */
function collect(course: Course, walk: Walk, written: string, run: number, plots: string[]): void {
  for (const action of ACTIONS) {
    const next = advance(course, walk, action);
    if (typeof next === 'string') continue;
    if (action === 'F') {
      plots.push(`${written}${run + 1}`);
      collect(course, next, written, run + 1, plots);
    } else {
      const longer = run > 0 ? `${written}${run}${action}` : written + action;
      plots.push(longer);
      collect(course, next, longer, 0, plots);
    }
  }
}
