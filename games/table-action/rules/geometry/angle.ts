/** Headings: tenths of a degree, clockwise from the top of the table. */
import { SINES } from './sine-table.ts';

/** 0 to 3599. */
export type Heading = number;

export const TURN = 3600;
export const HALF_TURN = 1800;
export const QUARTER_TURN = 900;

/** Sines and cosines are whole numbers of this part. */
export const UNIT = 1_000_000;

/** The heading that any whole number of tenths comes to. */
export const norm = (angle: number): Heading => ((angle % TURN) + TURN) % TURN;

/** The shorter turn from one heading to another: -1799 to 1800, positive to starboard. */
export function difference(from: Heading, to: Heading): number {
  const turn = norm(to - from);
  return turn > HALF_TURN ? turn - TURN : turn;
}

/** Sine of a heading in millionths. */
export function sin(heading: Heading): number {
  const angle = norm(heading);
  if (angle <= QUARTER_TURN) return SINES[angle]!;
  if (angle <= HALF_TURN) return SINES[HALF_TURN - angle]!;
  if (angle <= HALF_TURN + QUARTER_TURN) return 0 - SINES[angle - HALF_TURN]!;
  return 0 - SINES[TURN - angle]!;
}

/** Cosine of a heading in millionths. */
export const cos = (heading: Heading): number => sin(heading + QUARTER_TURN);
