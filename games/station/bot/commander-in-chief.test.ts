/** What sets the commander in chief apart: he is another while he is behind. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { State, View } from '../rules/world/state.ts';
import { deskOf } from './desk.ts';
import { COMMANDER_IN_CHIEF, FLEET_ADMIRAL } from './temper.ts';
import { answerDockyard } from './yards.ts';

const view = (ours: number): View => {
  const scenario = scenarios.find(({ id }) => id === 'minor-1742')!;
  const state = station.setup(scenario, {}, looseDice(1)) as State;
  state.turn = 5;
  state.prestige = { British: ours, Bourbon: 6 };
  const british = state.forces.British!;
  british.formations = {};
  for (const one of Object.values(british.squadrons)) {
    one.formation = null;
    one.port = { at: 'gibraltar', state: 'InOrdinary' };
    one.dp = 5;
  }
  return station.view(state, 'British') as View;
};

const calledOut = (ours: number, temper = COMMANDER_IN_CHIEF): number =>
  answerDockyard(deskOf(view(ours), looseDice(2), temper), {} as never)!.back.length;

describe('who is behind in Prestige', () => {
  it('sends out ships that he would have mended first', () => {
    expect(calledOut(5)).toBeGreaterThan(calledOut(6));
    expect(calledOut(5, FLEET_ADMIRAL)).toBe(calledOut(6, FLEET_ADMIRAL));
  });

  it('weighs the rest as before', () => {
    const { scales } = deskOf(view(5), looseDice(2), COMMANDER_IN_CHIEF).temper;
    expect(scales).toEqual({ ...COMMANDER_IN_CHIEF.scales, ...COMMANDER_IN_CHIEF.behind });
    expect(deskOf(view(6), looseDice(2), COMMANDER_IN_CHIEF).temper).toBe(COMMANDER_IN_CHIEF);
  });
});
