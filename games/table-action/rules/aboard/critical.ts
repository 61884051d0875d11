/** Critical hits: one check however many hits fell, a table of six, and what they leave behind. */
import { CRITICAL_EFFECTS, CRITICAL_TABLE, type Critical } from '../../data/tables.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { State } from '../table/state.ts';
import { sumFaces, throwDice } from '../table/throw.ts';
import { isAfloat } from './crippled.ts';
import { addFires, addLeaks, lose, remove } from './damage.ts';

/** critical.roll-once, rake.automatic-critical: a rake needs no check. */
export function criticalOf(table: State, ship: Ship, hits: number, raked: boolean, context: Context): void {
  if (!isAfloat(ship) || !(raked || (hits > 0 && checked(ship, context)))) return;
  const dice = throwDice(context.dice, 2, 6);
  const total = sumFaces(dice);
  const critical = criticalFor(total);
  context.tell({
    kind: 'critical',
    rule: `critical.${critical}`,
    ship: ship.id,
    critical,
    total,
    raked,
    dice,
  });
  EFFECTS[critical](table, ship, context);
}

function checked(ship: Ship, context: Context): boolean {
  const die = context.dice.d6();
  const critical = die >= CRITICAL_TABLE.data.check;
  context.tell({
    kind: 'critical-check',
    rule: 'critical.roll-once',
    ship: ship.id,
    die,
    critical,
    dice: [die],
  });
  return critical;
}

export const criticalFor = (total: number): Critical =>
  CRITICAL_TABLE.data.rows.find(({ to }) => total <= to)!.critical;

/** critical.fire, critical.fires: one fire or two, and two dice of crew for either. */
const burn =
  (what: 'fire' | 'fires') =>
  (table: State, ship: Ship, context: Context): void => {
    addFires(table, ship, CRITICAL_EFFECTS.data.fires[what], false, context);
    const crew = sumFaces(throwDice(context.dice, CRITICAL_EFFECTS.data.fireCrewDice, 6));
    lose(table, ship, 'crew', crew, 'fire', `critical.${what}`, context);
  };

const EFFECTS: Readonly<Record<Critical, (table: State, ship: Ship, context: Context) => void>> = {
  // critical.no-stacking: a second hit on the rudder changes nothing.
  rudder: (_table, ship) => {
    ship.rudder = true;
  },
  mast: (table, ship, context) => {
    const rigging = sumFaces(throwDice(context.dice, CRITICAL_EFFECTS.data.mastRiggingDice, 6));
    lose(table, ship, 'rigging', rigging, 'mast', 'critical.mast', context);
  },
  fire: burn('fire'),
  fires: burn('fires'),
  leak: (table, ship, context) => addLeaks(table, ship, 1, false, context),
  magazine: (table, ship, context) => {
    context.tell({ kind: 'exploded', rule: 'critical.magazine', ship: ship.id });
    remove(table, ship, 'exploded');
  },
};
