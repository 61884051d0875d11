/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { goldenLine, inOneHand } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { Options } from '../rules/world/options.ts';
import { bots } from './index.ts';

/** Years of war; how one war follows another is in the golden matches of the rules. */
const MAX_STEPS = 600;

const FIRST: Options = {
  bidding: true,
  seaTime: true,
  capture: true,
  northernAlliances: true,
  earlySpain: true,
};
const SECOND: Options = { weather: true, delayedRepair: true, permanentlySunk: true, simplifiedCombat: true };
const THIRD: Options = { russians: true, revolution: true, nelsonsYearOff: true, automaticVictory: true };

type Bot = keyof typeof bots;
const GOLDEN: readonly (readonly [bot: Bot, id: string, options: Options, hashes: string])[] = [
  ['admiral', 'seven-years-war-1756', {}, '459dd948873f2ef9 87ea428586dd4f8b ed49224987e662e4'],
  ['admiral', 'maritime-war-1778', SECOND, 'ab1a53358c4aa9d1 f5958884cd386e6f 15280546c12ff785'],
  ['admiral', 'napoleonic-wars-1793', THIRD, 'ff452425d0c005ba 1d137db80ee3ec12 10a9f4ee021808c0 unfinished'],
  ['admiral', 'long-campaign-1756', FIRST, 'e18e411a8e2a7228 09464c37bfe3b8ea 5a92e7be0bafbfa3 unfinished'],
  [
    'commodore',
    'short-campaign-1778',
    { openPlay: true },
    '21d0ade94c9d58e9 97020b6bdea0c27b 929542356a20f183 unfinished',
  ],
  ['nearest', 'seven-years-war-1756', FIRST, '8fb079e646bbf933 6b3e4e9bd81066d0 9085b6a34cacf12e'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %o goes as it did', (name, id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const bot = bots[name] as typeof bots.random;
    const choosers = inOneHand(seaPower, scenario, bot);
    const golden = goldenLine(seaPower, scenario, options, { seed: 1805, choosers, maxSteps: MAX_STEPS });
    expect(golden).toBe(hashes);
  });
});
