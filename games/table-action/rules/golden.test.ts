import { goldenLine } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';

/**
 * Finished matches of random play, by hashes of their course. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
const RULES_VERSION = '2';
const GOLDEN: Readonly<Record<string, string>> = {
  'frigate-duel': '41cd035878af67cf 55e837b452fae0de 860329c93eb3f498',
  'constitution-guerriere': 'c9cb15a27b40bb43 110d8bf4a4d17e94 518a0d625f01c8ec',
  'treasure-frigates': '81c6499ed66da146 796d3fcdd2115901 3a12d815a0759371',
  'convoy-raid': '49975a0efcd549cb d0ba5f58ff6d9f3a a326954eba068702',
  'learning-three': '4151e6819696f9ff de5c1fb75a4273f4 12ce5e60676e71bb',
  'breaking-the-line': '652a94ad5a9ae8b1 f0fd0bb9a8f1ffb1 419121c340024eae',
  collingwood: '8d7f9671a217149c 77778737600c20eb da86cf3453769ddc',
  'cape-ortegal': '5dd6e9d085549f4a bf5c48fc421fdb85 d4a99e7eda2a3b62',
  'st-vincent': 'b95abd4f0167853c 31070d34397df7f3 99d1cf9b673bd46c',
  'first-of-june': 'd21cfb1c50da9d15 40e744452aa1559a c86f28402329ea48',
  'grand-line': 'aaf7447b110b79ed 95028c180f014ce5 f397ab6c6abae4b6',
  'san-domingo': '6636e1937fe1a6f5 ec00ff3bc2e2cb68 3136dbaa6d07b8f3',
  'nile-van': 'ba2d6e571da47dc6 d370780a8cd9c39f ca79e41e2c1d70bf',
  algeciras: 'ad408fbe0e528616 9679aeefef6b2ff6 475465039709d770',
  copenhagen: '6c6c56ca70ca937f 37b1d8f082d2bc93 57c05efca9bb8312',
};

describe('golden matches', () => {
  it('are those of this version of the rules, and of every scenario', () => {
    expect(tableAction.rulesVersion).toBe(RULES_VERSION);
    expect(Object.keys(GOLDEN)).toEqual(scenarios.map(({ id }) => id));
  });

  for (const scenario of scenarios)
    it(`${scenario.id} ends as it did`, () => {
      const golden = goldenLine(tableAction, scenario, { turnLimit: 6 }, { seed: 1805 });
      expect(golden).toBe(GOLDEN[scenario.id]);
    });
});
