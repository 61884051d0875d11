/** What is saved of worn ships: Sail given up, and two Squadrons made one. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import { checkAct } from '../rules/reorganisation/acts.ts';
import { ADMINISTRATION } from '../rules/reorganisation/reorganisation.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { State, View } from '../rules/world/state.ts';
import { type Desk, deskOf } from './desk.ts';
import { hulksSaved, joinWorn } from './salvage.ts';
import { ADMIRAL, type Temper } from './temper.ts';
import { wasting } from './wasting.ts';

const SAVING: Temper = { ...ADMIRAL, thrift: true, salvages: true };

/** The British in Turn 9 of 1742, all laid up at Gibraltar and sound but for the Squadrons named. */
function deskWith(worn: Readonly<Record<string, { sail: number; dp: number }>>, temper = SAVING): Desk {
  const scenario = scenarios.find(({ id }) => id === 'minor-1742')!;
  const state = station.setup(scenario, {}, looseDice(1)) as State;
  state.turn = 8;
  const british = state.forces.British!;
  british.formations = {};
  for (const one of Object.values(british.squadrons)) {
    Object.assign(one, { formation: null, port: { at: 'gibraltar', state: 'InOrdinary' }, dp: 0 });
    Object.assign(one, worn[one.id] ?? {});
  }
  return deskOf(station.view(state, 'British') as View, looseDice(2), temper);
}

const joined = (desk: Desk): ReorganisationAct[] =>
  joinWorn(desk, (act) => checkAct(desk.view, desk.side, act, ADMINISTRATION) === null);

describe('ships past bearing more', () => {
  it('go down one a Turn at most, whatever the Sail of a Squadron', () => {
    expect(wasting(11, 12, 4, 9, 0)).toBe(0);
    expect(wasting(12, 12, 4, 1, 0)).toBeCloseTo(0.1);
    expect(wasting(16, 12, 4, 2, 0)).toBeCloseTo(1);
    expect(wasting(16, 12, 1, 2, 0)).toBeCloseTo(0.75);
    // Mended below her rating she is safe.
    expect(wasting(12, 12, 4, 9, 1)).toBeCloseTo(0.1);
  });

  it('are given up for the others of their Squadron, where more are saved by it', () => {
    const worn = { 'british-sol-a': { sail: 4, dp: 15 }, 'british-sol-b': { sail: 4, dp: 3 } };
    expect(hulksSaved(deskWith(worn))).toEqual([{ squadron: 'british-sol-a', sail: 1 }]);
    expect(hulksSaved(deskWith(worn, { ...SAVING, salvages: false }))).toEqual([]);
    // What the yards will mend in this very Turn is none the worse for wear.
    expect(hulksSaved(deskWith({ 'british-sol-a': { sail: 4, dp: 12 } }))).toEqual([]);
  });

  it('are made one Squadron of two, if both are worn', () => {
    const worn = { 'british-sol-a': { sail: 2, dp: 15 }, 'british-sol-b': { sail: 2, dp: 14 } };
    const [act, ...others] = joined(deskWith(worn));
    expect(act).toMatchObject({ do: 'transfer', sail: 2 });
    expect(others).toEqual([]);
    expect(joined(deskWith(worn, { ...SAVING, salvages: false }))).toEqual([]);
    const sound = { 'british-sol-a': { sail: 2, dp: 15 }, 'british-sol-b': { sail: 2, dp: 1 } };
    expect(joined(deskWith(sound))).toEqual([]);
  });
});
