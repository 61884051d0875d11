/** What a scenario file can get wrong beyond its schema: names that must fit together, ships that must fit the table. */
import type { Flaw } from '@weathergage/kernel';
import { BASE_SIZES } from '../../data/statistics.ts';
import { type Base, overlaps } from '../geometry/base.ts';
import { baseMeets } from '../geometry/polygon.ts';
import type { Scenario, ScenarioShip } from './scenario.ts';

type Report = (path: string, expected: string) => void;

export function examine(scenario: Scenario): Flaw[] {
  const found: Flaw[] = [];
  const flaw: Report = (path, expected) => void found.push({ path, expected });
  examineNames(scenario, flaw);
  examineShips(scenario, flaw);
  examineBatteries(scenario, flaw);
  examineVictory(scenario, flaw);
  return found;
}

const shipsOf = (scenario: Scenario): ScenarioShip[] => scenario.squadrons.flatMap(({ ships }) => ships);

function examineNames(scenario: Scenario, flaw: Report): void {
  const sides = scenario.sides.map(({ id }) => id);
  const seats = scenario.sides.flatMap((side) => side.seats.map(({ id }) => id));
  if (new Set(sides).size < sides.length) flaw('/sides', 'a different id for each side');
  if (new Set(seats).size < seats.length) flaw('/sides', 'a different id for each seat');
  const squadrons = [...scenario.squadrons, ...scenario.batteries].map(({ id }) => id);
  if (new Set(squadrons).size < squadrons.length)
    flaw('/squadrons', 'a different id for each squadron and battery');
  for (const [index, { id, flagship }] of scenario.sides.entries()) {
    const ships = scenario.squadrons.filter(({ side }) => side === id).flatMap((squadron) => squadron.ships);
    if (ships.length === 0 && !scenario.batteries.some(({ side }) => side === id))
      flaw('/squadrons', `a ship or a battery of side ${id}`);
    if (flagship !== undefined && !ships.some((ship) => ship.id === flagship))
      flaw(`/sides/${index}/flagship`, `a ship of side ${id}`);
  }
  const seatsOfSide = (side: string): string[] =>
    scenario.sides.find(({ id }) => id === side)?.seats.map(({ id }) => id) ?? [];
  for (const [index, squadron] of scenario.squadrons.entries()) {
    const path = `/squadrons/${index}`;
    if (!sides.includes(squadron.side)) flaw(`${path}/side`, `one of ${sides.join(', ')}`);
    const known = seatsOfSide(squadron.side);
    if (squadron.seat !== undefined && !known.includes(squadron.seat))
      flaw(`${path}/seat`, `a seat of side ${squadron.side}`);
    for (const [at, { seat }] of squadron.ships.entries())
      if (seat !== undefined && !known.includes(seat))
        flaw(`${path}/ships/${at}/seat`, `a seat of side ${squadron.side}`);
  }
  for (const [index, { side, seat }] of scenario.batteries.entries()) {
    if (!sides.includes(side)) flaw(`/batteries/${index}/side`, `one of ${sides.join(', ')}`);
    if (seat !== undefined && !seatsOfSide(side).includes(seat))
      flaw(`/batteries/${index}/seat`, `a seat of side ${side}`);
  }
}

const baseFor = ({ x, y, heading, size }: ScenarioShip): Base => ({
  at: { x, y },
  heading,
  ...BASE_SIZES.data[size],
});

function examineShips(scenario: Scenario, flaw: Report): void {
  const placed: { id: string; base: Base }[] = [];
  const ids = new Set<string>(scenario.batteries.map(({ id }) => id));
  const grounds = scenario.terrain.map(({ polygon }) => polygon.map(([x, y]) => ({ x, y })));
  for (const [index, squadron] of scenario.squadrons.entries())
    for (const [at, ship] of squadron.ships.entries()) {
      const path = `/squadrons/${index}/ships/${at}`;
      if (ids.has(ship.id)) flaw(`${path}/id`, 'an id that nothing else has');
      ids.add(ship.id);
      const base = baseFor(ship);
      if (ship.x > scenario.table.width) flaw(`${path}/x`, 'a place on the table');
      if (ship.y > scenario.table.height) flaw(`${path}/y`, 'a place on the table');
      if (grounds.some((ground) => baseMeets(ground, base))) flaw(`${path}/x`, 'water under her whole base');
      const other = placed.find((each) => overlaps(each.base, base));
      if (other !== undefined) flaw(`${path}/x`, `a place where ${other.id} does not lie`);
      if (ship.blockship && !ship.anchored) flaw(`${path}/anchored`, 'true, since a blockship cannot sail');
      placed.push({ id: ship.id, base });
    }
}

function examineBatteries({ batteries, table }: Scenario, flaw: Report): void {
  for (const [index, { x, y }] of batteries.entries()) {
    if (x > table.width) flaw(`/batteries/${index}/x`, 'a place on the table');
    if (y > table.height) flaw(`/batteries/${index}/y`, 'a place on the table');
  }
}

function examineVictory(scenario: Scenario, flaw: Report): void {
  const sides = scenario.sides.map(({ id }) => id);
  const ships = new Set(shipsOf(scenario).map(({ id }) => id));
  const batteries = new Set(scenario.batteries.map(({ id }) => id));
  for (const [index, victory] of scenario.victory.entries()) {
    const path = `/victory/${index}`;
    if ('side' in victory && !sides.includes(victory.side))
      flaw(`${path}/side`, `one of ${sides.join(', ')}`);
    if ('of' in victory && !sides.includes(victory.of)) flaw(`${path}/of`, `one of ${sides.join(', ')}`);
    if ('ships' in victory)
      for (const [at, id] of victory.ships.entries())
        if (!ships.has(id)) flaw(`${path}/ships/${at}`, 'the id of a ship');
    if ('batteries' in victory)
      for (const [at, id] of victory.batteries.entries())
        if (!batteries.has(id)) flaw(`${path}/batteries/${at}`, 'the id of a battery');
    if (victory.type === 'survive' && victory.untilTurn > scenario.turnLimit)
      flaw(`${path}/untilTurn`, `a turn up to ${scenario.turnLimit}, the last`);
  }
}
