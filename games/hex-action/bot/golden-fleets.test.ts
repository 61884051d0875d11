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
  ['admiral', 'saintes-1782', { turnLimit: 4 }, 'fcd23b87e067b85f 4e75d96451525858 a9d691641321c1af'],
  [
    'admiral',
    'trafalgar-weather-column',
    { turnLimit: 3, rules: { commandLag: 'ten-hexes', signals: 'fleet' } },
    '5c3ad208eee812e8 3e082dff29d6bebb 183c483bf3538409',
  ],
  [
    'admiral',
    'gut-of-gibraltar-1801',
    { turnLimit: 4, rules: { variableWind: true, changingWindNumber: true } },
    '197b70d4d9c48088 9b34f346c0dcd37b f0adbcc8bfa3115c',
  ],
  ['admiral', 'grand-port-1810', { turnLimit: 5 }, '3fe6fb960e04e168 022ed08bde513705 164d8fdd2549ba3c'],
  [
    'admiral',
    'flamborough-head-1779',
    { turnLimit: 8, rules: { towing: true, scurvy: 1, copperBottoms: true } },
    'c6b7003976713e8e 011a4bcfa0e57c2b 01cc8c398ba7e724',
  ],
  ['commodore', 'granville-1803', { turnLimit: 4 }, 'f56abe558e5bf94a 7f5c201b5aa12482 7c752ffa209582cf'],
  ['commodore', 'chosen-frigates', { turnLimit: 6 }, '7e7ae043c10159d4 06e61c657b44e75f 3a324eacfe27aacf'],
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
    'a73bb84ceadb9669 8eee5da5467a796c 8abc21fdf7b4f0f6',
  ],
  ['straight', 'lissa-1811', { turnLimit: 5 }, '721ce5b3d6bd1e86 430a197edde3d71c 23ecd81b38b127b2'],
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
