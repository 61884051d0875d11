/** Hex Action: the Basic and the Advanced Game. */
import type { Game } from '@weathergage/kernel';
import { check, choices } from './answers.ts';
import { ANSWERS } from './asks.ts';
import { clock } from './clock.ts';
import { examine } from './examine.ts';
import { invariants } from './invariants.ts';
import { OptionsSchema } from './options.ts';
import { resign } from './resign.ts';
import { ScenarioSchema } from './scenario.ts';
import { asks, open, resolve } from './sequence.ts';
import { seatsOf, setup } from './setup.ts';
import type { HexAction } from './types.ts';
import { imagine, view } from './view.ts';

export type { HexAction } from './types.ts';

export const hexAction: Game<HexAction> = {
  id: 'hex-action',
  title: 'Hex Action',
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
  outcome: (sea) => sea.outcome,
  imagine,
  clock,
  invariants,
};
