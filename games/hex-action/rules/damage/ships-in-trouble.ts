/** The Unfouling Phase of ships in trouble: fires, doomed ships' dice, wreckage, and men from the shore (17.0). */
import { DESTROYED_HULL } from '../../data/criticals.ts';
import { settlePrizes } from '../afloat/capture.ts';
import { perish } from '../afloat/leaving.ts';
import { partMelees } from '../afloat/parties.ts';
import { isDoomed } from '../afloat/sinking.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { State } from '../sea/state.ts';
import { explode } from './explosion.ts';
import { burnOn } from './fires.ts';
import { burnOut } from './fireship-fires.ts';
import { cutWreckage } from './loss-of-rigging.ts';

/** Everything that the umpire settles when all attempts to unfoul are made. */
export function settleShipsInTrouble(sea: State, context: Context): void {
  if (!isAdvanced(sea)) return;
  // Whoever is doomed from here on throws from the next turn on.
  const doomed = sea.ships.filter((ship) => ship.presence === 'afloat' && isDoomed(ship));
  cutWreckage(sea, context);
  // A fire that a blast starts now burns its first turn from here.
  burnOn(sea, context);
  rollDoomed(sea, doomed, context);
  burnOut(sea, context);
  // 12.4.8, 12.4.9: a blast may have killed those who held a prize.
  settlePrizes(sea, context);
  menFromShore(sea, context);
  partMelees(sea, context);
}

/** 24.3.2.2, 24.3.2.3: a die for each; all that sink are gone before the first of those that explode does. */
function rollDoomed(sea: AdvancedState, doomed: readonly AdvancedShip[], context: Context): void {
  const due: AdvancedShip[] = [];
  for (const ship of doomed) {
    const die = context.dice.d6();
    const doom = ship.advanced.doom!;
    const rule = doom === 'sinking' ? '24.3.2.2' : '24.3.2.3';
    context.tell({ kind: 'doomed', rule, dice: [die], ship: ship.id, doom });
    // 24.3.4: nothing but this die brings it about.
    if (die !== DESTROYED_HULL.data.happensOn) continue;
    if (doom === 'sinking') perish(sea, ship, 'sunk', rule, context);
    else due.push(ship);
  }
  for (const ship of due) explode(sea, ship, context);
}

/** A moored line is close to its harbour: every so many turns lost crew squares are filled again, the first first. */
function menFromShore(sea: AdvancedState, context: Context): void {
  for (const { side, crewBack, everyTurns } of specialOf(sea.advanced.special, 'moored-line')) {
    if (everyTurns === 0 || sea.turn === 1 || (sea.turn - 1) % everyTurns !== 0) continue;
    for (const ship of sea.ships)
      if (ship.owner === side && ship.presence === 'afloat' && !ship.captured && ship.surrender === null)
        fillUp(ship, crewBack, context);
  }
}

function fillUp(ship: Ship, squares: number, context: Context): void {
  let open = squares;
  const crew: { section: number; squares: number }[] = [];
  for (const section of ship.sections) {
    const back = section.role === 'crew' ? Math.min(open, section.total - section.left) : 0;
    if (back === 0) continue;
    section.left += back;
    open -= back;
    crew.push({ section: section.no, squares: back });
  }
  if (crew.length > 0) context.tell({ kind: 'crew-back', rule: 'moored-line', ship: ship.id, crew });
}
