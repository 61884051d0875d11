/** What lying somewhere is worth beyond this turn's fire: next turn's chances, the wind, the way still to go. */
import type { Direction } from '../../rules/sea/hex.ts';
import { attitude } from '../../rules/sea/wind.ts';
import type { Pose } from '../bearing.ts';
import { reachOf } from '../courses.ts';
import { type Fleets, tableOf } from './engagement.ts';
import { FIELD_BITS, kindOf, LEFT, RAKE_BITS, RANGE, RIGHT, relation, WHOLE_RAKE } from './relations.ts';
import { salvoAt } from './salvo.ts';

/** A few ends that stand for all a ship can reach: for each heading the nearest and the farthest. */
function fewEnds(reach: readonly Pose[]): Pose[] {
  const byHeading = new Map<number, { near: Pose; far: Pose }>();
  const away = ({ q, r }: Pose): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  for (const pose of reach) {
    const known = byHeading.get(pose.heading);
    if (known === undefined) byHeading.set(pose.heading, { near: pose, far: pose });
    else if (away(pose) < away(known.near)) known.near = pose;
    else if (away(pose) > away(known.far)) known.far = pose;
  }
  return [...byHeading.values()].flatMap(({ near, far }) => (near === far ? [near] : [near, far]));
}

export interface Outlook {
  readonly fleets: Fleets;
  /** Whether every end a ship can reach is looked at, or a few that stand for all. */
  readonly thorough: boolean;
  readonly ends: (readonly Pose[] | undefined)[];
  readonly known: Map<number, number>[];
}

export const outlookOf = (fleets: Fleets, thorough: boolean): Outlook => ({
  fleets,
  thorough,
  ends: [],
  known: [],
});

function endsOf({ fleets, ends, thorough }: Outlook, ship: number, heading: Direction): readonly Pose[] {
  const at = ship * 6 + heading - 1;
  const known = ends[at];
  if (known !== undefined) return known;
  const reach = reachOf(fleets.sea, fleets.ships[ship]!, heading);
  const found = thorough ? reach : fewEnds(reach);
  ends[at] = found;
  return found;
}

/** Both broadsides as they would bear, with nobody in the way. */
function laterFire(fleets: Fleets, firer: number, target: number, code: number): number {
  if (((code >> LEFT) & 1023) === 0 || !fleets.fires[firer]) return 0;
  const table = tableOf(fleets, firer, target, 'later');
  let sum = 0;
  for (let side = 0; side < 2; side++) {
    const fields = (code >> (side === 0 ? LEFT : RIGHT)) & FIELD_BITS;
    if (fields === 0) continue;
    const section = (fields & 7) !== 0 ? 0 : (fields & 8) !== 0 ? 2 : 1;
    sum += table[salvoAt(side, section, (code >> WHOLE_RAKE) & RAKE_BITS, code & RANGE)]!;
  }
  return sum;
}

/** Beyond this no two ships come into each other's fire within a turn. */
const TOO_FAR = 18;

/**
 * The exchange of next turn, half way between what each can be sure of: the best course against an enemy who sails
 * anywhere, and the enemy's best against a ship that sails anywhere.
 */
export function chances(outlook: Outlook, own: number, foe: number, a: Pose, b: Pose): number {
  const { fleets, known } = outlook;
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) > TOO_FAR) return 0;
  const pair = own * fleets.ships.length + foe;
  known[pair] ??= new Map();
  const key = ((((dq + 64) << 7) | (dr + 64)) << 6) | (a.heading << 3) | b.heading;
  let worth = known[pair].get(key);
  if (worth === undefined) {
    worth = worked(outlook, own, foe, a.heading, b.heading, dq, dr);
    known[pair].set(key, worth);
  }
  return worth;
}

function worked(
  outlook: Outlook,
  own: number,
  foe: number,
  heading: Direction,
  foeHeading: Direction,
  dq: number,
  dr: number,
): number {
  const { fleets } = outlook;
  const ownEnds = endsOf(outlook, own, heading);
  const foeEnds = endsOf(outlook, foe, foeHeading);
  const there = kindOf(fleets.mount[own]!, fleets.mount[foe]!);
  const back = kindOf(fleets.mount[foe]!, fleets.mount[own]!);
  const columns = new Float64Array(foeEnds.length);
  let best = Number.NEGATIVE_INFINITY;
  for (const end of ownEnds) {
    let sum = 0;
    for (let j = 0; j < foeEnds.length; j++) {
      const other = foeEnds[j]!;
      const q = dq + other.q - end.q;
      const r = dr + other.r - end.r;
      const code = relation(there, q, r, end.heading, other.heading);
      const worth =
        laterFire(fleets, own, foe, code) -
        laterFire(fleets, foe, own, relation(back, -q, -r, other.heading, end.heading));
      sum += worth;
      columns[j]! += worth;
    }
    if (sum > best) best = sum;
  }
  let worst = Number.POSITIVE_INFINITY;
  for (const sum of columns) worst = Math.min(worst, sum);
  return (best / foeEnds.length + worst / ownEnds.length) / 2;
}

/** What the way a ship lies to the wind is worth by itself. */
export const windLie = ({ sea }: Fleets, heading: Direction, irons: number): number =>
  attitude(heading, sea.wind) === 'D' ? -irons : 0;
