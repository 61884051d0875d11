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
  ['first-cruise', { movement: 'markers' }, '2519b77b785749a3 62090e3899240c36 42632cf1034478a2'],
  ['first-cruise', { movement: 'blind' }, '59d733b46bfa5c13 53d602656358155c d77e6f17f03451de'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'b482174a59c1567c 426263232ff996f6 d74bf5bbde29a3a9'],
  ['valdoro-trade', { movement: 'blind' }, '8cbf959436b13b25 adae40a39dd1bcfb b3aaea264a947a49'],
  ['intro-toulon', { movement: 'markers' }, 'df5864efeafe0799 f1a41c17fa3c4462 d07c81844a451dbb'],
  ['intro-toulon', { movement: 'blind' }, 'a021b7b3fea6ba73 86869fc0b6d28cb5 1f82e23ff2a32685'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, '82a2d966a22e60be f006d1316fbffe82 3fd522994b8a1f1d'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '86a87a615caeae03 51c27ddfc306bbfb 4bc3491135821156'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, 'eebcc0eadf8962f6 42d56f993f6749e8 a8730e1c6d7b3c81'],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    '19a390d4b47b8c8a 5feba8517bf83112 8eb476ba00a1d4f7',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    '8f8bbed83ef9596a acc4cb9868c86231 676985122a3666e8',
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
