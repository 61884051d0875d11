/** The sequence of play: one plan, then turn after turn until somebody has won. */
import { byKind, type Dice, listening, playingOf } from '@weathergage/kernel';
import { squaresWhere } from './chart.ts';
import { nextTurn } from './ending.ts';
import { planAsk, planPhase } from './plan.ts';
import { sailAsk, sailPhase } from './sailing.ts';
import type { Options, Scenario } from './scenario.ts';
import type { PlanAnswer, PlanAsk, Play, SailAnswer, SailAsk, State, View } from './types.ts';

const RULES = { plan: planPhase, sail: sailPhase };

/** Squares from which a ship is seen: on a dark night, and by the light of the moon. */
const SIGHT = { dark: 3, moon: 5 };

const { asks, open, resolve } = playingOf<Play>({
  copy: (state) => ({ ...state }),
  listen: (_, dice) => listening(dice),
  rulesOf: ({ phase }) => RULES[phase],
  advance(state, context) {
    if (state.phase === 'sail' || state.turn === 0) nextTurn(state, context);
    state.phase = 'sail';
  },
});

export { asks, resolve };

export const { choices, check } = byKind<View, PlanAsk | SailAsk, { plan: PlanAnswer; sail: SailAnswer }>({
  plan: planAsk,
  sail: sailAsk,
});

export function setup(scenario: Scenario, { moon }: Options, dice: Dice): State {
  const { chart, coves, turnLimit, wind } = scenario;
  const brig = { at: squaresWhere(chart, (mark) => mark === 'R')[0]!, heading: 2 };
  const state: State = {
    chart,
    coves,
    names: { cutter: scenario.cutter, brig: scenario.brig },
    turnLimit,
    sight: moon === true ? SIGHT.moon : SIGHT.dark,
    asked: 0,
    outcome: null,
    phase: 'plan',
    turn: 0,
    wind,
    hits: 0,
    cutter: null,
    brig,
    lights: null,
    lastSeen: { cutter: null, brig: { ...brig, turn: 0 } },
  };
  return open(state, dice);
}
