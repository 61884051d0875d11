/** What a position between two ships is worth beyond this turn's fire: who can bring what to bear next turn. */
import { type Direction, neighbour } from '../rules/sea/hex.ts';
import type { Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { attitude } from '../rules/sea/wind.ts';
import { bearingSeen, type Pose, RANGE_BITS } from './bearing.ts';
import { type Reach, reachOf } from './courses.ts';
import { type FirePlan, fireAt, firePlan, plainFire } from './fire-worth.ts';

/** Everything about a pair of enemies that stays the same while their plots are weighed. */
export interface Pair {
  readonly sea: Sea;
  readonly own: Ship;
  readonly foe: Ship;
  readonly ownFire: FirePlan;
  readonly foeFire: FirePlan;
  /** How much more than her own squares a captain must value the enemy's, to fight at all when outgunned (14.1.1). */
  readonly spirit: number;
  readonly ownReach: Readonly<Record<Direction, Reach>>;
  readonly foeReach: Readonly<Record<Direction, Reach>>;
  readonly known: Map<number, number>;
  readonly later: Float64Array;
}

export function pairOf(sea: Sea, own: Ship, foe: Ship): Pair {
  const ownFire = firePlan(sea, own, foe);
  const foeFire = firePlan(sea, foe, own);
  const reaches = (ship: Ship): Record<Direction, Reach> => ({
    1: reachOf(sea, ship, 1),
    2: reachOf(sea, ship, 2),
    3: reachOf(sea, ship, 3),
    4: reachOf(sea, ship, 4),
    5: reachOf(sea, ship, 5),
    6: reachOf(sea, ship, 6),
  });
  return {
    sea,
    own,
    foe,
    ownFire,
    foeFire,
    spirit: spiritOf(ownFire, foeFire) * impatience(sea.turn),
    ownReach: reaches(own),
    foeReach: reaches(foe),
    known: new Map(),
    later: new Float64Array(36 * SPAN * SPAN).fill(Number.NaN),
  };
}

/** Even between equals: who won't risk a square for one of the enemy's never comes to grips. */
export const BOLD = 1.05;
export const MOST_SPIRIT = 5;

/** At her best range a captain must find a plain exchange worth having: else the weaker ship would only ever run. */
function spiritOf({ later: own }: FirePlan, { later: foe }: FirePlan): number {
  let best = 0;
  for (let range = 1; range <= 5; range++) {
    const dealt = plainFire(own, range);
    const taken = plainFire(foe, range);
    if (dealt > 0) best = Math.max(best, taken === 0 ? 1 : dealt / taken);
  }
  return best === 0 ? BOLD : Math.min(MOST_SPIRIT, Math.max(BOLD, BOLD / best));
}

/** A fight that drags on is fought harder, so that two equal ships don't dance for ever. */
export const impatience = (turn: number): number => 1 + Math.min(2, Math.max(0, turn - PATIENCE) * 0.04);
const PATIENCE = 15;

/** Fire given less fire taken, as the two lie to each other. */
export const exchange = (pair: Pair, own: Pose, foe: Pose, when: 'now' | 'later'): number =>
  pair.spirit * fireAt(pair.ownFire[when], bearingSeen(own, foe)) -
  fireAt(pair.foeFire[when], bearingSeen(foe, own));

const HERE: Pose = { q: 0, r: 0, heading: 1 };
/** The longer it lasts the more it counts to come to grips: two captains may each wait for the other to turn in first. */
export const urgency = (turn: number): number => 1 + Math.max(0, turn - 20) / 5;
export const PULL_NOW = 0.04;
export const PULL_NEXT = 0.03;
export const IRONS = 0.12;
export const GAUGE = 0.012;

/** How far to windward the first lies of the second, in hexes, within reason. */
export function windward(wind: Direction, own: Pose, foe: Pose): number {
  const down = neighbour({ q: 0, r: 0 }, wind);
  const dq = foe.q - own.q;
  const dr = foe.r - own.r;
  // The product of two hex vectors: a hex straight to leeward counts one.
  const along = down.q * dq + down.r * dr + (down.q * dr + down.r * dq) / 2;
  return Math.max(-4, Math.min(4, along));
}

/** What lying there is worth: next turn's chances, the wind, irons, and the way still to go. */
export function prospect(pair: Pair, own: Pose, foe: Pose): number {
  const key = ((((foe.q - own.q + 64) << 7) | (foe.r - own.r + 64)) << 6) | (own.heading << 3) | foe.heading;
  const known = pair.known.get(key);
  if (known !== undefined) return known;
  const worth = chances(pair, own, foe) + lie(pair, own, foe);
  pair.known.set(key, worth);
  return worth;
}

function lie({ sea, own: { side }, ownReach }: Pair, own: Pose, foe: Pose): number {
  const { wind, turn, shunning } = sea;
  let worth = GAUGE * windward(wind, own, foe);
  if (attitude(own.heading, wind) === 'D') worth -= IRONS;
  if (attitude(foe.heading, wind) === 'D') worth += IRONS;
  // Far apart nothing can be gained next turn either: what counts is to get there, and not only to be able to.
  let nearest = Number.POSITIVE_INFINITY;
  for (const step of ownReach[own.heading]) nearest = Math.min(nearest, hexes(step, own, foe));
  const way = PULL_NOW * Math.max(0, hexes(HERE, own, foe) - 3) + PULL_NEXT * Math.max(0, nearest - 3);
  // 14.1.1: the umpire counts the turns in which she has run.
  return worth - (urgency(turn) + (shunning[side] ?? 0)) * way;
}

const hexes = (step: Pose, from: Pose, to: Pose): number => {
  const dq = to.q - from.q - step.q;
  const dr = to.r - from.r - step.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

/** Beyond this no two ships come into each other's fire within a turn. */
const TOO_FAR = 19;

/**
 * The exchange of next turn, half way between what each can be sure of: the best course against an enemy who sails
 * anywhere, and the enemy's best against a ship that sails anywhere.
 */
function chances(pair: Pair, own: Pose, foe: Pose): number {
  const ownSteps = pair.ownReach[own.heading];
  const foeSteps = pair.foeReach[foe.heading];
  const dq = foe.q - own.q;
  const dr = foe.r - own.r;
  if (hexes(HERE, own, foe) > TOO_FAR) return 0;
  const columns = new Float64Array(foeSteps.length);
  let best = Number.NEGATIVE_INFINITY;
  for (const step of ownSteps) {
    let sum = 0;
    for (let j = 0; j < foeSteps.length; j++) {
      const foeStep = foeSteps[j]!;
      const worth = exchangeLater(pair, step, foeStep, foeStep.q + dq - step.q, foeStep.r + dr - step.r);
      sum += worth;
      columns[j]! += worth;
    }
    best = Math.max(best, sum);
  }
  let worst = Number.POSITIVE_INFINITY;
  for (const sum of columns) worst = Math.min(worst, sum);
  return (best / foeSteps.length + worst / ownSteps.length) / 2;
}

/** Farther apart than this along an axis nothing bears. */
const REACH = 12;
const SPAN = 2 * REACH + 1;

/** Next turn's exchange by headings and the way from one bow to the other, worked out once for each pair of ships. */
function exchangeLater(pair: Pair, own: Pose, foe: Pose, dq: number, dr: number): number {
  if (dq < -REACH || dq > REACH || dr < -REACH || dr > REACH) return 0;
  const at = ((own.heading * 6 + foe.heading - 7) * SPAN + dq + REACH) * SPAN + dr + REACH;
  const known = pair.later[at]!;
  if (!Number.isNaN(known)) return known;
  const there = { q: dq, r: dr, heading: foe.heading };
  const here = { q: 0, r: 0, heading: own.heading };
  // Two ships can't lie in one hex.
  const worth = (bearingSeen(here, there) & RANGE_BITS) === 0 ? 0 : exchange(pair, here, there, 'later');
  pair.later[at] = worth;
  return worth;
}
