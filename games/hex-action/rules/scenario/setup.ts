/** Preparing to play (3.0): from a scenario file to a sea with ships on it, each with her log filled in. */
import type { SeatInfo } from '@weathergage/kernel';
import type { AdvancedSea, Squadron, Velocity } from '../sea/advanced-sea.ts';
import { type Direction, hexKey } from '../sea/hex.ts';
import { hexesOrThrow, hexOrThrow } from '../sea/hex-run.ts';
import type { Options } from '../sea/options.ts';
import { settleRules } from '../sea/rule-set.ts';
import { specialOf } from '../sea/special-rules.ts';
import { nothingAfoot, type State } from '../sea/state.ts';
import { launch, type Yard } from './launch.ts';
import type { Scenario } from './scenario.ts';

/** A normal breeze (18.1.2). */
const NORMAL: Velocity = 3;

export const seatsOf = (scenario: Scenario): SeatInfo[] =>
  scenario.sides.flatMap((side) =>
    side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
  );

/** Whether the Basic Game has all that the scenario asks for. */
const fitsBasicGame = (scenario: Scenario): boolean =>
  scenario.victory.type !== 'special' &&
  (scenario.victory.type !== 'points' || scenario.victory.bonus === undefined) &&
  [scenario.special, scenario.depths, scenario.batteries, scenario.booms, scenario.muster].every(
    (list) => (list?.length ?? 0) === 0,
  ) &&
  scenario.ships.every((entry) => entry.anchored === undefined && entry.log?.traits === undefined);

/** The match may ask for either game; a scenario that needs the Advanced one keeps it. */
export const editionOf = (scenario: Scenario, options: Options): Scenario['edition'] =>
  options.edition === 'basic' && scenario.edition === 'advanced' && !fitsBasicGame(scenario)
    ? 'advanced'
    : (options.edition ?? scenario.edition);

/** 3.1.1: a match is one scenario, which says all that is needed for the beginning. */
export function setup(scenario: Scenario, options: Options): State {
  const seats = seatsOf(scenario);
  const advanced = editionOf(scenario, options) === 'advanced';
  const yard: Yard | null = advanced
    ? {
        rules: settleRules(
          { ...scenario.rules, ...(scenario.tables && { tables: scenario.tables }) },
          { ...options.rules, ...(options.tables && { tables: options.tables }) },
        ),
        special: scenario.special ?? [],
      }
    : null;
  const marks = scenario.victory.type === 'race' ? scenario.victory.marks.map(hexOrThrow) : [];
  const { columns, rows, fixed } = scenario.board;
  const sea: State = {
    scenario: scenario.id,
    options,
    sides: scenario.sides.map(({ id, name }) => ({ id, name })),
    seats,
    resigned: [],
    board: { columns, rows, fixed: fixed || (advanced && scenario.board.fixedUntilTurn !== undefined) },
    // 3.1.5: the hexes listed are land, all others water.
    land: hexesOrThrow(scenario.land),
    marks,
    noCombat: scenario.noCombat ?? false,
    // 3.1.4, 18.1.1: the direction the wind blows towards.
    wind: scenario.wind,
    turn: 1,
    phase: 'unfouling',
    // 3.1.2: every ship that is named, each of her nation and class.
    ships: scenario.ships.map((entry) => launch(entry, seats, yard)),
    ...nothingAfoot(),
    victory: scenario.victory,
    turnLimit: options.turnLimit === undefined ? (scenario.turnLimit ?? null) : options.turnLimit,
  };
  return yard === null ? sea : { ...sea, phase: 'muster', advanced: layOut(scenario, yard) };
}

/** What the Advanced Game adds to the sea. */
function layOut(scenario: Scenario, { rules, special }: Yard): AdvancedSea {
  const seats = seatsOf(scenario);
  const firstSeat = (side: string): string => seats.find((seat) => seat.side === side)!.id;
  const depths: Record<string, number> = {};
  for (const { depth, hexes } of scenario.depths ?? [])
    for (const hex of hexesOrThrow(hexes)) depths[hexKey(hex)] = depth;
  return {
    rules,
    // 18.1: direction, velocity and change number.
    initialWind: scenario.wind,
    velocity: (scenario.velocity ?? NORMAL) as Velocity,
    changeNumber: scenario.windChange ?? null,
    schedule: (scenario.windSchedule ?? []).map(({ turn, direction, velocity }) => ({
      turn,
      direction: direction as Direction,
      velocity: velocity as Velocity,
    })),
    anchoringAllowed: scenario.anchoring ?? false,
    squadrons: squadronsOf(scenario),
    flags: {},
    written: {},
    depths,
    sounded: Object.fromEntries(
      scenario.sides
        .map(({ id }) => id)
        .filter(
          (id) =>
            scenario.depthsHidden || specialOf(special, 'secret-depths').some(({ side }) => side === id),
        )
        .map((id) => [id, []]),
    ),
    batteries: (scenario.batteries ?? []).map((battery) => ({
      id: battery.id,
      name: battery.name,
      side: battery.side,
      seat: battery.seat ?? firstSeat(battery.side),
      hexes: battery.hexes.map(hexOrThrow),
      quality: battery.quality,
      arc: battery.arc as Direction[],
      guns: battery.guns,
      total: { guns: battery.guns, hull: battery.hull, crew: battery.crew },
      hull: battery.hull,
      crew: battery.crew,
    })),
    booms: (scenario.booms ?? []).map(hexOrThrow),
    special,
    criticals: [],
    scored: {},
    visited: {},
    fixedUntilTurn: scenario.board.fixed ? null : (scenario.board.fixedUntilTurn ?? null),
    muster:
      scenario.muster === undefined
        ? null
        : {
            sides: Object.fromEntries(
              scenario.muster.map(({ side, budget, nations, berths }) => [
                side,
                {
                  budget,
                  nations,
                  berths: berths.map(({ bow, heading }) => ({ bow: hexOrThrow(bow), heading })),
                },
              ]),
            ),
          },
  };
}

/** Divisions as the scenario has them; where it has none, the ships of each chair are one, led by the first. */
function squadronsOf(scenario: Scenario): Squadron[] {
  return scenario.sides.flatMap((side): Squadron[] => {
    const own = scenario.ships.filter((entry) => entry.side === side.id);
    const seatOf = (entry: Scenario['ships'][number]): string => entry.seat ?? side.seats[0]!.id;
    if (side.squadrons !== undefined && side.squadrons.length > 0)
      return side.squadrons.map(({ id, name, seat, flagship }) => ({
        id,
        name,
        side: side.id,
        seat: seat ?? side.seats[0]!.id,
        ships: own.filter((entry) => entry.squadron === id).map((entry) => entry.id),
        flagship,
      }));
    return side.seats
      .map((seat) => ({ seat, ships: own.filter((entry) => seatOf(entry) === seat.id) }))
      .filter(({ ships }) => ships.length > 0)
      .map(({ seat, ships }) => ({
        id: seat.id,
        name: seat.name,
        side: side.id,
        seat: seat.id,
        ships: ships.map((entry) => entry.id),
        flagship: ships[0]!.id,
        provisional: true,
      }));
  });
}
