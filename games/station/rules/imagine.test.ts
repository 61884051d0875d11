import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { twoFleets } from './testing/battle.ts';
import { putConvoy } from './testing/convoys.ts';
import { battling, playTo } from './testing/fighting.ts';
import { formationIn } from './testing/station.ts';
import { takeSail } from './umpire/damage.ts';
import { view } from './umpire/view.ts';

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

  it('[8.21] nobody else by the names that a Battle has told', () => {
    const world = twoFleets('w', {
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' },
        { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: 'red-b:4' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-c' },
        { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4 azure-b:4' },
      ],
    });
    playTo(battling(world, 6, 9, 9, 9, 9, 9), 'intensity');
    world.tokens.find(({ place }) => place.at === 'x')!.face = null;
    for (let seed = 1; seed <= 30; seed++) {
      const guess = imagine(view(world, 'blue'), looseDice(seed));
      expect(invariants(guess)).toEqual([]);
      expect(guess.forces.red!.formations['red-flag']).toMatchObject({ under: 'red-gf' });
    }
  });

  it('[10.157] the Scattered Convoy by whose name a Battle has just been declared', () => {
    const world = twoFleets('w', { put: [{ id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' }] });
    const { id } = putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    world.sighted = [formationIn(world, id).token!];
    playTo(battling(world, 1, 9), 'withdraw');
    expect(world.battle).toMatchObject({ initial: { blue: id }, formations: { blue: [] } });
    const guess = imagine(view(world, 'red'), looseDice(1));
    expect(guess.forces.blue!.convoys[id]).toMatchObject({ group: 'blue-trade', scattered: true });
    expect(guess.forces.blue!.formations[id]?.token).toBe(formationIn(world, id).token);
    expect(invariants(guess)).toEqual([]);
  });
});
