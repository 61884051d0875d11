import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { testModule } from '../testing/module.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { type Stated, scripted, stationAt } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { checkAct, doAct } from './acts.ts';
import { backFromHome } from './requests.ts';

const desk = { free: false, at: null } as const;
const spring = (stated: Stated = {}): State =>
  stationAt({ mess: 'r-ash a-aubin', stations, scenario: { start: { year: 1741, turn: 5 } }, ...stated });
const autumn = (stated: Stated = {}): State =>
  spring({ scenario: { start: { year: 1741, turn: 13 } }, ...stated });

describe('Requests', () => {
  const ask = { do: 'request', contingent: 'Red', prestige: false } as const;
  /** Ash's check fails: no help from it. */
  const answered = (lasting: State['lasting'], die: number): string | undefined => {
    const world = spring();
    world.lasting = lasting;
    const context = scripted(world, 9, die, 5, 5, 5);
    doAct(world, context, 'red', ask, desk);
    return context.told('request')[0]?.result;
  };

  it('[11.122] what lasts for the side’s own Requests is added to the die, and nothing else that lasts', () => {
    const granted = JSON.stringify({ add: { SOL: 2 }, auxiliary: 'Fleet' });
    expect([answered([], 0), answered([], 1)]).toEqual([granted, '{}']);
    expect(answered([{ what: 'request', side: 'red', value: 1, until: null }], 0)).toBe('{}');
    expect(answered([{ what: 'request', side: 'blue', value: 1, until: null }], 0)).toBe(granted);
    expect(answered([{ what: 'draws', side: 'red', value: 1, until: null }], 0)).toBe(granted);
    expect(answered([{ what: 'request', side: 'red', value: -1, until: null }], 1)).toBe(granted);
  });

  it('[11.122] [6.114] a bad die may cost an Auxiliary: one in play, of the Contingent, no Corsair', () => {
    const rows = testModule.requests!.table.map((row) => ({
      ...row,
      grants: { ...row.grants, Azure: { withdrawAuxiliary: true } },
    }));
    const module: Module = { ...testModule, requests: { ...testModule.requests!, table: rows } };
    const left = (places: Readonly<Record<string, 'available' | 'future' | 'gone'>>): string[] => {
      const world = spring({ scenario: { start: { year: 1741, turn: 5 }, module } });
      const { auxiliaries } = world.forces.blue!;
      for (const [id, place] of Object.entries(auxiliaries))
        if (place.in !== 'future') auxiliaries[id] = { in: 'future' };
      for (const [id, place] of Object.entries(places)) auxiliaries[id] = { in: place };
      const context = scripted(world, 9, 5);
      doAct(world, context, 'blue', { do: 'request', contingent: 'Azure', prestige: false }, desk);
      return context.told('withdrawn').flatMap(({ ids }) => ids ?? []);
    };
    expect(left({ 'azure-fleet-1': 'available' })).toEqual(['azure-fleet-1']);
    expect(left({ 'cobalt-fleet-1': 'available' })).toEqual([]);
    expect(left({ 'azure-fleet-1': 'gone', 'azure-light-1': 'future' })).toEqual([]);
    expect(left({ 'privateer-1': 'available' })).toEqual([]);
  });
});

describe('Squadrons sent home', () => {
  const home = { 'kings-port': 'red-a red-b red-c' };

  it('[3.255] no more than the module lets go at a time', () => {
    const world = autumn({ fittingOut: home });
    const send = (squadron: string) => ({ do: 'send-home', squadron }) as const;
    for (const id of ['red-a', 'red-b']) {
      expect(checkAct(world, 'red', send(id), desk)).toBeNull();
      doAct(world, scripted(world), 'red', send(id), desk);
    }
    expect(checkAct(world, 'red', send('red-c'), desk)?.code).toBe('enough');
  });

  it('[3.255] on a bad die a Sail is kept; if it was the last nothing comes back', () => {
    const back = (sail: number, die: number): number | undefined => {
      const world = autumn();
      world.forces.red!.docked = [{ squadron: 'red-a', sail, back: world.turn + 1 }];
      backFromHome(world, scripted(world, die));
      expect(world.forces.red!.docked).toEqual([]);
      return world.forces.red!.arrivals[0]?.squadrons[0]?.sail;
    };
    expect([back(3, 8), back(3, 9), back(1, 8), back(1, 9)]).toEqual([3, 2, 1, undefined]);
  });
});
