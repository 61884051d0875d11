/** Station: command of a theatre, by Turns of three weeks. */
import type { Game } from '@weathergage/kernel';
import { check, choices } from './answers.ts';
import { ANSWERS } from './asks.ts';
import { examine } from './examine.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { OptionsSchema } from './options.ts';
import { resign } from './resign.ts';
import { ScenarioSchema } from './scenario.ts';
import { asks, open, resolve } from './sequence.ts';
import { seatsOf, setup } from './setup.ts';
import type { Station } from './types.ts';
import { view } from './view.ts';

export type { Station } from './types.ts';

export const station: Game<Station> = {
  id: 'station',
  title: 'Station',
  rulesVersion: '1',
  schema: { scenario: ScenarioSchema, options: OptionsSchema, answers: ANSWERS },
  examine,
  seats: seatsOf,
  setup: (scenario, options, dice) => open(setup(scenario, options), dice),
  asks,
  view,
  choices,
  check,
  resolve,
  resign,
  outcome: (world) => world.outcome,
  imagine,
  invariants,
};
