/** The table as a captain sees it: who can be fired at, who is in the way, and how one lies to another. */
import { MEASURES, RANGE_BANDS } from '../data/tables.ts';
import { fights, isAfloat, isLocked } from '../rules/aboard/crippled.ts';
import { type Heading, norm, UNIT } from '../rules/geometry/angle.ts';
import { direction } from '../rules/geometry/point.ts';
import type { Battery, Ship } from '../rules/table/ship.ts';
import type { View } from '../rules/table/state.ts';
import { type Aims, aimsOf } from './aims.ts';
import { failsMorale } from './worth.ts';

/** A place and a heading, with the heading's direction at unit length. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly dx: number;
  readonly dy: number;
}

export function poseAt(x: number, y: number, heading: number): Pose {
  const way = direction(heading);
  return { x, y, heading: norm(heading), dx: way.x / UNIT, dy: way.y / UNIT };
}
export const poseOf = ({ at, heading }: Ship): Pose => poseAt(at.x, at.y, heading);

/** Something that can be fired at. */
export interface Mark {
  readonly id: string;
  readonly ship: Ship | null;
  readonly battery: Battery | null;
  readonly pose: Pose;
  readonly halfWidth: number;
  /** In points, with what the scenario makes of it. */
  readonly worth: number;
  /** The chance that it gives up when shaken. */
  readonly fails: number;
  readonly flees: boolean;
}

export interface Chart {
  readonly view: View;
  readonly side: string;
  readonly aims: Aims;
  /** Enemies that fight: ships and batteries. */
  readonly marks: readonly Mark[];
  readonly friends: readonly Ship[];
  readonly afloat: readonly Ship[];
}

export function markOf(view: View, aims: Aims, ship: Ship): Mark {
  return {
    id: ship.id,
    ship,
    battery: null,
    pose: poseOf(ship),
    halfWidth: ship.spec.width / 2,
    worth: aims.worth(ship),
    fails: failsMorale(view, ship),
    flees: aims.flees(ship),
  };
}

/** For a ship of this side; its enemies are all the others. */
export function chartFor(view: View, side: string): Chart {
  const aims = aimsOf(view);
  const afloat = view.ships.filter(isAfloat);
  const marks: Mark[] = afloat
    .filter((ship) => ship.side !== side && fights(ship) && !isLocked(view, ship.id))
    .map((ship) => markOf(view, aims, ship));
  for (const battery of view.batteries)
    if (battery.side !== side && battery.state === 'fights')
      marks.push({
        id: battery.id,
        ship: null,
        battery,
        pose: poseAt(battery.at.x, battery.at.y, 0),
        halfWidth: 0,
        worth: aims.worth(battery),
        fails: failsMorale(view, battery),
        flees: false,
      });
  const friends = afloat.filter((ship) => ship.side === side && fights(ship));
  return { view, side, aims, marks, friends, afloat };
}

const ARC = 0.57735;
const SQUARE = 0.1735;
const [POINT_BLANK, CLOSE, EFFECTIVE, LONG] = RANGE_BANDS.data.map(({ to }) => to * to) as [
  number,
  number,
  number,
  number,
];

/** The range band at a squared distance: 0 for point blank, 4 beyond all. */
export function bandOf(squared: number): number {
  if (squared <= POINT_BLANK) return 0;
  if (squared <= CLOSE) return 1;
  if (squared <= EFFECTIVE) return 2;
  return squared <= LONG ? 3 : 4;
}

/** Which broadside of a ship lying at (x, y) bears on a point: -1 larboard, 1 starboard, 0 neither. */
export function bearsOn(
  x: number,
  y: number,
  dx: number,
  dy: number,
  halfLength: number,
  halfWidth: number,
  mark: Pose,
): number {
  const rx = mark.x - x;
  const ry = mark.y - y;
  const ahead = Math.abs(rx * dx + ry * dy);
  const abeam = ry * dx - rx * dy;
  const out = Math.abs(abeam) - halfWidth;
  if (out < 0 || ahead - halfLength > out * ARC) return 0;
  return abeam < 0 ? -1 : 1;
}

/** Whether a ship lying at (x, y) on that heading lies square across the bow or stern of another. */
export function rakesAt(
  x: number,
  y: number,
  dx: number,
  dy: number,
  target: Pose,
  halfWidth: number,
): boolean {
  if (halfWidth === 0 || Math.abs(dx * target.dx + dy * target.dy) > SQUARE) return false;
  const off = target.dx * (y - target.y) - target.dy * (x - target.x);
  return Math.abs(off) <= halfWidth - 5;
}

/** Whether the lane between two points is clear; a base near it is taken to be in it, sooner than the umpire does. */
export function laneIsClear(chart: Chart, own: string, x: number, y: number, mark: Mark): boolean {
  const { pose, id } = mark;
  const rx = pose.x - x;
  const ry = pose.y - y;
  const length = Math.sqrt(rx * rx + ry * ry);
  if (length === 0) return true;
  const ux = rx / length;
  const uy = ry / length;
  for (const ship of chart.afloat) {
    if (ship.id === own || ship.id === id) continue;
    const ox = ship.at.x - x;
    const oy = ship.at.y - y;
    const off = Math.abs(ux * oy - uy * ox);
    if (off > MEASURES.data.corridorHalf + 1600) continue;
    const on = ux * ox + uy * oy;
    if (on < -1600 || on > length + 1600) continue;
    const way = direction(ship.heading);
    const across = Math.abs(ux * way.y - uy * way.x) / UNIT;
    const along = Math.abs(ux * way.x + uy * way.y) / UNIT;
    const wide = (across * ship.spec.length + along * ship.spec.width) / 2;
    const deep = (along * ship.spec.length + across * ship.spec.width) / 2;
    if (off < MEASURES.data.corridorHalf + wide && on > -deep && on < length + deep) return false;
  }
  return true;
}
