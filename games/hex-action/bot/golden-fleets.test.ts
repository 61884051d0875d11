/**
 * Fleets under the admiral and ships under the lesser bots, with the rules for fleets, kept by hashes of their course: a
 * hash that changes means that they, or the rules, play otherwise than before. If that is meant, write the new hashes
 * here.
 */
import { goldenLine, inOneHand } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from '../rules/index.ts';
import type { Options } from '../rules/sea/options.ts';
import { admiralOf } from './admiral.ts';
import { bots } from './index.ts';

/** Not by the clock, so that he is the same on every machine. */
const PLAYERS = { ...bots, admiral: admiralOf({ rounds: 2 }) };

type Bot = keyof typeof bots;
const GOLDEN: readonly (readonly [bot: Bot, id: string, options: Options, hashes: string])[] = [
  ['admiral', 'saintes-1782', { turnLimit: 4 }, 'fd792e69983742cf c1b20864f7c5e4c5 8b7a870ac3776be3'],
  [
    'admiral',
    'trafalgar-weather-column',
    { turnLimit: 3, rules: { commandLag: 'ten-hexes', signals: 'fleet' } },
    '61ae156e4b81ea23 74f48a9c3c87136d 0cd395059dcab3c0',
  ],
  [
    'admiral',
    'gut-of-gibraltar-1801',
    { turnLimit: 4, rules: { variableWind: true, changingWindNumber: true } },
    '77d61d2ebe5e7f37 63ac18eaf71540c8 ac8cf35a3113ac5c',
  ],
  ['admiral', 'grand-port-1810', { turnLimit: 5 }, '63300678ea74feb0 022ed08bde513705 d57bc1003c88d75a'],
  [
    'admiral',
    'flamborough-head-1779',
    { turnLimit: 8, rules: { towing: true, scurvy: 1, copperBottoms: true } },
    'e43e54f884fda943 d2231e06336b210a bf1125506739dc70',
  ],
  ['commodore', 'granville-1803', { turnLimit: 4 }, 'f2b54fc231740a27 24e0bfdc29dea1cf 96a98deff1394bbe'],
  ['commodore', 'chosen-frigates', { turnLimit: 6 }, 'c38938151e401f8a 41ec29d771e33ced 2f9132e0fa75dc27'],
  [
    'captain',
    'chesapeake-shannon-1813',
    { turnLimit: 20 },
    'ba835a7515523d38 00c34761c7487535 b63a4255ddbd168d',
  ],
  [
    'midshipman',
    'amethyst-thetis-1808-advanced',
    { turnLimit: 12 },
    '63e1a8971ae387ce 6b9ed55d4ea6e27a 752a0fddd4cbb998',
  ],
  ['straight', 'lissa-1811', { turnLimit: 5 }, '9917509282e8ef13 f56ef47915418472 bb707410b7f15c7c'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %o ends as it did', (name, id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const bot = PLAYERS[name] as typeof bots.random;
    const choosers = inOneHand(hexAction, scenario, bot);
    const golden = goldenLine(hexAction, scenario, options, { seed: 1805, choosers });
    expect(golden).toBe(hashes);
  });
});
