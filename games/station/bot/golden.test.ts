/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { goldenLine, inOneHand } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Options } from '../rules/world/options.ts';
import { bots } from './index.ts';

type Bot = keyof typeof bots;
type Movement = NonNullable<Options['movement']>;
type Row = readonly [bot: Bot, id: string, movement: Movement, turns: number | null, hashes: string];
const GOLDEN: readonly Row[] = [
  ['admiral', 'first-cruise', 'blind', null, '17f2cfb65d66cf58 b0e1ae2778ca6c87 fd15a7f9f09d63cf'],
  ['admiral', 'valdoro-trade', 'markers', null, '0bfa4cef915a8f3b 8ce3991c9499fc46 fb6ade06f06acd53'],
  ['admiral', 'intro-toulon', 'markers', null, '0a137947457da652 2171c4d6d1277918 0425b2a9c26837b9'],
  ['admiral', 'minor-1744', 'markers', 6, '9ad91193447bf9cf bc4605237f7e75c5 245d30160acac90b'],
  ['admiral', 'minor-1746', 'markers', 4, '27aa8e68dce23614 346c60e01ea13910 6838a587f7ca6873'],
  ['admiral', 'minor-1747', 'blind', 3, 'cf2e72aefc74a5b5 4ea1f55641e60158 ce4e131de0c7431c'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, 'f71fd08d2661f007 662bb3e1bca2e126 a91472c68701766f'],
  ['commodore', 'minor-1742', 'markers', 6, '7650ff2defa95989 dfeaab242a4150c6 e3af85e93d456ccc'],
  ['harbour', 'valdoro-trade', 'blind', null, '9702f4d7fb6ace7e 8bd527acd17b3429 ddd89870b286fe8e'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
