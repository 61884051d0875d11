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
  ['admiral', 'seven-years-war-1756', {}, 'e5073502124f4e8a 33e38dc4b63a0102 0493f20433e1fc94'],
  ['admiral', 'maritime-war-1778', SECOND, '1ca4d2780ad613ca a69eb879e56d2748 af3bfb82aaafab89'],
  ['admiral', 'napoleonic-wars-1793', THIRD, '8263eefda761fbbf 542402ca33c5dd62 7bca0c78196c3ce8 unfinished'],
  ['admiral', 'long-campaign-1756', FIRST, '1578ce4126379812 5eb19ea1a5fdaef4 b4b1aa2fd4a133b9 unfinished'],
  [
    'commodore',
    'short-campaign-1778',
    { openPlay: true },
    'a13c8e2526ecfe74 8f4f4772b2e830d6 a5ef29fffe1533a5 unfinished',
  ],
  ['nearest', 'seven-years-war-1756', FIRST, '9c9f02fa9a2bad8a d16274c661956caa 2d3abe8f6ed1cab7'],
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
