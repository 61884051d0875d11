import { describe, expect, it } from 'vitest';
import type { Velocity } from '../sea/advanced-sea.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { refused } from '../testing/orders.ts';
import { legalTexts } from '../testing/sailing.ts';
import { allowanceLines, allowancesIn } from './allowance.ts';

const one = (stated: Partial<AdvancedTestShip> = {}, velocity: Velocity = 3, windEffects = false) => {
  const state = advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2, ...stated })], {
    advanced: { velocity },
    rules: { windEffects },
  });
  return { state, ship: state.ships[0]! };
};
const table = (...stated: Parameters<typeof one>) => {
  const { state, ship } = one(...stated);
  return Object.values(allowancesIn(state, ship));
};
const full = { advanced: { sail: 'full' as const } };

describe('20.1 the allowance under full sails', () => {
  it.each([
    [5, [5, 4, 2, 0]],
    [6, [6, 5, 2, 0]],
    [7, [7, 6, 2, 0]],
  ] as const)(
    '[20.1] [20.1.1] [20.1.2] at full-sail speed %i it is %j in attitudes A to D',
    (fullSpeed, hexes) => {
      expect(table({ ...full, special: { fullSpeed } })).toEqual(hexes);
      expect(table({ special: { fullSpeed } })).toEqual([4, 3, 1, 0]);
    },
  );

  it('[20.1.2] is known for each attitude, whatever she lies in now', () => {
    for (const heading of [1, 2, 3, 4] as const) {
      const { state, ship } = one({ ...full, heading });
      expect(allowancesIn(state, ship)).toEqual({ A: 6, B: 5, C: 2, D: 0 });
    }
  });

  it('[20.1.1] is what a plot may spend, by the attitude she starts in', () => {
    const { state } = one(full);
    expect([refused(state, 'x', { plot: '6' }), refused(state, 'x', { plot: '7' })]).toEqual([
      null,
      'allowance',
    ]);
    const battle = one().state;
    expect(refused(battle, 'x', { plot: '5' })).toBe('allowance');
  });

  it('[11.4.4.1] [7.1.17] lost sections take from full sails as from battle sails, and never below 0', () => {
    expect(table({ ...full, rigging: [1, 4, 0, 0] })).toEqual([4, 3, 0, 0]);
  });

  it('[7.1.1] is told line by line, and the lines add up to it', () => {
    const { state, ship } = one({ ...full, rigging: [4, 4, 4, 0] }, 4, true);
    const lines = allowanceLines(state, ship);
    expect(lines.map(({ by, rule }) => [by, rule])).toEqual([
      [6, '20.1.1'],
      [-1, '11.4.4.1'],
      [-1, '18.2.2'],
    ]);
    expect(allowancesIn(state, ship).A).toBe(4);
    expect(allowanceLines(state, ship, 'C').map(({ by }) => by)).toEqual([2, -1]);
  });

  it('lists few enough plots for the fastest and handiest ship, each once', () => {
    const { state, ship } = one({ ...full, special: { fullSpeed: 7 }, spec: { turning: 4 } });
    const plots = legalTexts(state, ship);
    expect(new Set(plots).size).toBe(plots.length);
    expect(plots.length).toBeGreaterThan(100);
    expect(plots.length).toBeLessThan(1500);
  });
});

describe('18.2.2 the Wind Effects Table', () => {
  // Battle sails of speed 4 are 4 3 1 0.
  it.each([
    [1, 1, [1, 1, 0, 0]],
    [1, 2, [1, 1, 0, 0]],
    [1, 3, [1, 1, 0, 0]],
    [1, 5, [2, 2, 1, 0]],
    [2, 1, [3, 2, 0, 0]],
    [2, 2, [3, 2, 1, 0]],
    [2, 4, [3, 3, 1, 0]],
    [2, 5, [3, 3, 1, 0]],
    [3, 1, [4, 3, 1, 0]],
    [4, 1, [4, 3, 1, 0]],
    [4, 2, [3, 3, 1, 0]],
    [4, 3, [3, 2, 1, 0]],
    [4, 6, [2, 1, 0, 0]],
    [5, 1, [3, 3, 1, 0]],
    [5, 2, [3, 2, 1, 0]],
    [5, 4, [3, 2, 0, 0]],
    [5, 5, [1, 1, 0, 0]],
    [6, 1, [2, 2, 0, 0]],
    [6, 2, [1, 1, 0, 0]],
    [6, 3, [1, 1, 0, 0]],
    [6, 5, [1, 0, 0, 0]],
  ] as const)('[18.2.2] at velocity %i a ship of class %i has %j', (velocity, shipClass, hexes) => {
    expect(table({ spec: { class: shipClass } }, velocity, true)).toEqual(hexes);
    // The table is an option: without it velocity does not slow anybody.
    expect(table({ spec: { class: shipClass } }, velocity)).toEqual([4, 3, 1, 0]);
  });

  it('[18.2.2] also takes from full sails', () => {
    expect(table({ ...full, spec: { class: 5 } }, 4, true)).toEqual([4, 3, 1, 0]);
  });
});
