/** Dice by the handful, and tests that count successes. */
import type { Dice } from '@weathergage/kernel';
import { SUCCESSES } from '../../data/tables.ts';
import type { Test } from './told.ts';

export function throwDice(dice: Dice, count: number, sides: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides));
  return faces;
}

export const sumFaces = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** success.four-plus, success.six-is-two. */
export const successesOf = (faces: readonly number[]): number =>
  sumFaces(faces.map((face) => SUCCESSES.data[face - 1]!));

/** A reroll is not thrown again, and nobody throws again once he has passed. */
export function takeTest(dice: Dice, count: number, rerolls: number, needed: number): Test {
  const first = throwDice(dice, count, 6);
  const failures = first.filter((face) => SUCCESSES.data[face - 1] === 0).length;
  const again = successesOf(first) >= needed ? [] : throwDice(dice, Math.min(rerolls, failures), 6);
  const total = successesOf(first) + successesOf(again);
  return { first, again, successes: total, needed, passed: total >= needed };
}

/** How the dice of a test stand in a happening. */
export const facesOf = ({ first, again }: Test): number[] => [...first, ...again];
