import { goldenLine } from '@weathergage/kernel/harness/index.ts';
import { holdToGolden } from '@weathergage/kernel/harness/testing/golden-matches.ts';
import { describe } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';

/**
 * Finished matches of random play, by hashes of their course. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
const GOLDEN: Readonly<Record<string, string>> = {
  'frigate-duel': '3e35ca2f8458b66c 9e54f92d358f03c9 1db3f134fa7ec8dd',
  'constitution-guerriere': 'c9cb15a27b40bb43 110d8bf4a4d17e94 518a0d625f01c8ec',
  'treasure-frigates': '81c6499ed66da146 796d3fcdd2115901 3a12d815a0759371',
  'convoy-raid': '3db7e2369fcbb3bf c7dd39c6200acf67 e74eb59c60e26c1f',
  'division-lesson': 'ffabc9217302eba8 73669209f8edc3bd c9a9ac3ea9e26fe5',
  'learning-three': '244ff3c14c29f996 01f2f4b4b76fe0d1 62a86a8eed57697a',
  'breaking-the-line': 'd375e8c4d50bd0e5 f0fd0bb9a8f1ffb1 cb5d8607cd096fd3',
  collingwood: '235afba54a622205 77778737600c20eb 309265c1411e3958',
  'cape-ortegal': '5dd6e9d085549f4a bf5c48fc421fdb85 d4a99e7eda2a3b62',
  'st-vincent': 'b95abd4f0167853c 31070d34397df7f3 99d1cf9b673bd46c',
  'first-of-june': 'd21cfb1c50da9d15 40e744452aa1559a c86f28402329ea48',
  'grand-line': '6542d886aee19ac5 95028c180f014ce5 18f99ac882a7e646',
  'san-domingo': '73fd6686ebaf89b4 d09de585c3a247ff 7dff005e785cbbd2',
  'nile-van': '3a4898643d6fcf4d d370780a8cd9c39f d39a59f0e8b55627',
  algeciras: 'ad408fbe0e528616 9679aeefef6b2ff6 475465039709d770',
  copenhagen: '6ad2d5087c53407d 5eeb24e82f4e991d 1fa561e9552ed92c',
};

describe('golden matches', () => {
  holdToGolden(tableAction, {
    rulesVersion: '2',
    scenarios,
    golden: GOLDEN,
    lineOf: (scenario) => goldenLine(tableAction, scenario, { turnLimit: 6 }, { seed: 1805 }),
  });
});
