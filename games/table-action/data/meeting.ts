/** Two fleets that meet on an open sea: what a battle by points is played as. */
import { along } from '../rules/geometry/point.ts';
import { disposition } from '../rules/geometry/wind.ts';
import type { Scenario, ScenarioSquadron } from '../rules/scenario/scenario.ts';
import type { Fleet } from './build.ts';
import { scenarioCard } from './expand.ts';
import type { RosterShip } from './roster.ts';
import type { Nation } from './words.ts';

export interface Meeting {
  readonly title: string;
  /** The fleet along the top of the table, then the one along the bottom. */
  readonly fleets: readonly [Company, Company];
  /** Tenths of a degree, the way it blows. */
  readonly windToward: number;
  readonly turnLimit: number;
}
export interface Company extends Fleet {
  readonly name: string;
  readonly nation: Nation;
}

/** Between the ships of a line, the lines of a fleet, the fleets, and the outermost ship and the edge. */
const SPACING = 6000;
const LINES_APART = 7000;
const FLEETS_APART = 36_000;
const MARGIN = 12_000;
const LINE = 12;
const SQUADRON = 6;
const LEAST_TABLE = { width: 72_000, height: 60_000 } as const;
const [EAST, WEST] = [900, 2700];

/** Ships of one nation stay together; the rest is the order they were chosen in. */
function squadronsOf(ships: readonly RosterShip[]): RosterShip[][] {
  const found: RosterShip[][] = [];
  for (const nation of new Set(ships.map((ship) => ship.nation))) {
    const theirs = ships.filter((ship) => ship.nation === nation);
    const parts = Math.ceil(theirs.length / SQUADRON);
    for (let part = 0; part < parts; part += 1) {
      const [from, to] = [part, part + 1].map((n) => Math.ceil((n * theirs.length) / parts));
      found.push(theirs.slice(from, to));
    }
  }
  return found;
}

/** Scenario ids are unique over both fleets, so each side's ships carry its number where both chose the same. */
const idOf = (id: string, side: number, taken: ReadonlySet<string>): string =>
  taken.has(id) ? `${id.slice(0, 57)}-${side + 1}` : id;

const longestLine = ({ ships }: Company): number => Math.min(LINE, ships.length);

export function meetingScenario({ title, fleets, windToward, turnLimit }: Meeting): Scenario {
  const lines = fleets.map(({ ships }) => Math.ceil(ships.length / LINE));
  const width = Math.max(
    LEAST_TABLE.width,
    2 * MARGIN + SPACING * (Math.max(...fleets.map(longestLine)) - 1),
  );
  const depth = (lines[0]! + lines[1]! - 2) * LINES_APART;
  const height = Math.max(LEAST_TABLE.height, FLEETS_APART + depth + 2 * MARGIN);
  // Line ahead along the table: towards whichever end the wind lets both of them sail.
  const heading = disposition(EAST, windToward) === 'aback' ? WEST : EAST;
  const lead = (width + SPACING * (Math.max(...fleets.map(longestLine)) - 1)) / 2;
  const others = new Set(fleets[0].ships.map(({ id }) => id));
  const taken = (side: number): ReadonlySet<string> => (side === 0 ? new Set() : others);
  const sides = fleets.map(({ name, nation, flagship }, side) => ({
    id: `side-${side + 1}`,
    name,
    nation,
    flagship: idOf(flagship, side, taken(side)),
    seats: [{ id: `side-${side + 1}-1`, name: `${name}, commander` }],
  }));
  const squadrons = fleets.flatMap(({ ships, flagship }, side): ScenarioSquadron[] => {
    let place = 0;
    return squadronsOf(ships).map((squadron, index) => ({
      id: `squadron-${side + 1}-${index + 1}`,
      name: squadron[0]!.name,
      side: sides[side]!.id,
      nation: squadron[0]!.nation,
      ships: squadron.map((ship) => {
        const line = Math.floor(place / LINE);
        const out = line * LINES_APART;
        const start = {
          x: heading === EAST ? lead : width - lead,
          y: side === 0 ? (height - FLEETS_APART) / 2 - out : (height + FLEETS_APART) / 2 + out,
        };
        const at = along(start, heading === EAST ? WEST : EAST, (place % LINE) * SPACING);
        place += 1;
        const card = scenarioCard(ship, ship.id === flagship);
        return { ...card, id: idOf(ship.id, side, taken(side)), ...at, heading, sail: 'battle' as const };
      }),
    }));
  });
  return {
    id: 'meeting',
    title,
    date: '',
    place: 'Open sea',
    briefing: 'Two fleets of equal worth in sight of each other. After the last turn the better score wins.',
    table: { width, height },
    wind: { toward: windToward },
    sides,
    squadrons,
    batteries: [],
    terrain: [],
    turnLimit,
    victory: [{ type: 'points', margin: 1 }],
    provenance: { ships: 'constructed', positions: 'constructed' },
  };
}
