/**
 * A sea area of Sea Power as a theatre of Station: five reaches of open water about its middle, its ports where they lie
 * with whoever holds them, the areas beside it as Sea Zones, and across all of it the winds that the chart and the climate
 * have there.
 */
import { AREAS, type AreaId } from '@weathergage/sea-power/data/areas.ts';
import { neighboursOf } from '@weathergage/sea-power/data/borders.ts';
import { SIDES, type Side, sideOf } from '@weathergage/sea-power/data/nations.ts';
import { portOf, type Port as SeaPort } from '@weathergage/sea-power/data/ports.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { Link, Port, Space, Wind, Zone } from '@weathergage/station/rules/module/map.ts';
import { FLAG_OF, SIDE_NAMES } from '../sea-power-war.ts';
import { type Climate, climateOf, windIds, windsOf } from './climates.ts';
import { alongWind, apart, type Octant, octantOf, opposed, stepTo, sumOf } from './compass.ts';

/** Where a season is played: the map, and the places that its Orders speak of. */
export interface SeasonTheatre {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly zones: readonly Zone[];
  readonly ports: readonly Port[];
  readonly winds: readonly Wind[];
  /** Turn of the Year in which it begins. */
  readonly begins: number;
  /** The water that both must hold, and where the fleets lie when they sight each other. */
  readonly middle: string;
  readonly windward: string;
  readonly leeward: string;
  /** A round that a cruise makes. */
  readonly round: readonly string[];
  readonly bases: Readonly<Record<Side, string>>;
  /** Contingents that hold ports and have no fleet here. */
  readonly neutrals: readonly string[];
}

/** Degrees from the middle to a reach. */
const REACH = 3;
/** From this number on a port has a Harbour of its own and works that count twice. */
const KEY_PORT = 3;
const NEUTRAL = 'Neutral';

/** The chart's coordinates run from 213 west to 147 east. */
const onGlobe = (lon: number): number => (lon < -180 ? lon + 360 : lon);

interface Reach {
  readonly id: string;
  readonly name: string;
  readonly octant: Octant | null;
  readonly lon: number;
  readonly lat: number;
}

const REACHES = [
  ['north', 'Northern reach', 0],
  ['east', 'Eastern reach', 2],
  ['south', 'Southern reach', 4],
  ['west', 'Western reach', 6],
] as const;

function reachesOf(area: AreaId): readonly Reach[] {
  const { name, spot } = AREAS.find(({ id }) => id === area)!;
  const at = (octant: Octant | null) => {
    const [east, north] = octant === null ? [0, 0] : stepTo(octant);
    return { lon: onGlobe(spot[0] + (REACH * east) / 100), lat: spot[1] + (REACH * north) / 100 };
  };
  return [
    { id: 'middle', name, octant: null, ...at(null) },
    ...REACHES.map(([id, title, octant]) => ({ id, name: title, octant, ...at(octant) })),
  ];
}

/** 6.1/4: where the winds across the area's borders blow to, taken together. */
const prevailingIn = (area: AreaId): Octant | null =>
  sumOf(
    neighboursOf(area).flatMap(({ to, cost, border }) => {
      const bearing = octantOf(border.a === area ? border.bearing : border.bearing + 180);
      // With the wind it costs nothing to leave; against it two.
      return cost === 1 || to === area ? [] : [cost === 0 ? bearing : opposed(bearing)];
    }),
  );

const square = (a: { lon: number; lat: number }, b: { lon: number; lat: number }): number =>
  (a.lon - b.lon) ** 2 + (a.lat - b.lat) ** 2;

const nearestReach = (reaches: readonly Reach[], place: { lon: number; lat: number }): Reach =>
  reaches
    .filter(({ octant }) => octant !== null)
    .reduce((best, one) => (square(one, place) < square(best, place) ? one : best));

const towards = (octant: Octant): string =>
  REACHES.reduce((best, one) => (apart(one[2], octant) < apart(best[2], octant) ? one : best))[0];

