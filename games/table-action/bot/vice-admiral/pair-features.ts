/** What can be read off two enemies as they lie: each ship's state, how one lies to the other, and what their guns promise. */
import { crippledIn, fights, isDemasted, sailOf } from '../../rules/aboard/crippled.ts';
import { UNIT } from '../../rules/geometry/angle.ts';
import { direction } from '../../rules/geometry/point.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { bandOf, bearsOn, type Mark, type Pose, poseOf, rakesAt } from '../chart.ts';
import { Gunnery, shipFirer } from '../guns.ts';
import { bestFrom, reachOf } from '../reach.ts';
import { failsMorale } from '../worth.ts';

const AREAS = ['hull', 'rigging', 'crew'] as const;
/** Fires or leaks beyond so many sink her. */
const MOST_FIRES = 6;
/** Losses are shares of a ship's worth, and small. */
const LOSS = 3;

const bit = (is: boolean): number => (is ? 1 : 0);

function putShip(found: number[], ship: Ship): void {
  for (const area of AREAS) found.push(ship[area] / Math.max(1, ship.spec[area]));
  for (const area of AREAS) found.push(bit(crippledIn(ship, area)));
  found.push(
    bit(isDemasted(ship)),
    Math.min(MOST_FIRES, ship.fires) / 3,
    Math.min(MOST_FIRES, ship.leaks) / 3,
  );
  found.push(bit(ship.rudder), bit(ship.sail === 'easy'), bit(ship.sail === 'full'), bit(ship.acted));
}

const markOf = (table: Table, ship: Ship, pose: Pose): Mark => ({
  id: ship.id,
  ship,
  battery: null,
  pose,
  halfWidth: ship.spec.width / 2,
  worth: 1,
  fails: failsMorale({ ...table, seat: ship.seat, side: ship.side }, ship),
  flees: false,
});

const ROOM = 40_000;

/** How far it is to the edge of the table that she heads for. */
function roomAhead({ size }: Table, { x, y, dx, dy }: Pose): number {
  let room = ROOM;
  if (dx > 0.01) room = Math.min(room, (size.width - x) / dx);
  if (dx < -0.01) room = Math.min(room, -x / dx);
  if (dy > 0.01) room = Math.min(room, (size.height - y) / dy);
  if (dy < -0.01) room = Math.min(room, -y / dy);
  return (2 * room) / ROOM;
}

interface Posed {
  readonly ship: Ship;
  readonly pose: Pose;
  readonly mark: Mark;
}

const posedOf = (table: Table, ship: Ship): Posed => {
  const pose = poseOf(ship);
  return { ship, pose, mark: markOf(table, ship, pose) };
};

/** What a ship's guns are worth at another: by range and rake, the best in her next move, and as they lie. */
function gunsAt(table: Table, { ship, pose }: Posed, target: Posed) {
  const firer = shipFirer({ ...ship, musketed: false }, sailOf(ship), false);
  const worths = new Gunnery(firer, [target.mark], [sailOf(target.ship)]).worths(0);
  const reach = reachOf(table, ship, pose.heading, ship.sail);
  const [length, width] = [ship.spec.length / 2, ship.spec.width / 2];
  const { x, y, dx, dy } = pose;
  const band = bandOf((target.pose.x - x) ** 2 + (target.pose.y - y) ** 2);
  const hand = band > 3 ? 0 : bearsOn(x, y, dx, dy, length, width, target.pose);
  const raking = hand !== 0 && rakesAt(x, y, dx, dy, target.pose, target.mark.halfWidth);
  return {
    raking: bestFrom(pose, reach, length, width, worths, target.pose, true),
    square: bestFrom(pose, reach, length, width, worths, target.pose, false),
    now: hand === 0 ? 0 : worths[band * 2 + bit(raking)]!,
    nearest: worths[0]!,
    nearestRake: worths[1]!,
    hand,
  };
}

function putLie(found: number[], { wind }: Table, a: Pose, b: Pose): void {
  const [rx, ry] = [b.x - a.x, b.y - a.y];
  const away = Math.sqrt(rx * rx + ry * ry) || 1;
  const [ux, uy] = [rx / away, ry / away];
  const inches = away / 1000;
  found.push(inches / 20, 8 / (inches + 4), bit(inches < 8), bit(inches < 16));
  found.push(a.dx * ux + a.dy * uy, a.dx * uy - a.dy * ux);
  found.push(-(b.dx * ux + b.dy * uy), -(b.dx * uy - b.dy * ux));
  const [along, across] = [a.dx * b.dx + a.dy * b.dy, a.dx * b.dy - a.dy * b.dx];
  found.push(along, across, along * along, across * along);
  const way = direction(wind);
  const [wx, wy] = [way.x / UNIT, way.y / UNIT];
  for (const { dx, dy } of [a, b]) found.push(wx * dx + wy * dy, wx * dy - wy * dx);
  found.push(wx * ux + wy * uy, Math.abs(a.dx * uy - a.dy * ux), Math.abs(b.dx * uy - b.dy * ux));
}

/** The first of them is of the side that acts next; `isActing`: whether it is she herself. */
function pairFeatures(table: Table, one: Posed, other: Posed, isActing: boolean): number[] {
  const found: number[] = [];
  const [a, b] = [one.ship, other.ship];
  putShip(found, a);
  putShip(found, b);
  putLie(found, table, one.pose, other.pose);
  const mine = gunsAt(table, one, other);
  const theirs = gunsAt(table, other, one);
  for (const kind of ['raking', 'square', 'now', 'nearest', 'nearestRake'] as const)
    found.push(LOSS * mine[kind], LOSS * theirs[kind]);
  const waits = b.bears !== null;
  const side = theirs.hand < 0 ? 'larboard' : 'starboard';
  found.push(bit(waits), bit(waits && theirs.hand !== 0 && !b.fired[side]));
  found.push(bit(waits && !b.fired.larboard), bit(waits && !b.fired.starboard));
  found.push(mine.hand, theirs.hand, bit(isActing));
  found.push(roomAhead(table, one.pose), roomAhead(table, other.pose));
  return found;
}

/** Whose turn it is: one who chooses by what was learnt, his enemy, or one of two who do. */
export type Role = 1 | -1 | 0;

/** Every pair of enemies that fight, as the side sees them that acts next. */
export function pairsOf(
  table: Table,
  side: string,
  acting: string | null,
  role: Role,
): readonly (readonly number[])[] {
  const fit = table.ships.filter(fights).map((ship) => posedOf(table, ship));
  const own = fit.filter(({ ship }) => ship.side === side);
  const foes = fit.filter(({ ship }) => ship.side !== side);
  const waiting = (of: readonly Posed[]): number => of.filter(({ ship }) => !ship.acted).length;
  const strength = [own.length, foes.length, waiting(own), waiting(foes)].map((count) => count / 3);
  return own.flatMap((one) =>
    foes.map((foe) => [...pairFeatures(table, one, foe, one.ship.id === acting), ...strength, role]),
  );
}
