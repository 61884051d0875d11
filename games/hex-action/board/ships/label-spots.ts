/** Where names stand on the chart: clear of hulls and of each other, in open view, and not at all where there is no room. */
import { type Box, outwards, type Point } from '../look/geometry.ts';
import type { Pose } from './pose.ts';

export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** How much it is to be avoided, whatever it covers. */
  readonly worse?: number;
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

/** Out in the open, for names that must stand somewhere: eight ways, farther and farther; a line leads to the hull. */
const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const RINGS = [1, 2, 3, 4];
/** A line to follow is worth avoiding too: over a hull is better than two rings off. */
const A_RING_OFF = 0.6;
const outThere = ({ upright }: LabelSize): Spot[] =>
  RINGS.flatMap((ring) =>
    WAYS.map(([x, y]) => ({
      dx: x * (40 + ring * 26 * upright),
      dy: y * (30 + ring * 26 * upright),
      anchor: x === 0 ? 'middle' : x > 0 ? 'start' : 'end',
      worse: ring * A_RING_OFF,
    })),
  );

/** So far from her hull that only a line tells whose name it is. */
export const isFarOff = ({ dx, dy }: Spot): boolean => Math.hypot(dx, dy) > 90;

/** Chart units of the line that a hull has to herself. */
const SHORT_OF_HULL = 30;

/** From the name towards her hull, as far as the hull begins. */
export function lineFrom({ dx, dy }: Spot): Point {
  const along = Math.max(0.7, 1 - SHORT_OF_HULL / Math.hypot(dx, dy));
  return { x: -dx * along, y: -dy * along };
}

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
  y: pose.y + dy - 16 * upright,
  width: wide * upright,
  height: 29 * upright,
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

export const roomBeside = ({ view, taken }: Room, more: readonly Box[]): Room => ({
  view,
  taken: [...taken, ...more],
});

interface Chosen {
  readonly spot: Spot;
  readonly covers: number;
  /** Names, or instruments of the chart, that it lies over. */
  readonly names: number;
}

function leastCovering(
  pose: Pose,
  hulls: readonly (readonly Point[])[],
  size: LabelSize,
  written: readonly Box[],
  view: Box | null,
  spots: readonly Spot[] = spotsFor(pose, size),
): Chosen {
  let best: Chosen | null = null;
  for (const each of spots) {
    const box = coverOf(pose, each, size);
    const names = written.filter((other) => crosses(box, other)).length;
    const covers =
      (each.worse ?? 0) +
      OVER_HULL * hulls.filter((hull) => lies(box, hull)).length +
      OVER_NAME * names +
      (view !== null && beyond(box, view) ? OUT_OF_VIEW : 0);
    if (best === null || covers < best.covers) best = { spot: each, covers, names };
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

/** The ship in hand or under the pointer is named whatever it covers, a flagship wherever it covers no other name. */
export const NEEDS = ['wanted', 'flag', 'other'] as const;

export interface Named {
  readonly id: string;
  readonly pose: Pose;
  readonly wide: number;
  readonly need: (typeof NEEDS)[number];
  readonly plotted: boolean;
}

/** So few are named in any case, and in a crowd whoever would lie over more than this is not. */
const FEW = 4;
const MOST_COVERED = 0;

/** A name is not brought into the window without its ship. */
const outOfSight = ({ x, y }: Pose, room: Room | null): boolean =>
  room !== null && beyond({ x, y, width: 0, height: 0 }, room.view);

const hasRoom = (need: Named['need'], { covers, names }: Chosen): boolean =>
  need === 'wanted' || (need === 'flag' ? names === 0 : covers <= MOST_COVERED);

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
  const byNeed = ships.toSorted((a, b) => NEEDS.indexOf(a.need) - NEEDS.indexOf(b.need));
  for (const { id, pose, wide, need, plotted } of byNeed) {
    const size = { wide, upright };
    const own = hullsOf.indexOf(pose);
    const chosen = leastCovering(
      pose,
      own < 0 ? hulls : hulls.toSpliced(own, 1),
      size,
      written,
      room?.view ?? null,
      [
        ...(plotted ? [astern(pose, size)] : []),
        ...spotsFor(pose, size),
        ...(need === 'other' || outOfSight(pose, room) ? [] : outThere(size)),
      ],
    );
    if (ships.length > FEW && !hasRoom(need, chosen)) continue;
    spots.set(id, chosen.spot);
    written.push(coverOf(pose, chosen.spot, size));
  }
  return spots;
}
