/** Who bears on whom, looked up instead of worked out: how two ships lie to each other depends on little. */
import { inField, isRake } from '../rules/bearing/field-of-fire.ts';
import { type Direction, neighbour, opposite } from '../rules/sea/hex.ts';
import { rangeBetween, type Ship } from '../rules/sea/ship.ts';
import type { Broadside } from '../rules/sea/words.ts';

/** A place and heading in plain numbers; millions of them are compared while a plot is chosen. */
export interface Pose {
  readonly q: number;
  readonly r: number;
  readonly heading: Direction;
}

export const poseOf = ({ bow, heading }: Pick<Ship, 'bow' | 'heading'>): Pose => ({
  q: bow.q,
  r: bow.r,
  heading,
});

/** The parts of a bearing: hexes between the ships in the low bits, then what each broadside can do. */
export const RANGE_BITS = 31;
export const BEARS: Readonly<Record<Broadside, number>> = { L: 32, R: 64 };
export const RAKES: Readonly<Record<Broadside, number>> = { L: 128, R: 256 };
/** Farther apart than any gun reaches. */
export const OUT_OF_REACH = 31;

const REACH = 13;
const SPAN = 2 * REACH + 1;
const UNKNOWN = -1;
const KNOWN = new Int16Array(SPAN * SPAN * 6).fill(UNKNOWN);

/** Turns the sea so that a ship heading 1, 2 … 6 heads up the board: new q and r by old q and r. */
export const TURNS: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [1, 1, -1, 0],
  [0, 1, -1, -1],
  [-1, 0, 0, -1],
  [-1, -1, 1, 0],
  [0, -1, 1, 1],
];

/** How the target lies to the guns of the firing ship. */
export function bearingSeen(firer: Pose, target: Pose): number {
  const dq = target.q - firer.q;
  const dr = target.r - firer.r;
  const [qq, qr, rq, rr] = TURNS[firer.heading - 1]!;
  const q = dq * qq + dr * qr;
  const r = dq * rq + dr * rr;
  if (q < -REACH || q > REACH || r < -REACH || r > REACH) return OUT_OF_REACH;
  const turn = (target.heading - firer.heading + 6) % 6;
  const at = ((q + REACH) * SPAN + r + REACH) * 6 + turn;
  if (KNOWN[at] === UNKNOWN) KNOWN[at] = workedOut(q, r, (turn + 1) as Direction);
  return KNOWN[at]!;
}

function workedOut(q: number, r: number, heading: Direction): number {
  const firer = { bow: { q: 0, r: 0 }, heading: 1 } as Ship;
  const target = { bow: { q, r }, heading } as Ship;
  const stern = neighbour(target.bow, opposite(heading));
  let found = Math.min(rangeBetween(firer, target), OUT_OF_REACH);
  for (const side of ['L', 'R'] as const) {
    if (!inField(firer, side, target.bow) && !inField(firer, side, stern)) continue;
    found |= BEARS[side];
    if (isRake(firer, side, target)) found |= RAKES[side];
  }
  return found;
}
