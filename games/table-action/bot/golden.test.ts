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
  ['captain', 'frigate-duel', 12, '481e7714f3a54b7a e9a8d874d4193c0b 3b7d06a95cdc622f'],
  ['captain', 'treasure-frigates', 2, '67b80416d44a0b11 35254f87583ab5c2 733f96c4360113d0'],
  ['captain', 'convoy-raid', 3, 'e349b7948c4418f3 a3a78084ca2d293c ab661cbd7411b1ea'],
  ['captain', 'learning-three', 3, '67f29d3b71a4cbc1 c51892a14717b722 ccc975ccc478e342'],
  ['captain', 'nile-van', 3, 'ee566c2884d27efe 878473d8b3a93910 ce28560511183da3'],
  ['captain', 'copenhagen', 2, '7ad435999cd21cd7 cf027ca34581abcf 3f74aba9409d382f'],
  ['midshipman', 'cape-ortegal', 2, '5dcf174a86427ff4 f07b47bd93122787 bf71259cbcc31822'],
  ['close', 'breaking-the-line', 3, '33092626c2ba1eab 0e0b4937b2d52f42 889a3a1a967b416e'],
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
