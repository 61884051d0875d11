/** How boldly each side should fight: by the points it leads with, and by the turns that are left to change that. */
import type { Sea } from '../../rules/state.ts';
import { pointsOf } from '../../rules/victory.ts';

export interface Temper {
  /** What her own squares count beside the enemy's. */
  readonly caution: number;
  /** How much it counts to come to grips. */
  readonly zeal: number;
  /** Whether a ship that is nearly beaten may leave the fight. */
  readonly spares: boolean;
}

/** Turns that a fight without a limit is taken to last. */
const USUAL_LIMIT = 40;
/** From this part of a match on the end is in sight. */
const LATE = 0.5;

/** Who leads keeps what he has; who does not must dare, the more the later it is. */
export function temperOf(sea: Sea, side: string): Temper {
  const late = Math.max(0, Math.min(1, sea.turn / (sea.turnLimit ?? USUAL_LIMIT)) - LATE) / (1 - LATE);
  const plain = Math.max(0.6, 0.95 - sea.turn * 0.012);
  if (sea.victory.type === 'single-ship' || sea.victory.type === 'race')
    return { caution: plain, zeal: 1, spares: true };
  const points = pointsOf(sea);
  const others = Object.entries(points).filter(([id]) => id !== side);
  const lead = (points[side] ?? 0) - Math.max(0, ...others.map(([, each]) => each));
  if (lead > 0) return { caution: plain * (1 + 0.6 * late), zeal: 1 - 0.5 * late, spares: true };
  return { caution: plain * (1 - 0.4 * late), zeal: 1 + 0.6 * late, spares: late < 0.4 };
}
