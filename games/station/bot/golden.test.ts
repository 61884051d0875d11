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
  ['admiral', 'first-cruise', 'blind', null, '78a9b3ff69add94b d05d7f68a991f877 90372b0ba82d9b66'],
  ['admiral', 'valdoro-trade', 'markers', null, 'a3ba2bfe36335bb4 d3c467d9bee77777 d319725a3891b113'],
  ['admiral', 'intro-toulon', 'markers', null, '0a137947457da652 1a0b5fc6b261ca2a 338de45a5ea86e1b'],
  ['admiral', 'minor-1744', 'markers', 6, 'e856507b73a1b4c9 014e09373ab44ed7 b7b5498fe24e0958'],
  ['admiral', 'minor-1746', 'markers', 4, '27aa8e68dce23614 471b2f55151530b8 4e147e300029ce60'],
  ['admiral', 'minor-1747', 'blind', 3, 'b6ad6c535d7d0829 51d8eccf50bc362e 4318a6992692c9e6'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, '287201c97e478f5e bdbe85c0e0adec58 cac9123bbdd7fd6c'],
  ['commodore', 'minor-1742', 'markers', 6, '39c5ef161b9f7710 44b9e813ba12a5ad 8af07bbae7dd2e2e'],
  ['harbour', 'valdoro-trade', 'blind', null, '9702f4d7fb6ace7e 470c11533d8a79f3 97f510c053149549'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
