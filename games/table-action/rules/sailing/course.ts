/**
 * A movement carried out: along the segment with a stop wherever somebody may fire, then the turn. It may pause for a
 * question at any of these points and goes on from there.
 */

import { fights, isDemasted } from '../aboard/crippled.ts';
import { loseRigging } from '../aboard/special-actions.ts';
import { gap, touches } from '../geometry/base.ts';
import { lookForChances } from '../gunnery/bears.ts';
import { fireOrdered } from '../gunnery/shooting.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type Activation, baseOf, type Course, type State, shipOf, type Table } from '../table/state.ts';
import type { Place } from '../table/told.ts';
import { abackDamage } from './aback.ts';
import { comeAlongside, withinReach } from './alongside.ts';
import { placeOf } from './collision.ts';
import { dispositionOf } from './sailing.ts';
import { meet, stretch, swing, type Way } from './way.ts';

/** How often along the way ships that fire as they bear look out, and a boarder looks how near she has come. */
const LOOKOUT = 500;
const BOARDER_LOOKOUT = 250;

/** Ships she lies against before she stirs. */
export const contactsOf = (table: Table, ship: Ship): string[] =>
  table.ships
    .filter((other) => other !== ship && other.fate === 'afloat' && touches(baseOf(other), baseOf(ship)))
    .map(({ id }) => id);

/** A ship on her way, and the log of it: what she sailed is told before anything that happens where she is now. */
class Passage {
  readonly table: State;
  readonly activation: Activation;
  readonly ship: Ship;
  readonly context: Context;
  /** Tells what she has sailed first. */
  readonly onTheWay: Context;
  #from: Place;
  #sailed = 0;

  constructor(table: State, activation: Activation, context: Context) {
    this.table = table;
    this.activation = activation;
    this.ship = shipOf(table, activation.ship);
    this.context = context;
    this.#from = placeOf(this.ship);
    this.onTheWay = {
      dice: context.dice,
      tell: (told, how) => {
        this.report();
        context.tell(told, how);
      },
    };
  }

  get course(): Course {
    return this.activation.course!;
  }

  change(changes: Partial<Course>): void {
    this.activation.course = { ...this.course, ...changes };
  }

  report(): void {
    const { ship, table, activation } = this;
    const [from, distance] = [this.#from, this.#sailed];
    this.#from = placeOf(ship);
    this.#sailed = 0;
    if (distance === 0) return;
    const to = this.#from;
    if (this.course.kind === 'drift')
      this.context.tell({ kind: 'drifted', rule: 'drift.one-inch-downwind', ship: ship.id, from, to });
    else
      this.context.tell({
        kind: 'moved',
        rule: 'move.three-segments',
        ship: ship.id,
        from,
        to,
        distance,
        segment: activation.segment,
        disposition: dispositionOf(table, ship, activation),
      });
  }

  /** Somebody is asked here before she goes on: how far she has come was told with the chance. */
  pause(): void {
    this.change({ interrupted: true });
  }

  /** To the next point where somebody may do something. */
  step(): Way {
    const { table, ship, course, context } = this;
    const to = this.#nextStop();
    const { moved, hit } = stretch(table, ship, course.heading, to - course.moved);
    this.#sailed += moved;
    this.change({ moved: course.moved + moved });
    if (hit !== null) this.report();
    const way = meet(table, ship, hit, course.contact, hit === null ? this.onTheWay : context);
    // Held by a ship she lies against: this segment's way ends here, and with it what was to be fired farther on.
    if (way === 'held') this.change({ distance: this.course.moved });
    return way;
  }

  #nextStop(): number {
    const { moved, distance, shots, board } = this.course;
    const stops = shots.map(({ at }) => at).filter((at) => at > moved);
    if (board !== null) stops.push(moved + BOARDER_LOOKOUT);
    if (this.table.ships.some(({ bears }) => bears !== null)) stops.push(moved + LOOKOUT);
    return Math.min(distance, ...stops);
  }

