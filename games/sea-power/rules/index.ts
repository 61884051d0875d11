/**
 * Sea Power: the world war at sea, by years. The rooms of its rules, lowest first; each imports only those above it here:
 *
 * - `world/`: nations, squadrons and all that a war is made of, what is asked and what is told
 * - `chart/`: areas, ports and routes, who may go where, who controls what and trades there
 * - `battle/`: gauge, lines, rounds, boarding, and where the beaten go
 * - `ports/`: assault and capture, coming home, wear and repair, and what it is all worth
 * - `year/`: bids, commissions, and squadrons formed anew
 * - `sailing/`: frigates, courses, weather and search
 */
import type { Game } from '@weathergage/kernel';
import { adopt } from './adopt.ts';
import { check, choices } from './answers.ts';
import { engagements } from './engagements.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { resign } from './resign.ts';
import { asks, open, resolve } from './sequence.ts';
import type { SeaPower } from './types.ts';
import { view } from './view.ts';
import { ANSWERS } from './world/asks.ts';
import { OptionsSchema } from './world/options.ts';
import { ScenarioSchema } from './world/scenario.ts';
import { examine, seatsOf, setup } from './year/setup.ts';

export type { SeaPower } from './types.ts';

export const seaPower: Game<SeaPower> = {
  id: 'sea-power',
  title: 'Sea Power',
  rulesVersion: '2',
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
  engagements,
  invariants,
  adopt,
};
