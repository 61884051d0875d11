import { type GoldenMatch, goldenOf } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';

/**
 * Finished matches of random play, by hashes of their course. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
const RULES_VERSION = '1';
const GOLDEN: Readonly<Record<string, Omit<GoldenMatch, 'finished'>>> = {
  'frigate-duel': { state: '41cd035878af67cf', tale: '55e837b452fae0de', seen: '860329c93eb3f498' },
  'constitution-guerriere': { state: 'c9cb15a27b40bb43', tale: 'a868823cb0c8c149', seen: '518a0d625f01c8ec' },
  'treasure-frigates': { state: '81c6499ed66da146', tale: 'aa127ee4a03f45df', seen: '3a12d815a0759371' },
  'convoy-raid': { state: '49975a0efcd549cb', tale: 'd0ba5f58ff6d9f3a', seen: 'a326954eba068702' },
  'learning-three': { state: '4151e6819696f9ff', tale: 'de5c1fb75a4273f4', seen: '12ce5e60676e71bb' },
  'breaking-the-line': { state: '652a94ad5a9ae8b1', tale: '13876600ba540d3e', seen: '419121c340024eae' },
  collingwood: { state: '8d7f9671a217149c', tale: 'bc8dd45d3528c67f', seen: 'da86cf3453769ddc' },
  'cape-ortegal': { state: '5dd6e9d085549f4a', tale: '127c888ff2496c11', seen: 'd4a99e7eda2a3b62' },
  'st-vincent': { state: 'b95abd4f0167853c', tale: '3ad659ca3101141f', seen: '99d1cf9b673bd46c' },
  'first-of-june': { state: 'd21cfb1c50da9d15', tale: 'a46f0d9120260bc1', seen: 'c86f28402329ea48' },
  'grand-line': { state: 'aaf7447b110b79ed', tale: 'ad5885a08fdbc0b6', seen: 'f397ab6c6abae4b6' },
  'san-domingo': { state: '6636e1937fe1a6f5', tale: '7e2974e95f9835f3', seen: '3136dbaa6d07b8f3' },
  'nile-van': { state: 'ba2d6e571da47dc6', tale: '92c5de86039bc55d', seen: 'ca79e41e2c1d70bf' },
  algeciras: { state: 'ad408fbe0e528616', tale: '9679aeefef6b2ff6', seen: '475465039709d770' },
  copenhagen: { state: '6c6c56ca70ca937f', tale: '93e4b98c7496d76f', seen: '57c05efca9bb8312' },
};

describe('golden matches', () => {
  it('are those of this version of the rules, and of every scenario', () => {
    expect(tableAction.rulesVersion).toBe(RULES_VERSION);
    expect(Object.keys(GOLDEN)).toEqual(scenarios.map(({ id }) => id));
  });

  for (const scenario of scenarios)
    it(`${scenario.id} ends as it did`, () => {
      const golden = goldenOf(tableAction, scenario, { turnLimit: 6 }, { seed: 1805 });
      expect(golden).toEqual({ finished: true, ...GOLDEN[scenario.id] });
    });
});
