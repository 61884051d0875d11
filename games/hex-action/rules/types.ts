/** The types of Hex Action, bundled for the kernel. */
import type { Scenario } from './scenario/scenario.ts';
import type { Answer, HexAsk } from './sea/asks.ts';
import type { Options } from './sea/options.ts';
import type { State, View } from './sea/state.ts';
import type { HexTold } from './sea/told.ts';

export interface HexAction {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: HexAsk;
  answer: Answer;
  told: HexTold;
}
