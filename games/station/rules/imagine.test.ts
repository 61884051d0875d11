import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { battling, playTo, twoFleets } from './battle/test-battle.ts';
import { takeSail } from './damage.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { view } from './view.ts';

describe('What might stand behind the Enemy’s counters', () => {
  it('[7.115] in a Battle what lies open, without those that went down in it', () => {
    const world = twoFleets('w', {
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a' },
        { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:1 azure-b' },
      ],
    });
    playTo(battling(world, 6, 9, 9, 9, 9, 9), 'regroup');
    takeSail(world.forces.blue!, 'azure-a', 1);
    Object.assign(world.battle!.squadrons.blue!.find(({ squadron }) => squadron === 'azure-a')!, { sail: 0 });
    const guess = imagine(view(world, 'red'), looseDice(1));
    expect(invariants(guess)).toEqual([]);
    expect(guess.forces.blue!.squadrons['azure-a']).toBeUndefined();
    expect(guess.forces.blue!.squadrons['azure-b']).toMatchObject({ formation: 'azure-flag' });
    expect(guess.forces.red).toEqual(world.forces.red);
  });
});
