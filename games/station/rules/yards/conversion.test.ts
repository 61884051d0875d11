import { describe, expect, it } from 'vitest';
import { placeOfAux } from '../testing/found.ts';
import { atWar, doing, search, tasking } from '../testing/search.ts';
import { formationIn, type Stated, scripted, Umpire } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { auxiliariesStep } from './auxiliary-step.ts';
import { checkConvertAtSea, convertAtSea } from './dummies.ts';

const step = (stated: Stated, ...faces: number[]): Umpire =>
  new Umpire(
    atWar({ ...stated, world: { step: 'auxiliaries', impulse: 0, increment: 0 } }),
    auxiliariesStep,
    ...faces,
  );
const idle = { toSail: [], assign: [], toAuxiliary: [] };
const into = (...from: readonly (readonly [string, number])[]) => ({
  ...idle,
  toAuxiliary: [{ from: from.map(([squadron, sail]) => ({ squadron, sail })) }],
});
const sailOf = (world: State, id: string): number | undefined => forcesOf(world, 'red').squadrons[id]?.sail;
const given = (squadron: string, sail = 2) => [{ squadron, sail }];

describe('Mixed-Role Sail in Port', () => {
  it('[6.31] [6.311] [6.312] two Frigates become a Fleet Auxiliary, two SOL(D) a Fleet-50', () => {
    const umpire = step({ ordinary: { 'kings-port': 'red-f red-d' } });
    umpire.answer({ ...idle, toAuxiliary: [{ from: given('red-f') }, { from: given('red-d') }] }, idle);
    expect([placeOfAux(umpire.world, 'red-fleet-u').in, placeOfAux(umpire.world, 'red-50-u').in]).toEqual([
      'available',
      'available',
    ]);
    expect([sailOf(umpire.world, 'red-f'), sailOf(umpire.world, 'red-d')]).toEqual([undefined, undefined]);
  });

  it('[6.312] ships of the line and Flagships do not', () => {
    expect(step({ ordinary: { 'kings-port': 'red-a' } }).check(into(['red-a', 2]))?.rule).toBe('6.312');
  });

  it('[6.32] the counters are the limit', () => {
    const umpire = step({ ordinary: { 'kings-port': 'red-f red-i' } });
    umpire.answer(into(['red-f', 2]), idle);
    expect(new Umpire(umpire.world, auxiliariesStep).check(into(['red-i', 2]))?.rule).toBe('6.32');
  });

  it('[6.321] two for one, of one Class; one Sail alone can’t', () => {
    const umpire = step({ ordinary: { 'kings-port': 'red-f red-i red-d' } });
    expect(umpire.check(into(['red-f', 1]))?.rule).toBe('6.321');
    expect(umpire.check(into(['red-f', 1], ['red-d', 1]))?.rule).toBe('6.321');
    expect(umpire.check(into(['red-f', 2], ['red-i', 1]))?.rule).toBe('6.321');
    expect(umpire.check(into(['red-f', 1], ['red-i', 1]))).toBeNull();
  });

  it('[6.322] [6.323] in the Auxiliary Step from Squadrons in Port, even different Ports, after Assignment', () => {
    const umpire = step({
      ordinary: { 'kings-port': 'red-f', ferry: 'red-i' },
      put: [{ id: 'red-flag', at: 'x', squadrons: 'red-h' }],
    });
    expect(umpire.check(into(['red-h', 2]))?.rule).toBe('6.323');
    const both = into(['red-f', 1], ['red-i', 1]);
    expect(
      umpire.check({ ...both, assign: [{ aux: 'red-fleet-u', to: { port: 'kings-port' } }] })?.rule,
    ).toBe('6.12');
    umpire.answer(both, idle);
    expect([sailOf(umpire.world, 'red-f'), sailOf(umpire.world, 'red-i')]).toEqual([1, 1]);
    expect(placeOfAux(umpire.world, 'red-fleet-u').in).toBe('available');
  });

  it('[6.323] not from a Port that the Enemy Interdicts', () => {
    const umpire = step({
      ordinary: { ville: 'azure-f' },
      put: [{ id: 'red-gf', at: 'ville', squadrons: 'red-a red-b red-c', order: 'red-blockade' }],
    });
    umpire.answer(idle, into(['azure-f', 2]));
    expect(forcesOf(umpire.world, 'blue').squadrons['azure-f']?.sail).toBe(2);
    expect(umpire.told('converted')[0]).toMatchObject({ done: false });
  });

  it('[6.324] an Available one goes back to two Sail, before Assignment, at a Friendly Port', () => {
    const umpire = step({ available: 'red-fleet-u red-fleet-1', ordinary: { 'kings-port': 'red-f:1' } });
    const back = (aux: string, port: string) => ({ ...idle, toSail: [{ aux, port }] });
    expect(umpire.check(back('red-fleet-1', 'kings-port'))?.rule).toBe('6.324');
    expect(umpire.check(back('red-fleet-u', 'ville'))?.rule).toBe('6.324');
    umpire.answer(back('red-fleet-u', 'kings-port'), idle);
    // One joins the Squadron In Ordinary, the other Forms a new one that Fits Out.
    expect(forcesOf(umpire.world, 'red').squadrons['red-f']).toMatchObject({ sail: 2, dp: 1 });
    expect(forcesOf(umpire.world, 'red').squadrons['red-i']).toMatchObject({
      sail: 1,
      dp: 1,
      port: { at: 'kings-port', state: 'FittingOut' },
    });
    expect(placeOfAux(umpire.world, 'red-fleet-u').in).toBe('future');
  });

  it('[6.325] not from a Squadron with DPs over half its DR; who takes Sail in gets a DP', () => {
    const worn = step({ ordinary: { 'kings-port': 'red-f:2/6 red-i:2/5' } });
    expect(worn.check(into(['red-f', 2]))?.rule).toBe('6.325');
    expect(worn.check(into(['red-i', 2]))).toBeNull();
    const back = step({ available: 'red-50-u', fittingOut: { 'kings-port': 'red-d:1/7' } });
    back.answer({ ...idle, toSail: [{ aux: 'red-50-u', port: 'kings-port' }] }, idle);
    expect(forcesOf(back.world, 'red').squadrons).toMatchObject({
      'red-d': { sail: 1, dp: 7 },
      'red-h': { sail: 2, dp: 1 },
    });
  });
});

