/** What a phase of the year is to the sequence of play, and the tools every phase works with. */
import type { Dice, Refusal, Seat } from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import type { Answer, AnswerTo, AskKind, SeaAsk } from './asks.ts';
import type { Open, State, View } from './state.ts';
import type { SeaTold } from './told.ts';

/** The dice, and ways to tell what happened. */
export interface Context {
  readonly dice: Dice;
  /** Everybody is told. `news` where it gives away what was hidden. */
  tell(told: SeaTold, how?: { readonly news?: true }): void;
  /** The side concerned is told all of it, everybody else the public form, or nothing where that is null. */
  tellSide(side: Side, told: SeaTold, others: SeaTold | null, how?: { readonly news?: true }): void;
}

/** Whether a phase is over or waits for answers to what `asks` now says. */
export type Progress = 'done' | 'waits';

export interface PhaseRules {
  /** What the umpire does by himself when the phase begins. `world` is a private copy and may be changed. */
  enter(world: State, context: Context): Progress;
  /** The questions open while the phase waits; each id by `askId`. They may hang on what is open to all and nothing else. */
  asks(world: Readonly<Open>): SeaAsk[];
  /** All open asks are answered, in the order of `asks`. */
  resolve(world: State, answers: readonly { ask: SeaAsk; answer: Answer }[], context: Context): Progress;
}

/** What may be answered to one kind of ask, decided on the view alone. */
export interface AskRules<K extends AskKind> {
  choices(view: View, ask: Extract<SeaAsk, { kind: K }>): Iterable<AnswerTo<K>>;
  check(view: View, ask: Extract<SeaAsk, { kind: K }>, answer: AnswerTo<K>): Refusal | null;
}

export const seatOf = (world: Readonly<Open>, side: Side): Seat => world.commands[side];

export const sideOf = (world: Readonly<Open>, seat: Seat): Side | null =>
  world.commands.english === seat ? 'english' : world.commands.european === seat ? 'european' : null;

/** Unique over the match: `asked` counts resolutions, and within one a side is asked a kind of question once. */
export const askId = (world: Readonly<Open>, kind: AskKind, side: Side): string =>
  `${world.asked}.${world.year}.${kind}.${side}`;

/** The part of every ask that is the same for all kinds. */
export const askOf = <K extends AskKind>(world: Readonly<Open>, kind: K, side: Side, rule: string) => ({
  id: askId(world, kind, side),
  seat: seatOf(world, side),
  kind,
  rule,
});
