import { looseDice } from '@weathergage/kernel';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { tableAction } from '../../rules/index.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import type { View } from '../../rules/table/state.ts';
import { captainBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { FEATURES, featuresOf } from './features.ts';
import { flagCaptain } from './index.ts';
import { TABLE_WEIGHTS } from './weights.ts';

type Quick = (view: View, ask: TableAsk, dice: Parameters<typeof captainBot>[2]) => Answer;
const hasty = () => flagCaptain(0.1, { turns: 1, trust: 0.5 }).choose as Quick;

describe('the captain who plays his moves out', () => {
  it('gives lawful orders, and ends alike when it is played again', () => {
    const scenario = { ...TRIALS[0]!, turnLimit: 1 };
    const [one, two] = tableAction.seats(scenario).map((seat) => seat.id);
    const play = () => {
      const choosers = { [one!]: hasty(), [two!]: captainBot };
      return playOut(tableAction, scenario, {}, { seed: 5, choosers, checks: QUICK_CHECKS });
    };
    const first = play();
    expect(first.violations).toEqual([]);
    expect(play().hash).toBe(first.hash);
  });

  it('has a weight for every feature, and sees nothing in an even start', () => {
    expect(TABLE_WEIGHTS.weights).toHaveLength(FEATURES.length);
    const state = tableAction.setup(TRIALS[0]!, {}, looseDice(1));
    expect([...featuresOf(state, 'british')].every((each) => Math.abs(each) < 1e-9)).toBe(true);
  });
});
