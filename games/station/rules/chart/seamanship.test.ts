import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { convoyAt, escort, escortedBy } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { afloat } from '../testing/sailing.ts';
import { formationIn, putAt, type Stated } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { type Way, waysFrom } from './lanes.ts';
import { barsOf, beyondTether, helmsman, idleCorsairs, sortOf } from './seamanship.ts';

const galleys = (at: string, squadrons = 'grey-g', more: Stated = {}): State =>
  afloat({
    put: [putAt('cobalt-galleys', at, squadrons, undefined, { leader: 'c-diaz' })],
    ...more,
    scenario: { contingents: { Grey: 'blue' }, ...more.scenario },
  });

/** What bars each way that the sea leaves open, by what is done with the Movement Point. */
function bars(world: State, side: string, id: string): string[] {
  const barred = barsOf(world, side, id);
  const { place } = formationIn(world, id);
  const sort = sortOf(theatreOf(world), forcesOf(world, side), id);
  const word = ({ step }: Way): string => ('to' in step ? `${step.do} ${step.to}` : step.do);
  return waysFrom(world, place, sort).map((way) => `${word(way)}: ${barred(way)?.rule ?? 'open'}`);
}

describe('What sort of Formation it is', () => {
  it.each([
    ['galleys alone', 'cobalt-galleys', 'cobalt-g', { galleys: true, shore: true }],
    ['galleys and ships', 'cobalt-flag', 'cobalt-g cobalt-a', { galleys: false, shore: true }],
    ['ships alone', 'cobalt-flag', 'cobalt-a cobalt-d', { galleys: false, shore: false }],
  ])('[3.23] %s', (_, id, squadrons, sort) => {
    const world = afloat({ put: [putAt(id, 'cala', squadrons)] });
    expect(sortOf(theatreOf(world), forcesOf(world, 'blue'), id)).toEqual(sort);
  });

  it('[3.23] [10.122] a Convoy escorted by galleys goes under sail, but keeps out of Zones', () => {
    const { world } = convoyAt(
      { group: 'blue-troops', at: 'coast' },
      { put: [putAt('cobalt-galleys', 'coast', 'cobalt-g', undefined, { leader: 'c-diaz' })] },
    );
    const sort = () => sortOf(theatreOf(world), forcesOf(world, 'blue'), 'blue-troops');
    expect(sort()).toEqual({ galleys: false, shore: false });
    escortedBy(world, 'blue-troops', 'cobalt-galleys');
    expect(sort()).toEqual({ galleys: false, shore: true });
  });

  it('[10.122] at the helm is the leader of the Escort, and nobody where there is none', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'narrows' }, { put: [escort] });
    const forces = forcesOf(world, 'blue');
    const convoy = formationIn(world, 'blue-trade');
    expect(helmsman(forces, convoy)).toBeNull();
    escortedBy(world, 'blue-trade', 'azure-det');
    expect(helmsman(forces, convoy)).toBe('a-brun');
    expect(helmsman(forces, formationIn(world, 'azure-det'))).toBe('a-brun');
  });
});

