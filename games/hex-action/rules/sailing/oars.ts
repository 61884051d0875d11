/** Vessels under oars, and ships with sweeps or boats ahead of them in a calm. */
import type { Velocity } from '../sea/advanced-sea.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import { hasTrait, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import type { Modifier } from '../sea/told.ts';
import type { Allowances } from '../sea/wind.ts';
import { towingLoss } from './towing.ts';
import { wreckageLoss } from './wreckage.ts';

/** The rowed line of the Wind Effects Table: hexes lost to the sea at each velocity; from a gale on nobody rows. */
const ROWED: Readonly<Record<Velocity, number | null>> = {
  0: 0,
  1: 0,
  2: -1,
  3: -2,
  4: -3,
  5: null,
  6: null,
  7: null,
};
/** Sweeps serve up to this velocity. */
const SWEEPS_UP_TO = 1;

/** Oars are all she has. */
export const rowsOnly = (ship: Ship): boolean => hasTrait(ship, 'no-sail');

/** Whether she goes under oars this turn; `noted` is what her commander has written or is about to write. */
export const underOars = (ship: Ship, noted = ship.advanced?.notes.oars === true): boolean =>
  rowsOnly(ship) || (noted && hasTrait(ship, 'rowed'));

/** What wind and tow leave of her speed under oars, line by line. */
export function rowingLines(sea: AdvancedState, ship: AdvancedShip): Modifier[] {
  const speed = ship.spec.advanced.rowSpeed;
  const lost = ROWED[sea.advanced.velocity];
  const by = lost === null ? -speed : lost;
  return [
    { what: 'oars', by: speed, rule: 'rowed' },
    ...(by === 0 ? [] : [{ what: 'wind velocity', by, rule: 'rowed' }]),
    ...towingLoss(sea, ship),
    ...wreckageLoss(ship),
  ];
}

/** Her allowance under oars: the same in every attitude. */
export function rowedAllowances(sea: AdvancedState, ship: AdvancedShip): Allowances {
  const hexes = Math.max(
    0,
    rowingLines(sea, ship).reduce((sum, { by }) => sum + by, 0),
  );
  return { A: hexes, B: hexes, C: hexes, D: hexes };
}

/** Hexes that sweeps give her in any heading, noted or not. */
export function sweepHexes(sea: Sea, ship: Ship): number {
  if (!sea.advanced || sea.advanced.velocity > SWEEPS_UP_TO) return 0;
  let most = 0;
  for (const { ships, hexes } of specialOf(sea.advanced.special, 'sweeps'))
    if (ships.includes(ship.id)) most = Math.max(most, hexes);
  return most;
}

/** Whether a turn of hers in a calm is the work of her boats. */
export const turnsByBoats = (sea: Sea, ship: Ship): boolean =>
  sea.advanced?.velocity === 0 &&
  specialOf(sea.advanced.special, 'boat-tow').some(({ ships }) => ships.includes(ship.id));

/** Whether her boats pulled her head round this turn: a crew section is in them and away from the guns. */
export const boatsAway = (sea: Sea, ship: Ship): boolean =>
  ship.advanced?.did.turned === true && turnsByBoats(sea, ship);

/** Why she can't be noted to row, or null. */
export function oarsFault(sea: Sea, ship: Ship): Omit<NoteFault, 'note'> | null {
  const { name } = ship.spec;
  if (!hasTrait(ship, 'rowed') && !rowsOnly(ship))
    return { code: 'no-oars', rule: 'rowed', message: `${name} has no oars.` };
  if (ship.advanced?.sail === 'full')
    return {
      code: 'sails-set',
      rule: 'rowed',
      message: `${name} is under full sails: she can’t row as well.`,
    };
  if (ROWED[sea.advanced?.velocity ?? 0] === null)
    return {
      code: 'too-rough',
      rule: 'rowed',
      message: 'Nobody rows in a gale or more: she can only drift.',
    };
  return null;
}

/** Whether oars could move her this turn. */
export const mayRow = (sea: Sea, ship: Ship): boolean =>
  ship.advanced !== undefined && oarsFault(sea, ship) === null;
