/** A segment of movement: what may be ordered at its start, and how the order is begun. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { SAILS, type Sail } from '../../data/words.ts';
import { loseRigging, mayTry, tryAction } from '../aboard/special-actions.ts';
import { HALF_TURN, QUARTER_TURN } from '../geometry/angle.ts';
import type { Base } from '../geometry/base.ts';
import { along } from '../geometry/point.ts';
import { checkStanding, keysOf, mayBear } from '../gunnery/bears.ts';
import { fireOrdered } from '../gunnery/shooting.ts';
import { checkShot, checkShots, distinct } from '../gunnery/shots.ts';
import { checkBoarding } from '../sailing/alongside.ts';
import { contactsOf } from '../sailing/course.ts';
import { limitsOf, type SegmentLimits, segmentsNow } from '../sailing/sailing.ts';
import type { AnswerTo, MoveOrder, SegmentOrder, TableAsk } from '../table/asks.ts';
import { askId, type Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { Standing } from '../table/standing.ts';
import {
  type Activation,
  baseOf,
  type Course,
  type State,
  shipOf,
  type Table,
  type View,
} from '../table/state.ts';

export function segmentAsks(table: Table): TableAsk[] {
  const activation = table.activation!;
  const ship = shipOf(table, activation.ship);
  return [
    {
      id: askId(table, 'segment', ship.id),
      seat: ship.seat,
      kind: 'segment',
      rule: 'move.three-segments',
      ship: ship.id,
      segment: activation.segment,
      segments: segmentsNow(ship, activation),
      ...limitsOf(table, ship, activation),
    },
  ];
}

/** Where she would be that far along the segment, if nothing stopped her. */
export const baseAlong = (ship: Ship, length: number): Base => ({
  ...baseOf(ship),
  at: along(ship.at, ship.heading, length),
});

export function checkSegment(view: View, ship: Ship, order: SegmentOrder): Refusal | null {
  const activation = view.activation!;
  const limits = limitsOf(view, ship, activation);
  switch (order.do) {
    case 'sail':
      return checkSail(ship, activation, order.sail);
    case 'fire':
      return checkShots(view, ship, baseOf(ship), order.shots, activation);
    case 'bears':
      return checkBears(view, ship, activation, order.standing);
    case 'tack':
      return mayTry(ship, activation);
    case 'boxhaul':
      return checkBoxhaul(ship, activation, limits, order.distance);
    case 'move':
      return checkMove(view, ship, activation, limits, order);
  }
}

/** sails.one-level: before she moves or fires, and one step. */
export function checkSail(ship: Ship, activation: Activation, sail: Sail): Refusal | null {
  if (activation.sailChanged)
    return refuse('sail-changed', 'sails.one-level', 'She has changed sail this turn.');
  if (activation.underWay)
    return refuse('too-late', 'activation.step-order', 'Sail is changed before she moves.');
  if (Math.abs(SAILS.indexOf(sail) - SAILS.indexOf(ship.sail)) !== 1)
    return refuse('one-level', 'sails.one-level', 'Sail is changed by one level.');
  return null;
}

export const checkBears = (
  view: View,
  ship: Ship,
  activation: Activation,
  standing: Standing,
): Refusal | null => mayBear(view, ship, activation) ?? checkStanding(view, standing);

function checkBoxhaul(
  ship: Ship,
  activation: Activation,
  limits: SegmentLimits,
  distance: number,
): Refusal | null {
  if (limits.disposition === 'aback')
    return refuse('aback', 'aback.stops', 'She is taken aback and cannot boxhaul out of it.');
  if (limits.turn === 0)
    return refuse('rudder', 'critical.rudder', 'Her rudder is damaged: she cannot turn yet.');
  return mayTry(ship, activation) ?? checkDistance(limits, distance);
}

/** move.minimum-half, move.rate-table, aback.stops. */
function checkDistance({ most, least, disposition }: SegmentLimits, distance: number): Refusal | null {
  if (distance >= least && distance <= most) return null;
  if (disposition === 'aback') return refuse('aback', 'aback.stops', 'She is taken aback and stops.');
  return distance > most
    ? refuse('too-far', 'move.rate-table', `She can go ${inches(most)} inches in this segment.`)
    : refuse('too-near', 'move.minimum-half', `She must go at least ${inches(least)} inches.`);
}

const inches = (length: number): string => `${length / 1000}`;

