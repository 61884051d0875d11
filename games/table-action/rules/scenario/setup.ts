/** From a scenario file to a table with ships on it, each with her card filled in. */
import type { SeatInfo } from '@weathergage/kernel';
import { BASE_SIZES } from '../../data/statistics.ts';
import type { Options } from '../table/options.ts';
import { type Battery, type Ship, type ShipSpec, unhurt } from '../table/ship.ts';
import type { Squadron, State } from '../table/state.ts';
import type { Scenario, ScenarioBattery, ScenarioShip, ScenarioSquadron } from './scenario.ts';

export const seatsOf = (scenario: Scenario): SeatInfo[] =>
  scenario.sides.flatMap((side) => side.seats.map(({ id, name }) => ({ id, side: side.id, name })));

const firstSeat = (scenario: Scenario, side: string): string =>
  scenario.sides.find(({ id }) => id === side)!.seats[0]!.id;

function specOf(entry: ScenarioShip): ShipSpec {
  const { name, nation, rate, size, guns, broadside, musketry, hull, rigging, crew, quality, points } = entry;
  return {
    name,
    nation,
    rate,
    size,
    guns,
    broadside,
    musketry,
    hull,
    rigging,
    crew,
    quality,
    marines: entry.marines ?? false,
    signals: entry.signals ?? false,
    blockship: entry.blockship ?? false,
    points,
    ...BASE_SIZES.data[size],
  };
}

function shipFrom(scenario: Scenario, squadron: ScenarioSquadron, entry: ScenarioShip): Ship {
  const { side } = squadron;
  const { hull, rigging, crew, quality, sail, heading } = entry;
  return {
    id: entry.id,
    spec: specOf(entry),
    squadron: squadron.id,
    owner: side,
    side,
    seat: entry.seat ?? squadron.seat ?? firstSeat(scenario, side),
    flagship: scenario.sides.some(({ id, flagship }) => id === side && flagship === entry.id),
    at: { x: entry.x, y: entry.y },
    heading,
    sail,
    hull,
    rigging,
    crew,
    quality,
    ...unhurt(),
    anchored: entry.anchored ?? false,
    unready: entry.unready ?? null,
  };
}

function batteryFrom(scenario: Scenario, entry: ScenarioBattery): Battery {
  const { id, name, nation, side, guns, broadside, musketry, fort, crew, quality, points } = entry;
  return {
    id,
    name,
    nation,
    side,
    seat: entry.seat ?? firstSeat(scenario, side),
    guns,
    broadside,
    musketry,
    fullFort: fort,
    fullCrew: crew,
    quality,
    points,
    at: { x: entry.x, y: entry.y },
    arc: entry.arc ?? null,
    fort,
    crew,
    state: 'fights',
    acted: false,
    shaken: false,
  };
}

/** What no turn has written anything into yet. */
export const nothingDone = () =>
  ({
    signalled: [],
    order: [],
    acting: 0,
    activation: null,
    chances: [],
    snap: null,
    boardings: [],
    fluky: false,
    prologue: [],
    asked: 0,
    outcome: null,
  }) satisfies Partial<State>;

export function setup(scenario: Scenario, options: Options): State {
  const squadrons: Squadron[] = [
    ...scenario.squadrons.map(({ id, name, side, nation }) => ({ id, name, side, nation, battery: null })),
    // shore.own-squadron: each battery is one by itself.
    ...scenario.batteries.map(({ id, name, side, nation }) => ({ id, name, side, nation, battery: id })),
  ];
  return {
    scenario: scenario.id,
    options,
    sides: scenario.sides.map(({ id, name, nation }) => ({ id, name, nation })),
    seats: seatsOf(scenario),
    resigned: [],
    size: scenario.table,
    wind: scenario.wind.toward,
    terrain: scenario.terrain.map(({ kind, name, polygon }) => ({
      kind,
      name: name ?? null,
      points: polygon.map(([x, y]) => ({ x, y })),
    })),
    squadrons,
    ships: scenario.squadrons.flatMap((squadron) =>
      squadron.ships.map((entry) => shipFrom(scenario, squadron, entry)),
    ),
    batteries: scenario.batteries.map((entry) => batteryFrom(scenario, entry)),
    turn: 1,
    phase: 'initiative',
    ...nothingDone(),
    flukyWind: scenario.special?.flukyWind ?? false,
    noFireBefore: scenario.special?.noFireBefore ?? null,
    turnLimit: options.turnLimit ?? scenario.turnLimit,
    victory: scenario.victory,
  };
}
