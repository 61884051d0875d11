/**
 * Station: command of a theatre, by Turns of three weeks.
 *
 * The rooms, lowest first; each imports only those before it:
 * module          what a theatre is made of, as data
 * world           the state, the questions, the scenario's shape
 * told            what is told of what happens
 * umpire          steps and their tools: counters, dice, checks, Prestige, damage, views
 * chart           Lanes, ranges, Gales' effect, who may go where
 * auxiliaries     Searching, Screening, shadows, Interdiction, Attrition
 * organisation    Forming and Unforming, leaders, Ports that change sides, reinforcements
 * orders          from the pool to the end of an Order; Events and Campaigns
 * convoys         their routes, ways and ends; Corsairs
 * yards           Dockyards, laying up, Conversion, where Auxiliaries and Dummies go
 * scenario        examined and set up
 * reorganisation  acts, looked at and done
 * tasks           of Auxiliaries in an Increment
 * sailing         winds, plots, movement
 * battle/combat   broadsides and what they do
 * battle          from the meeting to what it leaves behind
 *
 * Beside this file: the sequence of play, and the steps that gather from all rooms.
 */
import type { Game } from '@weathergage/kernel';
import { adopt } from './adopt.ts';
import { check, choices } from './answers.ts';
import { engagements } from './engagements.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { resign } from './resign.ts';
import { examine } from './scenario/examine.ts';
import { seatsOf, setup } from './scenario/setup.ts';
import { asks, open, resolve } from './sequence.ts';
import type { Station } from './types.ts';
import { view } from './umpire/view.ts';
import { ANSWERS } from './world/asks.ts';
import { OptionsSchema } from './world/options.ts';
import { ScenarioSchema } from './world/scenario.ts';

export type { Station } from './types.ts';

export const station: Game<Station> = {
  id: 'station',
  title: 'Station',
  rulesVersion: '2',
  schema: { scenario: ScenarioSchema, options: OptionsSchema, answers: ANSWERS },
  // 7.13, 8.42: what a Task meets and what lies near after a Battle is hidden, and a die falls for it or not. So is who
  // leads the Enemy as a Battle begins: among equals in rank lots are drawn (3.422). With the prizes a Battle ends, and
  // whether the Enemy's marker then shows anything new (7.115) hangs on how many he hid behind it. With a plot all move,
  // and whether a Convoy that nobody had seen comes into sight (10.156) hangs on whether there is one.
  standing: new Set(['plot', 'tasks', 'engage', 'withdraw', 'means', 'prizes', 'regroup']),
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
