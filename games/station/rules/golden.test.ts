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
  ['intro-toulon', { movement: 'markers' }, '7b8e7b9ffdf44e41 79805ce41c5b3ccf d07c81844a451dbb'],
  ['intro-toulon', { movement: 'blind' }, 'a021b7b3fea6ba73 4d0623aac3a76652 1f82e23ff2a32685'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, 'e37c9de55cc76d8a f006d1316fbffe82 af6e099225f698d7'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, 'f62ce416ea25b5fe 0355fdc14bec0c41 31e7bbd35163822e'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, 'a4261df2f969996a 42d56f993f6749e8 ce093d89fe06c2a7'],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    'd239ae442cd4ac76 5feba8517bf83112 4373874351cf54fe',
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
