import { describe, expect, it } from 'vitest';
import { waysFrom } from '../chart/lanes.ts';
import { testModule } from '../testing/module.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, dpOf, sailOn, tokenFor, whereIs } from '../testing/sailing.ts';
import { fleets, force, formationIn, type Put } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { State } from '../world/state.ts';
import { checkPlan } from './plan-check.ts';

const IN = { kind: 'steps', steps: [{ do: 'put-in' }] } as const;
const OUT = { kind: 'steps', steps: [{ do: 'put-out' }] } as const;
const red = (at: string, more: Partial<Put> = {}): State =>
  afloat({ put: [{ id: 'red-flag', at, squadrons: 'red-a', leader: 'r-birch', ...more }] });

describe('Ports and Harbours', () => {
  it('[5.28] Ports are Large Spaces, Key or Minor', () => {
    for (const { id, kind } of testModule.ports) {
      expect(testModule.spaces.find((one) => one.id === id)?.kind).toBe('port');
      expect(['key', 'minor']).toContain(kind);
    }
    const world = withPlan(red('y'), 'red-flag', going('ferry'));
    sailOn(world, 0);
    expect(whereIs(world, 'red-flag')).toBe('ferry');
  });

  it('[5.281] a Port keeps its side until the module’s rules change it', () => {
    const world = withPlan(red('cala'), 'red-flag', { kind: 'hold' });
    sailOn(world);
    expect(world.ports.cala?.side).toBe('blue');
  });

  it('[5.282] [2.351] anybody may enter a Port Space, but only friends its Harbour', () => {
    const world = red('ville');
    expect(checkPlan(world, 'red', 'red-flag', IN)?.rule).toBe('5.282');
    withPlan(world, 'red-flag', IN);
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('ville');
    const home = withPlan(red('kings-port'), 'red-flag', IN);
    expect(checkPlan(home, 'red', 'red-flag', IN)).toBeNull();
    sailOn(home);
    expect(whereIs(home, 'red-flag')).toBe('kings-port:harbour');
  });

  it('[5.282] a Neutral Port takes those the module lets in', () => {
    const grey = (id: string, side: 'red' | 'blue', squadrons: string, leader: string): unknown => {
      const world = afloat({ put: [{ id, at: 'haven', squadrons, leader }] });
      return checkPlan(world, side, id, IN)?.rule ?? null;
    };
    expect(grey('cobalt-flag', 'blue', 'cobalt-a', 'c-cano')).toBeNull();
    expect(grey('red-flag', 'red', 'red-a', 'r-birch')).toBe('5.282');
  });

  it('[5.283] a Harbour is a place of its own, reached only from its Port for one point', () => {
    const world = red('kings-port', { fitting: true });
    const ways = waysFrom(world, { at: 'kings-port', berth: 'harbour' }, { galleys: false });
    expect(ways.map(({ place }) => `${place.at}:${place.berth}`)).toEqual([
      'kings-port:harbour',
      'kings-port:sea',
    ]);
    expect(checkPlan(world, 'red', 'red-flag', going('w'))?.rule).toBe('5.283');
  });

  it('[5.285] a Port keeps the Auxiliaries Assigned to it and the Squadrons In Ordinary with their DPs, for its owner alone', () => {
    const world = afloat({ ordinary: { 'kings-port': 'red-b:3/7' }, ports: { 'kings-port': 'red-light-1' } });
    sailOn(world);
    const forces = view(world, 'red').forces.red!;
    expect(forces.squadrons['red-b']).toMatchObject({
      dp: 7,
      port: { at: 'kings-port', state: 'InOrdinary' },
    });
    expect(forces.auxiliaries['red-light-1']).toEqual({ in: 'port', port: 'kings-port' });
    expect(view(world, 'blue').forces.red).toBeUndefined();
  });

  it('[5.286] [5.14] out and in cost a point each', () => {
    const world = withPlan(red('kings-port', { fitting: true }), 'red-flag', {
      kind: 'steps',
      steps: [{ do: 'put-out' }, { do: 'put-in' }],
    });
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port');
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port:harbour');
  });

  it('[5.287] the one point covers both the State and the move to the Port Space', () => {
    const world = withPlan(red('kings-port', { fitting: true }), 'red-flag', OUT);
    const umpire = sailOn(world);
    expect(umpire.told('moved')).toMatchObject([
      { how: 'put-out', from: { berth: 'harbour' }, to: { at: 'kings-port', berth: 'sea' } },
    ]);
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'hold' });
  });

  it('[5.288] at a Minor Port any number may Fit Out', () => {
    const world = withPlan(red('ferry', { squadrons: 'red-a red-b red-c' }), 'red-flag', IN);
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('ferry:harbour');
    expect(testModule.ports.find(({ id }) => id === 'ferry')?.inOrdinaryLimit).toBe(1);
  });

  it('[5.289] an Enemy at a Friendly Port is seen at once, one in his own is not', () => {
    const world = afloat({
      put: fleets('red-flag x r-birch red-a, azure-flag ville a-aubin azure-a'),
    });
    withPlan(world, 'red-flag', going('ville'));
    const umpire = sailOn(world, 0);
    expect(umpire.told('spotted')).toMatchObject([{ side: 'red', why: 'port' }]);
    expect(tokenFor(world, 'azure-flag').face).toBeNull();
  });

  it('a Port closed by plague is neither entered nor left', () => {
    const world = red('kings-port', { fitting: true });
    world.ports['kings-port']!.closedUntil = 4;
    withPlan(world, 'red-flag', OUT);
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port:harbour');
    const outside = red('kings-port');
    outside.ports['kings-port']!.closedUntil = 4;
    withPlan(outside, 'red-flag', IN);
    sailOn(outside);
    expect(whereIs(outside, 'red-flag')).toBe('kings-port');
  });
});

