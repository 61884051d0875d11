/** Cutter and Brig: a smuggler runs for the beach by night, and a revenue brig hunts her. */
import type { Game } from '@weathergage/kernel';
import { canFloat, markAt } from './chart.ts';
import { imagine, view } from './darkness.ts';
import { resign } from './ending.ts';
import { examine, OptionsSchema, ScenarioSchema, seats } from './scenario.ts';
import { asks, check, choices, resolve, setup } from './sequence.ts';
import { ANSWERS, type CutterAndBrig, type State } from './types.ts';

function invariants({ chart, cutter, brig, turn, turnLimit, lights, outcome }: State): string[] {
  const faults: string[] = [];
  if (cutter !== null && !canFloat(chart, 'cutter', cutter.at)) faults.push('the cutter is aground');
  if (!canFloat(chart, 'brig', brig.at)) faults.push('the brig is aground');
  if (turn > turnLimit) faults.push('it is day');
  if (cutter !== null && markAt(chart, cutter.at) === lights && outcome === null)
    faults.push('the cargo is landed and nobody has noticed');
  return faults;
}

export const cutterAndBrig: Game<CutterAndBrig> = {
  id: 'cutter-and-brig',
  title: 'Cutter and Brig',
  rulesVersion: '1',
  schema: { scenario: ScenarioSchema, options: OptionsSchema, answers: ANSWERS },
  examine,
  seats,
  setup,
  asks,
  view,
  choices,
  check,
  resolve,
  resign,
  outcome: (state) => state.outcome,
  imagine,
  invariants,
};
