/** Masts that go with their rigging sections: free, or over the side until they are cut loose (36.0). */
import { LOSS_OF_RIGGING } from '../../data/criticals.ts';
import { unfoulingNeeded } from '../../data/tables.ts';
import { collide } from '../afloat/fouling.ts';
import { inArc } from '../bearing/field-of-fire.ts';
import { areFouled } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { adjacent, canWork, hexesOf, isDismasted, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { modifier, throwFor } from '../sea/throw.ts';
import type { Modifier } from '../sea/told.ts';
import type { Broadside } from '../sea/words.ts';

/** 36.0: where the rule is played. */
const inForce = (sea: Sea): boolean => sea.advanced?.rules.lossOfRigging === true;

/** 36.2: a die for each section that was standing before and has no square left now. */
export function rollMasts(
  sea: AdvancedState,
  ship: AdvancedShip,
  before: readonly number[],
  context: Context,
): void {
  if (!inForce(sea)) return;
  for (const [section, squares] of before.entries())
    if (squares > 0 && ship.rigging[section] === 0) rollMast(sea, ship, context);
}

function rollMast(sea: AdvancedState, ship: AdvancedShip, context: Context): void {
  const die = context.dice.d6();
  if (die !== LOSS_OF_RIGGING.data.hangsOn) {
    context.tell({ kind: 'mast', rule: '36.2.1', dice: [die], ship: ship.id, hangs: null });
    return;
  }
  // 36.2.2: it hangs over a side until it is cut loose, and ships beneath it may foul.
  const which = context.dice.d6();
  const side: Broadside = which % 2 === 1 ? 'L' : 'R';
  const log = ship.advanced;
  log.wreckage = [...log.wreckage, side];
  context.tell({ kind: 'mast', rule: '36.2.2', dice: [die, which], ship: ship.id, hangs: side });
  for (const other of sea.ships)
    if (isUnder(ship, side, other) && !areFouled(sea, ship.id, other.id)) collide(sea, ship, other, context);
}

/** 36.2.2: beside her, in the play of the broadside that the mast hangs over. */
const isUnder = (ship: Ship, side: Broadside, other: Ship): boolean =>
  other.id !== ship.id &&
  other.presence === 'afloat' &&
  adjacent(ship, other) &&
  hexesOf(other).some((hex) => inArc(ship, side, hex));

/** 36.1: guns of a ship without a mast, by the gun squares that fire. */
export function mastModifiers(sea: Sea, ship: Ship, squares: number): Modifier[] {
  if (!inForce(sea) || !isDismasted(ship)) return [];
  const { upTo, few, many } = LOSS_OF_RIGGING.data.dismasted;
  return modifier('no mast standing', squares <= upTo ? few : many, '36.1');
}

/** 36.2.2: in the Unfouling Phase, one throw for each ship that has men to cut. */
export function cutWreckage(sea: AdvancedState, context: Context): void {
  if (!inForce(sea)) return;
  for (const ship of sea.ships) {
    const [side, ...others] = ship.advanced.wreckage;
    if (side === undefined || !canWork(ship, sea.turn)) continue;
    const modifiers = ship.advanced.sail === 'full' ? modifier('full sails', -1, '19.1') : [];
    const thrown = throwFor(context.dice, unfoulingNeeded(sea.options), modifiers, null);
    if (thrown.success) ship.advanced.wreckage = others;
    context.tell({ kind: 'wreckage', rule: '36.2.2', ...thrown, ship: ship.id, side });
  }
}
