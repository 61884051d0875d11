/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { goldenLine, inOneHand } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from '../rules/index.ts';
import { bots } from './index.ts';

type Bot = keyof typeof bots;
const GOLDEN: readonly (readonly [bot: Bot, id: string, turnLimit: number, hashes: string])[] = [
  ['captain', 'frigate-duel', 12, '694878d16ccabab5 7baa843574ebb7b5 ea520d5fcb919140'],
  ['captain', 'treasure-frigates', 2, '67b80416d44a0b11 35254f87583ab5c2 733f96c4360113d0'],
  ['captain', 'convoy-raid', 3, 'c151285c608d1af4 d4d395dcce486162 95bb1f06151b1a93'],
  ['captain', 'learning-three', 3, 'b35c3a6d63e4ecf8 39bb8638ed41132d 32b016408c000404'],
  ['captain', 'nile-van', 3, 'c47cd78d35d90f9d fb901fafd4861291 130e1d5ab3e6882d'],
  ['captain', 'copenhagen', 2, '6877b8137508fa68 20846a411ba6bf29 0be82e6752b4f066'],
  ['midshipman', 'cape-ortegal', 2, '0e1ebf7d0bc2218c 4e8ab125401825b0 e285a0e29f0aac1a'],
  ['close', 'breaking-the-line', 3, '1668bd86240beecd 0e0b4937b2d52f42 eb1f214048b85e75'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s for %i turns ends as it did', (name, id, turnLimit, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const bot = bots[name] as typeof bots.random;
    const choosers = inOneHand(tableAction, scenario, bot);
    const golden = goldenLine(tableAction, scenario, { turnLimit }, { seed: 1805, choosers });
    expect(golden).toBe(hashes);
  });
});
