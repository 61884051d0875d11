/** A boarding action fought out with dice that fall as told. */
import { d6, type LoadedThrows } from '@weathergage/kernel';
import { boardingPhase } from '../aboard/boarding.ts';
import { type State, shipOf } from '../table/state.ts';
import { testContext } from './play.ts';
import { type TestShip, testTable } from './table.ts';

/** So that every die can be told: five men are one ten-sided die, and ten of thirty are a crippled crew. */
export const SMALL_CREW = { crew: 30 };

/** Three dice of morale, and one again where a test is failed by an average crew. */
export const PASS = d6(4, 4, 4);
export const FAIL = d6(1, 1, 1, 1);

/** Of `x`, who has boarded, and `y`: five men each unless told otherwise. Every die given must fall. */
export function fight(mine: Partial<TestShip>, theirs: Partial<TestShip>, ...throws: LoadedThrows) {
  const state: State = testTable({
    ships: [
      { id: 'x', at: [20, 20], heading: 90, spec: SMALL_CREW, crew: 5, ...mine },
      { id: 'y', side: 'b', at: [20, 21], heading: 90, acted: true, spec: SMALL_CREW, crew: 5, ...theirs },
    ],
    boardings: [{ attacker: 'x', defender: 'y' }],
    phase: 'boarding',
  });
  const log = testContext(...throws);
  boardingPhase.enter(state, log);
  if (log.dice.left > 0) throw new Error(`${log.dice.left} dice were not thrown`);
  return { state, x: shipOf(state, 'x'), y: shipOf(state, 'y'), told: log.told };
}
