import { answersInTwoWorlds } from '@weathergage/bots/testing/in-two-worlds.ts';
import type { Chooser } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { lessonScenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import { FIRST_LORD } from './council/first-lord.ts';
import { council } from './council/index.ts';
import { bots } from './index.ts';

const YEAR = lessonScenarios.find(({ id }) => id === 'first-year-1756')!;
/** Each once, whatever else he is called. */
const NAMES = new Map(
  Object.entries({ ...bots, 'thought-1': council(16, FIRST_LORD).choose }).map(([name, bot]) => [bot, name]),
);
const MACHINES = [...NAMES].map(([bot, name]) => [name, bot] as const);

describe('the machines of Sea Power', () => {
  it.each(MACHINES)(
    '%s answers alike in two worlds that look alike',
    { timeout: 120_000 },
    async (_, bot) => {
      const choose = bot as Chooser<SeaPower>;
      const { asked, differed } = await answersInTwoWorlds(seaPower, YEAR, {}, choose, 60);
      expect(asked).toBeGreaterThan(20);
      expect(differed).toEqual([]);
    },
  );
});
