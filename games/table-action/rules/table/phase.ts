/** What a phase of the turn is to the sequence of play, and the tools every phase works with. */
import type {
  Context as Listened,
  AskRules as RulesOfAsk,
  PhaseRules as RulesOfPhase,
} from '@weathergage/kernel';
import type { Answer, AnswerTo, AskKind, TableAsk } from './asks.ts';
import type { State, Table, View } from './state.ts';
import type { TableTold } from './told.ts';

export type { Progress } from '@weathergage/kernel';

export type Context = Listened<TableTold>;

export interface Play {
  state: State;
  open: State;
  ask: TableAsk;
  answer: Answer;
  told: TableTold;
  context: Context;
}

export type PhaseRules = RulesOfPhase<Play>;
export type AskRules<K extends AskKind> = RulesOfAsk<View, Extract<TableAsk, { kind: K }>, AnswerTo<K>>;

/** Unique over the match: `asked` counts resolutions, and within one a ship is asked a kind of question once. */
export const askId = (table: Table, kind: AskKind, ship: string): string =>
  `${table.asked}.t${table.turn}.${kind}.${ship}`;
