import { ratesUpward } from '@weathergage/bots/testing/rates-upward.ts';
import { expect, it } from 'vitest';
import { tableAction } from '../rules/index.ts';
import { levels } from './levels.ts';
import { TRIALS } from './trials/scenarios.ts';

it('each level below the commodore beats the one below it', { timeout: 240_000 }, () => {
  const duel = TRIALS.find(({ id }) => id === 'trial-frigates')!;
  for (const [name, rate] of Object.entries(ratesUpward(tableAction, duel, levels, 24)))
    expect(rate, name).toBeGreaterThan(0.5);
});
