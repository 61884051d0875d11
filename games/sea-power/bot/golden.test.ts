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
  ['admiral', 'seven-years-war-1756', {}, '07b76135d79992fb 591d1ddd96d22b2d 8da1e489d7665e40'],
  ['admiral', 'maritime-war-1778', SECOND, '77b05624c99ba128 4006d357bae5cb52 bdd94302922c4fba'],
  ['admiral', 'napoleonic-wars-1793', THIRD, 'f2a8749c23ac6d37 4835b3fad9afe216 5e8dc59d5a00ff8d unfinished'],
  ['admiral', 'long-campaign-1756', FIRST, '602abed725ec727c 0331e1150c31a239 b83dea66533f5cad unfinished'],
  [
    'commodore',
    'short-campaign-1778',
    { openPlay: true },
    'b8c5efa73ddb0425 db5d530ee9f42ee4 64909ff0341df37a unfinished',
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
