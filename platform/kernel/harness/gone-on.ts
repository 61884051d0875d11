/** A world gone on from by answers and dice: what was thrown for it, and what each seat can then read. */
import type { Dice } from '../dice.ts';
import { isQuiet } from '../past-steps.ts';
import {
  type Answered,
  allToldTo,
  type Game,
  type GameTypes,
  type Happening,
  type Resolution,
  type Seat,
  type Told,
  toldTo,
} from '../vocabulary.ts';
import { type Face, faceAfter, openAsks } from './face.ts';
import { jsonBytes } from './plain.ts';

export class WorldGoneOn<T extends GameTypes> {
  /** Every throw with its sides, in order. */
  readonly throws: string;
  /** Whether the undo law lets whoever answered alone take the step back by himself. */
  readonly quiet: boolean;
  readonly #game: Game<T>;
  readonly #resolution: Resolution<T>;
  readonly #asks: readonly T['ask'][];
  readonly #faces = new Map<Seat, Face>();

  constructor(game: Game<T>, from: T['state'], answers: readonly Answered<T>[], dice: Dice) {
    this.#game = game;
    const record = recordThrows(dice);
    this.#resolution = game.resolve(from, answers, record.dice);
    this.throws = jsonBytes(record.throws);
    this.quiet = isQuiet(game, answers, dice, this.#resolution.happenings);
    this.#asks = openAsks(game, this.#resolution.state);
  }

  tellsNews(seat: Seat): boolean {
    return tellsNews(this.#resolution.happenings, seat);
  }

  told(seat: Seat): readonly Told[] {
    return allToldTo(this.#resolution.happenings, seat);
  }

  face(seat: Seat): Face {
    const face = this.#faces.get(seat) ?? faceAfter(this.#game, this.#resolution, this.#asks, seat);
    this.#faces.set(seat, face);
    return face;
  }
}

/** Whether something told to the seat owns up to showing it what was hidden. */
export const tellsNews = (happenings: readonly Happening[], seat: Seat): boolean =>
  happenings.some((happening) => happening.news && toldTo(happening, seat) !== null);

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
