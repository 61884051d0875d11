/** Special actions: one a turn, tested with three dice, or four with all hands on deck. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { REROLLS, type SpecialAction, TESTS } from '../../data/tables.ts';
import type { Opening } from '../table/asks.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { Activation, State } from '../table/state.ts';
import { facesOf, sumFaces, takeTest, throwDice } from '../table/throw.ts';
import { crippledIn } from './crippled.ts';
import { addFires, addLeaks, lose } from './damage.ts';

/** special.one-a-turn, special.crippled-crew, crippled.crew. */
export function mayTry(ship: Ship, activation: Activation): Refusal | null {
  if (activation.special !== null)
    return refuse('special-spent', 'special.one-a-turn', 'She has tried a special action this turn.');
  if (crippledIn(ship, 'crew'))
    return refuse('crew-crippled', 'special.crippled-crew', 'Her crew is crippled: no special actions.');
  if (activation.allHands)
    return refuse('all-hands', 'all-hands.only-move', 'All hands are on deck: she only moves.');
  return null;
}

/** As her crew allows. reroll.flagship, special.flagship: a flagship has one more. */
export const rerollsOf = (ship: Ship): number =>
  REROLLS.data.quality[ship.quality] + (ship.flagship ? REROLLS.data.flagship : 0);

/** special.three-dice, all-hands.fourth-die. */
export function tryAction(
  ship: Ship,
  activation: Activation,
  action: SpecialAction,
  context: Context,
): boolean {
  activation.special = action;
  const count = activation.allHands ? TESTS.data.allHandsDice : TESTS.data.dice;
  const test = takeTest(context.dice, count, rerollsOf(ship), TESTS.data.needed[action]);
  const rule = `${action}.${test.passed ? 'pass' : 'fail'}`;
  context.tell({ kind: 'special', rule, ship: ship.id, action, ...test, dice: facesOf(test) });
  return test.passed;
}

const failureDice = (context: Context): number =>
  sumFaces(throwDice(context.dice, TESTS.data.failureDice, 6));

/** tack.fail, boxhaul.fail. */
export const loseRigging = (table: State, ship: Ship, rule: string, context: Context): void =>
  lose(table, ship, 'rigging', failureDice(context), 'failed', rule, context);

const loseCrew = (table: State, ship: Ship, rule: string, context: Context): void =>
  lose(table, ship, 'crew', failureDice(context), 'failed', rule, context);

/** fight-fires and repair, in the order declared, then what was not seen to. */
export function openingAction(
  table: State,
  ship: Ship,
  activation: Activation,
  opening: Opening | null,
  context: Context,
): void {
  if (opening === 'fight-fires') fightFires(table, ship, activation, context);
  if (opening === 'repair-leaks' || opening === 'repair-rudder')
    repair(table, ship, activation, opening, context);
  // special.fires-ignored: also where a crippled crew could do nothing about it.
  if (ship.fires > 0 && opening !== 'fight-fires' && ship.fate === 'afloat') {
    loseCrew(table, ship, 'special.fires-ignored', context);
    addFires(table, ship, 1, true, context);
  }
  // special.leaks-ignored: nor does it help to have mended the rudder.
  if (ship.leaks > 0 && opening !== 'repair-leaks' && ship.fate === 'afloat') {
    loseCrew(table, ship, 'special.leaks-ignored', context);
    addLeaks(table, ship, 1, true, context);
  }
}

function fightFires(table: State, ship: Ship, activation: Activation, context: Context): void {
  if (!tryAction(ship, activation, 'fight-fires', context)) {
    loseCrew(table, ship, 'fight-fires.fail', context);
    return;
  }
  // fight-fires.pass: one to three of them are put out.
  const fewer = lessen(ship, 'fires', context);
  context.tell({ kind: 'fires', rule: 'fight-fires.pass', ship: ship.id, fires: ship.fires, ...fewer });
}

/** By one to three, and not below none. */
function lessen(ship: Ship, what: 'fires' | 'leaks', { dice }: Context) {
  const die = dice.roll(3);
  const by = Math.min(die, ship[what]);
  ship[what] -= by;
  return { by: -by, ignored: false, dice: [die] };
}

function repair(
  table: State,
  ship: Ship,
  activation: Activation,
  what: 'repair-leaks' | 'repair-rudder',
  context: Context,
): void {
  if (!tryAction(ship, activation, 'repair', context)) {
    loseCrew(table, ship, 'repair.fail', context);
    return;
  }
  // repair.pass: the rudder, or one to three leaks.
  if (what === 'repair-rudder') {
    ship.rudder = false;
    context.tell({ kind: 'rudder-repaired', rule: 'repair.pass', ship: ship.id });
    return;
  }
  const fewer = lessen(ship, 'leaks', context);
  context.tell({ kind: 'leaks', rule: 'repair.pass', ship: ship.id, leaks: ship.leaks, ...fewer });
}
