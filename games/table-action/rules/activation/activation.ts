/** The Activation Phase: squadron by squadron, ship by ship, step by step. */

import { fights } from '../aboard/crippled.ts';
import { testTheShaken } from '../aboard/morale.ts';
import { bearsAsks, lookForChances, resolveBears } from '../gunnery/bears.ts';
import { resolveSnap, snapAsks } from '../sailing/alongside.ts';
import { carryOn, endMovement } from '../sailing/course.ts';
import { DRIFT, driftWrecks } from '../sailing/drift.ts';
import { segmentsNow } from '../sailing/sailing.ts';
import type { Answer, AnswerTo, TableAsk } from '../table/asks.ts';
import type { Context, PhaseRules, Progress } from '../table/phase.ts';
import type { Battery, Ship } from '../table/ship.ts';
import { type Activation, batteryOf, type State, shipOf, type Table } from '../table/state.ts';
import { activateAsks, begin, openingsOf } from './opening.ts';
import { fireAsks, hasSomethingToDo, resolveFire } from './parting.ts';
import { beginSegment, driftCourse, segmentAsks } from './segment.ts';
import { batteryAsks, bearsOnAnything, resolveBattery, standIdle } from './shore-battery.ts';

/** Who is next: ships of one seat of the acting squadron, or a battery; null when all have acted. */
type Next = { readonly squadron: string; readonly ships: readonly Ship[] } | { readonly battery: Battery };

/** activation.squadron-by-squadron: in the order rolled for; of seats that share one, that of the first ship left. */
function nextOf(table: Table): Next | null {
  const turn = table.order[table.acting];
  if (turn === undefined) return null;
  const squadron = table.squadrons.find(({ id }) => id === turn.squadron)!;
  if (squadron.battery !== null) return { battery: batteryOf(table, squadron.battery) };
  const waiting = table.ships.filter((ship) => ship.squadron === squadron.id && fights(ship) && !ship.acted);
  const seat = waiting[0]?.seat;
  return { squadron: squadron.id, ships: waiting.filter((ship) => ship.seat === seat) };
}

/** Runs on until somebody must be asked or every squadron has acted. */
function proceed(table: State, context: Context): Progress {
  for (;;) {
    if (table.chances.length > 0 || table.snap !== null) return 'waits';
    const { activation } = table;
    if (activation !== null) {
      if (waitsInActivation(table, activation, context)) return 'waits';
      continue;
    }
    const next = nextOf(table);
    if (next === null) {
      driftWrecks(table, context);
      return 'done';
    }
    if ('battery' in next) {
      const { battery } = next;
      if (battery.state === 'fights' && !battery.acted) {
        if (bearsOnAnything(table, battery)) return 'waits';
        standIdle(battery, context);
      }
      battery.acted = true;
      table.acting++;
    } else if (next.ships.length === 0) table.acting++;
    else if (mustChoose(table, next.ships)) return 'waits';
    else begin(table, { ship: next.ships[0]!.id, opening: null, allHands: false }, context);
  }
}

/** One ship that could declare nothing is not asked whether she begins. */
const mustChoose = (table: Table, ships: readonly Ship[]): boolean =>
  ships.length > 1 || openingsOf(table, ships[0]!).length > 0;

/** One stage further, or true where the ship's captain has to say something first. */
function waitsInActivation(table: State, activation: Activation, context: Context): boolean {
  const ship = shipOf(table, activation.ship);
  if (activation.course !== null) {
    carryOn(table, activation, context);
    return false;
  }
  // fire-as-she-bears.pass: a lane may have opened with nobody under way.
  lookForChances(table, ship, true, context);
  if (table.chances.length > 0) return false;
  if (!fights(ship)) {
    finish(table, ship, context);
    return false;
  }
  if (activation.stage === 'segments') {
    if (activation.segment <= segmentsNow(ship, activation)) return true;
    endMovement(activation);
    return false;
  }
  if (activation.stage === 'before-drift') {
    if (hasSomethingToDo(table, ship, activation)) return true;
    drift(table, activation, ship);
    return false;
  }
  if (!activation.quiet && hasSomethingToDo(table, ship, activation)) return true;
  finish(table, ship, context);
  return false;
}

/** drift.no-rigging: instead of segments. */
function drift(table: Table, activation: Activation, ship: Ship): void {
  activation.course = driftCourse(table, ship, DRIFT);
}

/** activation.marks-done: her wake is turned over, and whoever was shaken meanwhile is tested. */
function finish(table: State, ship: Ship, context: Context): void {
  table.activation = null;
  ship.acted = true;
  context.tell({ kind: 'done', rule: 'activation.marks-done', ship: ship.id });
  testTheShaken(table, context);
}

function asks(table: Table): TableAsk[] {
  if (table.chances.length > 0) return bearsAsks(table);
  if (table.snap !== null) return snapAsks(table);
  if (table.activation !== null)
    return table.activation.stage === 'segments' ? segmentAsks(table) : fireAsks(table);
  const next = nextOf(table)!;
  return 'battery' in next
    ? batteryAsks(table, next.battery)
    : activateAsks(table, next.squadron, next.ships);
}

function resolveOne(table: State, ask: TableAsk, answer: Answer, context: Context): void {
  switch (ask.kind) {
    case 'snap':
      resolveSnap(table, answer as AnswerTo<'snap'>, context);
      return;
    case 'segment':
      beginSegment(table, answer as AnswerTo<'segment'>, context);
      return;
    case 'activate':
      begin(table, answer as AnswerTo<'activate'>, context);
      return;
    case 'battery': {
      const battery = batteryOf(table, ask.battery);
      resolveBattery(table, battery, answer as AnswerTo<'battery'>, context);
      battery.acted = true;
      table.acting++;
      testTheShaken(table, context);
      return;
    }
    case 'fire': {
      const activation = table.activation!;
      if (!resolveFire(table, answer as AnswerTo<'fire'>, context)) return;
      if (activation.stage === 'parting') activation.quiet = true;
      else drift(table, activation, shipOf(table, ask.ship));
    }
  }
}

export const activationPhase: PhaseRules = {
  enter(table, context) {
    table.acting = 0;
    return proceed(table, context);
  },
  asks,
  resolve(table, answers, context) {
    if (table.chances.length > 0)
      resolveBears(table, answers as readonly { ask: TableAsk; answer: AnswerTo<'bears'> }[], context);
    else for (const { ask, answer } of answers) resolveOne(table, ask, answer, context);
    return proceed(table, context);
  },
};
