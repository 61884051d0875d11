/** Preparing to play (3.0): from a scenario file to a sea with ships on it, each with her log filled in. */
import type { Flaw, SeatInfo } from '@weathergage/kernel';
import { classOf } from '../data/classes.ts';
import { type Hex, hexKey, hexName, parseHex } from './hex.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import { hexesOf, type Nation, type Ship, type ShipSpec } from './ship.ts';
import type { State } from './state.ts';
import { onBoard } from './waters.ts';
import { allowance } from './wind.ts';

type ScenarioShip = Scenario['ships'][number];

export const seatsOf = (scenario: Scenario): SeatInfo[] =>
  scenario.sides.flatMap((side) =>
    side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
  );

/** What the schema can't see: names that must fit together and ships that must fit on the sea. */
export function examine(scenario: Scenario): Flaw[] {
  const found: Flaw[] = [];
  const flaw = (path: string, expected: string): void => void found.push({ path, expected });
  const sides = new Set(scenario.sides.map((side) => side.id));
  const seats = new Map(seatsOf(scenario).map((seat) => [seat.id, seat.side]));
  if (sides.size < scenario.sides.length) flaw('/sides', 'a different id for each side');
  if (seats.size < seatsOf(scenario).length) flaw('/sides', 'a different id for each seat');
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  const land = new Set<string>();
  for (const [index, name] of (scenario.land ?? []).entries()) {
    const hex = parseHex(name);
    if (hex === null) flaw(`/land/${index}`, 'a hex such as K24');
    else land.add(hexKey(hex));
  }
  for (const [index, entry] of scenario.ships.entries()) {
    const path = `/ships/${index}`;
    if (ids.has(entry.id)) flaw(`${path}/id`, 'an id that no other ship has');
    ids.add(entry.id);
    if (!sides.has(entry.side)) flaw(`${path}/side`, `one of ${[...sides].join(', ')}`);
    if (entry.seat !== undefined && seats.get(entry.seat) !== entry.side)
      flaw(`${path}/seat`, `a seat of side ${entry.side}`);
    const class_ = classOf(entry.class);
    if (class_ === undefined) flaw(`${path}/class`, 'the id of a class of ship, such as br-f3-36');
    else if (class_.nation === 'any' && entry.nation === undefined)
      flaw(`${path}/nation`, `a nation, since class ${entry.class} belongs to none`);
    else if (entry.log?.rigging !== undefined && entry.log.rigging.length !== class_.battleSpeed)
      flaw(`${path}/log/rigging`, `${class_.battleSpeed} sections, one for each factor of battle-sail speed`);
    const bow = parseHex(entry.bow);
    if (bow === null) {
      flaw(`${path}/bow`, 'a hex such as K24');
      continue;
    }
    if (!onBoard(scenario.board, bow))
      flaw(`${path}/bow`, `a hex of the board, whose edges are real (${entry.bow} lies outside)`);
    if (entry.entryTurn !== undefined && class_ !== undefined) {
      const rigging = entry.log?.rigging ?? class_.rigging;
      const sails = { heading: entry.heading, rigging, spec: class_ };
      // The wind of the Basic Game never changes: she would wait outside for ever.
      if (allowance(sails, scenario.wind) === 0)
        flaw(`${path}/heading`, 'a heading on which she has an allowance to enter with');
    }
    for (const hex of hexesOf({ bow, heading: entry.heading })) {
      if (land.has(hexKey(hex))) flaw(`${path}/bow`, `water (${hexName(hex)} is land)`);
      // One who enters later finds her hexes taken or free when she comes (8.1.2).
      if (entry.entryTurn !== undefined) continue;
      const holder = taken.get(hexKey(hex));
      if (holder !== undefined)
        flaw(`${path}/bow`, `hexes that ${holder} does not lie in (${hexName(hex)} is hers)`);
      taken.set(hexKey(hex), entry.id);
    }
  }
  for (const side of scenario.sides)
    if (!scenario.ships.some((entry) => entry.side === side.id))
      flaw('/ships', `at least one ship of side ${side.id}`);
  if (scenario.victory.type === 'single-ship' && scenario.ships.length !== 2)
    flaw('/victory/type', 'points, since a single-ship action has one ship a side');
  if (scenario.victory.type === 'race')
    for (const [index, name] of scenario.victory.marks.entries())
      if (parseHex(name) === null) flaw(`/victory/marks/${index}`, 'a hex such as K24');
  return found;
}

