import { describe, expect, it } from 'vitest';
import { convoyAt, escort, escortedBy, type Sailing } from '../testing/convoys.ts';
import { allTold, force, formationIn, type Put, scripted } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { endEscort, removeConvoy } from './convoy-ends.ts';
import { convoyMoved, settleConvoys } from './convoy-way.ts';

/** A Convoy that had a Movement Point and marked time, or has moved with it. */
const sailing = (at: Sailing, put: readonly Put[] = [], how: 'station' | 'with' = 'station') => {
  const { world, convoy } = convoyAt(at, { put });
  formationIn(world, at.group).came = { how, from: null, clock: world.clock };
  return { world, convoy };
};
const settled = (world: State): string[] => {
  const context = scripted(world);
  settleConvoys(world, context);
  return context.told('convoy').map(({ what }) => what);
};
const guard: Put = { ...force('red-flag narrows r-birch red-a'), order: 'red-strait' };
const trade = { group: 'blue-trade', at: 'ocean' } as const;

describe('a Convoy that cannot go on', () => {
  it('[10.114] [10.151] Scatters where it marked time for an Enemy before it', () => {
    expect(settled(sailing(trade, [guard]).world)).toEqual(['scattered']);
    expect(settled(sailing(trade, [guard], 'with').world)).toEqual([]);
    expect(settled(sailing(trade).world)).toEqual([]);
    expect(settled(sailing({ ...trade, scattered: true }, [guard]).world)).toEqual([]);
  });

  it('[10.114] off its last Port it Scatters if that is open to it no more', () => {
    const off = (side: 'blue' | 'red'): string[] => {
      const { world } = sailing({ group: 'blue-trade', at: 'ville' });
      world.ports.ville!.side = side;
      return settled(world);
    };
    expect([off('blue'), off('red')]).toEqual([[], ['scattered']]);
    // Before a coast there is no Port to be lost.
    expect(settled(sailing({ group: 'blue-troops', at: 'coast', next: 2 }).world)).toEqual([]);
  });

  it('[10.162] not while it lies in Port', () => {
    const blockade: Put = { ...force('red-flag ville r-birch red-a red-b'), order: 'red-blockade' };
    const { world } = sailing({ group: 'blue-troops', at: 'ville', fitting: true }, [blockade]);
    expect(settled(world)).toEqual([]);
  });

  it('[10.172] Victuallers come off when they carry nothing, and not before', () => {
    const laden = (repairPoints: number): string[] =>
      settled(sailing({ group: 'red-victuals', at: 'narrows', repairPoints }, [], 'with').world);
    expect([laden(1), laden(0)]).toEqual([[], ['emptied']]);
  });
});

describe('where its way ends', () => {
  it('[10.163] troops land at the end of it, not where they only mark time', () => {
    const landed = (at: string, next: number): boolean => {
      const { world } = sailing({ group: 'blue-troops', at, route: 2, next });
      convoyMoved(world, scripted(world), 'blue', 'blue-troops');
      return world.forces.blue!.convoys['blue-troops'] === undefined;
    };
    expect([landed('x', 2), landed('coast', 4)]).toEqual([false, true]);
  });
});

describe('its Escort', () => {
  const escorted = (dp: number): State => {
    const { world } = convoyAt(
      { group: 'blue-trade', at: 'narrows', dp },
      {
        put: [
          escort,
          force('blue-gf x a-aubin azure-a'),
          { ...force('azure-flag x a-clerc azure-b'), under: 'blue-gf' },
        ],
      },
    );
    return escortedBy(world, 'blue-trade', 'azure-det');
  };
  it.each([
    ['home, and little harm done', 7, true, 'fulfilled'],
    ['home with more', 8, true, 'failed'],
    ['not home', 0, false, 'failed'],
  ])('[10.124] %s', (_, dp, home, what) => {
    const world = escorted(dp);
    const context = scripted(world);
    endEscort(world, context, 'blue', world.forces.blue!.convoys['blue-trade']!, home);
    expect(context.told('order').map((one) => [one.formation, one.what, one.why])).toEqual([
      ['azure-det', what, what === 'failed' ? 'convoy' : undefined],
    ]);
  });

  it('[10.123] stays behind by itself; nobody else’s Subordinates are set free', () => {
    const world = escorted(0);
    removeConvoy(world, scripted(world), 'blue', 'blue-trade');
    expect(['azure-det', 'azure-flag'].map((id) => formationIn(world, id).under)).toEqual([null, 'blue-gf']);
    expect(allTold(scripted(world))).toEqual([]);
  });
});
