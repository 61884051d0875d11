/**
 * The chart's geometry as a TopoJSON topology: a polygon for each area, a line for each border, and the limits of
 * the seas that nobody sails in. Areas and borders are named by the ids of areas.ts and borders.ts, which hold all
 * else about them. The dividing lines are drawn by hand; polygons run a little way under the land, so land is
 * painted over them.
 */
import topology from './map.json' with { type: 'json' };

type Arcs = number[];

export interface SeaMap {
  type: 'Topology';
  bbox: [number, number, number, number];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: {
    areas: { type: 'GeometryCollection'; geometries: { type: 'Polygon'; id: string; arcs: Arcs[] }[] };
    borders: {
      type: 'GeometryCollection';
      geometries: { type: 'MultiLineString'; id: string; arcs: Arcs[] }[];
    };
    limits: { type: 'MultiLineString'; arcs: Arcs[] };
  };
  arcs: [number, number][][];
}

export const seaMap = topology as SeaMap;

/** Mercator turned by 33°, which puts the Atlantic in the middle; longitudes above 147 are drawn 360° further west. */
export const CHART = { rotate: 33, west: -213, east: 147, south: -60, north: 70 } as const;
