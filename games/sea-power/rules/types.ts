/** The types of Sea Power, bundled for the kernel. */
import type { Answer, SeaAsk } from './asks.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import type { State, View } from './state.ts';
import type { SeaTold } from './told.ts';

export interface SeaPower {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: SeaAsk;
  answer: Answer;
  told: SeaTold;
}
