/** Her broadsides on the way: the best shot of each from the points that a segment passes. */

import type { Side } from '../rules/geometry/arc.ts';
import type { Aim } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { bandOf, bearsOn, laneIsClear, type Pose, rakesAt } from './chart.ts';
import type { Gunnery } from './guns.ts';
import type { Places } from './place.ts';

interface Fire {
  readonly worth: number;
  readonly segment: number;
  readonly at: number;
  readonly side: Side;
  readonly target: string;
  readonly aim: Aim;
  readonly chain: boolean;
}
export type Fires = readonly [larboard: Fire | null, starboard: Fire | null];

export const firedSides = ([larboard, starboard]: Fires): number =>
  (larboard?.worth ?? 0) + (starboard?.worth ?? 0);

const unready = (ship: Ship, side: Side, turn: number): boolean =>
  ship.unready !== null && ship.unready.side === side && turn < ship.unready.untilTurn;

export class Broadsides {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  /** The best of each broadside up to each point of the segment where it gets better. */
  along(
    pose: Pose,
    before: Fires,
    most: number,
    segment: number,
    gunnery: Gunnery,
  ): readonly { readonly at: number; readonly fires: Fires }[] {
    const points = new Set<number>([0, 0.25, 0.5, 0.75, 1].map((part) => Math.floor(most * part)));
    for (const { pose: target, halfWidth } of this.#places.marks) {
      if (halfWidth === 0 || Math.abs(pose.dx * target.dx + pose.dy * target.dy) > 0.1735) continue;
      const closing = target.dx * pose.dy - target.dy * pose.dx;
      const off = target.dx * (pose.y - target.y) - target.dy * (pose.x - target.x);
      const t = Math.round(-off / closing);
      if (t >= 0 && t <= most) points.add(t);
    }
    const found: { at: number; fires: Fires }[] = [];
    let fires = before;
    for (const at of [...points].sort((a, b) => a - b)) {
      const [x, y] = [pose.x + pose.dx * at, pose.y + pose.dy * at];
      const better = this.from(fires, { ...pose, x, y }, segment, at, gunnery);
      if (better !== fires) found.push({ at, fires: better });
      fires = better;
    }
    return found;
  }

  /** The same fires, or better ones from that point. */
  from(fires: Fires, { x, y, dx, dy }: Pose, segment: number, at: number, gunnery: Gunnery): Fires {
    const { ship, marks, chart } = this.#places;
    let [larboard, starboard] = fires;
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i]!;
      const band = bandOf((mark.pose.x - x) ** 2 + (mark.pose.y - y) ** 2);
      if (band > 3) continue;
      const hand = bearsOn(x, y, dx, dy, ship.spec.length / 2, ship.spec.width / 2, mark.pose);
      if (hand === 0 || ship.fired[hand < 0 ? 'larboard' : 'starboard']) continue;
      const aimed = gunnery.aimed(i, band, rakesAt(x, y, dx, dy, mark.pose, mark.halfWidth));
      const known = hand < 0 ? larboard : starboard;
      const side = hand < 0 ? 'larboard' : 'starboard';
      const worth = unready(ship, side, chart.view.turn) ? aimed.worth / 2 : aimed.worth;
      if (worth <= (known?.worth ?? 0) + 1e-9 || !laneIsClear(chart, ship.id, x, y, mark)) continue;
      const { aim, chain } = aimed;
      const fire: Fire = { worth, segment, at, side, target: mark.id, aim, chain };
      if (hand < 0) larboard = fire;
      else starboard = fire;
    }
    return larboard === fires[0] && starboard === fires[1] ? fires : [larboard, starboard];
  }
}
