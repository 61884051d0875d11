/** Whether a broadside rakes: she lies square across the other's bow or stern. */
import { difference, QUARTER_TURN, UNIT } from './angle.ts';
import type { Base } from './base.ts';
import { cross, direction, dot, sub } from './point.ts';

/** Tenths of a degree by which the headings may miss the perpendicular. */
const SQUARE_WITHIN = 100;

export type RakedEnd = 'bow' | 'stern';

/** rake.geometry: the end that is raked, where the firer's centre is in the strip of the target's width, prolonged. */
export function rakes(firer: Base, target: Base): RakedEnd | null {
  const crossing = Math.abs(difference(firer.heading, target.heading));
  if (Math.abs(crossing - QUARTER_TURN) > SQUARE_WITHIN) return null;
  const axis = direction(target.heading);
  const toFirer = sub(firer.at, target.at);
  if (2 * Math.abs(cross(axis, toFirer)) > target.width * UNIT) return null;
  const ahead = dot(axis, toFirer);
  if (ahead === 0) return null;
  return ahead > 0 ? 'bow' : 'stern';
}
