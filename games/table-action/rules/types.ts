/** The types of Table Action, bundled for the kernel. */
import type { Answer, TableAsk } from './asks.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import type { State, View } from './state.ts';
import type { TableTold } from './told.ts';

export interface TableAction {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: TableAsk;
  answer: Answer;
  told: TableTold;
}
