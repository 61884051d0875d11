import { describe, expect, it } from 'vitest';
import { convoysEnter } from '../convoys/convoys.ts';
import { SUMMER, stationed } from '../testing/corsairs.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { afloat } from '../testing/sailing.ts';
import { atWar } from '../testing/search.ts';
import { allTold, force, formationIn, type Put, scripted, stationAt } from '../testing/station.ts';
import { damageResult } from '../umpire/damage-table.ts';
import { newConvoy } from '../world/new-forces.ts';
import type { Options } from '../world/options.ts';
import type { State } from '../world/state.ts';
import { attritionStep } from './attrition.ts';
import { fireshipAttack } from './fireships.ts';
import { interdictorsAt } from './interdiction.ts';
import { rollRecovery, sweepAuxiliaries } from './recovery.ts';
import { mightScreen, readiestScreen, screenersAt } from './screening.ts';
import { checkStationScreen, screenStationed } from './stationing.ts';

describe('dice that a player’s Command may change', () => {
  /** A Post Captain may change a die by one either way. */
  const options: Options = { careers: { A: { rank: 3 } } };
  const favour = (what: string, by: number, others: object = { others: null }) => ({
    kind: 'favour',
    rule: '12.42',
    side: 'red',
    what,
    by,
    ...others,
  });
  const attack = (world: State, lies: 'open' | 'FittingOut' = 'open') => ({
    side: 'red',
    aux: 'red-fire-1',
    target: { side: 'blue', squadron: 'azure-a', sail: 2 },
    lies,
    blockadeValue: world.turn,
  });
  const burning = (careers: Options): State =>
    afloat({
      put: [
        force('red-flag x r-birch red-a', { auxiliaries: 'red-fire-1' }),
        force('azure-flag x a-aubin azure-a:2'),
      ],
      options: careers,
    });

  it.each<
    [
      string,
      () => State,
      (world: State, context: ReturnType<typeof scripted>) => void,
      readonly number[],
      object,
    ]
  >([
    [
      '[11.22] of wear in Port',
      () => stationAt({ fittingOut: { 'kings-port': 'red-a:4' }, options, world: { step: 'attrition' } }),
      (world, context) => void attritionStep.enter(world, context),
      [5],
      favour('low', -1),
    ],
    [
      '[10.172] of Victuallers that are ready',
      () => {
        const world = stationAt({ scenario: SUMMER, options, world: { impulse: 2 } });
        world.forces.red!.convoys.v = newConvoy('v', 'red-victuals', 'out', 1, 'ready');
        return world;
      },
      convoysEnter,
      [5],
      favour('low', -1),
    ],
    [
      '[6.16] of Recovery',
      () => {
        const world = stationAt({ options });
        world.forces.red!.auxiliaries['red-fleet-1'] = { in: 'recovery' };
        return world;
      },
      (world, context) => rollRecovery(world, context, 'red'),
      [5],
      favour('recovery', -1),
    ],
    [
      '[6.233] of a Fireship, for all to see',
      () => burning(options),
      (world, context) => void fireshipAttack(world, context, attack(world)),
      [3, 9],
      favour('high', 1, {}),
    ],
  ])('[12.42] %s', (_, made, thrown, dice, told) => {
    const world = made();
    const context = scripted(world, ...dice);
    thrown(world, context);
    expect(allTold(context)[0]).toEqual(told);
    expect(context.left).toBe(0);
  });

  it.each([
    [12, 3, true],
    [12, 2, false],
    [11, 3, false],
    [11, 4, true],
  ])('[12.42] a Fireship of a player of rank %i with a %i: %s', (rank, die, success) => {
    const world = burning({ careers: { A: { rank } } });
    world.counters[`favour.red.${world.turn}`] = 9;
    const { success: burns } = fireshipAttack(world, scripted(world, die, 0, 0), attack(world));
    expect(burns).toBe(success);
  });

  const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const table = faces
    .slice(0, 9)
    .flatMap((column) => faces.map((die) => ({ column, die, ...damageResult(column, die) })));
  it('[12.44] [6.236] one DP more by the Inspector of Ordnance where there is any damage, before it is multiplied', () => {
    const burnt = (column: number, die: number, lies: 'open' | 'FittingOut'): number => {
      const world = burning({ careers: { A: { rank: 7, inspectorate: 'ordnance' } } });
      world.counters[`favour.red.${world.turn}`] = 9;
      return fireshipAttack(world, scripted(world, 9, column, die), attack(world, lies)).dp;
    };
    const some = table.find(({ dp }) => dp > 1)!;
    expect([burnt(some.column, some.die, 'open'), burnt(some.column, some.die, 'FittingOut')]).toEqual([
      some.dp + 1,
      2 * (some.dp + 1),
    ]);
    for (const none of table.filter(({ dp, sunk }) => dp === 0 && sunk === 0).slice(0, 2))
      expect(burnt(none.column, none.die, 'open')).toBe(0);
    for (const sunk of table.filter((one) => one.dp === 0 && one.sunk > 0).slice(0, 2))
      expect(burnt(sunk.column, sunk.die, 'open')).toBe(1);
  });
});

