/** The types of Sea Power, bundled for the kernel. */
import type { Answer, SeaAsk } from './world/asks.ts';
import type { Options } from './world/options.ts';
import type { Scenario } from './world/scenario.ts';
import type { State, View } from './world/state.ts';
import type { SeaTold } from './world/told.ts';

export interface SeaPower {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: SeaAsk;
  answer: Answer;
  told: SeaTold;
}