function checkMove(
  view: View,
  ship: Ship,
  activation: Activation,
  limits: SegmentLimits,
  order: MoveOrder,
): Refusal | null {
  const faulty = checkDistance(limits, order.distance);
  if (faulty !== null) return faulty;
  if (Math.abs(order.turn) > limits.turn)
    return limits.turn === 0
      ? refuse('rudder', 'critical.rudder', 'Her rudder is damaged: she cannot turn in this segment.')
      : refuse('too-sharp', 'move.turn-allowance', `She can turn ${limits.turn / 10} degrees.`);
  if (order.board !== undefined) {
    if (limits.disposition === 'aback')
      return refuse('aback', 'aback.stops', 'She is taken aback and cannot board.');
    const barred = checkBoarding(view, ship, order.board, activation);
    if (barred !== null) return barred;
  }
  return checkShotsOnTheWay(view, ship, activation, order);
}

/** fire.any-point-of-move: each from the point it is ordered for. */
function checkShotsOnTheWay(
  view: View,
  ship: Ship,
  activation: Activation,
  { shots = [], distance }: MoveOrder,
): Refusal | null {
  const twice = distinct(shots);
  if (twice !== null) return twice;
  for (const { at, ...shot } of shots) {
    if (at > distance)
      return refuse('beyond', 'fire.any-point-of-move', 'That point is beyond the end of this segment.');
    const faulty = checkShot(view, ship, baseAlong(ship, at), shot, activation);
    if (faulty !== null) return faulty;
  }
  return null;
}

/** Begins what was ordered; a move or a boxhaul leaves a course to be carried out. */
export function beginSegment(table: State, order: AnswerTo<'segment'>, context: Context): void {
  const activation = table.activation!;
  const ship = shipOf(table, activation.ship);
  if (order.do !== 'sail' && order.do !== 'bears') activation.underWay = true;
  switch (order.do) {
    case 'sail':
      context.tell({ kind: 'sail', rule: 'sails.one-level', ship: ship.id, from: ship.sail, to: order.sail });
      ship.sail = order.sail;
      activation.sailChanged = true;
      return;
    case 'fire':
      for (const shot of order.shots) fireOrdered(table, activation, ship, shot, context);
      return;
    case 'bears':
      declareBears(table, activation, ship, order.standing, context);
      return;
    case 'tack':
      activation.tacked = tryAction(ship, activation, 'tack', context);
      if (!activation.tacked) loseRigging(table, ship, 'tack.fail', context);
      return;
    case 'boxhaul':
      boxhaul(table, activation, ship, order, context);
      return;
    case 'move': {
      activation.quiet = order.done === true;
      // aback.may-turn: taken aback or not, she turns as ordered.
      const aback = limitsOf(table, ship, activation).disposition === 'aback';
      activation.course = {
        ...courseFor(table, ship, order.distance, order.turn),
        kind: aback ? 'aback' : 'move',
        shots: order.shots ?? [],
        board: order.board ?? null,
      };
    }
  }
}

const courseFor = (table: Table, ship: Ship, distance: number, turn: number): Course => ({
  kind: 'move',
  heading: ship.heading,
  distance,
  moved: 0,
  turn,
  turned: false,
  shots: [],
  board: null,
  interrupted: false,
  contact: contactsOf(table, ship),
});

/**
 * fire-as-she-bears.pass: from now on she waits for a chance; what she could fire at already is no new one.
 * fire-as-she-bears.fail: nothing comes of it.
 */
export function declareBears(
  table: State,
  activation: Activation,
  ship: Ship,
  standing: Standing,
  context: Context,
): void {
  if (tryAction(ship, activation, 'fire-as-she-bears', context))
    ship.bears = { standing, seen: keysOf(table, ship) };
}

/** boxhaul.pass, boxhaul.fail: either way her movement is over then. */
function boxhaul(
  table: State,
  activation: Activation,
  ship: Ship,
  { distance, side }: Extract<SegmentOrder, { do: 'boxhaul' }>,
  context: Context,
): void {
  const hand = side === 'starboard' ? 1 : -1;
  activation.course = tryAction(ship, activation, 'boxhaul', context)
    ? { ...courseFor(table, ship, distance, hand * HALF_TURN), kind: 'boxhaul' }
    : { ...courseFor(table, ship, 0, hand * QUARTER_TURN), kind: 'failed-boxhaul' };
}

/** drift.one-inch-downwind: keeping her heading. */
export const driftCourse = (table: Table, ship: Ship, length: number): Course => ({
  ...courseFor(table, ship, length, 0),
  kind: 'drift',
  heading: table.wind,
});
