/**
 * Table Action: ships on a free table, measured in inches. The rooms of its rules, lowest first; each imports only those
 * above it here:
 *
 * - `geometry/`: bases, arcs, rakes and sweeps in whole numbers
 * - `table/`: ships and all else that stands on it, the words of orders and victory, what is asked and what is told
 * - `aboard/`: damage, morale, boarding and capture
 * - `scenario/`: the file, how it is examined and laid out, and who has won
 * - `gunnery/`: who is in sight, which guns bear, and what they hit
 * - `sailing/`: a ship's way, drift, collisions, and coming alongside
 * - `activation/`: initiative, signals, and a ship's turn segment by segment
 */
import type { Game } from '@weathergage/kernel';
import { check, choices } from './answers.ts';
import { invariants } from './invariants.ts';
import { resign } from './resign.ts';
import { examine } from './scenario/examine.ts';
import { ScenarioSchema } from './scenario/scenario.ts';
import { seatsOf, setup } from './scenario/setup.ts';
import { together } from './scenario/together.ts';
import { asks, open, resolve } from './sequence.ts';
import { ANSWERS } from './table/asks.ts';
import { OptionsSchema } from './table/options.ts';
import type { TableAction } from './types.ts';
import { imagine, view } from './view.ts';

export type { TableAction } from './types.ts';

export const tableAction: Game<TableAction> = {
  id: 'table-action',
  title: 'Table Action',
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
  outcome: (table) => table.outcome,
  imagine,
  invariants,
};
