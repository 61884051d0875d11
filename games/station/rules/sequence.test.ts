import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { asks, open } from './sequence.ts';
import { stationAt } from './testing/station.ts';
import { STEPS } from './world/state.ts';

describe('The sequence of play', () => {
  it('[4.3] the Administrative Phase goes by its steps in this order', () => {
    expect(STEPS.slice(STEPS.indexOf('events'))).toEqual([
      'events',
      'attrition',
      'convoys',
      'dockyard',
      'lay-up',
      'orders',
      'relief',
      'auxiliaries',
      'reorganisation',
      'turn-end',
    ]);
  });

  it('opens at the first question of the first Turn', () => {
    const world = open(
      stationAt({ put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' }] }),
      looseDice(1),
    );
    expect(world.outcome).toBeNull();
    expect(asks(world).length).toBeGreaterThan(0);
  });
});
