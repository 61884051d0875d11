import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { convoyAt, escort, escortedBy } from '../testing/convoys.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { newExecution } from '../world/new-forces.ts';
import { takeOver } from './hand-over.ts';

const RELIEF = { id: 'azure-flag', at: 'w', squadrons: 'azure-a' } as const;

describe('Escorts', () => {
  it('[9.411] [10.122] who takes over from an Escort goes with the Convoy; the one relieved stays behind, with a counter', () => {
    const { world, convoy } = convoyAt({ group: 'blue-trade', at: 'w' }, { put: [escort, RELIEF] });
    escortedBy(world, 'blue-trade', 'azure-det');
    const [relieved, relief] = [formationIn(world, 'azure-det'), formationIn(world, 'azure-flag')];
    relieved.place = formationIn(world, 'blue-trade').place;
    relief.place = relieved.place;
    relief.execution = { ...newExecution('hand-over', 0, null), formation: 'azure-det', target: 'w' };
    expect(takeOver(world, scripted(world), 'blue', 'azure-flag', 'azure-det')).toBe(true);
    expect(convoy.escort).toBe('azure-flag');
    expect(relief).toMatchObject({ under: 'blue-trade', token: null, plan: { kind: 'hold' } });
    expect(relief.execution).toMatchObject({ order: 'north-escort', convoy: 'blue-trade' });
    expect(relieved).toMatchObject({ under: null, execution: null, place: relief.place });
    expect(world.tokens.filter(({ id }) => id === relieved.token)).toHaveLength(1);
    expect(invariants(world).filter((fault) => fault.includes('10.122'))).toEqual([]);
  });
});