  /** fire.any-point-of-move: whether one of the shots ordered for this point was dealt with. */
  fire(): boolean {
    const due = this.course.shots.find(({ at }) => at <= this.course.moved);
    if (due === undefined) return false;
    this.change({ shots: this.course.shots.filter((shot) => shot !== due) });
    const { at: _at, ...shot } = due;
    fireOrdered(this.table, this.activation, this.ship, shot, this.onTheWay);
    return true;
  }

  /** move.one-turn-a-segment: when the way of the segment is behind her. */
  turn(): Way {
    const { table, ship, course, context } = this;
    this.change({ turned: true });
    if (course.turn === 0) return 'free';
    const from = placeOf(ship);
    const { turned, hit } = swing(table, ship, course.turn);
    const to = placeOf(ship);
    if (turned !== 0) {
      if (course.kind === 'boxhaul')
        context.tell({ kind: 'boxhauled', rule: 'boxhaul.pass', ship: ship.id, from, to });
      else
        context.tell({
          kind: 'turned',
          rule: course.kind === 'failed-boxhaul' ? 'boxhaul.fail' : 'move.one-turn-a-segment',
          ship: ship.id,
          from,
          to,
          by: turned,
        });
    }
    const way = meet(table, ship, hit, course.contact, context);
    this.#from = placeOf(ship);
    return way;
  }

  /** The segment is behind her. */
  finish(): void {
    const { activation, course } = this;
    this.pay();
    activation.course = null;
    // aback.continues: the next segment follows, though she was taken aback in this.
    if (course.kind === 'move' || course.kind === 'aback') activation.segment++;
    else endMovement(activation);
  }

  /** What the turn at the end costs her rigging: also where something stopped it short. */
  pay(): void {
    const { table, activation, ship, course, context } = this;
    if (!fights(ship)) return;
    if (course.kind === 'aback') abackDamage(table, ship, activation.segment, context);
    if (course.kind === 'failed-boxhaul') loseRigging(table, ship, 'boxhaul.fail', context);
  }
}

/** Nothing more of her movement this turn. */
export function endMovement(activation: Activation): void {
  activation.course = null;
  activation.segment = activation.segments + 1;
  activation.stage = 'parting';
}

/** Carries the course on until it is over (then `activation.course` is null) or somebody must be asked. */
export function carryOn(table: State, activation: Activation, context: Context): void {
  const { interrupted } = activation.course!;
  const passage = new Passage(table, activation, interrupted ? asNews(context) : context);
  while (goesOn(passage));
}

/** Where she was stopped for a question, the rest of her orders was closed until now. */
const asNews = ({ dice, tell }: Context): Context => ({
  dice,
  tell: (told, how) => tell(told, { ...how, news: true }),
});

/** One thing at the point she has come to, or one stretch of way; false when she is there or must wait. */
function goesOn(passage: Passage): boolean {
  const { table, activation, ship, context, course } = passage;
  // fire-as-she-bears.pass: those who waited for her come before her own guns.
  lookForChances(table, ship, course.moved === 0 || course.turned, passage.onTheWay);
  if (table.chances.length > 0) {
    passage.pause();
    return false;
  }
  // demasted: without rigging she stops where she is.
  if (!fights(ship) || (course.kind !== 'drift' && isDemasted(ship))) {
    passage.report();
    return over(activation);
  }
  if (course.turned) {
    passage.finish();
    return false;
  }
  if (passage.fire()) return true;
  if (course.board !== null && withinReach(table, ship, course.board)) {
    passage.report();
    endMovement(activation);
    comeAlongside(table, ship, shipOf(table, course.board), context);
    return false;
  }
  if (course.moved < course.distance) return passage.step() !== 'stopped' || over(activation);
  passage.report();
  if (course.board !== null) tellMissed(table, ship, course.board, context);
  if (passage.turn() !== 'stopped') return true;
  passage.pay();
  return over(activation);
}

function over(activation: Activation): false {
  endMovement(activation);
  return false;
}

function tellMissed(table: Table, ship: Ship, board: string, context: Context): void {
  const target = shipOf(table, board);
  context.tell({
    kind: 'boards',
    rule: 'boarding.within-two-inches',
    ship: ship.id,
    target: board,
    reached: false,
    gap: gap(baseOf(ship), baseOf(target)),
  });
}
