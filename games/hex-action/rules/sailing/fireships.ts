/** Fireships: lighting them, and how they run when nobody is aboard. */
import { isAground, landWrecks } from '../afloat/ground.ts';
import { isFouled } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { neighbour } from '../sea/hex.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import { crewLeft, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import { otherOf, type Sea, type State } from '../sea/state.ts';
import { isLand } from '../sea/waters.ts';
import { attitude } from '../sea/wind.ts';
import { allowancesIn } from './allowance.ts';
import { partTows } from './towing.ts';

export const isFireship = (ship: Ship): boolean => ship.spec.advanced?.traits.includes('fireship') ?? false;
export const isExplosionVessel = (ship: Ship): boolean =>
  ship.spec.advanced?.traits.includes('explosion-vessel') ?? false;

export const fireshipRule = (sea: Sea) => specialOf(sea.advanced?.special, 'fireships')[0];

export const isLit = (ship: Ship): boolean => (ship.advanced?.lit ?? null) !== null;

/** Why her crew can't light her, or null. */
export function lightFault(sea: Sea, ship: Ship): Omit<NoteFault, 'note'> | null {
  const fault = (code: string, message: string) => ({ code, rule: 'fireships', message });
  const { name } = ship.spec;
  if (fireshipRule(sea) === undefined || !(isFireship(ship) || isExplosionVessel(ship)))
    return fault('no-fireship', `${name} is no fireship.`);
  if (isLit(ship)) return fault('lit', `${name} burns already.`);
  if (ship.captured) return fault('prize', `${name} is a prize: only her own crew knows how to light her.`);
  return crewLeft(ship) === 0 ? fault('unmanned', `${name} has nobody aboard to light her.`) : null;
}

/** When the logs are opened: the crew cuts her cable, casts off her tow, fires her and pulls away. */
export function lightFireship(sea: State, ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  log.lit = sea.turn;
  log.anchor = null;
  for (const section of ship.sections) section.left = 0;
  ship.parties = [];
  partTows(sea, ship, 'cast-off', context);
  context.tell({ kind: 'lit', rule: 'fireships', ship: ship.id });
}

/** Nothing has stopped her yet and nothing holds her. */
const isRunning = (sea: Sea, ship: Ship): boolean =>
  isLit(ship) &&
  ship.advanced?.stopped !== true &&
  !isAground(ship) &&
  !isFouled(sea, ship.id) &&
  !sea.grapples.some((link) => otherOf(link, ship.id) !== null);

/** The steps of a lit fireship: straight on, all her allowance, up to land that she can't run onto. */
export function fireshipSteps(sea: Sea, ship: Ship): string {
  if (!isRunning(sea, ship)) return '';
  const hexes = allowancesIn(sea, ship, false)[attitude(ship.heading, sea.wind)];
  let bow = ship.bow;
  let steps = '';
  while (steps.length < hexes) {
    bow = neighbour(bow, ship.heading);
    if (isLand(sea.land, bow) && !landWrecks(sea)) break;
    steps += 'F';
  }
  return steps;
}

/** What a lit fireship does in the movement, whatever was written for her. */
export function runOf(sea: Sea, ship: Ship) {
  const steps = fireshipSteps(sea, ship);
  return { infraction: null, steps, cost: steps.length, hexes: steps.length, turns: 0, backs: 0 };
}

/** The move of a ship that burns with nobody aboard; null for every other. */
export function fireshipPlot(sea: Sea, ship: Ship): string | null {
  return isLit(ship) ? String(fireshipSteps(sea, ship).length) : null;
}

/** After the movement: a ship, a shoal or the shore has stopped her for good. A boom has not. */
export function stopFireships(sea: AdvancedState): void {
  for (const ship of sea.ships) {
    if (ship.presence !== 'afloat' || !isLit(ship) || ship.advanced.stopped) continue;
    const ashore = isLand(sea.land, neighbour(ship.bow, ship.heading)) && !landWrecks(sea);
    if (ship.advanced.did.collided || isAground(ship) || ashore) ship.advanced.stopped = true;
  }
}