describe('who Interdicts', () => {
  const at = (
    order: string,
    place: string,
    fulfil?: (typeof testModule.orders)[number]['fulfil'],
  ): string[] => {
    const module = {
      ...testModule,
      orders: testModule.orders.map((one) =>
        one.id === order && fulfil !== undefined ? { ...one, fulfil } : one,
      ),
    };
    const world = afloat({ put: [force(`red-flag ${place} r-birch red-a red-b`)], scenario: { module } });
    if (order !== '') executes(world, 'red-flag', order);
    return interdictorsAt(world, place).map(({ formation }) => formation);
  };
  it('[7.211] whose Order says so, be it in one of its parts, and nobody else', () => {
    expect(at('red-strait', 'narrows')).toEqual(['red-flag']);
    expect(at('red-show', 'den')).toEqual([]);
    expect(at('', 'narrows')).toEqual([]);
    expect(at('rendezvous', 'narrows')).toEqual([]);
    expect(
      at('red-strait', 'narrows', {
        test: 'sequence',
        of: [
          { test: 'arrive', at: ['w'], state: 'FittingOut' },
          { test: 'interdict', at: ['narrows'], impulses: 2 },
        ],
      }),
    ).toEqual(['red-flag']);
    expect(
      at('red-strait', 'narrows', {
        test: 'sequence',
        of: [{ test: 'arrive', at: ['narrows'], state: 'FittingOut' }],
      }),
    ).toEqual([]);
  });
});

