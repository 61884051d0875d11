import { describe, expect, it } from 'vitest';
import { links } from '../../data/tables.ts';
import { convoyMove } from '../convoys/convoy-way.ts';
import { convoyAt } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { afloat, testGale } from '../testing/sailing.ts';
import { fleets, force, formationIn, type Put } from '../testing/station.ts';
import { atSea, putToken } from '../umpire/tokens.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { isFriendlyPort, mayEnter, mayFight, mayFitOut } from './politics.ts';
import { beyondTether, sortOf } from './seamanship.ts';

const politics = (openPorts: (typeof testModule)['politics']['openPorts']) => ({
  politics: { ...testModule.politics, openPorts },
});

describe('Ports shared by Commands', () => {
  it('[2.322] [5.282] only by the one to the other that is named', () => {
    const open = (command: string, to: string): boolean =>
      isFriendlyPort(desksAt({ module: politics([{ command, to, from: null }]) }), 'blue', 'south', 'ville');
    expect([open('north', 'south'), open('north', 'east'), open('east', 'south')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[2.322] one that no Command owns is every Command’s; without any to hire nothing changes', () => {
    const world = desksAt();
    world.ports.den!.side = 'blue';
    expect(['north', 'south'].map((command) => isFriendlyPort(world, 'blue', command, 'den'))).toEqual([
      true,
      true,
    ]);
    const { hired: _, ...nobody } = testModule;
    const none = desksAt({ scenario: { module: nobody } });
    expect([isFriendlyPort(none, 'red', null, 'ferry'), isFriendlyPort(none, 'red', null, 'haven')]).toEqual([
      true,
      false,
    ]);
  });

  it('[2.321] in a neutral Port those count that Fit Out there, and no others', () => {
    const COBALT: Put = force('cobalt-flag x c-cano cobalt-a');
    const full = (fittingOut: Readonly<Record<string, string>>, more: readonly Put[] = []): boolean =>
      mayFitOut(desksAt({ put: [COBALT, ...more], fittingOut }), 'blue', 'cobalt-flag', 'haven');
    expect([
      full({}),
      full({ haven: 'cobalt-b' }),
      full({ haven: 'cobalt-b cobalt-d' }),
      full({ cala: 'cobalt-b cobalt-d' }),
    ]).toEqual([true, true, false, true]);
    const galleys = { ...force('cobalt-galleys cala c-diaz cobalt-g cobalt-j'), fitting: true as const };
    expect([full({}, [galleys]), full({}, [{ ...galleys, at: 'haven' }])]).toEqual([true, false]);
    expect(mayFitOut(desksAt({ put: [COBALT] }), 'blue', 'cobalt-flag', 'x')).toBe(false);
  });
});

describe('where one may be sent', () => {
  const enters = (id: string, at: string, put: readonly Put[], map?: string[]): boolean =>
    mayEnter(
      desksAt({ put, ...(map === undefined ? {} : { scenario: { only: { map } } }) }),
      id.startsWith('red') ? 'red' : 'blue',
      id,
      at,
    );
  it('[9.313] on the map: a Small Space where both its ends are', () => {
    const put = [force('red-flag x r-birch red-a')];
    const map = ['w', 'x', 'y'];
    expect(['m2', 'm3', 'm1', 'w', 'ville', 'gulf'].map((at) => enters('red-flag', at, put, map))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('[9.313] [3.355] not into waters closed without Orders, save a Squadron by itself, or no Flotilla at all', () => {
    const flag = force('cobalt-flag x c-cano cobalt-a');
    expect(enters('cobalt-flag', 'narrows', [flag])).toBe(false);
    expect(enters('cobalt-flag', 'w', [flag])).toBe(true);
    expect(enters('cobalt-a', 'narrows', [{ id: 'cobalt-a', at: 'x', squadrons: 'cobalt-a' }])).toBe(true);
    expect(enters('nobody', 'narrows', [])).toBe(true);
    const world = desksAt();
    const dummy = newFormation('blue-dummy', 'dummy', 'south', atSea('x'), 0);
    world.forces.blue!.formations['blue-dummy'] = dummy;
    putToken(world, 'blue', dummy);
    expect(mayEnter(world, 'blue', 'blue-dummy', 'narrows')).toBe(true);
  });
});

describe('whom one may fight', () => {
  const met = (put: readonly Put[], change?: (world: State) => void) => {
    const world = desksAt({ put });
    change?.(world);
    return (side: string, other: string, own?: string) =>
      mayFight(world, side, formationIn(world, other).token!, own);
  };
  it('[2.221] M1.4: the Combined Fleet at a price in its own Harbour alone', () => {
    const combined = (at: string, fitting: boolean) =>
      met([
        force('red-flag x r-birch red-a'),
        { ...force(`blue-gf ${at} a-aubin azure-a cobalt-a`), ...(fitting ? { fitting: true } : {}) },
      ])('red', 'blue-gf');
    expect([combined('ville', true), combined('ville', false), combined('cala', true)]).toEqual([
      'price',
      'yes',
      'yes',
    ]);
    const south = met([
      force('red-flag x r-birch red-a'),
      { ...force('cobalt-flag ville c-cano cobalt-a'), fitting: true },
    ]);
    expect(south('red', 'cobalt-flag')).toBe('yes');
  });

  it('[2.221] M1.4: those at peace begin nothing, others of their side may', () => {
    const may = met([
      force('red-flag x r-birch red-a'),
      force('azure-flag x a-aubin azure-a'),
      force('cobalt-flag x c-cano cobalt-b'),
    ]);
    expect([
      may('blue', 'red-flag', 'azure-flag'),
      may('blue', 'red-flag', 'cobalt-flag'),
      may('blue', 'red-flag'),
    ]).toEqual(['no', 'yes', 'yes']);
    expect(may('red', 'red-flag')).toBe('no');
  });

  it('[2.221] M6.3: the hired fight nobody by themselves; with others they do', () => {
    const red = (squadrons: string) =>
      met([force(`red-flag x r-birch ${squadrons}`), force('cobalt-flag x c-cano cobalt-b')], (world) => {
        world.hired = true;
      })('red', 'cobalt-flag', 'red-flag');
    expect([red('order-d'), red('order-d red-a'), red('red-a')]).toEqual(['no', 'yes', 'yes']);
    const { hired: _, ...nobody } = testModule;
    const none = desksAt({
      put: fleets('red-flag x r-birch red-a, cobalt-flag x c-cano cobalt-b'),
      scenario: { module: nobody },
    });
    const token = (id: string): string => formationIn(none, id).token!;
    expect(mayFight(none, 'red', token('cobalt-flag'), 'red-flag')).toBe('yes');
    expect(mayFight(none, 'blue', token('red-flag'), 'cobalt-flag')).toBe('yes');
  });
});

describe('under oars', () => {
  it('[3.23] none but galleys alone; what has no ships at all has no oars', () => {
    const world = afloat({
      put: fleets(
        'cobalt-galleys y c-diaz cobalt-g, cobalt-flag x c-cano cobalt-a cobalt-j',
        'azure-flag x a-aubin azure-a',
      ),
    });
    const dummy = newFormation('blue-dummy', 'dummy', 'south', atSea('x'), 0);
    world.forces.blue!.formations['blue-dummy'] = dummy;
    const sort = (id: string) => sortOf(theatreOf(world), world.forces.blue!, id);
    expect(['cobalt-galleys', 'cobalt-flag', 'azure-flag', 'blue-dummy'].map(sort)).toEqual([
      { galleys: true, shore: true },
      { galleys: false, shore: true },
      { galleys: false, shore: false },
      { galleys: false, shore: false },
    ]);
  });

  it('[3.23] M1.6: galleys keep to their own coast, other ships of theirs do not', () => {
    const world = afloat({
      put: [
        { id: 'grey-g', at: 'cala', squadrons: 'grey-g' },
        { id: 'order-d', at: 'x', squadrons: 'order-d' },
      ],
    });
    const grey = ['haven', 'cala', 'y', 'x', 'm3', 'ferry'].map((at) =>
      beyondTether(world, 'blue', 'grey-g', at),
    );
    expect(grey).toEqual([false, false, false, true, false, true]);
    expect(['x', 'narrows'].map((at) => beyondTether(world, 'red', 'order-d', at))).toEqual([false, false]);
  });
});

describe('a Convoy on its route', () => {
  it('[10.114] goes straight to the next place, though another way were surer', () => {
    const module = { ...testModule, links: [...testModule.links, ...links(['ville > y'])] };
    const { world } = convoyAt(
      { group: 'blue-troops', at: 'x', route: 2, next: 2 },
      { scenario: { module }, world: { blowing: ['Souther'], gales: [testGale('Souther', 8, 'x')] } },
    );
    expect(convoyMove(world, 'blue', 'blue-troops')).toEqual({ do: 'go', to: 'y' });
  });
});
