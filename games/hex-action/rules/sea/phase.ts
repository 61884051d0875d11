/** What a phase of the turn is to the sequence of play, and the tools every phase works with. */
import type { Dice, Happening, Refusal } from '@weathergage/kernel';
import type { Answer, AnswerTo, AskKind, HexAsk } from './asks.ts';
import type { Sea, State, View } from './state.ts';
import type { HexTold } from './told.ts';

/** The dice, and a way to tell what happened. */
export interface Context {
  readonly dice: Dice;
  /** `shown` as in the kernel's Happening; without it everybody sees the truth. */
  tell(told: HexTold, how?: Omit<Happening<HexTold>, 'truth'>): void;
}

/** Whether a phase is over or waits for answers to what `asks` now says. */
export type Progress = 'done' | 'waits';

export interface PhaseRules {
  /** What the umpire does by himself when the phase begins. `sea` is a private copy and may be changed. */
  enter(sea: State, context: Context): Progress;
  /** The questions open while the phase waits; each id by `askId`. Must not be empty then. */
  asks(sea: Sea): HexAsk[];
  /** All open asks are answered, in the order of `asks`. */
  resolve(sea: State, answers: readonly { ask: HexAsk; answer: Answer }[], context: Context): Progress;
}

/** What may be answered to one kind of ask, decided on the view alone. */
export interface AskRules<K extends AskKind> {
  choices(view: View, ask: Extract<HexAsk, { kind: K }>): Iterable<AnswerTo<K>>;
  check(view: View, ask: Extract<HexAsk, { kind: K }>, answer: AnswerTo<K>): Refusal | null;
}

/** Unique over the match: `asked` counts resolutions, and within one a ship is asked a kind of question once. */
export const askId = (sea: Sea, kind: AskKind, ship: string): string =>
  `${sea.asked}.t${sea.turn}.${kind}.${ship}`;
