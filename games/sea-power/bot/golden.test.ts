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
  ['admiral', 'seven-years-war-1756', {}, 'e143326951b5ef71 ad208f2ebd537fc1 4b6d779fb6a6e123'],
  ['admiral', 'maritime-war-1778', SECOND, 'c565e047c5dd5a32 42d5eeadd752a825 09a1ffab9ab2e03b'],
  ['admiral', 'napoleonic-wars-1793', THIRD, '95283f62841e4ab2 73f60af33f4c5b5d f0fd3b19bfdfe861 unfinished'],
  ['admiral', 'long-campaign-1756', FIRST, 'dc7759a42a8f800f 09464c37bfe3b8ea 532862c1ef159bf6 unfinished'],
  [
    'commodore',
    'short-campaign-1778',
    { openPlay: true },
    '97016f6729b2a9a9 f4f15b9da3c9dfde c8e06ebb812ef690 unfinished',
  ],
  ['nearest', 'seven-years-war-1756', FIRST, '61723805e4c3cce8 6b3e4e9bd81066d0 12426650bac2c786'],
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
