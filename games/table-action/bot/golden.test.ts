/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { type GoldenMatch, goldenOf } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from '../rules/index.ts';
import { bots } from './index.ts';

type Bot = keyof typeof bots;
type Hashes = Omit<GoldenMatch, 'finished'>;
const GOLDEN: readonly (readonly [bot: Bot, id: string, turnLimit: number, hashes: Hashes])[] = [
  [
    'captain',
    'frigate-duel',
    12,
    { state: '694878d16ccabab5', tale: '7baa843574ebb7b5', seen: 'ea520d5fcb919140' },
  ],
  [
    'captain',
    'treasure-frigates',
    2,
    { state: '67b80416d44a0b11', tale: '35254f87583ab5c2', seen: '733f96c4360113d0' },
  ],
  [
    'captain',
    'convoy-raid',
    3,
    { state: 'c151285c608d1af4', tale: '9bb68bac6d87aa3c', seen: '95bb1f06151b1a93' },
  ],
  [
    'captain',
    'learning-three',
    3,
    { state: 'b35c3a6d63e4ecf8', tale: '39bb8638ed41132d', seen: '32b016408c000404' },
  ],
  [
    'captain',
    'nile-van',
    3,
    { state: 'c47cd78d35d90f9d', tale: '16df5c9596f5ff1b', seen: '130e1d5ab3e6882d' },
  ],
  [
    'captain',
    'copenhagen',
    2,
    { state: '6877b8137508fa68', tale: '20846a411ba6bf29', seen: '0be82e6752b4f066' },
  ],
  [
    'midshipman',
    'cape-ortegal',
    2,
    { state: '0e1ebf7d0bc2218c', tale: '4e8ab125401825b0', seen: 'e285a0e29f0aac1a' },
  ],
  [
    'close',
    'breaking-the-line',
    3,
    { state: '1668bd86240beecd', tale: '0e0b4937b2d52f42', seen: 'eb1f214048b85e75' },
  ],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s for %i turns ends as it did', (name, id, turnLimit, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const bot = bots[name] as typeof bots.random;
    const choosers = Object.fromEntries(tableAction.seats(scenario).map((seat) => [seat.id, bot]));
    const golden = goldenOf(tableAction, scenario, { turnLimit }, { seed: 1805, choosers });
    expect(golden).toEqual({ finished: true, ...hashes });
  });
});