describe('Straits', () => {
  it('[5.261] [11.23] every Squadron that spends a point to enter one takes a DP, each time', () => {
    const world = withPlan(
      red('w', { squadrons: 'red-a red-b:4/2' }),
      'red-flag',
      going('narrows', 'w', 'narrows'),
    );
    for (const blowing of [['Easter'], [], ['Easter']]) {
      world.blowing = blowing;
      sailOn(world);
    }
    expect([dpOf(world, 'red-a'), dpOf(world, 'red-b')]).toEqual([2, 4]);
    sailOn(world);
    expect(dpOf(world, 'red-a')).toBe(2);
  });

  it('[11.23] galleys take none', () => {
    const world = afloat({
      put: [force('cobalt-galleys w c-diaz cobalt-g', { order: 'south-rebase' })],
      options: { freeCourses: true },
    });
    withPlan(world, 'cobalt-galleys', going('narrows'));
    sailOn(world);
    expect([whereIs(world, 'cobalt-galleys'), dpOf(world, 'cobalt-g')]).toEqual(['narrows', 0]);
  });

  it('[5.261] [7.111] Formations are seen in a Strait', () => {
    const world = withPlan(red('w'), 'red-flag', voyageTo('narrows'));
    world.blowing = ['Easter'];
    const umpire = sailOn(world);
    expect(umpire.told('spotted')).toMatchObject([{ why: 'strait', face: { squadrons: 1 } }]);
  });

  it('[11.23] who leaves a place that it Interdicted pays at once', () => {
    const world = withPlan(red('ville'), 'red-flag', going('coast'));
    formationIn(world, 'red-flag').interdicted = 'ville';
    const umpire = sailOn(world);
    expect(dpOf(world, 'red-a')).toBe(2);
    expect(formationIn(world, 'red-flag').interdicted).toBeNull();
    expect(umpire.told('attrition')).toMatchObject([{ why: 'interdiction' }]);
  });
});

describe('Galleys', () => {
  it('some may not go far from their own Ports', () => {
    const world = afloat({
      put: [force('cobalt-galleys cala c-diaz grey-g')],
      scenario: { contingents: { Grey: 'blue' } },
    });
    expect(checkPlan(world, 'blue', 'cobalt-galleys', voyageTo('y'))).toBeNull();
    expect(checkPlan(world, 'blue', 'cobalt-galleys', voyageTo('x'))?.rule).toBe('3.23');
    expect(checkPlan(world, 'blue', 'cobalt-galleys', going('gulf'))?.rule).toBe('3.23');
  });
});
