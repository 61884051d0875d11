/** Fore-and-aft rigging (40.0): a ship that can work to windward, a hex every second turn. */
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';

const inForce = (sea: Sea, ship: Ship): boolean =>
  sea.advanced?.rules.foreAndAft === true && ship.spec.advanced?.foreAndAft === true;

/** 40.0: hexes she may move in attitude D this turn, before anything is taken off. */
export const weatherlyHexes = (sea: Sea, ship: Ship): number =>
  inForce(sea, ship) && (ship.advanced?.weatherly ?? 0) > 0 ? 1 : 0;

/**
 * Counts the phase when it is over. One that she began in attitude D and in which she won no hex there earns her the
 * hex of the next; any other begins the count anew.
 */
export function countWeatherly(sea: Sea, ship: Ship, began: Ship['heading'], moved: boolean): void {
  if (ship.advanced === undefined || !inForce(sea, ship)) return;
  const inD = attitude(began, sea.wind) === 'D' && attitude(ship.heading, sea.wind) === 'D';
  ship.advanced.weatherly = inD && !moved ? ship.advanced.weatherly + 1 : 0;
}
