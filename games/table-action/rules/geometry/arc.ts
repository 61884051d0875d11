/** Where a broadside bears. */
import { type Heading, norm, QUARTER_TURN } from './angle.ts';
import { type Base, corners } from './base.ts';
import { cross, direction, dot, type Point, sub } from './point.ts';

export const SIDES = ['larboard', 'starboard'] as const;
export type Side = (typeof SIDES)[number];

/** Tenths of a degree that the arc opens forward of the beam, and as much abaft it. */
const OPENING = 300;

export interface ArcLine {
  readonly from: Point;
  readonly heading: Heading;
}

/** fire.arc-30-degrees: the lines that bound the arc, from the forward and from the after end of that side. */
export function arcLines(base: Base, side: Side): { readonly forward: ArcLine; readonly after: ArcLine } {
  const [larboardBow, starboardBow, starboardQuarter, larboardQuarter] = corners(base);
  const out = side === 'starboard' ? 1 : -1;
  const [bow, quarter] =
    side === 'starboard' ? [starboardBow, starboardQuarter] : [larboardBow, larboardQuarter];
  return {
    forward: { from: bow, heading: norm(base.heading + out * (QUARTER_TURN - OPENING)) },
    after: { from: quarter, heading: norm(base.heading + out * (QUARTER_TURN + OPENING)) },
  };
}

/** Whether a point lies between the lines, outboard of that side; the lines themselves count. */
export function inArc(base: Base, side: Side, target: Point): boolean {
  const { forward, after } = arcLines(base, side);
  const out = side === 'starboard' ? 1 : -1;
  const beam = direction(base.heading + out * QUARTER_TURN);
  const fromForward = sub(target, forward.from);
  const fromAfter = sub(target, after.from);
  return (
    out * cross(direction(forward.heading), fromForward) >= 0 &&
    out * cross(direction(after.heading), fromAfter) <= 0 &&
    dot(beam, fromForward) >= 0
  );
}
