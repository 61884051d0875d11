/** Where places of a theatre lie on the sheet: Mercator over the theatre's own corner of the world. */
import { oncePer } from '@weathergage/web/toolkit/once-per.ts';
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import { northing } from '@weathergage/web/toolkit/theatre/mercator.ts';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { Theatre } from '../../rules/world/theatre.ts';
import { spreadTokens } from './spread.ts';

/** Units from the western to the eastern margin. */
export const WIDTH = 2400;
/** Degrees of sea and land round the outermost places. */
const RIM = { lon: 1.7, lat: 1.3 };

export interface Sheet {
  readonly module: string;
  readonly west: number;
  readonly north: number;
  /** Units to a radian. */
  readonly radius: number;
  readonly height: number;
  readonly bounds: Bounds;
  /** The length of an ordinary Lane: how much room there is between places. */
  readonly lane: number;
  /** All that can hold a counter. */
  readonly points: ReadonlyMap<LocationId, Point>;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const onSheet = (
  { west, north, radius }: Pick<Sheet, 'west' | 'north' | 'radius'>,
  lon: number,
  lat: number,
): Point => ({ x: radius * radians(lon - west), y: radius * (northing(north) - northing(lat)) });

export const sheetOf = oncePer((theatre: Theatre): Sheet => {
  const places = [...theatre.module.spaces, ...theatre.module.zones];
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  const west = Math.min(...lons) - RIM.lon;
  const east = Math.max(...lons) + RIM.lon;
  const north = Math.max(...lats) + RIM.lat;
  const south = Math.min(...lats) - RIM.lat;
  const radius = WIDTH / radians(east - west);
  const corner = { west, north, radius };
  const { y: height } = onSheet(corner, east, south);
  const lying = new Map(places.map(({ id, lon, lat }) => [id, onSheet(corner, lon, lat)]));
  const lanes = theatre.module.links
    .map(({ a, b }) => distance(lying.get(a)!, lying.get(b)!))
    .sort((a, b) => a - b);
  const lane = lanes[Math.floor(lanes.length / 2)] ?? WIDTH;
  const bounds = { x: 0, y: 0, width: WIDTH, height };
  return {
    module: theatre.module.id,
    lane,
    west,
    north,
    radius,
    height,
    bounds,
    points: spreadTokens(theatre, lying, lane, bounds),
  };
});

export const pointOf = (sheet: Sheet, at: LocationId): Point => sheet.points.get(at) ?? { x: 0, y: 0 };

/** A point that a share of the straight way lies behind. */
export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const angleOf = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
