import { describe, expect, it } from 'vitest';
import { impulseEnd } from './impulse-end.ts';
import { atWar } from './testing/search.ts';
import { formationIn, Umpire } from './testing/station.ts';
import type { State } from './world/state.ts';

/** Red has kept the Narrows for an Impulse of the two its Order wants, and has been there all this one. */
function keeping(impulses: number): State {
  const world = atWar({
    put: [
      { id: 'red-flag', at: 'narrows', squadrons: 'red-a red-b', leader: 'r-birch', order: 'red-strait' },
    ],
    stations: { red: 'r-ash' },
    mess: 'r-ash',
    world: { step: 'impulse-end', impulse: 2, increment: 4, clock: 8 },
  });
  const formation = formationIn(world, 'red-flag');
  const { execution } = formation;
  formation.execution = {
    ...execution!,
    progress: {
      ...execution!.progress,
      steady: 'narrows',
      reached: true,
      runs: [{ at: 'narrows', impulses }],
    },
  };
  return world;
}

describe('The end of an Impulse', () => {
  it('[4.24] [7.221] an Interdiction is Fulfilled when it has lasted as long as its Order wants', () => {
    expect(new Umpire(keeping(0), impulseEnd).progress).toBe('done');
    const umpire = new Umpire(keeping(1), impulseEnd);
    expect(umpire.asks).toMatchObject([{ kind: 'extend', seat: 'red', orders: ['red-strait'] }]);
    umpire.answer({ orders: [] });
    expect(umpire.told('order')).toMatchObject([
      { order: 'red-strait', what: 'met' },
      { order: 'red-strait', what: 'fulfilled' },
    ]);
    expect(formationIn(umpire.world, 'red-flag').execution).toBeNull();
  });

  it('[4.24] [9.39] its owner may have it Extended instead, by a Strategy Check', () => {
    const umpire = new Umpire(keeping(1), impulseEnd, 5).answer({ orders: ['red-strait'] });
    expect(umpire.told('order').map(({ what }) => what)).toContain('extended');
    expect(formationIn(umpire.world, 'red-flag').execution?.order).toBe('red-strait');
    const failed = new Umpire(keeping(1), impulseEnd, 6).answer({ orders: ['red-strait'] });
    expect(formationIn(failed.world, 'red-flag').execution).toBeNull();
    expect(failed.told('order').filter(({ what }) => what === 'fulfilled')).toHaveLength(1);
  });

  it('[9.39] only what has just been Fulfilled', () => {
    expect(new Umpire(keeping(1), impulseEnd).check({ orders: ['red-blockade'] })?.rule).toBe('9.39');
  });

  it('[7.231] who has Interdicted in the Impulse will wear for it', () => {
    const world = keeping(0);
    new Umpire(world, impulseEnd);
    expect(formationIn(world, 'red-flag').interdicted).toBe('narrows');
  });
});
