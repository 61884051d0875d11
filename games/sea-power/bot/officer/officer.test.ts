/** The good officer at war: the same advice in worlds that look the same, and the year that he blames. */
import { looseDice, reckon } from '@weathergage/kernel';
import { hearOfficer, livedBy } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import { nearestBot } from '../nearest.ts';
import { officer } from './index.ts';

const scenario = scenarios[0]!;
const begun = () => seaPower.setup(scenario, {}, looseDice(1));

describe('the good officer', () => {
  it('gives lawful advice, and the same in two worlds that look the same', async () => {
    const { faults } = await hearOfficer(officer, { state: begun(), steps: 25, seed: 2 });
    expect(faults).toEqual([]);
  });
});

describe('where the day was lost', () => {
  it('names the year in which the fleet was kept in port, and the order', async () => {
    const state = begun();
    const seat = state.commands.english;
    const year = state.year + 1;
    const life = livedBy(seaPower, {
      state,
      seat,
      hand: (view, ask, dice) => {
        if (ask.seat === seat && view.year === year && ask.kind === 'sail') return { order: null };
        return nearestBot(view, ask, dice);
      },
      dice: ({ asked }) => looseDice(30_000 + asked),
      until: (now) => now.year > year + 1,
    });
    const { points, curve } = await reckon(officer, life, { worlds: 6, timeIsUp: () => false });
    expect(curve.map(({ turn }) => turn)).toEqual([year - 2, year - 1, year, year + 1]);
    expect(points[0]).toMatchObject({
      turn: year,
      cause: 'order',
      counsel: { ordered: 'no more squadrons to sea', better: expect.stringMatching(/ to sea in /) },
    });
  });
});
