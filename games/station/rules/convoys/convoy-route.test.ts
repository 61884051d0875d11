import { describe, expect, it } from 'vitest';
import { convoyAt, escort, type Sailing } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { afloat, testGale } from '../testing/sailing.ts';
import type { Stated } from '../testing/station.ts';
import type { Step } from '../world/forces.ts';
import { newConvoy } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { groupOf, isObstructed, isUnusable, pathOf, routePath, waitsForGale } from './convoy-route.ts';
import { convoyMove } from './convoy-way.ts';

describe('The next Movement Point of a Convoy', () => {
  const hold: Step = { do: 'hold' };
  const trade = { group: 'blue-trade', at: 'narrows' } as const;
  const guard = { id: 'red-flag', at: 'narrows', squadrons: 'red-a:2', order: 'red-strait' };
  it.each<[string, Sailing, Step, Stated?]>([
    ['out of a Zone', { ...trade, at: 'ocean' }, { do: 'leave', to: 'narrows' }],
    ['along a Lane', { ...trade, at: 'w' }, { do: 'go', to: 'x' }],
    ['into a Zone', { ...trade, leg: 'home', at: 'narrows' }, { do: 'go', to: 'ocean' }],
    ['from a Small Space', { ...trade, at: 'm2', next: 3 }, { do: 'go', to: 'x' }],
    [
      'from beside its route by the shortest way',
      { ...trade, at: 'coast', next: 3 },
      { do: 'go', to: 'ville' },
    ],
    ['into its Port', { ...trade, at: 'ville' }, { do: 'put-in' }],
    [
      'before a Port that is lost',
      { ...trade, at: 'ville' },
      hold,
      { scenario: { ports: { ville: 'red' } } },
    ],
    ['before its coast', { group: 'blue-troops', at: 'coast', next: 2 }, hold],
    ['out of Port', { group: 'blue-troops', at: 'ville', fitting: true }, { do: 'put-out' }],
    ['in its last Port', { ...trade, at: 'ville', fitting: true }, hold],
    [
      'in a Port of call, this Turn',
      {
        group: 'red-victuals',
        at: 'kings-port',
        fitting: true,
        next: 2,
        called: [{ at: 'kings-port', turn: 0 }],
      },
      hold,
    ],
    [
      'in a Port of call, the next Turn',
      {
        group: 'red-victuals',
        at: 'kings-port',
        fitting: true,
        next: 2,
        called: [{ at: 'kings-port', turn: -1 }],
      },
      { do: 'put-out' },
    ],
    ['into a Port of call', { group: 'red-victuals', at: 'kings-port', next: 2 }, { do: 'put-in' }],
    ['before an Interdicted Space', { ...trade, at: 'ocean' }, hold, { put: [guard] }],
    [
      'Scattered, through it',
      { ...trade, at: 'ocean', scattered: true },
      { do: 'leave', to: 'narrows' },
      { put: [guard] },
    ],
  ])('[10.114] [10.153] %s', (_, sailing, step, stated = {}) => {
    const { world } = convoyAt(sailing, stated);
    expect(convoyMove(world, sailing.group === 'red-victuals' ? 'red' : 'blue', sailing.group)).toEqual(step);
  });

  it('[2.221] M4.3: from a Port that the plague has closed it does not sail', () => {
    const { world } = convoyAt({ group: 'blue-troops', at: 'ville', fitting: true });
    world.ports.ville!.closedUntil = 1;
    expect(convoyMove(world, 'blue', 'blue-troops')).toEqual(hold);
  });

  it.each([
    ['in Port, blown upon', 'ville', true, 1, 'Norther', 'ville', true],
    ['in Port, with a Gale on its way', 'ville', true, 1, 'Souther', 'y', false],
    ['at its start, blown upon', 'ville', false, 1, 'Norther', 'ville', true],
    ['at its start, with a Gale on its way', 'ville', false, 1, 'Norther', 'x', true],
    ['on its way, whatever blows', 'x', false, 2, 'Norther', 'x', false],
    ['at its start in fair weather', 'ville', false, 1, 'Easter', 'narrows', false],
  ])('[10.114] M5.1: it waits for a Gale %s', (_, at, fitting, next, wind, where, waits) => {
    const { world, convoy } = convoyAt(
      { group: 'blue-troops', at, route: 2, next, ...(fitting ? { fitting } : {}) },
      { world: { gales: [testGale(wind, 8, where)] } },
    );
    expect(waitsForGale(world, 'blue', convoy)).toBe(waits);
  });

  it.each([
    ['no Escort', undefined, true],
    ['fewer Sail of the line', 'azure-a:1', true],
    ['as many', 'azure-a:2', true],
    ['more', 'azure-a:3', false],
    ['more Sail, but Frigates', 'azure-f azure-i', true],
  ])('[10.114] M5.2: obstructed with %s against two', (_, squadrons, obstructed) => {
    const { world, convoy } = convoyAt(
      { ...trade, at: 'ocean' },
      { put: [guard, ...(squadrons === undefined ? [] : [{ ...escort, at: 'ocean', squadrons }])] },
    );
    if (squadrons !== undefined) convoy.escort = 'azure-det';
    expect(isObstructed(world, 'blue', convoy, 'narrows')).toBe(obstructed);
    expect(isObstructed(world, 'blue', convoy, 'w')).toBe(false);
    expect(isObstructed(world, 'blue', { ...convoy, scattered: true }, 'narrows')).toBe(false);
  });

  it.each<[string, (world: State) => void, boolean, Stated?]>([
    ['as it should be', () => {}, false],
    ['in a Gale', (world) => void Object.assign(world, { gales: [testGale('Norther', 8, 'ville')] }), true],
    ['closed', ({ ports }) => void Object.assign(ports.ville!, { closedUntil: 1 }), true],
    ['lost', ({ ports }) => void Object.assign(ports.ville!, { side: 'red' }), true],
    ['watched', () => {}, true, { put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a' }] }],
    [
      'with its own side before it',
      () => {},
      false,
      { put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }] },
    ],
    ['with an Enemy elsewhere', () => {}, false, { put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a' }] }],
  ])('[10.115] M5.4: its last Port, %s, is of no use: %s', (_, change, unusable, stated = {}) => {
    const { world, convoy } = convoyAt({ ...trade, at: 'x' }, stated);
    change(world);
    expect(isUnusable(world, 'blue', convoy, 'ville')).toBe(unusable);
  });

  it('[10.114] [10.111] the route in its direction, and with the Port it is diverted to', () => {
    const theatre = theatreOf(afloat());
    const group = groupOf(theatre, 'blue-trade');
    const path = ['ocean', 'narrows', 'w', 'x', 'ville'];
    expect([routePath(group, 1, 'out'), routePath(group, 1, 'home'), routePath(group, 9, 'out')]).toEqual([
      path,
      path.toReversed(),
      [],
    ]);
    expect(group.routes[0]!.path).toEqual(path);
    const diverted = { ...newConvoy('c', 'blue-trade', 'out', 1, null), diverted: true };
    expect(pathOf(theatre, diverted)).toEqual(['ocean', 'narrows', 'w', 'x', 'cala']);
    const { divert: _, ...straight } = testModule.convoys[0]!;
    const module = { ...testModule, convoys: [straight] };
    expect(pathOf(theatreOf({ scenario: { module } }), diverted)).toEqual(path);
    expect(() => groupOf(theatre, 'none')).toThrow('there is no Convoy none');
  });
});
