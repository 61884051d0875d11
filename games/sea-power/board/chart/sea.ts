/** The areas and their borders as paths on the sheet, made once from the chart's geometry. */
import { feature } from 'topojson-client';
import { AREAS, type AreaId, type Place } from '../../data/areas.ts';
import { seaMap } from '../../data/map.ts';
import { project } from './projection.ts';

type Topology = Parameters<typeof feature>[0];
type Lines = readonly (readonly Place[])[];

const world = seaMap as unknown as Topology;
const short = (n: number): string => String(Math.round(n * 10) / 10);

const pathOf = (lines: Lines, close: boolean): string =>
  lines
    .map((line) => {
      const points = line.map((place) => {
        const { x, y } = project(place);
        return `${short(x)} ${short(y)}`;
      });
      return `M${points.join('L')}${close ? 'Z' : ''}`;
    })
    .join('');

function shapes(object: 'areas' | 'borders'): ReadonlyMap<string, Lines> {
  const found = feature(world, world.objects[object]!) as unknown as {
    readonly features: readonly { readonly id: string; readonly geometry: { readonly coordinates: Lines } }[];
  };
  return new Map(found.features.map(({ id, geometry }) => [id, geometry.coordinates]));
}

const AREA_SHAPES = shapes('areas');

export const AREA_PATHS: ReadonlyMap<AreaId, string> = new Map(
  AREAS.map(({ id }) => [id, pathOf(AREA_SHAPES.get(id)!, true)]),
);

export const BORDER_PATHS: ReadonlyMap<string, string> = new Map(
  [...shapes('borders')].map(([id, lines]) => [id, pathOf(lines, false)]),
);

export const LIMITS_PATH: string = (() => {
  const limits = feature(world, world.objects.limits!) as unknown as {
    readonly geometry: { readonly coordinates: Lines };
  };
  return pathOf(limits.geometry.coordinates, false);
})();
