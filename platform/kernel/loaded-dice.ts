/**
 * Dice that fall as told, for the worked examples. They name their sides, so that no rule can take a larger die unseen:
 * `loadedDice(d6(3, 4), d10(7))` is two dice of six and then one of ten.
 */
import type { Dice } from './dice.ts';

/** One die, and the face it is to fall on. */
export interface LoadedDie {
  readonly sides: number;
  readonly face: number;
}

/** Dice of so many sides, by the faces they are to fall on. */
export const diceOf =
  (sides: number) =>
  (...faces: readonly number[]): LoadedDie[] =>
    faces.map((face) => {
      if (face < 1 || face > sides) throw new Error(`${face} is not on a die of ${sides}`);
      return { sides, face };
    });
export const d3 = diceOf(3);
export const d6 = diceOf(6);
export const d10 = diceOf(10);

/** Handfuls of dice, in the order they are to be thrown. */
export type LoadedThrows = readonly (readonly LoadedDie[])[];

export interface LoadedDice extends Dice {
  /** How many have not fallen yet. */
  readonly left: number;
  /** Puts more of them behind those that are left. */
  load(...throws: LoadedThrows): void;
}

/** Throws when another die is wanted than the next one, and when there are no more. */
export function loadedDice(...throws: LoadedThrows): LoadedDice {
  const dice = throws.flat();
  let at = 0;
  const next = (sides: number): number => {
    const die = dice[at];
    if (die === undefined) throw new Error(`the dice ran out after ${dice.length} throws`);
    if (die.sides !== sides)
      throw new Error(
        `throw ${at + 1} is of a die of ${sides}: the next one loaded is a ${die.face} of ${die.sides}`,
      );
    at++;
    return die.face;
  };
  return {
    roll: next,
    d6: () => next(6),
    below: (n) => next(n) - 1,
    load: (...more) => void dice.push(...more.flat()),
    get rolled() {
      return at;
    },
    get left() {
      return dice.length - at;
    },
  };
}
