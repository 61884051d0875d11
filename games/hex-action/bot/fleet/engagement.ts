/** Two fleets as they may lie: who fires at whom, and what it comes to. Laid by the rules, but for land in the way. */
import { RANGES } from '../../data/tables.ts';
import { canFire } from '../../rules/gunnery/broadside.ts';
import { gunsBarred } from '../../rules/gunnery/gunners.ts';
import { inPlay } from '../../rules/sailing/held.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import {
  APART,
  FIELD_BITS,
  kindOf,
  LEFT,
  type Mount,
  mountOf,
  RAKE_BITS,
  RANGE,
  RIGHT,
  relation,
  SECTION_RAKE,
  WHOLE_RAKE,
} from './relations.ts';
import { type Marks, marksOn, salvoAt, salvoTable } from './salvo.ts';

/** Everything about the ships that stays the same while their orders are weighed. */
export interface Fleets {
  readonly sea: Sea;
  readonly ships: readonly Ship[];
  /** 0 and 1 for the two sides, 2 for a ship that only lies in the way. */
  readonly team: Int8Array;
  readonly mount: readonly Mount[];
  readonly oneGun: readonly boolean[];
  readonly fires: readonly boolean[];
  /** Ships that can come within gunshot this turn. */
  readonly near: readonly (readonly number[])[];
  /** What the ship counts, beside an average one. */
  readonly weight: Float64Array;
  readonly marks: (Marks | undefined)[];
  readonly now: (Float64Array | undefined)[];
  readonly later: (Float64Array | undefined)[];
}

/** Where all of them lie. */
export interface Lie {
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly heading: Int8Array;
  /** Ships that hold their fire this turn. */
  readonly silent: Uint8Array;
}

/** Gunshot, and what two ships can sail towards each other. */
const NEAR = RANGES.data.guns + 9;
const ONE_GUN = ['bow-gun', 'stern-gun', 'pivot'] as const;

export function fleetsOf(sea: Sea, side: string): Fleets {
  const ships = sea.ships.filter((ship) => inPlay(sea, ship));
  const team = Int8Array.from(ships, (ship) => (ship.surrender !== null ? 2 : ship.side === side ? 0 : 1));
  const points = ships.map(({ spec }) => Math.max(1, spec.points));
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
  return {
    sea,
    ships,
    team,
    mount: ships.map((ship) => mountOf(sea, ship)),
    oneGun: ships.map(({ spec }) => ONE_GUN.some((trait) => spec.advanced?.traits.includes(trait) === true)),
    fires: ships.map((ship) => (sea.advanced ? gunsBarred(sea, ship) === null : canFire(ship, sea.turn))),
    near: ships.map((ship, i) =>
      ships.flatMap((other, j) => (j !== i && rangeBetween(ship, other) <= NEAR ? [j] : [])),
    ),
    weight: Float64Array.from(points, (each) => 0.4 + (0.6 * each) / mean),
    marks: [],
    now: [],
    later: [],
  };
}

export function tableOf(fleets: Fleets, firer: number, target: number, when: 'now' | 'later'): Float64Array {
  const at = firer * fleets.ships.length + target;
  const known = fleets[when][at];
  if (known !== undefined) return known;
  const { sea, ships, marks } = fleets;
  marks[target] ??= marksOn(sea, ships[target]!);
  const table = salvoTable(sea, ships[firer]!, ships[target]!, marks[target], when);
  fleets[when][at] = table;
  return table;
}

/** The fields of both broadsides. */
const ANY_FIELD = 1023;

// Filled anew for each broadside; a broadside is weighed many thousand times a turn.
const codes = new Int32Array(256);

/** What a ship's two broadsides do, and to whom: target and damage, left and right; a target of -1 is nobody. */
export type Fire = Float64Array;
export const NOBODY = -1;

