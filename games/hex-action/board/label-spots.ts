/** Where names stand on the chart: clear of hulls and of each other, in open view, and not at all where there is no room. */
import { type Box, outwards, type Point } from './geometry.ts';
import type { Pose } from './ship-layer.tsx';

export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface LabelSize {
  readonly wide: number;
  readonly upright: number;
}

/** As `.hx-name` in the style sheet has it: names keep their size on the screen, however far out the eye is. */
export const uprightAt = (scale: number): number => Math.min(7, Math.max(0.5, 0.9 / scale));

/** A spot so far from the middle of the hull, and farther by the size of what is written. */
const spot =
  (anchor: Spot['anchor'], x: number, y: readonly [number, number]) =>
  (u: number): Spot => ({
    dx: x,
    dy: y[0] + y[1] * u,
    anchor,
  });

/** Beside a ship that lies along the chart, under or over one that lies across it. */
const BESIDE = [spot('start', 40, [0, -4]), spot('end', -40, [0, -4])];
const BELOW = [spot('middle', 0, [42, 16]), spot('middle', 0, [-42, -12])];
/** Second best: off the ends of the hull. */
const BELOW_BOW = [spot('middle', 0, [64, 16]), spot('middle', 0, [-64, -14])];
const BESIDE_BOW = [spot('start', 66, [0, -4]), spot('end', -66, [0, -4])];
/** And off her quarters. */
const CORNERS = [
  spot('start', 34, [22, 14]),
  spot('end', -34, [22, 14]),
  spot('start', 34, [-22, -12]),
  spot('end', -34, [-22, -12]),
];

const spotsFor = ({ angle }: Pose, { upright }: LabelSize): Spot[] => {
  const along = Math.abs(Math.sin((angle * Math.PI) / 180)) < 0.5;
  const all = along ? [...BESIDE, ...BELOW_BOW, ...CORNERS] : [...BELOW, ...BESIDE_BOW, ...CORNERS];
  return all.map((each) => each(upright));
};

export const leftOf = (anchor: Spot['anchor'], wide: number): number =>
  anchor === 'start' ? 0 : anchor === 'end' ? -wide : -wide / 2;

/** What a label covers on the chart. */
export const coverOf = (pose: Point, { dx, dy, anchor }: Spot, { wide, upright }: LabelSize): Box => ({
  x: pose.x + dx + leftOf(anchor, wide) * upright,
  y: pose.y + dy - 14 * upright,
  width: wide * upright,
  height: 26 * upright,
});

const crosses = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A hull is long and narrow: three points of it, each with some room. */
const hullOf = (pose: Pose): Point[] => [-42, 0, 42].map((along) => outwards(pose, pose.angle, along));
const ROOM = 16;
const lies = ({ x, y, width, height }: Box, hull: readonly Point[]): boolean =>
  hull.some(
    (at) => at.x > x - ROOM && at.x < x + width + ROOM && at.y > y - ROOM && at.y < y + height + ROOM,
  );

const beyond = (box: Box, view: Box): boolean =>
  box.x < view.x ||
  box.y < view.y ||
  box.x + box.width > view.x + view.width ||
  box.y + box.height > view.y + view.height;

/** Two names on one another can’t be read; a name over a hull can. */
const OVER_HULL = 1;
const OVER_NAME = 3;
const OUT_OF_VIEW = 2;

/** The part of the chart in open view, and what lies over it there: the rose, the buttons. */
export interface Room {
  readonly view: Box;
  readonly taken: readonly Box[];
}

interface Chosen {
  readonly spot: Spot;
  readonly covers: number;
}

function leastCovering(
  pose: Pose,
  hulls: readonly (readonly Point[])[],
  size: LabelSize,
  written: readonly Box[],
  view: Box | null,
  first: readonly Spot[] = [],
): Chosen {
  let best: Chosen | null = null;
  for (const each of [...first, ...spotsFor(pose, size)]) {
    const box = coverOf(pose, each, size);
    const covers =
      OVER_HULL * hulls.filter((hull) => lies(box, hull)).length +
      OVER_NAME * written.filter((other) => crosses(box, other)).length +
      (view !== null && beyond(box, view) ? OUT_OF_VIEW : 0);
    if (best === null || covers < best.covers) best = { spot: each, covers };
    if (covers === 0) break;
  }
  return best!;
}

/** The spot that covers least: the ship's own side first, then over or under her. */
export const spotFor = (
  pose: Pose,
  others: readonly Pose[],
  size: LabelSize = { wide: 90, upright: 1 },
): Spot => leastCovering(pose, others.map(hullOf), size, [], null).spot;

/** A ship being plotted is named astern: the sea ahead of her is in bloom. */
function astern(pose: Pose, { upright }: LabelSize): Spot {
  const { x, y } = outwards({ x: 0, y: 0 }, pose.angle + 180, 66 + 12 * upright);
  return {
    dx: x,
    dy: y + 4,
    anchor: Math.abs(x) < 20 ? 'middle' : x < 0 ? 'end' : 'start',
  };
}

export interface Named {
  readonly id: string;
  readonly pose: Pose;
  readonly wide: number;
  /** Named whatever it covers: flagships, the ship in hand, the ship under the pointer. */
  readonly always: boolean;
  readonly plotted: boolean;
}

/** So few are named in any case, and in a crowd whoever would lie over more than this is not. */
const FEW = 4;
const MOST_COVERED = 0;

/** A spot for each who is named. Whoever must be is placed first; the others only where there is room. */
export function placeNames(
  ships: readonly Named[],
  hullsOf: readonly Pose[],
  upright: number,
  room: Room | null,
): Map<string, Spot> {
  const hulls = hullsOf.map(hullOf);
  const written: Box[] = [...(room?.taken ?? [])];
  const spots = new Map<string, Spot>();
  const byNeed = ships.toSorted((a, b) => Number(b.always) - Number(a.always));
  for (const { id, pose, wide, always, plotted } of byNeed) {
    const size = { wide, upright };
    const own = hullsOf.indexOf(pose);
    const chosen = leastCovering(
      pose,
      own < 0 ? hulls : hulls.toSpliced(own, 1),
      size,
      written,
      room?.view ?? null,
      plotted ? [astern(pose, size)] : [],
    );
    if (!always && ships.length > FEW && chosen.covers > MOST_COVERED) continue;
    spots.set(id, chosen.spot);
    written.push(coverOf(pose, chosen.spot, size));
  }
  return spots;
}
