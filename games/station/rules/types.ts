import type { StationTold } from './told/index.ts';
import type { Answer, StationAsk } from './world/asks.ts';
import type { Options } from './world/options.ts';
import type { Scenario } from './world/scenario.ts';
import type { State, View } from './world/state.ts';

/** The types of Station, bundled for the kernel. */
export interface Station {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: StationAsk;
  answer: Answer;
  told: StationTold;
}
