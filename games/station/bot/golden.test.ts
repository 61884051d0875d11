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
  ['admiral', 'first-cruise', 'blind', null, '25d01d3f83709d9c afedb1befe84b7d0 01c545c354ca05d6'],
  ['admiral', 'valdoro-trade', 'markers', null, 'b39661a65d91869d d7f37e241a9f0185 deb19dd73d2d0f42'],
  ['admiral', 'marrick-1757', 'blind', 10, 'e9f1ac70f87b7047 a4383f6a07d7269f f20427f6b40af75a'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1757', 'markers', 18, '2e8056b8ae77a19d fbafb69b895f409c 72084450db77525d'],
  ['admiral', 'intro-toulon', 'markers', null, 'd037ecc474128471 22357ad5ce411548 7155d18e8a63c9b4'],
  ['admiral', 'minor-1744', 'markers', 6, '092ec675a3d74cd6 b3a157e7c0c38f0e 635b09028afd6b39'],
  ['admiral', 'minor-1746', 'markers', 4, 'e259b4dd54042667 fa64090e1e7e9d1a 659f7dd094a34ffd'],
  ['admiral', 'minor-1747', 'blind', 3, 'f983d20e872a6467 19fb77601a890d73 92752dc6fd0fb340'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, '2a9cb2eab13aec73 0c2d3b3397d8afe8 65073ee3b04797d3'],
  ['fleet-admiral', 'minor-1742', 'markers', 8, 'cc69d5b4c8831445 b811123a21f3fa0a 77886c0eb3848d29'],
  ['fleet-admiral', 'minor-1744', 'blind', 6, 'fba29857e1ea2d04 cf0ce7f891b78df9 9dfcd050a3a1edb3'],
  [
    'admiral-of-the-fleet',
    'minor-1742',
    'markers',
    null,
    '0cf46f06b2409de1 eb273dee65c47149 bb1ca37fe42447a4',
  ],
  ['admiral-of-the-fleet', 'minor-1744', 'blind', 8, '01d1ad42f63b4184 0a068197d7d17fd0 63918998d0be5db6'],
  ['commander-in-chief', 'minor-1742', 'markers', null, '3ca017bca8ec9adc 31b63b438c407f0a c65bbe8ba6719871'],
  ['commander-in-chief', 'minor-1744', 'blind', 8, 'b1af9e503065e3b8 11488828136b3956 54179c3b8e37318a'],
  ['rear-admiral', 'valdoro-trade', 'markers', null, 'd0f39f33705110b3 4976b80f91e33a82 dd9f80f3cc3a2a94'],
  ['midshipman', 'valdoro-trade', 'markers', null, '9ea2b0e0a7624da3 c9c37cfc253ee5b1 8a4bb9f0de40156a'],
  ['commodore', 'minor-1742', 'markers', 6, '1b58d6ab91e6bdfb a87d07b6051a74ae 687ec7be4a329087'],
  ['harbour', 'valdoro-trade', 'blind', null, 'c98c6cdd905c20c1 9f044def0fa60996 3d527ed13de0a19a'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
