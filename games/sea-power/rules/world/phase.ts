/** What a phase of the year is to the sequence of play, and the tools every phase works with. */
import type * as kernel from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import type { Answer, AnswerTo, AskKind, SeaAsk } from './asks.ts';
import type { Open, State, View } from './state.ts';
import type { SeaTold } from './told.ts';

export type { Progress } from '@weathergage/kernel';

export type Context = kernel.SidedContext<Side, SeaTold>;

/** Questions may hang on what is open to all and nothing else. */
export type Play = kernel.PlayOf<State, SeaAsk, Answer, SeaTold, Context, Readonly<Open>>;

export type PhaseRules = kernel.PhaseRules<Play>;
export type AskRules<K extends AskKind> = kernel.AskRules<View, Extract<SeaAsk, { kind: K }>, AnswerTo<K>>;

export const seatOf = (world: Readonly<Open>, side: Side): kernel.Seat => world.commands[side];

export const sideOf = (world: Readonly<Open>, seat: kernel.Seat): Side | null =>
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
