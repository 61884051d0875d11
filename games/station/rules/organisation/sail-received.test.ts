import { describe, expect, it } from 'vitest';
import { formationIn, stationAt } from '../testing/station.ts';
import { receiveSail, spareCounters } from './sail-received.ts';

describe('Sail for which there is no room in Port', () => {
  it('[3.254] as a last resort join a Ready Squadron of their kind before the Port, and nobody else', () => {
    const world = stationAt({
      put: [
        { id: 'azure-flag', at: 'ville', squadrons: 'azure-a:2 azure-f:1' },
        { id: 'azure-det', at: 'x', squadrons: 'azure-b:1' },
      ],
    });
    // Every other counter is away with the Sail it has.
    const spare = spareCounters(world, 'blue', 'Azure', 'SOL');
    world.forces.blue!.docked = spare.map((squadron) => ({ squadron, sail: 4, back: 9 }));
    expect(receiveSail(world, 'blue', 'Azure', 'SOL', 3, 'ville')).toBe(2);
    const sail = (id: string) => world.forces.blue!.squadrons[id]!.sail;
    expect([sail('azure-a'), sail('azure-f'), sail('azure-b')]).toEqual([4, 1, 1]);
    expect(formationIn(world, 'azure-flag').squadrons).toEqual(['azure-a', 'azure-f']);
  });

  it('[3.254] a counter that is free is Formed first, Fitting Out', () => {
    const world = stationAt({ put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a:2' }] });
    expect(receiveSail(world, 'blue', 'Azure', 'SOL', 2, 'ville')).toBe(2);
    expect(world.forces.blue!.squadrons['azure-a']!.sail).toBe(2);
  });
});