describe('What is closed to whom', () => {
  it('[3.23] M1.6: galleys of a tethered Contingent keep within their range of its Ports', () => {
    const world = galleys('cala');
    const spaces = testModule.spaces.map(({ id }) => id);
    expect(spaces.filter((at) => !beyondTether(world, 'blue', 'cobalt-galleys', at))).toEqual([
      'y',
      'cala',
      'haven',
      'm3',
    ]);
    // No Zone is beyond anything: galleys keep out of them for another reason.
    expect(beyondTether(world, 'blue', 'cobalt-galleys', 'gulf')).toBe(false);
  });

  it.each([
    ['of a Contingent that is not tethered', 'cobalt-g'],
    ['that are none', 'cobalt-a'],
  ])('[3.23] M1.6: Squadrons %s go where they like', (_, squadrons) => {
    const id = squadrons === 'cobalt-a' ? 'cobalt-flag' : 'cobalt-galleys';
    const world = afloat({ put: [putAt(id, 'cala', squadrons)] });
    expect(testModule.spaces.some(({ id: at }) => beyondTether(world, 'blue', id, at))).toBe(false);
  });

  it('[3.23] [9.313] barred on the way: what is too far, and what is closed without Orders', () => {
    expect(bars(galleys('y'), 'blue', 'cobalt-galleys')).toEqual([
      'hold: open',
      'go x: 3.23',
      'go coast: 3.23',
      'go ferry: 3.23',
      'go cala: open',
    ]);
    const south = afloat({ put: [putAt('cobalt-flag', 'w', 'cobalt-a')] });
    expect(bars(south, 'blue', 'cobalt-flag')).toEqual([
      'hold: open',
      'go narrows: 9.313',
      'go kings-port: open',
      'go den: open',
      'go x: open',
      'go ocean: 9.313',
    ]);
  });

  it.each([
    ['kings-port', 'red-flag', 'open'],
    ['ville', 'red-flag', '5.282'],
    ['ville', 'azure-flag', 'open'],
    ['cala', 'azure-flag', '5.282'],
  ])('[5.282] into %s with %s: %s', (at, id, bar) => {
    const side = id === 'red-flag' ? 'red' : 'blue';
    const world = afloat({ put: [putAt(id, at, id === 'red-flag' ? 'red-a' : 'azure-a')] });
    expect(bars(world, side, id).at(-1)).toBe(`put-in: ${bar}`);
  });

  it('[5.286] out of a Port, unless nobody may leave it', () => {
    const world = afloat({ put: [putAt('red-flag', 'ferry', 'red-a', undefined, { fitting: true })] });
    expect(bars(world, 'red', 'red-flag')).toEqual(['hold: open', 'put-out: open']);
    world.ports.ferry!.closedUntil = 1;
    expect(bars(world, 'red', 'red-flag')).toEqual(['hold: open', 'put-out: 5.286']);
  });

  const corsairs: Module = {
    ...testModule,
    squadrons: [
      ...testModule.squadrons,
      {
        ...testModule.squadrons.find(({ id }) => id === 'azure-f')!,
        id: 'xebecs',
        letter: 'X',
        corsair: { base: 'ville', requires: 'war', perish: false },
      },
    ],
  };
  const xebecs = (events = 'war'): State =>
    afloat({
      events,
      scenario: {
        module: corsairs,
        squadrons: [{ id: 'xebecs', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } }],
      },
    });

  it.each<[string, string, (world: State) => void, boolean]>([
    ['once their Event stands', 'war', () => {}, false],
    ['before it', '', () => {}, true],
    [
      'when it stands no more',
      'war',
      (world) => Object.assign(world.events, { war: { ...world.events.war!, stands: false } }),
      true,
    ],
    [
      'while their base has been shown force',
      'war',
      ({ ports }) => void Object.assign(ports.ville!, { neutralisedUntil: 1 }),
      true,
    ],
    [
      'when that is over',
      'war',
      ({ ports }) => void Object.assign(ports.ville!, { neutralisedUntil: 0 }),
      false,
    ],
    [
      'by a Formation that is none of theirs',
      '',
      (world) => void delete formationIn(world, 'xebecs').corsair,
      false,
    ],
  ])('[10.214] [10.215] Corsairs are idle %s', (_, events, change, idle) => {
    const world = xebecs(events);
    change(world);
    expect(idleCorsairs(world, 'blue', 'xebecs')).toBe(idle);
    expect(bars(world, 'blue', 'xebecs').at(-1)).toBe(`put-out: ${idle ? '10.214' : 'open'}`);
  });

  it('[10.214] those who need no Event are never idle for want of one, and others are no Corsairs', () => {
    const free: Module = {
      ...corsairs,
      squadrons: corsairs.squadrons.map((one) =>
        one.corsair === undefined ? one : { ...one, corsair: { ...one.corsair, requires: null } },
      ),
    };
    const world = xebecs('');
    const freed = { ...world, scenario: { ...world.scenario, module: free } };
    expect(idleCorsairs(freed, 'blue', 'xebecs')).toBe(false);
    const plain = afloat({ put: [putAt('azure-f', 'x', 'azure-f')] });
    expect(idleCorsairs(plain, 'blue', 'azure-f')).toBe(false);
  });
});
