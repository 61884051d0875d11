/** Chances that follow from the tables alone: tests by successes, hits of a die, and a fight on a deck. */
import { BOARDING, GUN_DIE, SUCCESSES, TESTS } from '../data/tables.ts';
import { boardingDice } from '../rules/aboard/boarding.ts';
import { crippledAt } from '../rules/aboard/crippled.ts';
import type { Ship } from '../rules/table/ship.ts';

/** What one die brings: the chance of no success, of one and of two. */
const FACE = [0, 1, 2].map((worth) => SUCCESSES.data.filter((each) => each === worth).length / 6);

function chance(dice: number, rerolls: number, needed: number): number {
  // Every combination of dice that failed, brought one success and brought two; failures are thrown again.
  let sum = 0;
  const faculty = (n: number): number => (n <= 1 ? 1 : n * faculty(n - 1));
  for (let twos = 0; twos <= dice; twos++)
    for (let ones = 0; ones + twos <= dice; ones++) {
      const none = dice - ones - twos;
      const ways = faculty(dice) / (faculty(twos) * faculty(ones) * faculty(none));
      const here = ways * FACE[0]! ** none * FACE[1]! ** ones * FACE[2]! ** twos;
      const got = ones + 2 * twos;
      const again = Math.min(none, rerolls);
      sum += here * (got >= needed ? 1 : again > 0 ? chance(again, 0, needed - got) : 0);
    }
  return sum;
}

const known = new Map<number, number>();

/** The chance to pass a test. */
export function passes(dice: number, rerolls: number, needed: number): number {
  const key = dice * 100 + rerolls * 10 + needed;
  let found = known.get(key);
  if (found === undefined) {
    found = chance(dice, rerolls, needed);
    known.set(key, found);
  }
  return found;
}

export const moralePasses = (rerolls: number): number =>
  passes(TESTS.data.dice, rerolls, TESTS.data.needed.morale);

/** Hits to be expected of one gun die and those it brings; a one always misses. */
export function hitsOf(sides: number, number: number): number {
  const reached = Math.max(2, number);
  return reached > sides ? 0 : (sides + 1 - reached) / (sides - 1);
}

export const gunHits = (large: number, regular: number, number: number): number =>
  large * hitsOf(GUN_DIE.data.large, number) + regular * hitsOf(GUN_DIE.data.regular, number);

const { hit, save } = BOARDING.data;
const SAVED = (7 - save) / 6;
const BLOW = { large: ((11 - hit) / 10) * (1 - SAVED), regular: ((7 - hit) / 6) * (1 - SAVED) };

/** Men that a ship's boarders are expected to bring down in a round, with so many of them left. */
function blows(ship: Ship, crew: number): number {
  const { large, regular } = boardingDice({ ...ship, crew: Math.max(0, Math.round(crew)) });
  return large * BLOW.large + regular * BLOW.regular;
}

/** Beyond so many rounds nothing changes any more. */
const ROUNDS = 12;
/** How sharply the odds turn to certainty. */
const SHARPNESS = 5;

/** The chance that one ship beats another on her deck. */
export function boardingOdds(own: Ship, other: Ship): number {
  if (other.colours === 'struck') return 1;
  let [mine, theirs] = [own.crew, other.crew];
  const [low, theirLow] = [crippledAt(own.spec.crew), crippledAt(other.spec.crew)];
  for (let round = 0; round < ROUNDS && mine > low && theirs > theirLow; round++) {
    const [given, taken] = [blows(own, mine), blows(other, theirs)];
    mine -= taken;
    theirs -= given;
  }
  // What is left above the third at which a crew begins to give way, against what the others have left.
  const [left, theirLeft] = [(mine - low) / own.spec.crew, (theirs - theirLow) / other.spec.crew];
  return 1 / (1 + Math.exp(-SHARPNESS * 2 * (left - theirLeft)));
}
