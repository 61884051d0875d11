/** What the schema can't see: names that must fit together and ships that must fit on the sea. */
import type { Flaw } from '@weathergage/kernel';
import { classOf } from '../../data/classes.ts';
import { hexKey, hexName, parseHex } from '../sea/hex.ts';
import { hexesOfRun } from '../sea/hex-run.ts';
import { hexesOf } from '../sea/ship.ts';
import { onBoard } from '../sea/waters.ts';
import { allowanceOf } from '../sea/wind.ts';
import { examineAdvanced } from './examine-advanced.ts';
import type { Say } from './examine-say.ts';
import type { Scenario } from './scenario.ts';

export function examine(scenario: Scenario): Flaw[] {
  const found: Flaw[] = [];
  const flaw: Say = (path, expected) => void found.push({ path, expected });
  examineSeats(scenario, flaw);
  const land = new Set<string>();
  for (const [index, run] of (scenario.land ?? []).entries()) {
    const hexes = hexesOfRun(run);
    if (hexes === null) flaw(`/land/${index}`, 'a hex such as K24, or a run down a column such as K5-9');
    else for (const hex of hexes) land.add(hexKey(hex));
  }
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  for (const [index, entry] of scenario.ships.entries()) {
    const path = `/ships/${index}`;
    if (ids.has(entry.id)) flaw(`${path}/id`, 'an id that no other ship has');
    ids.add(entry.id);
    examineClass(entry, path, flaw);
    examinePlace(scenario, index, land, taken, flaw);
  }
  const musters = new Set(scenario.muster?.map(({ side }) => side));
  for (const side of scenario.sides)
    if (!musters.has(side.id) && !scenario.ships.some((entry) => entry.side === side.id))
      flaw('/ships', `at least one ship of side ${side.id}`);
  if (scenario.victory.type === 'single-ship' && scenario.ships.length !== 2)
    flaw('/victory/type', 'points, since a single-ship action has one ship a side');
  if (scenario.victory.type === 'race')
    for (const [index, name] of scenario.victory.marks.entries())
      if (parseHex(name) === null) flaw(`/victory/marks/${index}`, 'a hex such as K24');
  examineAdvanced(scenario, land, flaw);
  return found;
}

function examineSeats(scenario: Scenario, flaw: Say): void {
  const sides = new Set(scenario.sides.map((side) => side.id));
  const seats = new Map(scenario.sides.flatMap((side) => side.seats.map((seat) => [seat.id, side.id])));
  const count = scenario.sides.reduce((sum, side) => sum + side.seats.length, 0);
  if (sides.size < scenario.sides.length) flaw('/sides', 'a different id for each side');
  if (seats.size < count) flaw('/sides', 'a different id for each seat');
  for (const [index, entry] of scenario.ships.entries()) {
    if (!sides.has(entry.side)) flaw(`/ships/${index}/side`, `one of ${[...sides].join(', ')}`);
    if (entry.seat !== undefined && seats.get(entry.seat) !== entry.side)
      flaw(`/ships/${index}/seat`, `a seat of side ${entry.side}`);
  }
}

function examineClass(entry: Scenario['ships'][number], path: string, flaw: Say): void {
  const class_ = classOf(entry.class);
  if (class_ === undefined) flaw(`${path}/class`, 'the id of a class of ship, such as br-f3-36');
  else if (class_.nation === 'any' && entry.nation === undefined)
    flaw(`${path}/nation`, `a nation, since class ${entry.class} belongs to none`);
  else if (entry.log?.rigging !== undefined && entry.log.rigging.length !== class_.battleSpeed)
    flaw(`${path}/log/rigging`, `${class_.battleSpeed} sections, one for each factor of battle-sail speed`);
}

function examinePlace(
  scenario: Scenario,
  index: number,
  land: ReadonlySet<string>,
  taken: Map<string, string>,
  flaw: Say,
): void {
  const entry = scenario.ships[index]!;
  const path = `/ships/${index}`;
  const class_ = classOf(entry.class);
  const bow = parseHex(entry.bow);
  if (bow === null) {
    flaw(`${path}/bow`, 'a hex such as K24');
    return;
  }
  const board = { ...scenario.board, fixed: scenario.board.fixed };
  if (!onBoard(board, bow))
    flaw(`${path}/bow`, `a hex of the board, whose edges are real (${entry.bow} lies outside)`);
  if (entry.entryTurn !== undefined && class_ !== undefined && scenario.edition === 'basic') {
    const rigging = entry.log?.rigging ?? class_.rigging;
    const sails = { heading: entry.heading, rigging, spec: class_ };
    // The wind of the Basic Game never changes: she would wait outside for ever.
    if (allowanceOf(sails, scenario.wind) === 0)
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
