import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../index.ts';
import type { Context } from '../umpire/phase.ts';
import { gatherConvoy } from './convoys.ts';

describe('a Convoy that gathers while another of its group is at sea', () => {
  it('[10.11] has a place of its own, though the first was there when the match began', () => {
    const world = station.setup(scenarios.find(({ id }) => id === 'valdoro-trade')!, {}, looseDice(1));
    const before = Object.keys(world.forces.league!.convoys);
    expect(before).toHaveLength(1);
    const quiet = { tellSide: () => {} } as unknown as Context;
    gatherConvoy(world, quiet, { side: 'league', group: 'league-trade', leg: 'out' }, 1, 'next-turn');
    gatherConvoy(world, quiet, { side: 'league', group: 'league-trade', leg: 'out' }, 1, 'next-turn');
    const after = Object.values(world.forces.league!.convoys);
    expect(new Set(after.map(({ id }) => id)).size).toBe(3);
    expect(after.filter(({ waits }) => waits === null).map(({ id }) => id)).toEqual(before);
  });
});