/** What one ship's guns may be expected to do, as if the absent one were not there. */
export function fireOf(fleets: Fleets, lie: Lie, firer: number, found: Fire, absent = NOBODY): void {
  const { team, mount, near, fires, oneGun } = fleets;
  found[0] = NOBODY;
  found[2] = NOBODY;
  if (!fires[firer] || team[firer] === 2 || lie.silent[firer] === 1) return;
  const about = near[firer]!;
  const q = lie.q[firer]!;
  const r = lie.r[firer]!;
  const heading = lie.heading[firer]!;
  const own = mount[firer]!;
  for (let n = 0; n < about.length; n++) {
    const other = about[n]!;
    codes[n] =
      other === absent
        ? APART
        : relation(
            kindOf(own, mount[other]!),
            lie.q[other]! - q,
            lie.r[other]! - r,
            heading,
            lie.heading[other]!,
          );
  }
  const left = bestShot(fleets, firer, 0, LEFT);
  const leftTarget = chosen;
  const right = bestShot(fleets, firer, 1, RIGHT);
  if (left > 0 && !(oneGun[firer] && right > left)) {
    found[0] = leftTarget;
    found[1] = left;
  }
  if (right > 0 && !(oneGun[firer] && right <= left)) {
    found[2] = chosen;
    found[3] = right;
  }
}

/** Whether the other lies where the guns of the first may bear: if not, what they do is the same without her. */
export function bearsOn({ mount }: Fleets, lie: Lie, firer: number, other: number): boolean {
  const code = relation(
    kindOf(mount[firer]!, mount[other]!),
    lie.q[other]! - lie.q[firer]!,
    lie.r[other]! - lie.r[firer]!,
    lie.heading[firer]!,
    lie.heading[other]!,
  );
  return ((code >> LEFT) & ANY_FIELD) !== 0;
}

const FAR = 99;
let chosen = -1;

/** 24.1.5: the best target that nothing covers; what it is worth, and who it is in `chosen`. */
function bestShot(fleets: Fleets, firer: number, side: number, shift: number): number {
  const { team, near, weight } = fleets;
  const about = near[firer]!;
  let [entire, two, three, four, five] = [FAR, FAR, FAR, FAR, FAR];
  let any = false;
  for (let n = 0; n < about.length; n++) {
    const fields = (codes[n]! >> shift) & FIELD_BITS;
    if (fields === 0) continue;
    any = true;
    const range = codes[n]! & RANGE;
    if ((fields & 7) !== 0 && range < entire) entire = range;
    if ((fields & 2) !== 0 && range < two) two = range;
    if ((fields & 4) !== 0 && range < three) three = range;
    if ((fields & 8) !== 0 && range < four) four = range;
    if ((fields & 16) !== 0 && range < five) five = range;
  }
  chosen = -1;
  if (!any) return 0;
  let best = 0;
  let value = 0;
  for (let n = 0; n < about.length; n++) {
    const code = codes[n]!;
    const fields = (code >> shift) & FIELD_BITS;
    const other = about[n]!;
    if (fields === 0 || team[other] === 2 || team[other] === team[firer]) continue;
    const range = code & RANGE;
    let section = 0;
    if ((fields & 7) !== 0) {
      if (entire < range) continue;
      if ((fields & 1) === 0) {
        if ((fields & 10) === 10 && four < range) section = 1;
        else if ((fields & 2) === 0 && (fields & 20) === 20 && five < range) section = 2;
      }
    } else if ((fields & 8) !== 0) {
      if (two < range || four < range) continue;
      section = 2;
    } else {
      if (three < range || five < range) continue;
      section = 1;
    }
    const rake = (code >> (section === 0 ? WHOLE_RAKE : SECTION_RAKE)) & RAKE_BITS;
    const worth = tableOf(fleets, firer, other, 'now')[salvoAt(side, section, rake, range)]!;
    if (worth * weight[other]! <= value) continue;
    value = worth * weight[other]!;
    best = worth;
    chosen = other;
  }
  return best;
}

export const felt = (damage: number, focus: number): number => damage + focus * damage * damage;