describe('Screens', () => {
  const screened = (put: readonly Put[], ports: Readonly<Record<string, string>> = {}): State => {
    const world = atWar({ put, ports });
    stationed(world, 'blue', 'azure-fleet-1', 'x');
    return world;
  };
  const enters = (auxiliaries: string, clock = 3): State => {
    const world = screened([force('red-flag x r-birch red-a', { auxiliaries })]);
    formationIn(world, 'red-flag').came = { how: 'with', from: 'w', clock };
    return world;
  };
  const judged = (world: State, aux: string, marker = 'm-azure-fleet-1'): string => {
    const flaw = checkStationScreen(world, 'red', { marker, aux });
    return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
  };
  it('[6.295] [6.282] by a Formation as it enters, by none that cannot, from nowhere else', () => {
    expect(judged(enters('red-fleet-1'), 'red-fleet-1')).toBe('may');
    expect(judged(enters('red-fleet-1', 2), 'red-fleet-1')).toBe('screen-entered 6.295');
    expect(judged(enters('red-bomb-1'), 'red-bomb-1')).toBe('screen-class 6.282');
    expect(judged(enters('red-fleet-1'), 'nobody')).toBe('screen-class 6.282');
    expect(judged(enters('red-fleet-1'), 'red-fleet-1', 'm9')).toBe('screen-target 6.295');
    const idle = enters('red-fleet-1');
    idle.forces.red!.auxiliaries['red-fleet-2'] = { in: 'recovery' };
    expect(judged(idle, 'red-fleet-2')).toBe('screen-place 6.295');
    const away = screened([], { ferry: 'red-fleet-2' });
    expect(judged(away, 'red-fleet-2')).toBe('screen-place 6.295');
    stationed(away, 'red', 'red-fleet-1', 'x');
    expect(judged(away, 'red-fleet-1')).toBe('screen-place 6.295');
    const nothing = enters('red-fleet-1', 2);
    const context = scripted(nothing);
    screenStationed(nothing, context, 'red', { marker: 'm-azure-fleet-1', aux: 'red-fleet-1' });
    expect(allTold(context)).toEqual([]);
  });

  it('[6.282] [6.297] of Formations and Ports, and Stationed; not Based in a Zone, nor a Corsair at his base', () => {
    const world = atWar({
      put: [force('red-flag x r-birch red-a', { auxiliaries: 'red-fleet-1' })],
      ports: { den: 'rover-1' },
      world: { corsairs: { side: 'red', bases: ['den'] } },
    });
    world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'zone', at: 'gulf', marker: 'm1' };
    stationed(world, 'red', 'red-50-1', 'y');
    const all = ['x', 'y', 'gulf', 'den'].map((at) => screenersAt(world, 'red', at));
    expect(all).toEqual([['red-fleet-1'], ['red-50-1'], [], []]);
  });

  it('[6.28] unasked the one that stops most goes', () => {
    const world = atWar({ ports: { ferry: 'red-50-1 red-light-1 red-fleet-1' } });
    expect(readiestScreen(world, 'red', 'ferry')).toBe('red-fleet-1');
    expect(readiestScreen(atWar({ ports: { ferry: 'red-50-1 red-light-1' } }), 'red', 'ferry')).toBe(
      'red-light-1',
    );
    expect(readiestScreen(world, 'red', 'x')).toBeNull();
  });

  it('[6.28] there might be some in the base of those one has hired, where there are any to hire', () => {
    const { hired: _, ...nobody } = testModule;
    expect(mightScreen(atWar({ world: { hired: true } }), 'red', 'haven')).toBe(true);
    expect(mightScreen(atWar({ world: { hired: true } }), 'blue', 'haven')).toBe(false);
    expect(mightScreen(atWar({ world: { hired: true } }), 'red', 'den')).toBe(false);
    expect(mightScreen(atWar({}), 'red', 'haven')).toBe(false);
    expect(mightScreen(atWar({ scenario: { module: nobody }, world: { hired: true } }), 'red', 'haven')).toBe(
      false,
    );
  });
});

describe('Auxiliaries without a home', () => {
  it('[6.134] of a Formation that is no more, or no more theirs, go to Recovery; others stay', () => {
    const world = atWar({
      put: [force('red-flag x r-birch red-a', { auxiliaries: 'red-fleet-1 red-fire-1' })],
      ports: { ferry: 'red-fleet-2', 'kings-port': 'red-light-1' },
    });
    world.forces.red!.auxiliaries['red-50-1'] = { in: 'formation', formation: 'gone' };
    formationIn(world, 'red-flag').auxiliaries = ['red-fleet-1'];
    world.ports.ferry!.side = 'blue';
    sweepAuxiliaries(world);
    const where = ['red-fleet-1', 'red-fire-1', 'red-50-1', 'red-fleet-2', 'red-light-1'].map(
      (id) => world.forces.red!.auxiliaries[id]!.in,
    );
    expect(where).toEqual(['formation', 'recovery', 'recovery', 'recovery', 'port']);
  });
});
