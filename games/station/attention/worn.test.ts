/** Laying up is not passed over while somebody at anchor needs it. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { lessonScenarios } from '../data/lessons/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import { carryOn } from './carry-on.ts';
import { USUAL_STOPS } from './stops.ts';

const autumn = lessonScenarios.find(({ id }) => id === 'lesson-dockyards')!;
const FLAG = 'crown-flag';

/** The Crown Flag with so much damage in every Squadron, at sea or in Fort Sabine, when laying up is asked. */
const asked = (dp: number, home: boolean) => {
  const scenario: Scenario = {
    ...autumn,
    flotillas: autumn.flotillas.map((one) =>
      one.id === FLAG && home ? { ...one, at: 'fort-sabine', state: 'FittingOut' } : one,
    ),
    squadrons: autumn.squadrons.map((one) =>
      'flotilla' in one.in && one.in.flotilla === FLAG ? { ...one, dp } : one,
    ),
  };
  const now = station.view(station.setup(scenario, {}, looseDice(1)), 'crown');
  const ask = { id: 'x', seat: 'crown', rule: '11.311', kind: 'lay-up' } as const;
  return carryOn.carry({ since: now, now, told: [], asks: [ask] }, new Set<string>(USUAL_STOPS));
};

describe('worn ships', () => {
  it('[11.311] halt him who carries on, from two thirds of the rating on', () => {
    expect(asked(8, true)).toEqual({
      halt: {
        stop: 'worn',
        at: 'fort-sabine',
        words: 'Crown A is worn, and could be laid up, Fort Sabine',
      },
    });
    expect(asked(7, true)).toEqual({ answers: [{ squadrons: [] }] });
  });

  it('[3.275] at sea they cannot be laid up, and nobody is asked', () => {
    expect(asked(9, false)).toEqual({ answers: [{ squadrons: [] }] });
  });
});
