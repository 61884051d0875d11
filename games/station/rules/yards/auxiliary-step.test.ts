import { describe, expect, it } from 'vitest';
import { recoversOn, toRecovery } from '../auxiliaries/recovery.ts';
import { putOnStation } from '../auxiliaries/stationing.ts';
import { oddsOf, placeOfAux } from '../testing/found.ts';
import { atWar } from '../testing/search.ts';
import { type Stated, scripted, Umpire } from '../testing/station.ts';
import { isNews } from '../umpire/news.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkTransferAuxiliary, transferAuxiliary } from './auxiliary-acts.ts';
import { auxiliariesStep } from './auxiliary-step.ts';

const step = (stated: Stated, ...faces: number[]): Umpire =>
  new Umpire(
    atWar({ ...stated, world: { step: 'auxiliaries', impulse: 0, increment: 0, ...stated.world } }),
    auxiliariesStep,
    ...faces,
  );
type To = { readonly port: string } | { readonly formation: string };
const assign = (...pairs: readonly (readonly [string, To])[]) => ({
  toSail: [],
  assign: pairs.map(([aux, to]) => ({ aux, to })),
  toAuxiliary: [],
});
const idle = assign();
const flotillas: Stated = {
  put: [
    { id: 'red-flag', at: 'kings-port', fitting: true, squadrons: 'red-a' },
    { id: 'red-det-1', at: 'kings-port', fitting: true, squadrons: 'red-b' },
    { id: 'red-gf', at: 'x', squadrons: 'red-c' },
    { id: 'red-e', at: 'y' },
  ],
  available: 'red-fleet-1 red-fleet-2 red-50-1 red-light-1 red-fire-1 red-bomb-1 red-marine-1',
};

describe('Assigning Auxiliaries', () => {
  it('[6.13] both sides Assign what is Available, or leave it there', () => {
    const umpire = step(flotillas);
    expect(umpire.asks.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'auxiliaries red',
      'auxiliaries blue',
    ]);
    umpire.answer(
      assign(['red-fleet-1', { formation: 'red-flag' }], ['red-light-1', { port: 'ferry' }]),
      idle,
    );
    expect(placeOfAux(umpire.world, 'red-fleet-1')).toEqual({ in: 'formation', formation: 'red-flag' });
    expect(placeOfAux(umpire.world, 'red-light-1')).toEqual({ in: 'port', port: 'ferry' });
    expect(placeOfAux(umpire.world, 'red-fleet-2')).toEqual({ in: 'available' });
  });

  it('[6.131] two to a Detachment, any number to a Flag or a Port, none to an Independent Squadron', () => {
    const umpire = step(flotillas);
    const three = (to: To) => assign(['red-fleet-1', to], ['red-fleet-2', to], ['red-50-1', to]);
    expect(umpire.check(three({ formation: 'red-det-1' }))?.rule).toBe('6.131');
    expect(umpire.check(three({ formation: 'red-flag' }))).toBeNull();
    expect(umpire.check(three({ port: 'kings-port' }))).toBeNull();
    expect(umpire.check(assign(['red-fleet-1', { formation: 'red-e' }]))?.rule).toBe('6.131');
    umpire.answer(
      assign(['red-fleet-1', { formation: 'red-det-1' }], ['red-fleet-2', { formation: 'red-det-1' }]),
      idle,
    );
    const again = new Umpire(umpire.world, auxiliariesStep);
    expect(again.check(assign(['red-50-1', { formation: 'red-det-1' }]))?.rule).toBe('6.131');
  });

  it('[6.132] by the chart of Classes: Light to Ports, Galleys to Galleys and Ports, Bombs and Marines to Flotillas', () => {
    const umpire = step({
      ...flotillas,
      put: [
        ...flotillas.put!,
        { id: 'cobalt-flag', at: 'cala', fitting: true, squadrons: 'cobalt-a' },
        { id: 'cobalt-galleys', at: 'cala', fitting: true, squadrons: 'cobalt-g' },
      ],
      available: `${flotillas.available} cobalt-galley-1`,
    });
    expect(umpire.check(assign(['red-light-1', { formation: 'red-flag' }]))?.rule).toBe('6.132');
    expect(umpire.check(assign(['red-bomb-1', { port: 'kings-port' }]))?.rule).toBe('6.132');
    expect(umpire.check(assign(['red-marine-1', { port: 'kings-port' }]))?.rule).toBe('6.132');
    expect(umpire.check(assign(['red-bomb-1', { formation: 'red-flag' }]))).toBeNull();
    expect(umpire.check(assign(['red-fire-1', { port: 'kings-port' }]))).toBeNull();
    const blue = (to: To) => umpire.check(assign(['cobalt-galley-1', to]), 1);
    expect([
      blue({ formation: 'cobalt-flag' })?.rule,
      blue({ formation: 'cobalt-galleys' }),
      blue({ port: 'cala' }),
    ]).toEqual(['6.132', null, null]);
  });

  it('[6.132] not to a Ready Formation', () => {
    expect(step(flotillas).check(assign(['red-fleet-1', { formation: 'red-gf' }]))?.rule).toBe('6.132');
  });

  it('[6.133] at a Minor Port as at a Key Port, and only at Friendly ones', () => {
    const umpire = step(flotillas);
    expect(umpire.check(assign(['red-fleet-1', { port: 'ferry' }]))).toBeNull();
    expect(umpire.check(assign(['red-fleet-1', { port: 'ville' }]))?.rule).toBe('6.13');
    expect(umpire.check(assign(['red-fleet-1', { port: 'haven' }]))?.rule).toBe('6.13');
  });

  it('[6.136] also to a Port that is Interdicted', () => {
    const umpire = step({
      put: [{ id: 'red-gf', at: 'ville', squadrons: 'red-a red-b red-c', order: 'red-blockade' }],
      available: 'azure-fleet-1',
    });
    umpire.answer(idle, assign(['azure-fleet-1', { port: 'ville' }]));
    expect(placeOfAux(umpire.world, 'azure-fleet-1')).toEqual({ in: 'port', port: 'ville' });
  });
});