describe('Mixed-Role Sail at sea', () => {
  const cruising = (squadrons = 'red-f red-a', auxiliaries = ''): State =>
    atWar({ put: [{ id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons, auxiliaries: auxiliaries }] });

  it('[6.121] [6.323] a Leadership Check; then the Auxiliary is with the Formation and can be Tasked', () => {
    const world = cruising();
    convertAtSea(world, scripted(world, 6), 'red', 'red-det-1', given('red-f'));
    expect(placeOfAux(world, 'red-fleet-u')).toEqual({ in: 'formation', formation: 'red-det-1' });
    expect(formationIn(world, 'red-det-1').squadrons).toEqual(['red-a']);
    expect(tasking(world).check(doing(search('red-fleet-u', 'w')))).toBeNull();
  });

  it('[6.323] a check that fails changes nothing', () => {
    const world = cruising();
    convertAtSea(world, scripted(world, 7), 'red', 'red-det-1', given('red-f'));
    expect([sailOf(world, 'red-f'), placeOfAux(world, 'red-fleet-u').in]).toEqual([2, 'future']);
  });

  it('[6.323] of one Ready Formation, within its limit of Auxiliaries', () => {
    const world = cruising('red-f red-a', 'red-fleet-1 red-fleet-2');
    expect(checkConvertAtSea(world, 'red', 'red-det-1', given('red-f'))?.rule).toBe('6.131');
    const apart = atWar({
      put: [
        { id: 'red-det-1', at: 'x', squadrons: 'red-f:1' },
        { id: 'red-det-2', at: 'x', squadrons: 'red-i:1' },
        { id: 'red-flag', at: 'kings-port', fitting: true, squadrons: 'red-d' },
      ],
    });
    const mixed = [...given('red-f', 1), ...given('red-i', 1)];
    expect(checkConvertAtSea(apart, 'red', 'red-det-1', mixed)?.code).toBe('convert-squadron');
    expect(checkConvertAtSea(apart, 'red', 'red-flag', given('red-d'))?.code).toBe('convert-ready');
  });
});
