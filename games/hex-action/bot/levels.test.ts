import { ratesUpward } from '@weathergage/bots/testing/rates-upward.ts';
import type { Dice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../rules/index.ts';
import type { HexAsk } from '../rules/sea/asks.ts';
import type { View } from '../rules/sea/state.ts';
import { levels } from './levels.ts';
import { TRIALS } from './trials/scenarios.ts';

const duel = TRIALS.find(({ id }) => id === 'trial-38')!;

describe('the levels below the flag officer', () => {
  it('each beats the one below it', { timeout: 240_000 }, () => {
    for (const [name, rate] of Object.entries(ratesUpward(hexAction, duel, levels, 30)))
      expect(rate, name).toBeGreaterThan(0.5);
  });

  it('a mate lets about every other chance to fire go by', { timeout: 60_000 }, () => {
    let fired = 0;
    let asked = 0;
    const counted = (view: View, ask: HexAsk, dice: Dice) => {
      const answer = levels.mate(view, ask, dice);
      if (ask.kind !== 'fire') return answer;
      asked++;
      if ('L' in answer && (answer.L !== null || answer.R !== null)) fired++;
      return answer;
    };
    const choosers = { 'a-1': counted, 'b-1': levels.commander };
    for (let seed = 1; seed <= 12; seed++) playOut(hexAction, duel, {}, { seed, choosers, checks: [] });
    expect(asked).toBeGreaterThan(60);
    expect(fired / asked).toBeGreaterThan(0.3);
    expect(fired / asked).toBeLessThan(0.58);
  });
});
