/** A world gone on from by answers and dice: what was thrown for it, and what each seat can then read. */
import type { Dice } from '../dice.ts';
import { isQuiet } from '../past-steps.ts';
import type { Answered, Game, GameTypes } from '../vocabulary.ts';
import { Aftermath } from './face.ts';
import { jsonBytes } from './plain.ts';

export interface WorldGoneOn<T extends GameTypes> {
  /** Every throw with its sides, in order. */
  readonly throws: string;
  /** Whether the undo law lets whoever answered alone take the step back by himself. */
  readonly quiet: boolean;
  readonly after: Aftermath<T>;
}

export function goOn<T extends GameTypes>(
  game: Game<T>,
  from: T['state'],
  answers: readonly Answered<T>[],
  dice: Dice,
): WorldGoneOn<T> {
  const record = recordThrows(dice);
  const after = new Aftermath(game, game.resolve(from, answers, record.dice));
  const { happenings } = after.resolution;
  return { throws: jsonBytes(record.throws), quiet: isQuiet(game, answers, dice, happenings), after };
}

/** One fall of a die: a throw, or a draw by `below`. */
export interface Fall {
  readonly sides: number;
  readonly face: number;
  readonly drawn: boolean;
}

/** Dice that remember what fell. */
export function recordThrows(dice: Dice): { readonly dice: Dice; readonly throws: Fall[] } {
  const throws: Fall[] = [];
  const fall = (sides: number, drawn: boolean): number => {
    const face = dice.roll(sides);
    throws.push({ sides, face, drawn });
    return face;
  };
  return {
    throws,
    dice: {
      below: (n) => fall(n, true) - 1,
      roll: (sides) => fall(sides, false),
      d6: () => fall(6, false),
      get rolled() {
        return dice.rolled;
      },
    },
  };
}
