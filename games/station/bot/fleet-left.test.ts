/** Whether ships are left to spare: by the steps in which what is left of a fleet counts. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { State, View } from '../rules/world/state.ts';
import { deskOf } from './desk.ts';
import { hasToSpare } from './fleet-left.ts';
import { ADMIRAL } from './temper.ts';

const SIDE = 'Bourbon';

/** The Bourbons of 1742, who have 51 Sail, with so many more gone down before and so much damage to the rest. */
function viewWith(sunk: number, dp = 0, fleetCounts = true): View {
  const scenario = scenarios.find(({ id }) => id === 'minor-1742')!;
  const state = station.setup({ ...scenario, fleetCounts }, {}, looseDice(1)) as State;
  state.lost = { [SIDE]: { sunk, captured: 0 } };
  for (const one of Object.values(state.forces[SIDE]!.squadrons)) one.dp = dp;
  return station.view(state, SIDE) as View;
}

describe('a fleet with ships to spare', () => {
  it('has more left than the step asks for, the more the longer there is to go', () => {
    expect(hasToSpare(viewWith(0), SIDE, 12)).toBe(true);
    // 93 of a hundred are left, and 85 are asked for.
    expect(hasToSpare(viewWith(4), SIDE, 12)).toBe(false);
    expect(hasToSpare(viewWith(4), SIDE, 2)).toBe(true);
    // 86 of a hundred.
    expect(hasToSpare(viewWith(8), SIDE, 2)).toBe(false);
    // 80 of a hundred: the next step lies at 70.
    expect(hasToSpare(viewWith(13), SIDE, 2)).toBe(true);
  });

  it('reckons with those who will go down in Port, and has none where they count for nothing', () => {
    expect(hasToSpare(viewWith(4, 14), SIDE, 2)).toBe(false);
    expect(hasToSpare(viewWith(0, 0, false), SIDE, 2)).toBe(false);
  });

  it('makes its Admiral another man, if it makes a difference to him', () => {
    const scalesOf = (sunk: number, lavish: Partial<typeof ADMIRAL.scales>) =>
      deskOf(viewWith(sunk), looseDice(2), { ...ADMIRAL, lavish }).temper.scales;
    expect(scalesOf(0, { sound: 0.9 })).toEqual({ ...ADMIRAL.scales, sound: 0.9 });
    expect(scalesOf(8, { sound: 0.9 })).toEqual(ADMIRAL.scales);
    expect(scalesOf(0, {})).toEqual(ADMIRAL.scales);
  });
});
