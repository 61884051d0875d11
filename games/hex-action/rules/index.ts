/**
 * Hex Action: the Basic and the Advanced Game. The rooms of its rules, lowest first; each imports only those above it
 * here:
 *
 * - `sea/`: hexes and wind, the ship and her log, the state, what is asked and what is told
 * - `afloat/`: what befalls a ship in any phase: parties, surrender and capture, fouling, booms, the lead, leaving
 * - `bearing/`: where guns bear, and the rows they are thrown on; no dice
 * - `sailing/`: from her allowance to a plot; anchors, oars, tows, sails, repairs
 * - `scenario/`: the file, how it is examined and laid out, and who has won
 * - `damage/`: marks on a log, critical hits, fires, explosions, masts
 * - `movement/`: the wind, plots carried out, collisions, drift, taking the ground
 * - `gunnery/`: broadsides, shot, batteries and mortars; firing and loading
 * - `orders/`: mustering, preparing, writing moves and notes; command lag and messages
 * - `boarding/`: unfouling, grappling, parties, melee, men sent across
 */
import type { Game } from '@weathergage/kernel';
import { adopt } from './adopt.ts';
import { check, choices } from './answers.ts';
import { clock } from './clock.ts';
import { invariants } from './invariants.ts';
import { resign } from './resign.ts';
import { examine } from './scenario/examine.ts';
import { ScenarioSchema } from './scenario/scenario.ts';
import { seatsOf, setup } from './scenario/setup.ts';
import { together } from './scenario/together.ts';
import { ANSWERS } from './sea/asks.ts';
import { OptionsSchema } from './sea/options.ts';
import { asks, open, resolve } from './sequence.ts';
import type { HexAction } from './types.ts';
import { imagine, view } from './view.ts';

export type { HexAction } from './types.ts';

export const hexAction: Game<HexAction> = {
  id: 'hex-action',
  title: 'Hex Action',
  rulesVersion: '2',
  schema: { scenario: ScenarioSchema, options: OptionsSchema, answers: ANSWERS },
  examine,
  seats: seatsOf,
  together,
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
  adopt,
};