export function theatreOfArea(battle: SeaBattle): SeasonTheatre {
  const { area } = battle;
  const reaches = reachesOf(area);
  const middle = reaches[0]!;
  const climate = climateOf(area, middle.lat);
  const prevailing = prevailingIn(area);
  const winds = windIds(climate);
  // Where no wind prevails the season's own does.
  const wind = prevailing ?? climate.winds[0].toward;
  const harbours = [...harboursOf(battle), ...anchoragesOf(battle, reaches)];
  const lane = laneOf(climate, prevailing);
  const spaces = [
    ...reaches.map(({ id, name, lon, lat }) => space(id, name, 'large', { lon, lat }, winds)),
    ...harbours.map(({ port, name, lon, lat }) => space(port.id, name, 'port', { lon, lat }, winds)),
  ];
  return {
    spaces,
    links: [
      ...REACHES.map(([id, , octant]) => lane('middle', id, octant)),
      ...REACHES.map(([id, , octant], at) => {
        const [next, , other] = REACHES[(at + 1) % REACHES.length]!;
        return lane(id, next, sumOf([other, opposed(octant)])!);
      }),
      ...harbours.map((harbour) => lane(nearestReach(reaches, harbour).id, harbour.port.id, null)),
    ],
    zones: zonesOf(area),
    ports: harbours.map(({ port }) => port),
    winds: windsOf(climate, (toward) => [towards(opposed(toward))]),
    begins: climate.begins,
    middle: 'middle',
    windward: towards(opposed(wind)),
    leeward: towards(wind),
    round: ['north', 'east', 'south', 'west'],
    bases: {
      english: baseOf(harbours, 'english'),
      european: baseOf(harbours, 'european'),
    },
    neutrals: [NEUTRAL],
  };
}

const space = (
  id: string,
  name: string,
  kind: Space['kind'],
  { lon, lat }: { readonly lon: number; readonly lat: number },
  winds: readonly string[],
): Space => ({ id, name, kind, lon, lat, winds: [...winds] });

/** Lanes with the winds along them; into a port any wind will do, and none helps. */
const laneOf =
  ({ winds }: Climate, prevailing: Octant | null) =>
  (a: string, b: string, course: Octant | null): Link => ({
    a,
    b,
    prevailing: course === null || prevailing === null ? null : alongWind(course, prevailing),
    seasonal:
      course === null
        ? []
        : winds.flatMap(({ id, toward }) => {
            const dir = alongWind(course, toward);
            return dir === null ? [] : [{ wind: id.replaceAll(' ', '-'), dir }];
          }),
    small: null,
  });

interface Harbour {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly port: Port;
  /** The number it has on the chart of the world. */
  readonly worth: number;
}

const portRow = (id: string, contingent: string, side: Side | null, worth: number): Port => ({
  id,
  kind: worth >= KEY_PORT ? 'key' : 'minor',
  contingent,
  side,
  blockadeValue: worth >= KEY_PORT ? 2 : 1,
  repair: { rolls: 1, per: worth >= KEY_PORT ? 'turn' : 'quarter' },
  victualing: false,
  inOrdinaryLimit: worth >= KEY_PORT ? null : 1,
  neutralUse: [],
});

const harboursOf = ({ ports }: SeaBattle): Harbour[] =>
  ports.map(({ port: id, holder }) => {
    const { name, place, number }: SeaPort = portOf(id);
    const flag = holder === null ? NEUTRAL : FLAG_OF[holder];
    return {
      name,
      lon: onGlobe(place[0]),
      lat: place[1],
      worth: number,
      port: portRow(id, flag, holder === null ? null : sideOf(holder), number),
    };
  });

/** Who has no port in the area lies in a roadstead: the English in the north or the west, the others across from them. */
function anchoragesOf(battle: SeaBattle, reaches: readonly Reach[]): Harbour[] {
  const held = new Set(battle.ports.flatMap(({ holder }) => (holder === null ? [] : [sideOf(holder)])));
  return SIDES.filter((side) => !held.has(side)).map((side) => {
    const reach = reaches.find(({ id }) => id === (side === 'english' ? 'west' : 'east'))!;
    const [first] = battle.lines[side];
    const id = `${side}-road`;
    return {
      name: `${SIDE_NAMES[side].split(' ')[0]!} roadstead`,
      lon: reach.lon,
      lat: reach.lat + 0.5,
      worth: 1,
      port: portRow(id, FLAG_OF[shipOf(first!.ship).nation], side, 1),
    };
  });
}

const baseOf = (harbours: readonly Harbour[], side: Side): string =>
  harbours
    .filter(({ port }) => port.side === side)
    .reduce((best, one) => (one.worth > best.worth ? one : best)).port.id;

const EDGE = { 0: 'S', 2: 'W', 4: 'N', 6: 'E' } as const;

/** The areas beside it, each off the reach that lies that way. */
function zonesOf(area: AreaId): Zone[] {
  return neighboursOf(area).map(({ to, border }): Zone => {
    const bearing = octantOf(border.a === area ? border.bearing : border.bearing + 180);
    const exit = towards(bearing);
    const octant = REACHES.find(([id]) => id === exit)![2];
    return {
      id: `sz-${to}`,
      name: AREAS.find(({ id }) => id === to)!.name,
      lon: onGlobe(border.mid[0]),
      lat: border.mid[1],
      in: 6,
      out: 6,
      offCourse: null,
      edges: [{ edge: EDGE[octant], exits: [exit], winds: [] }],
      winds: [],
    };
  });
}
