/** Where a ship could be in her next move, roughly, and the best shot she could have from there. */
import { MOVE_RATE, SAILING } from '../data/tables.ts';
import type { Sail } from '../data/words.ts';
import { UNIT } from '../rules/geometry/angle.ts';
import { direction } from '../rules/geometry/point.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { segmentsOf, turnOf } from '../rules/sailing/sailing.ts';
import type { Ship } from '../rules/table/ship.ts';
import type { Table } from '../rules/table/state.ts';
import { bandOf, bearsOn, type Pose } from './chart.ts';

/** A stretch she could sail: from where, which way, how far; and whether it is her last; six numbers each in one list. */
export type Reach = readonly number[];

const RATES = new Map<string, number>(SAILING.data.map(({ point, rate }) => [point, rate]));

/** How far a segment goes at most. */
export function rateAt(table: Pick<Table, 'wind'>, ship: Ship, sail: Sail, heading: number): number {
  const lying = disposition(heading, table.wind);
  if (lying === 'aback') return 0;
  const leaks = ship.leaks > 0 ? 1000 : 0;
  return Math.max(0, MOVE_RATE.data[ship.spec.size][sail] + RATES.get(lying)! - leaks);
}

export function reachOf(table: Table, ship: Ship, pose: Pose, sail: Sail): Reach {
  const found: number[] = [];
  const segments = segmentsOf(table, ship);
  const visit = (x: number, y: number, heading: number, segment: number): void => {
    const way = direction(heading);
    const [dx, dy] = [way.x / UNIT, way.y / UNIT];
    const most = segment > segments ? 0 : rateAt(table, ship, sail, heading);
    found.push(x, y, dx, dy, most, segment >= segments ? 1 : 0);
    if (segment >= segments) return;
    const turn = turnOf(ship, segment);
    for (const length of most === 0 ? [0] : [most, most / 2])
      for (const by of turn === 0 ? [0] : [-turn, 0, turn])
        visit(x + dx * length, y + dy * length, heading + by, segment + 1);
  };
  visit(pose.x, pose.y, pose.heading, 1);
  return found;
}

/** By how much a heading may miss the perpendicular here and still be thought to rake: she can turn by less than shown. */
const NEARLY_SQUARE = 0.42;
/** A rake needs exact helmsmanship: not every one that could be had is. */
const SURENESS = 0.8;

/** The best shot from any point of the reach at one target lying so, in points; `worths` by range and rake. */
export function bestFrom(
  reach: Reach,
  halfLength: number,
  halfWidth: number,
  worths: readonly number[],
  target: Pose,
  rakable: boolean,
): number {
  let best = 0;
  for (let i = 0; i < reach.length; i += 6) {
    const x = reach[i]!;
    const y = reach[i + 1]!;
    const dx = reach[i + 2]!;
    const dy = reach[i + 3]!;
    const most = reach[i + 4]!;
    // Farther along a stretch that is not her last lies the start of another.
    const last = reach[i + 5] === 0 ? 0 : most;
    for (let t = 0; t <= last; t += most <= 0 ? 1 : most) {
      const px = x + dx * t;
      const py = y + dy * t;
      const band = bandOf((px - target.x) ** 2 + (py - target.y) ** 2);
      if (band > 3 || worths[band * 2]! <= best) continue;
      if (bearsOn(px, py, dx, dy, halfLength, halfWidth, target) !== 0) best = worths[band * 2]!;
    }
    if (!rakable || Math.abs(dx * target.dx + dy * target.dy) > NEARLY_SQUARE) continue;
    // Where her way crosses the line of the other's keel.
    const closing = target.dx * dy - target.dy * dx;
    const off = target.dx * (y - target.y) - target.dy * (x - target.x);
    const t = -off / closing;
    if (t < -300 || t > most + 300) continue;
    const band = bandOf((x + dx * t - target.x) ** 2 + (y + dy * t - target.y) ** 2);
    if (band > 3) continue;
    const worth = worths[band * 2 + 1]! * SURENESS;
    if (worth > best) best = worth;
  }
  return best;
}