export function setup(scenario: Scenario, options: Options): State {
  const seats = seatsOf(scenario);
  const marks = scenario.victory.type === 'race' ? scenario.victory.marks.map(hexOrThrow) : [];
  return {
    scenario: scenario.id,
    options,
    sides: scenario.sides.map(({ id, name }) => ({ id, name })),
    seats,
    resigned: [],
    board: { ...scenario.board },
    land: (scenario.land ?? []).map(hexOrThrow),
    marks,
    noCombat: scenario.noCombat ?? false,
    wind: scenario.wind,
    turn: 1,
    phase: 'unfouling',
    ships: scenario.ships.map((entry) => launch(entry, seats)),
    fouls: [],
    grapples: [],
    melees: [],
    gunHits: [],
    execution: null,
    fighting: null,
    victory: scenario.victory,
    turnLimit: options.turnLimit === undefined ? (scenario.turnLimit ?? null) : options.turnLimit,
    reached: {},
    shunning: {},
    asked: 0,
    outcome: null,
  };
}

function launch(entry: ScenarioShip, seats: readonly SeatInfo[]): Ship {
  const spec = specOf(entry);
  const loaded = entry.unloaded !== true;
  return {
    id: entry.id,
    spec,
    owner: entry.side,
    side: entry.side,
    seat: entry.seat ?? seats.find((seat) => seat.side === entry.side)!.id,
    presence: entry.entryTurn === undefined ? 'afloat' : 'due',
    entryTurn: entry.entryTurn ?? null,
    bow: hexOrThrow(entry.bow),
    heading: entry.heading,
    quality: entry.quality,
    hull: spec.hull,
    sections: spec.crew.map((squares, index) => ({
      no: index + 1,
      from: entry.id,
      side: entry.side,
      quality: entry.quality,
      total: squares,
      left: squares,
      role: 'crew',
      since: 0,
    })),
    guns: { ...spec.guns },
    carronades: { ...spec.carronades },
    rigging: [...spec.rigging],
    loaded: { L: loaded, R: loaded },
    empty: loaded ? 0 : 2,
    initial: { L: true, R: true },
    surrender: null,
    captured: false,
    still: 0,
    sinceTurn: 0,
    noted: { factors: 0, hexes: 0 },
    lastPlot: null,
    parties: [],
    allBoarding: false,
  };
}

/** The log as the class has it, with what the scenario changes (3.2). */
function specOf(entry: ScenarioShip): ShipSpec {
  const class_ = classOf(entry.class);
  if (class_ === undefined) throw new Error(`no class of ship ${entry.class}`);
  const guns = entry.log?.guns ?? class_.guns;
  const carronades = entry.log?.carronades ?? class_.carronades;
  return {
    name: entry.name,
    nation: entry.nation ?? (class_.nation as Nation),
    class: class_.class,
    rated: class_.rated,
    turning: class_.turning,
    battleSpeed: class_.battleSpeed,
    quality: entry.quality,
    hull: entry.log?.hull ?? class_.hull,
    crew: entry.log?.crew ?? class_.crew,
    guns: { L: guns, R: guns },
    carronades: { L: carronades, R: carronades },
    rigging: entry.log?.rigging ?? class_.rigging,
    points: entry.points ?? class_.points[entry.quality],
  };
}

function hexOrThrow(name: string): Hex {
  const hex = parseHex(name);
  if (hex === null) throw new Error(`no hex ${name}`);
  return hex;
}
