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
  ['admiral', 'first-cruise', 'blind', null, '78a9b3ff69add94b f684cfae13423b04 2ef52693eb4fe715'],
  ['admiral', 'valdoro-trade', 'markers', null, 'a3ba2bfe36335bb4 2d37a4e1134725fe 9d7da54277f66279'],
  ['admiral', 'intro-toulon', 'markers', null, '0a137947457da652 5df8a0098272d838 45220774443de34c'],
  ['admiral', 'minor-1744', 'markers', 6, 'e856507b73a1b4c9 1b2a191e2aa2c4c6 931c711d32e94098'],
  ['admiral', 'minor-1746', 'markers', 4, '27aa8e68dce23614 d2dd83c379d8196a ddd1df22fd40eeb1'],
  ['admiral', 'minor-1747', 'blind', 3, 'b6ad6c535d7d0829 cbb45d56edfe9243 4c95cc80762a0ef9'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, '287201c97e478f5e 5aad5b14009ca994 d1f1afca2b68726e'],
  ['commodore', 'minor-1742', 'markers', 6, '39c5ef161b9f7710 a53293d94143802e f7eb5fa2eb77b50c'],
  ['harbour', 'valdoro-trade', 'blind', null, '9702f4d7fb6ace7e c90bb561bf907c32 b1ebfbea13916a72'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
