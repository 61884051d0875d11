import { describe, expect, it } from 'vitest';
import { actWith as done } from '../testing/acts.ts';
import { checkTold, prestigeTold, requestTold } from '../testing/acts-told.ts';
import { RED_AT_HOME as home } from '../testing/reorganisation.ts';
import type { Stated } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';

/** The Auxiliary that comes with what is granted: its side alone hears which. */
const FLEET_AUXILIARY = {
  kind: 'reinforcements',
  rule: '11.161',
  side: 'red',
  contingent: 'Red',
  auxiliaries: ['red-fleet-2'],
  others: null,
};
/** The die for the wear of Sail that come from the sea, as their owner hears of it and nobody else. */
const voyageTold = (die: number, dp: number): object => ({
  kind: 'attrition',
  rule: '11.153',
  dice: [die],
  side: 'red',
  why: 'voyage',
  squadrons: [{ squadron: 'red-c', dp, total: dp }],
  others: null,
});

describe('Requests, told in full', () => {
  const spring: Stated = { ...home, scenario: { start: { year: 1741, turn: 5 } } };
  const request: ReorganisationAct = { do: 'request', contingent: 'Red', prestige: false };

  it('[11.122] [11.126] [11.153] one check, one die; what is granted comes to the map, worn by the voyage, and to the Available Box', () => {
    const { world, came, told, tried } = done(spring, request, [5, 1, 4]);
    expect(world.forces.red!.requests).toEqual({ season: 1, pause: 0 });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('11.126', 5, 'request'),
        requestTold('Red', 1, '{"add":{"SOL":2},"auxiliary":"Fleet"}'),
        voyageTold(4, 1),
        FLEET_AUXILIARY,
      ],
      tried: ['request'],
    });
  });

  it('[11.122] [12.31] a point of Prestige takes one off the die', () => {
    const { world, told } = done(spring, { ...request, prestige: true }, [6, 1, 5]);
    expect(world.prestige.red).toBe(4);
    expect(told).toEqual([
      prestigeTold(-1, 'request', 4),
      checkTold('11.126', 6, 'request', { passed: false }),
      requestTold('Red', 1, '{"add":{"SOL":2},"auxiliary":"Fleet"}'),
      voyageTold(5, 2),
      FLEET_AUXILIARY,
    ]);
  });

  it('[11.122] what was asked for in the Season is added: a high die may bring a pause', () => {
    const { world, told } = done(spring, request, [6, 7], (world) => {
      world.forces.red!.requests = { season: 1, pause: 0 };
    });
    expect(world.forces.red!.requests).toEqual({ season: 2, pause: world.turn + 2 });
    expect(told).toEqual([
      checkTold('11.126', 6, 'request', { passed: false }),
      requestTold('Red', 7, '{"pause":true}'),
    ]);
  });

  it('[11.122] [11.125] or take Sail away, of the Contingent that asked', () => {
    const stated: Stated = { ...spring, fittingOut: { ville: 'azure-a:3', cala: 'cobalt-a:3' } };
    const { world, told } = done(stated, { ...request, contingent: 'Azure' }, [9, 9], undefined, 'blue');
    expect(world.forces.blue!.squadrons['azure-a']!.sail).toBe(2);
    expect(told).toEqual([
      checkTold('11.126', 9, 'request', { leader: 'a-aubin', passed: false, rating: 4, side: 'blue' }),
      requestTold('Azure', 9, '{"withdraw":{"SOL":1}}', 'blue'),
      {
        contingent: 'Azure',
        kind: 'withdrawn',
        others: { contingent: 'Azure', kind: 'withdrawn', rule: '11.12', side: 'blue' },
        rule: '11.12',
        sail: { SOL: 1 },
        side: 'blue',
      },
    ]);
  });

  it('[6.114] [11.122] or an Auxiliary', () => {
    const stated: Stated = { ...spring, available: 'cobalt-galley-1 azure-fleet-1' };
    const { world, told } = done(stated, { ...request, contingent: 'Cobalt' }, [9, 8], undefined, 'blue');
    expect(world.forces.blue!.auxiliaries['cobalt-galley-1']).toEqual({ in: 'future' });
    expect(told).toEqual([
      checkTold('11.126', 9, 'request', { leader: 'c-cano', passed: false, rating: 4, side: 'blue' }),
      requestTold('Cobalt', 8, '{"withdrawAuxiliary":true}', 'blue'),
      {
        contingent: 'Cobalt',
        ids: ['cobalt-galley-1'],
        kind: 'withdrawn',
        others: null,
        rule: '6.114',
        side: 'blue',
      },
    ]);
  });

  it('[3.255] a Squadron sent home is away with its Sail until its Turn', () => {
    const stated: Stated = { ...home, scenario: { start: { year: 1741, turn: 13 } } };
    const { world, came, told } = done(stated, { do: 'send-home', squadron: 'red-b' });
    expect(world.forces.red!.docked).toEqual([{ squadron: 'red-b', sail: 3, back: world.turn + 8 }]);
    expect(world.forces.red!.squadrons['red-b']).toBeUndefined();
    expect({ came, told }).toEqual({
      came: true,
      told: [
        { contingent: 'Red', ids: ['red-b'], kind: 'withdrawn', others: null, rule: '3.255', side: 'red' },
      ],
    });
  });
});
