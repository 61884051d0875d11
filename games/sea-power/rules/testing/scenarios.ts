/** The scenarios with forces and values that stay as they are: tests of rules must not hang on our balancing. */
import type { Nation, War } from '../../data/nations.ts';
import { scenarios } from '../../data/scenarios.ts';
import type { Scenario } from '../world/scenario.ts';

/** By war and nation: base ships and leaders, new ships and leaders, frigates. */
const FORCES: Readonly<
  Record<War, Partial<Record<Nation, readonly [number, number, number, number, number]>>>
> = {
  1: { England: [40, 8, 10, 2, 6], France: [24, 5, 8, 2, 2], Spain: [14, 2, 4, 1, 1] },
  2: {
    England: [44, 8, 10, 2, 6],
    France: [28, 6, 8, 2, 3],
    Spain: [18, 3, 5, 1, 1],
    Netherlands: [8, 1, 3, 1, 1],
  },
  3: {
    England: [52, 10, 12, 3, 8],
    France: [28, 5, 8, 2, 3],
    Spain: [18, 3, 4, 1, 1],
    Netherlands: [8, 1, 3, 1, 1],
  },
};

const VALUES = { 'north-sea': 5, 'bay-of-biscay': 3, azores: 1, 'black-sea': 0 };

const steady = (scenario: Scenario): Scenario => ({
  ...scenario,
  start: { english: 0, european: 0 },
  values: VALUES,
  wars: scenario.wars.map(({ prizes: _prizes, ...plan }) => ({
    ...plan,
    forces: plan.forces.map((forces) => {
      const [ships, leaders, newShips, newLeaders, frigates] = FORCES[plan.war][forces.nation]!;
      return { ...forces, base: { ships, leaders }, new: { ships: newShips, leaders: newLeaders }, frigates };
    }),
  })),
});

export const steadyScenarios: readonly Scenario[] = scenarios.map(steady);
