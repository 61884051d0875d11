/**
 * Scenarios as they are written down here: in inches and degrees, ships by their name in the roster, squadrons as lines
 * of ships, and only what differs from the usual. Expansion makes the full scenario of them.
 */
import { along } from '../rules/geometry/point.ts';
import type {
  Scenario,
  ScenarioBattery,
  ScenarioShip,
  ScenarioSquadron,
} from '../rules/scenario/scenario.ts';
import type { Victory } from '../rules/table/victory-language.ts';
import { type ShoreBattery, shoreBattery } from './batteries.ts';
import { type Measured, measuredWords } from './measured.ts';
import { batteryPoints, shipPoints } from './points.ts';
import { type RosterShip, rosterShip } from './roster.ts';
import { DEGREE, INCH } from './tables.ts';
import { NAVIES, type Nation, type Provenance, type Sail } from './words.ts';

/** Inches from the left and from the top edge. */
type Place = readonly [x: number, y: number];

/** A squadron in line: the first ship at `at`, each next one `spacing` inches farther along `trail`. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly at: Place;
  readonly heading: number;
  /** Ships of the roster, in order. */
  readonly ships: readonly string[];
  /** Degrees; dead astern if nothing is said. */
  readonly trail?: number;
  /** Six inches if nothing is said: what the clear lane of a broadside needs between the ships of a line. */
  readonly spacing?: number;
  /** Battle sail if nothing is said; easy at anchor. */
  readonly sail?: Sail;
  readonly anchored?: true;
  /** Which of them are hulls without masts. */
  readonly blockships?: readonly string[];
  readonly unready?: ScenarioShip['unready'];
  /** That of the first ship if nothing is said. */
  readonly nation?: Nation;
}

interface Side {
  /** After its nation if nothing is said. */
  readonly id?: string;
  /** Its nation's navy if nothing is said. */
  readonly name?: string;
  readonly nation: Nation;
  readonly flagship: string;
  readonly squadrons: readonly Line[];
}

type NamedSide = Side & Required<Pick<Side, 'id' | 'name'>>;

const withName = (side: Side): NamedSide => ({
  id: side.nation.toLowerCase(),
  name: NAVIES[side.nation],
  ...side,
});

export interface Outline {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  /** Its lessons go with it. */
  readonly tutorial?: true;
  /** Inches from left to right and from top to bottom. */
  readonly table: Place;
  /** Degrees clockwise from the top edge, the way it blows. */
  readonly windToward: number;
  readonly turnLimit: number;
  readonly sides: readonly [Side, Side];
  readonly terrain?: readonly {
    readonly kind: 'land' | 'shoal';
    readonly name: string;
    /** Its corners as `x,y` in inches, with blanks between. */
    readonly polygon: string;
  }[];
  readonly batteries?: readonly { readonly id: string; readonly side: string; readonly at: Place }[];
  readonly victory: readonly Victory[];
  /** How machines fare against each other; a lesson is not there to be even. */
  readonly measured?: Measured;
  readonly special?: NonNullable<Scenario['special']>;
}

const length = (inches: number): number => Math.round(inches * INCH);
const angle = (degrees: number): number => Math.round(degrees * DEGREE);

/** The forces and the day are history's; where they lie, what they are told and what wins is ours. */
const PROVENANCE: Readonly<Record<string, Provenance>> = {
  orderOfBattle: 'public',
  wind: 'public',
  positions: 'constructed',
  briefing: 'constructed',
  victory: 'constructed',
};

type Corner = Scenario['terrain'][number]['polygon'][number];

const SPACING = 6;

export type Carded = Omit<RosterShip, 'year' | 'armament' | 'largeGuns' | 'crippledAt' | 'provenance'>;

/** What a scenario says of a ship besides where she lies. Her flag counts only if she flies it here. */
export function scenarioCard(
  ship: Carded,
  flagship: boolean,
): Omit<ScenarioShip, 'x' | 'y' | 'heading' | 'sail'> {
  const { id, name, nation, rate, size, guns, broadside, musketry, hull, rigging, crew, quality, specials } =
    ship;
  const worn = specials.filter((special) => special !== 'flagship');
  return {
    id,
    name,
    nation,
    rate,
    size,
    guns,
    broadside: { large: [...broadside.large], regular: [...broadside.regular] },
    musketry,
    hull,
    rigging,
    crew,
    quality,
    ...(specials.includes('marines') ? { marines: true } : {}),
    ...(specials.includes('signals') ? { signals: true } : {}),
    points: shipPoints({
      broadside,
      musketry,
      hull,
      crew,
      size,
      quality,
      specials: flagship ? [...worn, 'flagship'] : worn,
    }),
  };
}

