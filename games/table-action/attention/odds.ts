/** What the dice are likely to bring, reckoned exactly: hits of a shot, and the chance of a test by successes. */
import { GUN_DIE, SUCCESSES, TESTS } from '../data/tables.ts';
import type { Laid } from '../rules/gunnery/gunnery.ts';
import { totalOf } from '../rules/gunnery/to-hit.ts';

/** The chance that one die hits; a 1 never does. */
export function hitChance(sides: number, needed: number, modifier: number): number {
  let hits = 0;
  for (let face = 2; face <= sides; face++) if (face + modifier >= needed) hits++;
  return hits / sides;
}

export interface Expectation {
  readonly expected: number;
  readonly variance: number;
}

/** Hits of one die and of all the dice that natural maxima bring after it. */
function oneDie(sides: number, needed: number, modifier: number): Expectation {
  const p = hitChance(sides, needed, modifier);
  const top = 1 / sides;
  const topHits = sides + modifier >= needed ? 1 : 0;
  const expected = p / (1 - top);
  // H = hit + (another H after a natural maximum): its square by the same recursion.
  const square = (p + 2 * top * topHits * expected) / (1 - top);
  return { expected, variance: square - expected * expected };
}

type Dice = Pick<Laid, 'large' | 'regular' | 'needed' | 'modifiers'>;

export function hitsOf({ large, regular, needed, modifiers }: Dice): Expectation {
  const modifier = totalOf(modifiers);
  const big = oneDie(GUN_DIE.data.large, needed, modifier);
  const small = oneDie(GUN_DIE.data.regular, needed, modifier);
  return {
    expected: large * big.expected + regular * small.expected,
    variance: large * big.variance + regular * small.variance,
  };
}

/** Crew that muskets are likely to cost. */
export const musketryHits = (dice: number, marines: boolean): number => dice * (marines ? 0.75 : 0.5);

/** How likely each number of successes is with so many dice. */
function successSpread(dice: number): readonly number[] {
  let spread: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = Array.from({ length: spread.length + 2 }, () => 0);
    spread.forEach((chance, sum) => {
      for (const worth of SUCCESSES.data) next[sum + worth]! += chance / 6;
    });
    spread = next;
  }
  return spread;
}

const atLeast = (spread: readonly number[], needed: number): number =>
  spread.reduce((sum, chance, successes) => (successes >= needed ? sum + chance : sum), 0);

/** The chance to pass with so many dice, of which so many failures may be thrown again once. */
export function testChance(dice: number, rerolls: number, needed: number): number {
  let passed = 0;
  const total = 6 ** dice;
  for (let roll = 0; roll < total; roll++) {
    let [rest, successes, failures] = [roll, 0, 0];
    for (let die = 0; die < dice; die++) {
      const worth = SUCCESSES.data[rest % 6]!;
      successes += worth;
      if (worth === 0) failures++;
      rest = Math.floor(rest / 6);
    }
    passed +=
      successes >= needed ? 1 : atLeast(successSpread(Math.min(rerolls, failures)), needed - successes);
  }
  return passed / total;
}

/** The chance of a special action. */
export const actionChance = (
  action: keyof typeof TESTS.data.needed,
  rerolls: number,
  allHands = false,
): number =>
  testChance(allHands ? TESTS.data.allHandsDice : TESTS.data.dice, rerolls, TESTS.data.needed[action]);
