/**
 * What a game gives so that its machine can think ahead. Everything is made from the game's own functions and what one
 * seat sees; the search knows no game.
 */
import type { Dice, Game, GameTypes, QuickChooser, Seat } from '@weathergage/kernel';

/** One way to answer everything that a seat is asked at one step: a whole fleet's orders, a voyage, a muster. */
export interface Plan<T extends GameTypes = GameTypes> {
  /** In plain words: reasons are made of it. */
  readonly name: string;
  /** Asked for every question of the seat. What the rules refuse in some world is answered as usual there. */
  readonly answer: QuickChooser<T>;
  /** Steps for which it is followed in a play-out; one if nothing is said. */
  readonly steps?: number;
  /** How likely somebody who thinks plainly is to choose it, beside the others; all alike if nothing is said. */
  readonly likely?: number;
}

export interface Craft<T extends GameTypes = GameTypes> {
  readonly rules: Game<T>;
  /** The side a seat fights for. */
  sideOf(state: T['state'], seat: Seat): string;
  /**
   * The plans of a seat that come into question, the likeliest first: for the one that thinks, and for its rivals as they
   * would see it. A single one is taken without a thought; never none.
   */
  plans(view: T['view'], asks: readonly T['ask'][], dice: Dice): readonly Plan<T>[];
  /** A rival's plans where more is known of him than that he thinks alike; else they are made as one's own are. */
  rivalPlans?(view: T['view'], asks: readonly T['ask'][], dice: Dice): readonly Plan<T>[];
  /** How everybody plays on in a play-out: quick, and no fool. */
  readonly playOn: QuickChooser<T>;
  /**
   * How likely that side is to win from here, from 0 to 1; asked only while there is no outcome. `seed` is for dice that an
   * estimate may throw: the same for all plans that are compared.
   */
  estimate(state: T['state'], side: string, seed: number): number;
  /** Whether a play-out has gone far enough to be judged by the estimate. */
  isFarEnough(from: T['state'], now: T['state'], steps: number): boolean;
  /**
   * What is added to a pair of plans for reasons that short play-outs do not show, in chances to win. There is no rival's
   * plan where nobody else is asked.
   */
  lean?(own: Plan<T>, rival: Plan<T> | null): number;
}

/** How long is thought: a number of play-outs replays exactly; milliseconds end by the clock. */
export type SearchEffort = { readonly playOuts: number } | { readonly ms: number };

/** How the table of plan against plan is read. */
export interface SearchHabits {
  /** How much of a rival's play is taken to be what is likely rather than what is best against us. */
  readonly plainness: number;
  /** Plans that should be chosen more seldom than this part of the likeliest are never chosen. */
  readonly seldom: number;
  /** Play-outs that what row and column come to as a whole count as, in what is believed of a pair. */
  readonly faith: number;
  /** Play-outs that the mean of all pairs counts as, in what is believed of a row or a column: few prove nothing. */
  readonly prudence: number;
}

export const USUAL_HABITS: SearchHabits = { plainness: 0.3, seldom: 0.25, faith: 2, prudence: 6 };
