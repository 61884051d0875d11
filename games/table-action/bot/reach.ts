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
export type Reach = ArrayLike<number>;

const RATES = new Map<string, number>(SAILING.data.map(({ point, rate }) => [point, rate]));

/** How far a segment goes at most. */
export function rateAt(table: Pick<Table, 'wind'>, ship: Ship, sail: Sail, heading: number): number {
  const lying = disposition(heading, table.wind);
  if (lying === 'aback') return 0;
  const leaks = ship.leaks > 0 ? 1000 : 0;
  return Math.max(0, MOVE_RATE.data[ship.spec.size][sail] + RATES.get(lying)! - leaks);
}

/** Reaches that are kept; they hang on the ship’s heading and state, and not on where she lies. */
const MOST_KEPT = 4000;
const kept = new Map<string, Reach>();

/** From where she lies, as if that were the middle of the table. */
export function reachOf(table: Table, ship: Ship, heading: number, sail: Sail): Reach {
  const segments = segmentsOf(table, ship);
  const key = `${heading} ${sail} ${segments} ${ship.spec.size} ${ship.leaks > 0} ${ship.rudder} ${table.wind}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = stretches(table, ship, heading, sail, segments);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, found);
  }
  return found;
}

function stretches(table: Table, ship: Ship, from: number, sail: Sail, segments: number): Reach {
  const found: number[] = [];
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
  visit(0, 0, from, 1);
  return Float64Array.from(found);
}

/** By how much a heading may miss the perpendicular here and still be thought to rake: she can turn by less than shown. */
const NEARLY_SQUARE = 0.42;
/** A rake needs exact helmsmanship: not every one that could be had is. */
const SURENESS = 0.8;

/** The best shot of a ship lying there from any point of her reach, in points; `worths` by range and rake. */
export function bestFrom(
  { x: fromX, y: fromY }: Pick<Pose, 'x' | 'y'>,
  reach: Reach,
  halfLength: number,
  halfWidth: number,
  worths: readonly number[],
  target: Pose,
  rakable: boolean,
): number {
  let best = 0;
  // Nothing is better than a rake, or the best square shot, at the nearest.
  let most = 0;
  for (let band = 0; band < 4; band++)
    most = Math.max(most, worths[band * 2]!, rakable ? worths[band * 2 + 1]! * SURENESS : 0);
  for (let i = 0; i < reach.length && best < most; i += 6) {
    const x = fromX + reach[i]!;
    const y = fromY + reach[i + 1]!;
    const dx = reach[i + 2]!;
    const dy = reach[i + 3]!;
    const way = reach[i + 4]!;
    // Farther along a stretch that is not her last lies the start of another.
    const last = reach[i + 5] === 0 ? 0 : way;
    for (let t = 0; t <= last; t += way <= 0 ? 1 : way) {
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
    if (t < -300 || t > way + 300) continue;
    const band = bandOf((x + dx * t - target.x) ** 2 + (y + dy * t - target.y) ** 2);
    if (band > 3) continue;
    const worth = worths[band * 2 + 1]! * SURENESS;
    if (worth > best) best = worth;
  }
  return best;
}
