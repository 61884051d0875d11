/** Places that lie too close for a counter each are moved apart a little, and Sea Zones find water of their own. */
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { Theatre } from '../../rules/world/theatre.ts';

/** Of an ordinary Lane: how far apart two places must be, and how far the box of a Sea Zone reaches. */
const APART = 0.7;
const ZONE = { width: 2.1, height: 0.66 };
const ROUNDS = 24;
/** Sea Zones are tried so many of a Lane's quarters away from where they lie. */
const FURTHEST = 7;
/** So many of those quarters are gone rather than lie on a place, on another box, or beyond the sheet's edge. */
const WORTH = { place: 8, box: 24, edge: 40 };

type Spot = { x: number; y: number };

export function spreadTokens(
  { module }: Theatre,
  lying: ReadonlyMap<LocationId, Point>,
  lane: number,
  { x, y, width, height }: Bounds,
): ReadonlyMap<LocationId, Point> {
  const points = new Map<LocationId, Spot>([...lying].map(([id, { x, y }]) => [id, { x, y }]));
  const spots = module.spaces.filter(({ kind }) => kind !== 'small').map(({ id }) => points.get(id)!);
  for (let round = 0; round < ROUNDS; round++) pushApart(spots, APART * lane);
  for (const { a, b, small } of module.links) {
    const [one, other] = [points.get(a)!, points.get(b)!];
    if (small !== null) points.set(small, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  }
  const settled: Point[] = [];
  const [beside, above] = [(ZONE.width / 2) * lane, (ZONE.height / 2) * lane];
  const within = (at: Point): boolean =>
    at.x > x + beside && at.x < x + width - beside && at.y > y + above && at.y < y + height - above;
  for (const { id } of module.zones) {
    const spot = freeWater(points.get(id)!, spots, settled, lane, within);
    points.set(id, spot);
    settled.push(spot);
  }
  return points;
}

function pushApart(spots: readonly Spot[], least: number): void {
  for (const [i, one] of spots.entries())
    for (const other of spots.slice(i + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy);
      if (far >= least) continue;
      // Two in the very same place go east and west.
      const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
      const push = (least - far) / 2;
      one.x -= ux * push;
      one.y -= uy * push;
      other.x += ux * push;
      other.y += uy * push;
    }
}

/** The nearest place where the box covers no Space and no other box. */
function freeWater(
  lies: Point,
  spots: readonly Point[],
  boxes: readonly Point[],
  lane: number,
  within: (at: Point) => boolean,
): Point {
  const step = lane / 4;
  let best = lies;
  let least = Number.POSITIVE_INFINITY;
  for (let i = -FURTHEST; i <= FURTHEST; i++)
    for (let j = -FURTHEST; j <= FURTHEST; j++) {
      const at = { x: lies.x + i * step, y: lies.y + j * step };
      const covers = (spot: Point, width: number, height: number): boolean =>
        Math.abs(spot.x - at.x) < width * lane && Math.abs(spot.y - at.y) < height * lane;
      const cost =
        WORTH.place *
          spots.filter((spot) => covers(spot, ZONE.width / 2 + 0.2, ZONE.height / 2 + 0.2)).length +
        WORTH.box * boxes.filter((box) => covers(box, ZONE.width, ZONE.height)).length +
        (within(at) ? 0 : WORTH.edge) +
        Math.hypot(i, j);
      if (cost < least) [best, least] = [at, cost];
    }
  return best;
}
