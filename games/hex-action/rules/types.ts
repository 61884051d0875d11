/** The types of Hex Action, bundled for the kernel. */
import type { Answer, HexAsk } from './asks.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import type { State, View } from './state.ts';
import type { HexTold } from './told.ts';

export interface HexAction {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: HexAsk;
  answer: Answer;
  told: HexTold;
}
