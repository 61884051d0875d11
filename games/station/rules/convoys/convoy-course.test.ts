import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { convoyAt, convoyTold, escort, putConvoy, type Sailing, withGroup } from '../testing/convoys.ts';
import { afloat, endIncrement, sailOn, testGale } from '../testing/sailing.ts';
import { allTold, formationIn, scripted } from '../testing/station.ts';
import { atSea } from '../umpire/tokens.ts';
import { newConvoy } from '../world/new-forces.ts';
import { convoyMoved, hurtConvoy } from './convoy-way.ts';
import { appear } from './convoys.ts';

const trade = { group: 'blue-trade', at: 'narrows' } as const;
const troops = { group: 'blue-troops', at: 'coast', next: 2 } as const;
const stores = { group: 'red-victuals', at: 'narrows' } as const;

describe('Convoys hurt, told in full', () => {
  it.each([
    ['battle', 4, 3],
    ['task', 4, 3],
    ['gale', 0, 3],
  ] as const)('[10.14] [10.172] by %s', (by, battleDp, repairPoints) => {
    const { world, convoy } = convoyAt({ ...stores, repairPoints: 7, dp: 2 });
    const context = scripted(world);
    hurtConvoy(world, context, 'red', 'red-victuals', 0, by);
    expect(context.happenings).toEqual([]);
    hurtConvoy(world, context, 'red', 'red-victuals', 4, by);
    expect(allTold(context)).toEqual([
      { kind: 'convoy-hurt', rule: '10.14', side: 'red', group: 'red-victuals', dp: 4, total: 6, by },
    ]);
    expect(convoy).toMatchObject({ dp: 6, battleDp, repairPoints });
    hurtConvoy(world, context, 'red', 'red-victuals', 9, by);
    expect(convoy.repairPoints).toBe(0);
  });

  it.each<[string, Partial<Sailing>, boolean]>([
    ['seven DPs of Battle', { dp: 7, battleDp: 7 }, false],
    ['eight DPs of Battle', { dp: 8, battleDp: 8 }, true],
    ['eleven DPs in all', { dp: 11, battleDp: 0 }, false],
  ])('[10.142] [10.151] at the Increment’s end with %s it is Scattered: %s', (_, harm, scattered) => {
    const { world, convoy } = convoyAt({ ...trade, ...harm });
    endIncrement(world);
    expect(convoy.scattered).toBe(scattered);
    const total = withGroup('blue-trade', { scatter: { battle: 20, total: 11 } });
    const other = afloat({ scenario: { module: total } });
    putConvoy(other, { ...trade, ...harm });
    endIncrement(other);
    expect(other.forces.blue!.convoys['blue-trade']!.scattered).toBe(harm.dp === 11);
  });
});

