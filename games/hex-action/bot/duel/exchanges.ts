/** Next turn's fire for every lie of two ships to each other, in an array that millions of sums are read from. */

import type { Direction } from '../../rules/sea/hex.ts';
import { bearingSeen, RANGE_BITS } from '../bearing.ts';
import { fired, LOADED } from './fire-worths.ts';
import type { End } from './logs.ts';
import type { Way, Ways } from './ways.ts';

/** Nothing bears farther off; the array goes on beyond that, so that nobody need ask where it ends. */
const REACH = 12;
const SPAN = 64;
const HALF = SPAN / 2;
const SIZE = 36 * SPAN * SPAN;

const keyOf = (own: number, foe: number, q: number, r: number): number =>
  ((own * 6 + foe - 7) * SPAN + q + HALF) * SPAN + r + HALF;

export const OUTLOOK = {
  reach: REACH,
  keyOf,
  /** The key of a lie after a step of each is this and what `stepsFrom` and `stepsTo` have for the steps. */
  between: (q: number, r: number): number => (q + HALF - 7 * SPAN) * SPAN + r + HALF,
};

const kept = (make: (way: Way) => number): ((ways: readonly Way[]) => Int32Array) => {
  const known = new WeakMap<readonly Way[], Int32Array>();
  return (ways) => {
    let found = known.get(ways);
    if (found === undefined) {
      found = Int32Array.from(ways, make);
      known.set(ways, found);
    }
    return found;
  };
};
export const stepsFrom = kept(({ end: { q, r, heading } }) => (heading * 6 * SPAN - q) * SPAN - r);
export const stepsTo = kept(({ end: { q, r, heading } }) => (heading * SPAN + q) * SPAN + r);

/** Lies in which somebody's guns bear: their keys, and how each lies to the other's guns. */
function liesInReach(): { readonly keys: Int32Array; readonly there: Int16Array; readonly back: Int16Array } {
  const found: [number, number, number][] = [];
  const headings = [1, 2, 3, 4, 5, 6] as const;
  for (const own of headings)
    for (const foe of headings)
      for (let q = -REACH; q <= REACH; q++)
        for (let r = -REACH; r <= REACH; r++) {
          const [here, other] = [
            { q: 0, r: 0, heading: own },
            { q, r, heading: foe },
          ];
          const [there, back] = [bearingSeen(here, other), bearingSeen(other, here)];
          const range = there & RANGE_BITS;
          if (range === 0 || range > 10 || ((there | back) & ~RANGE_BITS) === 0) continue;
          found.push([keyOf(own, foe, q, r), there, back]);
        }
  return {
    keys: Int32Array.from(found, ([key]) => key),
    there: Int16Array.from(found, ([, there]) => there),
    back: Int16Array.from(found, ([, , back]) => back),
  };
}

/** All that an outlook hangs on. */
interface Grounds {
  readonly spirit: number;
  readonly ownFire: Float64Array;
  readonly foeFire: Float64Array;
  readonly ways: Ways;
  readonly foeWays: Ways;
  readonly haste: number;
  readonly wind: Direction;
  readonly temper: object;
}

export interface Outlook {
  readonly later: Float64Array;
  /** What lies promise, where they have been asked for since the stamp was set. */
  readonly prospects: Float64Array;
  readonly seen: Int32Array;
  stamp: number;
}

const outlook = (): Outlook => ({
  later: new Float64Array(SIZE),
  prospects: new Float64Array(SIZE),
  seen: new Int32Array(SIZE),
  stamp: 0,
});

interface Kept {
  readonly outlook: Outlook;
  grounds: Grounds | null;
}
let desks: readonly [Kept, Kept] | null = null;
let lies: ReturnType<typeof liesInReach> | null = null;

const alike = (one: Float64Array, two: Float64Array): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i]) return false;
  return true;
};
const sameFire = (one: Grounds, two: Grounds): boolean =>
  one.spirit === two.spirit && alike(one.ownFire, two.ownFire) && alike(one.foeFire, two.foeFire);
const sameOutlook = (one: Grounds, two: Grounds): boolean =>
  one.ways === two.ways &&
  one.foeWays === two.foeWays &&
  one.haste === two.haste &&
  one.wind === two.wind &&
  one.temper === two.temper;

/** For one of the two ships; what was worked out before is kept while nothing that it hangs on has changed. */
export function exchanges(end: End, grounds: Grounds): Outlook {
  desks ??= [
    { outlook: outlook(), grounds: null },
    { outlook: outlook(), grounds: null },
  ];
  lies ??= liesInReach();
  const desk = desks[end];
  const before = desk.grounds;
  const firesAlike = before !== null && sameFire(before, grounds);
  if (firesAlike && sameOutlook(before, grounds)) return desk.outlook;
  desk.grounds = grounds;
  desk.outlook.stamp++;
  if (firesAlike) return desk.outlook;
  const { spirit, ownFire, foeFire } = grounds;
  const { keys, there, back } = lies;
  const { later } = desk.outlook;
  for (let i = 0; i < keys.length; i++)
    later[keys[i]!] =
      spirit * fired(ownFire, there[i]!, LOADED, LOADED) - fired(foeFire, back[i]!, LOADED, LOADED);
  return desk.outlook;
}
