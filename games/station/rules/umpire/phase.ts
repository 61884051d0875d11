/** What a step of the Turn is to the sequence of play, and the tools every step works with. */

import type * as kernel from '@weathergage/kernel';
import {
  type FormationId,
  SEASONS,
  type Season,
  type SideId,
  TURNS_IN_YEAR,
  type When,
} from '../module/vocabulary.ts';
import type { StationTold } from '../told/index.ts';
import type { Answer, AnswerTo, AskKind, StationAsk } from '../world/asks.ts';
import { entryOf } from '../world/entries.ts';
import type { Forces } from '../world/forces.ts';
import type { Open, State, View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

/** How an Order ends (9.38). */
export interface Ending {
  readonly what: 'fulfilled' | 'failed' | 'invalid' | 'arrived';
  readonly why?: string;
}

/** The dice, ways to tell what happened, and what a step calls for that stands above it. */
export interface Context extends kernel.SidedContext<SideId, StationTold> {
  /** A die of the game: 0 to 9 (2.21). */
  d10(): number;
  /**
   * Ends the Order of a Formation, if it has one. Forming and Unforming need it, but the end of an Order may change a
   * Port's side and so Unform others: handed down here, that circle of the game is none of the files.
   */
  endOrder(side: SideId, formation: FormationId, how: Ending): void;
}

export type { Progress } from '@weathergage/kernel';

/** Questions may hang on what is open to all and nothing else. */
export type Play = kernel.PlayOf<State, StationAsk, Answer, StationTold, Context, Readonly<Open>>;

export type StepRules = kernel.PhaseRules<Play>;
export type Given = kernel.Given<Play>;
export type AskRules<K extends AskKind> = kernel.AskRules<
  View,
  Extract<StationAsk, { kind: K }>,
  AnswerTo<K>
>;

/** A side's chair. */
export const seatOf = (world: Readonly<Open>, side: SideId): kernel.Seat =>
  world.seats.find((seat) => seat.side === side)?.id ?? side;

export const sideOf = (world: Readonly<Open>, seat: kernel.Seat): SideId | null =>
  world.seats.find(({ id }) => id === seat)?.side ?? null;

/** 2.33: player A goes first wherever one must, be it one mind that plays both: the rules are the same (13.1, 13.11). */
export const sidesOf = (world: Readonly<Open>): readonly [SideId, SideId] => {
  const { a, b } = theatreOf(world);
  return [a, b];
};

/** The part of every ask that is the same for all kinds. Within one resolution a side is asked a kind once. */
export const askOf = <K extends AskKind>(world: Readonly<Open>, kind: K, side: SideId, rule: string) => ({
  id: `${world.asked}.${kind}.${side}`,
  seat: seatOf(world, side),
  kind,
  rule,
});

/** The answers of one kind by side; both may have been asked. */
export function answersOf<K extends AskKind>(
  world: Readonly<Open>,
  given: readonly Given[],
  kind: K,
): { readonly side: SideId; readonly answer: AnswerTo<K> }[] {
  return given
    .filter(({ ask }) => ask.kind === kind)
    .map(({ ask, answer }) => ({ side: sideOf(world, ask.seat) ?? '', answer: answer as AnswerTo<K> }));
}

/** The forces of the seat that looks; a view of a side always has them. */
export function ownForces(view: View): Forces {
  const forces = entryOf(view.forces, view.side);
  if (forces === undefined) throw new Error('only a commander has forces');
  return forces;
}

/** 4.13: the date of a Turn of the match. */
export function dateOf(world: Pick<Open, 'scenario'>, turn: number): When {
  const { start } = world.scenario;
  const since = start.turn - 1 + turn;
  return { year: start.year + Math.floor(since / TURNS_IN_YEAR), turn: (since % TURNS_IN_YEAR) + 1 };
}

export const today = (world: Pick<Open, 'scenario' | 'turn'>): When => dateOf(world, world.turn);

/** 4.12: Turns 1 to 4 are Winter. */
export const seasonOf = ({ turn }: Pick<When, 'turn'>): Season => SEASONS[Math.floor((turn - 1) / 4)]!;
export const isQuarterly = ({ turn }: Pick<When, 'turn'>): boolean => (turn - 1) % 4 === 0;

/** A step in which nothing is ever asked. */
export const unasked = (enter: (world: State, context: Context) => void): StepRules => ({
  enter(world, context) {
    enter(world, context);
    return 'done';
  },
  asks: () => [],
  resolve: () => 'done',
});
