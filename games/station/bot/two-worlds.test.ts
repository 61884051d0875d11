import { answersInTwoWorlds } from '@weathergage/bots/testing/in-two-worlds.ts';
import type { Chooser } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { bots } from './index.ts';

/** Five Turns with Convoys, a blockade and Battles. */
const TRADE = scenarios.find(({ id }) => id === 'valdoro-trade')!;

/** Each once, whatever else he is called. */
const NAMES = new Map(Object.entries(bots).map(([name, bot]) => [bot, name]));
const MACHINES = [...NAMES].map(([bot, name]) => [name, bot] as const);

describe('the machines of Station', () => {
  it.each(MACHINES)(
    '%s answers alike in two worlds that look alike',
    { timeout: 120_000 },
    async (_, bot) => {
      const choose = bot as Chooser<Station>;
      const { asked, differed } = await answersInTwoWorlds(station, TRADE, {}, choose, 60);
      expect(asked).toBeGreaterThan(10);
      expect(differed).toEqual([]);
    },
  );
});