describe('Transfer of Auxiliaries', () => {
  const met = (): State =>
    atWar({
      put: [
        { id: 'red-gf', at: 'kings-port', squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
        { id: 'red-flag', at: 'kings-port', squadrons: 'red-b' },
        { id: 'red-det-1', at: 'x', squadrons: 'red-c' },
      ],
      ports: { 'kings-port': 'red-fleet-2' },
      stations: { red: 'r-ash' },
      mess: 'r-ash',
    });

  it('[6.135] between Formations and Ports in one place, Ready or not', () => {
    const world = met();
    const may = (aux: string, to: To) =>
      checkTransferAuxiliary(world, 'red', { aux, to }, null)?.rule ?? null;
    expect(may('red-fleet-1', { formation: 'red-flag' })).toBeNull();
    expect(may('red-fleet-1', { port: 'kings-port' })).toBeNull();
    expect(may('red-fleet-2', { formation: 'red-flag' })).toBeNull();
    expect(may('red-fleet-1', { formation: 'red-det-1' })).toBe('6.135');
    expect(may('red-fleet-2', { port: 'ferry' })).toBe('6.135');
  });

  it('[6.135] like Sail: by a Strategy Check of the Admiral', () => {
    const world = met();
    const act = { aux: 'red-fleet-1', to: { formation: 'red-flag' } };
    expect(transferAuxiliary(world, scripted(world, 6), 'red', act, false)).toBe(false);
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({ in: 'formation', formation: 'red-gf' });
    expect(transferAuxiliary(world, scripted(world, 5), 'red', act, false)).toBe(true);
    expect(forcesOf(world, 'red').formations['red-gf']!.auxiliaries).toEqual([]);
    expect(forcesOf(world, 'red').formations['red-flag']!.auxiliaries).toEqual(['red-fleet-1']);
  });
});

describe('Recovery', () => {
  it('[6.16] [6.161] one die for each in the Recovery Box; within its Class’s range it is Available', () => {
    const world = atWar({ available: 'azure-fleet-1 azure-light-1', world: { step: 'auxiliaries' } });
    const { auxiliaries: own } = forcesOf(world, 'blue');
    own['azure-fleet-1'] = { in: 'recovery' };
    own['azure-light-1'] = { in: 'recovery' };
    const umpire = new Umpire(world, auxiliariesStep, 4, 5);
    expect([own['azure-fleet-1'].in, own['azure-light-1'].in]).toEqual(['recovery', 'available']);
    expect(umpire.told('recovered').find(({ side }) => side === 'blue')).toMatchObject({
      dice: [4, 5],
      back: ['azure-light-1'],
    });
    expect(umpire.check(assign(['azure-light-1', { port: 'ville' }]), 1)).toBeNull();
  });

  it('whether anything lies in the Recovery Box the other side can’t tell from what it hears', () => {
    const heard = (available: string) => {
      const world = atWar({ available: 'red-fleet-1 red-light-1' });
      for (const aux of available.split(' ').filter((one) => one !== '')) toRecovery(world, 'red', aux);
      const { happenings } = new Umpire(world, auxiliariesStep, 9, 9).context;
      return happenings.filter(({ truth }) => truth.kind === 'recovered').map(({ shown }) => shown?.others);
    };
    expect(heard('')).toEqual(heard('red-fleet-1 red-light-1'));
    expect(heard('')).toHaveLength(2);
    expect(isNews({ kind: 'recovered', rule: '6.161', side: 'red' })).toBe(true);
  });

  it('[6.161] exact odds by Class, and a Contingent’s modifier', () => {
    const world = atWar({});
    const odds = (aux: string): number => oddsOf((face) => face <= recoversOn(world, aux));
    expect(['azure-fleet-1', 'red-50-1', 'azure-light-1', 'azure-galley-1'].map(odds)).toEqual([4, 4, 6, 5]);
    expect(['red-fire-1', 'red-bomb-1', 'red-marine-1'].map(odds)).toEqual([2, 4, 4]);
    expect(odds('red-fleet-1')).toBe(5);
  });

  it('[10.223] a privateer is back at its base at once', () => {
    const world = atWar({ world: { step: 'auxiliaries' } });
    forcesOf(world, 'blue').auxiliaries['privateer-1'] = { in: 'recovery' };
    new Umpire(world, auxiliariesStep, 3);
    expect(placeOfAux(world, 'privateer-1')).toEqual({ in: 'port', port: 'ville' });
  });

  it('[6.296] the Stationed come in after the dice: to Recovery', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1' }, world: { step: 'auxiliaries' } });
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    new Umpire(world, auxiliariesStep);
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({ in: 'recovery' });
    expect(world.markers).toEqual([]);
  });
});
