import { answersInTwoWorlds } from '@weathergage/bots/testing/in-two-worlds.ts';
import type { Chooser } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../rules/index.ts';
import type { HexAction } from '../rules/types.ts';
import { admiralOf } from './admiral.ts';
import { flagOfficer } from './flag/index.ts';
import { bots } from './index.ts';
import { TRIALS } from './trials/scenarios.ts';

/** The admiral not by the clock, and the flag officer with fewer play-outs. */
const { random, straight, midshipman, lieutenant, captain, commander, commodore } = bots;
const ADMIRALS = { admiral: admiralOf({ rounds: 2 }), 'flag-officer': flagOfficer(0.1).choose };
const MACHINES = Object.entries({
  random,
  straight,
  midshipman,
  lieutenant,
  captain,
  commander,
  commodore,
  ...ADMIRALS,
});

describe('the machines of Hex Action', () => {
  it.each(MACHINES)('%s answers alike in two worlds that look alike', { timeout: 60_000 }, async (_, bot) => {
    const scenario = { ...TRIALS.find(({ id }) => id === 'trial-pair')!, turnLimit: 9 };
    const choose = bot as Chooser<HexAction>;
    const { asked, differed } = await answersInTwoWorlds(hexAction, scenario, {}, choose, 60);
    expect(asked).toBeGreaterThan(10);
    expect(differed).toEqual([]);
  });
});
