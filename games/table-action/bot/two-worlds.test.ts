import { answersInTwoWorlds } from '@weathergage/bots/testing/in-two-worlds.ts';
import type { Chooser } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { tableAction } from '../rules/index.ts';
import type { TableAction } from '../rules/types.ts';
import { bots } from './index.ts';
import { TRIALS } from './trials/scenarios.ts';
import { viceAdmiralWith } from './vice-admiral/index.ts';

/** Whoever tries his moves, with less of it. */
const hasty = { ...bots, 'vice-admiral': viceAdmiralWith(0.05) };

describe('the machines of Table Action', () => {
  it.each(Object.entries(hasty))('%s answers alike in two worlds that look alike', async (_, bot) => {
    const scenario = { ...TRIALS[0]!, turnLimit: 4 };
    const choose = bot as Chooser<TableAction>;
    const { asked, differed } = await answersInTwoWorlds(tableAction, scenario, {}, choose, 200);
    expect(asked).toBeGreaterThan(5);
    expect(differed).toEqual([]);
  });
});