describe('Convoys on their way, told in full', () => {
  it('[10.121] [9.427] the Escort that is met is told to all, who it is to its side alone', () => {
    const { world, convoy } = convoyAt({ ...trade, at: 'narrows' }, { put: [escort] });
    const guard = formationIn(world, 'azure-det');
    guard.execution = { ...guard.execution!, convoy: 'blue-trade' };
    const context = scripted(world);
    convoyMoved(world, context, 'blue', 'blue-trade');
    const joined = convoyTold('10.121', 'joined', { token: 't2' });
    const [, first] = allTold(context);
    expect(first).toEqual({ ...joined, escort: 'azure-det', others: joined });
    expect([convoy.escort, guard.under, guard.token, guard.plan]).toEqual([
      'azure-det',
      'blue-trade',
      null,
      { kind: 'hold' },
    ]);
  });

  it.each([
    ['who has the Order for another', { convoy: 'other' }, null],
    ['while it has one', {}, 'azure-flag'],
  ])('[10.122] nobody joins it %s', (_, change, has) => {
    const { world, convoy } = convoyAt(trade, { put: [escort] });
    const guard = formationIn(world, 'azure-det');
    guard.execution = { ...guard.execution!, convoy: 'blue-trade', ...change };
    convoy.escort = has;
    convoyMoved(world, scripted(world), 'blue', 'blue-trade');
    expect([convoy.escort, guard.under]).toEqual([has, null]);
  });

  it('[10.154] nor while it is Scattered', () => {
    const { world, convoy } = convoyAt({ ...trade, scattered: true }, { put: [escort] });
    const guard = formationIn(world, 'azure-det');
    guard.execution = { ...guard.execution!, convoy: 'blue-trade' };
    convoyMoved(world, scripted(world), 'blue', 'blue-trade');
    expect(convoy.escort).toBeNull();
  });

  const divert = (sailing: Partial<Sailing>, module?: Module) => {
    const world = afloat({
      world: { gales: [testGale('Norther', 8, 'ville')] },
      scenario: module === undefined ? {} : { module },
    });
    putConvoy(world, { ...trade, at: 'x', next: 4, ...sailing });
    const context = scripted(world);
    convoyMoved(world, context, 'blue', 'blue-trade');
    return { told: allTold(context), convoy: world.forces.blue!.convoys['blue-trade']! };
  };
  it('[10.114] M5.4: diverted where the other way parts, told to its side alone', () => {
    const { told: all, convoy } = divert({});
    expect(all).toEqual([convoyTold('10.114', 'diverted', { at: 'cala', others: null })]);
    expect(convoy.diverted).toBe(true);
  });

  it.each<[string, Partial<Sailing>, Module?]>([
    ['elsewhere', { at: 'w', next: 3 }],
    ['again', { diverted: true }],
    ['on the way home', { leg: 'home', next: 1 }],
    [
      'where the last place of the way home is near',
      { leg: 'home', at: 'narrows', next: 4 },
      withGroup('blue-trade', { divert: { from: 'narrows', to: 'cala' } }),
    ],
    [
      'where the next place is not the last',
      { next: 3, at: 'x' },
      withGroup('blue-trade', {
        routes: [{ number: 1, name: 'r', path: ['ocean', 'narrows', 'w', 'x', 'm3', 'ville'] }],
      }),
    ],
    [
      'where it is bound for that Port as it is',
      {},
      withGroup('blue-trade', { divert: { from: 'x', to: 'ville' } }),
    ],
  ])('[10.114] M5.4: not %s', (_, sailing, module) => {
    expect(divert(sailing, module).told).toEqual([]);
  });

  it('[10.163] before its coast only when it has spent a point there', () => {
    const after = (how: 'station' | 'with', clock: number, scattered = false) => {
      const { world } = convoyAt({ ...troops, scattered });
      formationIn(world, 'blue-troops').came = { how, from: null, clock };
      convoyMoved(world, scripted(world), 'blue', 'blue-troops');
      return Object.keys(world.forces.blue!.convoys).length;
    };
    expect([after('station', 2), after('with', 2), after('station', 1)]).toEqual([0, 1, 1]);
    expect([after('station', 2, true), after('with', 2, true)]).toEqual([0, 1]);
  });

  it('[10.172] a Port of call is noted once, with the Turn', () => {
    const { world, convoy } = convoyAt({
      ...stores,
      at: 'kings-port',
      fitting: true,
      repairPoints: 3,
      next: 2,
    });
    world.turn = 4;
    convoyMoved(world, scripted(world), 'red', 'red-victuals');
    convoyMoved(world, scripted(world), 'red', 'red-victuals');
    expect(convoy.called).toEqual([{ at: 'kings-port', turn: 4 }]);
    expect(convoy.next).toBe(3);
  });

  it('[10.115] where the way ends in a Zone it is gone once it is in the Zone proper', () => {
    const ends = (berth: 'in' | 'sea') => {
      const world = afloat({ scenario: { module: withGroup('blue-trade', { ends: 'zone' }) } });
      putConvoy(world, { ...trade, leg: 'home', at: 'ocean', next: 4 });
      const place = berth === 'in' ? ({ at: 'ocean', berth, edge: 'E' } as const) : atSea('ocean');
      formationIn(world, 'blue-trade').place = place;
      convoyMoved(world, scripted(world), 'blue', 'blue-trade');
      return Object.keys(world.forces.blue!.convoys).length;
    };
    expect([ends('in'), ends('sea')]).toEqual([1, 0]);
  });

  it('[10.113] one may gather in a Zone, and the world is sound with it', () => {
    const world = afloat();
    world.forces.blue!.convoys.c = newConvoy('c', 'blue-trade', 'out', 1, 'next-turn');
    appear(world, scripted(world), 'blue', world.forces.blue!.convoys.c);
    expect(formationIn(world, 'c').place).toEqual(atSea('ocean'));
    expect(sailOn(world).progress).toBe('done');
  });
});
