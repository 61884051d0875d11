import { goldenLine } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from './index.ts';
import type { Options } from './world/options.ts';

/**
 * Matches of random play, by hashes of their course. A hash that changes means that a journal written yesterday would
 * come out differently today: give the rules a new version, then write the new hashes here. They hang on the data of
 * the scenarios and modules as well.
 */
const RULES_VERSION = '2';

const MANY: Options = {
  buyLeaders: true,
  merit: true,
  exchangeRates: true,
  playerRanks: { A: 9, B: 4 },
  inspectorates: { A: 'ordnance', B: 'dockyards' },
};

const GOLDEN: readonly (readonly [id: string, options: Options, hashes: string])[] = [
  ['first-cruise', { movement: 'markers' }, '2519b77b785749a3 23d90e088f00605f 0845701a935e4744'],
  ['first-cruise', { movement: 'blind' }, '59d733b46bfa5c13 1d5aa181af72611e 608f19f063e618d4'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'b482174a59c1567c 8d22d484a94b0149 9a649f453de6fd96'],
  ['valdoro-trade', { movement: 'blind' }, '8cbf959436b13b25 fc3c955ac36c7bea 2f63b63c85521ae2'],
  ['intro-toulon', { movement: 'markers' }, 'f884c89a19425e34 a315d1815d6ed988 15335481457e581a'],
  ['intro-toulon', { movement: 'blind' }, 'a021b7b3fea6ba73 95604191043d9b80 4f1bb95cdfe9ffad'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, '9776a7cb4d45a83b 73b90a412d50bf1e 39495ef76a303f8a'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '3dec588771c90c3a b5a57e988058216a a603cb0f967d748a'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, '72fc0350e5af512c c4efb99f5c21b236 1a89bc99a7443dab'],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    'a9e90073cbc7d718 0dcd351ee4050d3f cd69fbe08036518e',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    '8f8bbed83ef9596a be4c9d9a4caf8591 fd931f39029c789c',
  ],
];

describe('golden matches', () => {
  it('are those of this version of the rules, and of every scenario', () => {
    expect(station.rulesVersion).toBe(RULES_VERSION);
    expect(new Set(GOLDEN.map(([id]) => id))).toEqual(new Set(scenarios.map(({ id }) => id)));
  });

  it.each(GOLDEN)('%s with %o ends as it did', (id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenLine(station, scenario, options, { seed: 1805 })).toBe(hashes);
  });
});
