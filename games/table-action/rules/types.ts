/** The types of Table Action, bundled for the kernel. */

import type { Scenario } from './scenario/scenario.ts';
import type { Answer, TableAsk } from './table/asks.ts';
import type { Options } from './table/options.ts';
import type { State, View } from './table/state.ts';
import type { TableTold } from './table/told.ts';

export interface TableAction {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: TableAsk;
  answer: Answer;
  told: TableTold;
}
