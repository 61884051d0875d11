/** What a ship's movement allowance is this turn, with everything that takes from it (7.1.17, 18.2.2, 20.1.1). */
import { ATTITUDES, type Attitude, MOVEMENT_ALLOWANCE } from '../../data/tables.ts';
import { FULL_SAIL_ALLOWANCE, WIND_EFFECTS, type WindGroup } from '../../data/tables-wind.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced, isAdvancedShip } from '../sea/edition.ts';
import { dismasted, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Modifier } from '../sea/told.ts';
import { type Allowances, allowances, attitude } from '../sea/wind.ts';
import { blockedWindLoss } from './blocked-wind.ts';
import { foulBottomLoss } from './copper.ts';
import { weatherlyHexes } from './fore-and-aft.ts';
import { rowedAllowances, rowingLines, sweepHexes, underOars } from './oars.ts';
import { towingLoss } from './towing.ts';
import { wreckageLoss } from './wreckage.ts';

/** Hexes taken off in the attitudes named, or in all. `by` is negative for a loss. */
export interface Loss extends Modifier {
  readonly attitudes?: readonly Attitude[];
}

type Losses = (sea: AdvancedState, ship: AdvancedShip) => readonly Loss[];

/** 11.4.4.1: one hex in all attitudes for each rigging section lost. */
const riggingLoss = (ship: Ship): Loss[] => {
  const lost = ship.rigging.filter((squares) => squares === 0).length;
  return lost === 0 ? [] : [{ what: 'rigging sections lost', by: -lost, rule: '11.4.4.1' }];
};

const windGroup = (ship: Ship): WindGroup => {
  if (ship.spec.class === 1) return 'first';
  if (ship.spec.class === 2) return 'second';
  return ship.spec.class <= 4 ? 'frigates' : 'small';
};

/** 18.2.2: the Wind Effects Table, where it is played with. */
const windLoss: Losses = (sea, ship) => {
  const { rules, velocity } = sea.advanced;
  if (!rules.windEffects) return [];
  const table = WIND_EFFECTS.data[velocity]?.[windGroup(ship)];
  if (table === undefined) return [];
  return ATTITUDES.filter((at) => table[at] !== 0).map((at) => ({
    what: 'wind velocity',
    by: table[at],
    rule: WIND_EFFECTS.rule,
    attitudes: [at],
  }));
};

/** Everything that slows a ship under sail. */
const LOSSES: readonly Losses[] = [
  (_sea, ship) => riggingLoss(ship),
  windLoss,
  foulBottomLoss,
  blockedWindLoss,
  towingLoss,
  (_sea, ship) => wreckageLoss(ship),
];

const NOTHING: Allowances = { A: 0, B: 0, C: 0, D: 0 };

const table = (hexes: (at: Attitude) => number): Allowances => ({
  A: hexes('A'),
  B: hexes('B'),
  C: hexes('C'),
  D: hexes('D'),
});

/** 20.1, 20.1.2: by the sails she carries, before anything is taken off; 40.0 gives some of them a hex in D. */
function wholeOf(sea: AdvancedState, ship: AdvancedShip): Allowances {
  const whole =
    ship.advanced.sail === 'full'
      ? FULL_SAIL_ALLOWANCE.data[ship.spec.advanced.fullSpeed]
      : MOVEMENT_ALLOWANCE.data[ship.spec.battleSpeed];
  const weatherly = weatherlyHexes(sea, ship);
  return weatherly === 0 ? whole : { ...whole, D: weatherly };
}

const lossesOf = (sea: AdvancedState, ship: AdvancedShip): Loss[] =>
  LOSSES.flatMap((losses) => [...losses(sea, ship)]);

const counts = (loss: Loss, at: Attitude): boolean => loss.attitudes?.includes(at) ?? true;

/** 18.2.2.3: in a calm no sail moves her. */
const underSail = (sea: AdvancedState, ship: AdvancedShip): Allowances => {
  if (dismasted(ship) || sea.advanced.velocity === 0) return NOTHING;
  const whole = wholeOf(sea, ship);
  const losses = lossesOf(sea, ship);
  if (losses.length === 0) return whole;
  return table((at) =>
    losses.reduce((hexes, loss) => (counts(loss, at) ? Math.max(0, hexes + loss.by) : hexes), whole[at]),
  );
};

/** Hexes in each attitude this turn. `oars` is whether she is noted to row. */
export function allowancesIn(
  sea: Sea,
  ship: Ship,
  oars: boolean = ship.advanced?.notes.oars === true,
): Allowances {
  if (!isAdvanced(sea) || !isAdvancedShip(ship)) return allowances(ship);
  if (underOars(ship, oars)) return rowedAllowances(sea, ship);
  const sailed = underSail(sea, ship);
  const sweeps = sweepHexes(sea, ship);
  return sweeps === 0 ? sailed : table((at) => Math.max(sailed[at], sweeps));
}

/** The sum of her allowance in one attitude, line by line, for whoever wants to see how it came about. */
export function allowanceLines(
  sea: Sea,
  ship: Ship,
  at: Attitude = attitude(ship.heading, sea.wind),
): Modifier[] {
  if (!isAdvanced(sea) || !isAdvancedShip(ship))
    return [
      { what: 'battle sails', by: MOVEMENT_ALLOWANCE.data[ship.spec.battleSpeed][at], rule: '7.1.4' },
      ...riggingLoss(ship),
    ];
  if (underOars(ship)) return rowingLines(sea, ship);
  const full = ship.advanced.sail === 'full';
  const whole = wholeOf(sea, ship)[at];
  const lines: Modifier[] = [
    { what: full ? 'full sails' : 'battle sails', by: whole, rule: full ? '20.1.1' : '7.1.4' },
  ];
  if (sea.advanced.velocity === 0) lines.push({ what: 'becalmed', by: -whole, rule: '18.2.2.3' });
  else
    for (const loss of lossesOf(sea, ship))
      if (counts(loss, at)) lines.push({ what: loss.what, by: loss.by, rule: loss.rule });
  const sum = Math.max(
    0,
    lines.reduce((hexes, line) => hexes + line.by, 0),
  );
  const sweeps = sweepHexes(sea, ship) - sum;
  if (sweeps > 0) lines.push({ what: 'sweeps', by: sweeps, rule: 'sweeps' });
  return lines;
}
