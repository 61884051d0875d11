import type { Answer, StationAsk } from './asks.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import type { State, View } from './state.ts';
import type { StationTold } from './told/index.ts';

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
