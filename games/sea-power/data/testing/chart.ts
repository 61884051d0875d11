/** The chart's geometry unrolled into rings of degrees, for tests to measure. */
import type { AreaId, Place } from '../areas.ts';
import { AREA_IDS } from '../areas.ts';
import { seaMap } from '../map.ts';

export interface Topology {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly arcs: readonly (readonly (readonly number[])[])[];
}

/** An arc is written as steps from its first point, in whole units of the transform; backwards if its number is negated. */
export function placesOf({ transform, arcs }: Topology, arc: number): Place[] {
  let [x, y] = [0, 0];
  const places = arcs[arc < 0 ? ~arc : arc]!.map((step): Place => {
    x += step[0]!;
    y += step[1]!;
    return [
      x * transform.scale[0]! + transform.translate[0]!,
      y * transform.scale[1]! + transform.translate[1]!,
    ];
  });
  return arc < 0 ? places.reverse() : places;
}

/** A closed ring: its last place is its first. */
export const ringOf = (topology: Topology, arcs: readonly number[]): Place[] =>
  arcs.flatMap((arc, index) => placesOf(topology, arc).slice(index === 0 ? 0 : 1));

export const areaRings: ReadonlyMap<AreaId, readonly Place[]> = new Map(
  seaMap.objects.areas.geometries.map(({ id, arcs }) => {
    if (arcs.length !== 1) throw new Error(`${id} has a hole`);
    return [AREA_IDS.find((area) => area === id)!, ringOf(seaMap, arcs[0]!)];
  }),
);

/** Longitudes at which a parallel cuts the rings, from west to east: between the first and the second it runs inside. */
export function cuts(rings: readonly (readonly Place[])[], lat: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const [x0, y0] = ring[index - 1]!;
      const [x1, y1] = ring[index]!;
      if (y0 > lat !== y1 > lat) found.push(x0 + ((lat - y0) * (x1 - x0)) / (y1 - y0));
    }
  }
  return found.sort((one, other) => one - other);
}

export const isBetween = (found: readonly number[], lon: number): boolean =>
  found.filter((cut) => cut < lon).length % 2 === 1;

/** Degrees from a place to the nearest point of a line, north to south and east to west counting alike. */
export function degreesTo(line: readonly Place[], [lon, lat]: Place): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [x0, y0] = line[index - 1]!;
    const [dx, dy] = [line[index]![0] - x0, line[index]![1] - y0];
    const along = ((lon - x0) * dx + (lat - y0) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    const [east, north] = [x0 + part * dx - lon, y0 + part * dy - lat];
    nearest = Math.min(nearest, Math.sqrt(east * east + north * north));
  }
  return nearest;
}

/** Points along a line, no further apart than `step` degrees. */
export function stepsAlong(line: readonly Place[], step: number): Place[] {
  return line.slice(1).flatMap(([x1, y1], index) => {
    const [x0, y0] = line[index]!;
    const parts = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / step);
    return Array.from(
      { length: parts + 1 },
      (_, part): Place => [x0 + ((x1 - x0) * part) / parts, y0 + ((y1 - y0) * part) / parts],
    );
  });
}

export const areasAt = ([lon, lat]: Place): AreaId[] =>
  AREA_IDS.filter((id) => isBetween(cuts([areaRings.get(id)!], lat), lon));

/** Which areas each arc bounds, with the direction in which their rings run along it. */
export const arcUsers: readonly (readonly { readonly area: string; readonly forward: boolean }[])[] =
  seaMap.arcs.map((_, arc) =>
    seaMap.objects.areas.geometries.flatMap(({ id, arcs }) =>
      arcs
        .flat()
        .flatMap((used) => (used === arc || ~used === arc ? [{ area: id, forward: used >= 0 }] : [])),
    ),
  );

/** Two ids as one, whichever comes first. */
export const pair = (one: string, other: string): string => [one, other].sort().join('|');
