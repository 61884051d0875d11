/** What a phase of the turn is to the sequence of play, and the tools every phase works with. */
import type * as kernel from '@weathergage/kernel';
import type { Answer, AnswerTo, AskKind, TableAsk } from './asks.ts';
import type { State, Table, View } from './state.ts';
import type { TableTold } from './told.ts';

export type { Progress } from '@weathergage/kernel';

export type Context = kernel.Context<TableTold>;

export type Play = kernel.PlayOf<State, TableAsk, Answer, TableTold, Context>;

export type PhaseRules = kernel.PhaseRules<Play>;
export type AskRules<K extends AskKind> = kernel.AskRules<View, Extract<TableAsk, { kind: K }>, AnswerTo<K>>;

/** Unique over the match: `asked` counts resolutions, and within one a ship is asked a kind of question once. */
export const askId = (table: Table, kind: AskKind, ship: string): string =>
  `${table.asked}.t${table.turn}.${kind}.${ship}`;
