/** Who is called out for a Convoy before it is too late: its Order comes only after the yards are done (10.12). */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { State, View } from '../rules/world/state.ts';
import { escortsWanted } from './convoys-expected.ts';
import { type Desk, deskOf } from './desk.ts';
import { ADMIRAL, FLEET_ADMIRAL, type Temper } from './temper.ts';
import { answerDockyard, layUp } from './yards.ts';

const PROVIDENT: Temper = { ...FLEET_ADMIRAL, provides: true };

/** The autumn of 1742, in which the Levant trade gathers, with all ships laid up and one that is worn lying ready. */
function inAutumn(): State {
  const scenario = scenarios.find(({ id }) => id === 'minor-1742')!;
  const state = station.setup(scenario, {}, looseDice(1)) as State;
  state.turn = 10;
  const { forces } = state;
  const british = forces.British!;
  british.formations = {};
  british.desk.pool = [];
  for (const one of Object.values(british.squadrons)) {
    one.formation = null;
    one.port = { at: 'gibraltar', state: 'InOrdinary' };
  }
  const worn = british.squadrons['british-sol-b']!;
  worn.port = { at: 'gibraltar', state: 'FittingOut' };
  worn.dp = 8;
  return state;
}

const deskFor = (state: State, temper: Temper): Desk =>
  deskOf(station.view(state, 'British') as View, looseDice(2), temper);

const laidUp = (state: State, temper: Temper): readonly string[] =>
  layUp(deskFor(state, temper), {} as never)!.squadrons;

describe('a Convoy that gathers before the Turn is over', () => {
  it('wants her Escort already', () => {
    const wanted = (temper: Temper) => escortsWanted(deskFor(inAutumn(), temper)).map(({ id }) => id);
    expect(wanted(PROVIDENT)).toEqual(['br-escort-levant']);
    expect(wanted(FLEET_ADMIRAL)).toEqual([]);
  });

  it('somebody is called out for her, though the worn lie ready', () => {
    const state = inAutumn();
    const { squadrons } = state.forces.British!;
    for (const one of Object.values(squadrons)) one.dp = one.id === 'british-sol-b' ? 10 : 7;
    const back = (temper: Temper) => answerDockyard(deskFor(state, temper), {} as never)!.back;
    expect(back(PROVIDENT).length).toBe(back(FLEET_ADMIRAL).length + 1);
  });

  it('and whoever waits for her is not laid up again', () => {
    expect(laidUp(inAutumn(), PROVIDENT)).toEqual([]);
    expect(laidUp(inAutumn(), FLEET_ADMIRAL)).toEqual(['british-sol-b']);
    expect(laidUp(inAutumn(), ADMIRAL)).toEqual(['british-sol-b']);
  });
});
