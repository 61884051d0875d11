/** What stands in the lane between a gun and its target, by name; and what each target is to each broadside. */
import { MEASURES } from '../../data/tables.ts';
import { isAfloat } from '../../rules/aboard/crippled.ts';
import type { Side } from '../../rules/geometry/arc.ts';
import type { Base } from '../../rules/geometry/base.ts';
import { corridorBlockers } from '../../rules/geometry/corridor.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { contains } from '../../rules/geometry/polygon.ts';
import { isLaid, type Laid, lay, targetOf } from '../../rules/gunnery/gunnery.ts';
import type { Aim } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { baseOf, type View } from '../../rules/table/state.ts';
import type { Refusal } from '../look/types.ts';

export interface Blocker {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** As the line of sight is judged: ships but those at its ends, and land but what a battery at an end stands on. */
export function blockersOf(view: View, fromId: string, from: Point, targetId: string): Blocker[] {
  const target = targetOf(view, targetId);
  if (target === null) return [];
  const to = 'ship' in target ? target.ship.at : target.battery.at;
  const ashore = [
    ...('battery' in target ? [to] : []),
    ...(view.batteries.some(({ id }) => id === fromId) ? [from] : []),
  ];
  const ships = view.ships.filter((ship) => isAfloat(ship) && ship.id !== fromId && ship.id !== targetId);
  const land = view.terrain.filter(({ points }) => !ashore.some((place) => contains(points, place)));
  const found = corridorBlockers(from, to, MEASURES.data.corridorHalf, ships.map(baseOf), land);
  return [
    ...found.bases.map((index) => ({
      id: ships[index]!.id,
      name: ships[index]!.spec.name,
      at: ships[index]!.at,
    })),
    ...found.polygons.map((index) => ({
      id: `land-${index}`,
      name: land[index]!.name ?? 'the land',
      at: middle(land[index]!.points),
    })),
  ];
}

export interface Mark {
  readonly id: string;
  readonly name: string;
  readonly laid: Laid | null;
  readonly refusal: Refusal | null;
}

/** Every enemy as one broadside sees her from a place: with the shot laid, or the reason against it. */
export function marksOf(view: View, ship: Ship, base: Base, side: Side, aim: Aim, chain: boolean): Mark[] {
  const enemies = [
    ...view.ships
      .filter((other) => isAfloat(other) && other.side !== ship.side)
      .map(({ id, spec }) => ({ id, name: spec.name, battery: false })),
    ...view.batteries
      .filter((battery) => battery.side !== ship.side && battery.state === 'fights')
      .map(({ id, name }) => ({ id, name, battery: true })),
  ];
  return enemies.map(({ id, name, battery }) => {
    const laid = lay(view, ship, base, side, id, battery ? 'hull' : aim, chain);
    return isLaid(laid) ? { id, name, laid, refusal: null } : { id, name, laid: null, refusal: laid };
  });
}