function squadron(line: Line, side: NamedSide): ScenarioSquadron {
  const { id, name, anchored = false, blockships = [], unready } = line;
  const trail = angle(line.trail ?? line.heading + 180);
  const [x, y] = line.at.map(length) as [number, number];
  return {
    id,
    name,
    side: side.id,
    nation: line.nation ?? rosterShip(line.ships[0]!).nation,
    ships: line.ships.map((ship, place) => ({
      ...scenarioCard(rosterShip(ship), ship === side.flagship),
      ...along({ x, y }, trail, place * length(line.spacing ?? SPACING)),
      heading: angle(line.heading),
      sail: line.sail ?? (anchored ? 'easy' : 'battle'),
      ...(anchored ? { anchored } : {}),
      ...(blockships.includes(ship) ? { blockship: true } : {}),
      ...(unready ? { unready } : {}),
    })),
  };
}

/** What a scenario says of a battery besides where she stands and what she is called there. */
export function batteryCard(found: ShoreBattery, side: string): Omit<ScenarioBattery, 'id' | 'x' | 'y'> {
  const { name, nation, guns, broadside, fort, crew, quality } = found;
  return {
    name,
    nation,
    side,
    guns,
    broadside: { large: [...broadside.large], regular: [...broadside.regular] },
    musketry: 0,
    fort,
    crew,
    quality,
    points: batteryPoints(found),
  };
}

const commander = ({ squadrons }: Side): string =>
  squadrons.reduce((sum, { ships }) => sum + ships.length, 0) > 1 ? 'commander' : 'captain';

/** What each side brings, by the point rule. */
function forces(
  sides: readonly NamedSide[],
  squadrons: Scenario['squadrons'],
  batteries: Scenario['batteries'],
): string {
  const brought = sides.map(({ id, name }) => {
    const ships = squadrons.filter(({ side }) => side === id).flatMap((line) => line.ships);
    const all = [...ships, ...batteries.filter(({ side }) => side === id)];
    return `${name} ${all.reduce((sum, { points }) => sum + points, 0)}`;
  });
  return `By points: ${brought.join(', ')}.`;
}

/** What came of it when the machine played both sides. */
function results([one, two]: readonly [NamedSide, NamedSide], measured: Measured): string {
  return `Captain against captain, ${measuredWords(one.name, two.name, measured)}.`;
}

export function expand(outline: Outline): Scenario {
  const { id, title, date, place, briefing, tutorial, special } = outline;
  const sides = [withName(outline.sides[0]), withName(outline.sides[1])] as const;
  const squadrons = sides.flatMap((side) => side.squadrons.map((line) => squadron(line, side)));
  const batteries = (outline.batteries ?? []).map(({ id: fort, side, at: [x, y] }) => ({
    id: fort,
    ...batteryCard(shoreBattery(fort), side),
    x: length(x),
    y: length(y),
  }));
  return {
    id,
    title,
    date,
    place,
    briefing,
    balance: [
      forces(sides, squadrons, batteries),
      ...(outline.measured === undefined ? [] : [results(sides, outline.measured)]),
    ].join(' '),
    ...(tutorial ? { tutorial } : {}),
    table: { width: length(outline.table[0]), height: length(outline.table[1]) },
    wind: { toward: angle(outline.windToward) },
    sides: sides.map((side) => ({
      id: side.id,
      name: side.name,
      nation: side.nation,
      flagship: side.flagship,
      seats: [{ id: `${side.id}-1`, name: `${side.name}, ${commander(side)}` }],
    })),
    squadrons,
    batteries,
    terrain: (outline.terrain ?? []).map(({ kind, name, polygon }) => ({
      kind,
      name,
      polygon: polygon
        .split(' ')
        .map((corner) => corner.split(',').map((inches) => length(Number(inches))) as Corner),
    })),
    turnLimit: outline.turnLimit,
    victory: [...outline.victory],
    ...(special ? { special } : {}),
    provenance: PROVENANCE,
  };
}
