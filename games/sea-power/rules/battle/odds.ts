/** Odds of what the dice may do, for those who have to decide: the gauge, the assault, and one round of battle. */
import { SIDES, type Side, type War } from '../../data/nations.ts';
import { portOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import type { LineShip, PortId, ShipId } from '../world/squadron.ts';
import type { Battle } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import type { Lines } from './battle-line.ts';
import { leadersDice } from './leaders-in-battle.ts';
import { attackLeft, type Broadside, broadsidesOf, diceOf, isJoint } from './round.ts';
import { SEAMANSHIP } from './weather-gauge.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** 7.2: the chance that the English have the weather gauge, by the ratings of the two senior leaders. */
export function gaugeOdds(english: number, european: number): number {
  const edge = english + SEAMANSHIP.english - european - SEAMANSHIP.european;
  const { more, fewer } = compare(edge);
  return more / (more + fewer);
}

/** 6.23/2: the chance that a leader of that rating takes a port. */
export const captureOdds = (rating: number, port: PortId): number =>
  compare(rating - portOf(port).number).more / 36;

/** Of the 36 falls of two dice, in how many the first with its edge is ahead, and behind. */
function compare(edge: number): { readonly more: number; readonly fewer: number } {
  let more = 0;
  let fewer = 0;
  for (const one of FACES)
    for (const other of FACES)
      if (one + edge > other) more++;
      else if (one + edge < other) fewer++;
  return { more, fewer };
}

/** What so many dice may do to a ship that can bear `left` more points of damage. The four sum to one. */
export interface Prospects {
  readonly unhurt: number;
  /** Damaged, but neither disabled nor sunk. */
  readonly damaged: number;
  /** Disabled and afloat, damaged or not. */
  readonly disabled: number;
  readonly sunk: number;
}

/** 7.31: die by die, by the damage so far and whether a five has fallen. */
export function prospects(dice: number, left: number): Prospects {
  const sunkAt = left + 1;
  let able = chances(sunkAt);
  let disabled = chances(sunkAt);
  able[0] = 1;
  for (let die = 0; die < dice; die++) {
    const nextAble = chances(sunkAt);
    const nextDisabled = chances(sunkAt);
    for (let damage = 0; damage <= sunkAt; damage++) {
      const [p, q] = [able[damage]!, disabled[damage]!];
      nextAble[damage]! += (p * 4) / 6;
      nextDisabled[damage]! += (p * 1) / 6 + (q * 5) / 6;
      for (const points of FACES) {
        const after = Math.min(sunkAt, damage + points);
        nextAble[after]! += p / 36;
        nextDisabled[after]! += q / 36;
      }
    }
    able = nextAble;
    disabled = nextDisabled;
  }
  const sum = (list: readonly number[]): number => list.reduce((total, chance) => total + chance, 0);
  return {
    unhurt: able[0]!,
    damaged: sum(able.slice(1, sunkAt)),
    disabled: sum(disabled.slice(0, sunkAt)),
    sunk: able[sunkAt]! + disabled[sunkAt]!,
  };
}

const chances = (most: number): number[] => new Array<number>(most + 1).fill(0);

/** A six in six dice hits, and takes three points and a half on average. */
export const expectedHits = (dice: number): number => dice / 6;
export const expectedDamage = (dice: number): number => (expectedHits(dice) * 7) / 2;

/** Where the dice of a ship come from in the next round. */
export interface DiceCount {
  readonly ship: ShipId;
  /** Her own attack after damage. */
  readonly own: number;
  readonly leader: number;
  /** 7.5: one fewer under joint command. */
  readonly joint: 0 | -1;
  readonly dice: number;
}

/** What each line would throw in the round to come, and what it may do. */
export interface Forecast {
  readonly ships: readonly DiceCount[];
  readonly broadsides: readonly (Broadside & Prospects & { readonly target: ShipId })[];
}

export function forecast(
  battle: Pick<Battle, 'began' | 'round'> & { readonly lines: Lines },
  war: War,
): Record<Side, Forecast> {
  const joint = isJoint(battle);
  const of = (side: Side): Forecast => {
    const [line, enemy] = [battle.lines[side], battle.lines[otherSide(side)]];
    const bound = joint && side === 'european';
    const leaders = leadersDice(line, war);
    return {
      ships: line.map((one, place) => count(one, leaders[place]!, bound)),
      broadsides: broadsidesOf(line, enemy, battle.round + 1, war, bound).map((broadside) => {
        const { ship, damage } = enemy[broadside.at]!;
        return { ...broadside, target: ship, ...prospects(broadside.dice, shipOf(ship).defence - damage) };
      }),
    };
  };
  return Object.fromEntries(SIDES.map((side) => [side, of(side)])) as Record<Side, Forecast>;
}

const count = (one: LineShip, leader: number, bound: boolean): DiceCount => ({
  ship: one.ship,
  own: attackLeft(one),
  leader,
  joint: bound ? -1 : 0,
  dice: diceOf(one, leader, bound),
});
