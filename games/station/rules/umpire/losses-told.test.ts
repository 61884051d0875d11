import { describe, expect, it } from 'vitest';
import { convoyAt } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { allTold, formationIn, scripted, type Telling } from '../testing/station.ts';
import { newFormation } from '../world/new-forces.ts';
import type { Source, State } from '../world/state.ts';
import { addDp, checkSinking, movementAllowance, rollSinkings, takeSail, worstBracket } from './damage.ts';
import {
  compareYear,
  convoyHurt,
  countFleets,
  countOrders,
  netOf,
  sailHulked,
  sailLost,
  verdict,
} from './prestige.ts';
import { atSea } from './tokens.ts';

const gained = (turn: number, side: string, points: number, source: Source, total: number): Telling => ({
  kind: 'prestige',
  rule: '12.14',
  score: { turn, side, points, source },
  total,
});
const one = (squadrons: string): State =>
  desksAt({ put: [{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons }] });

describe('Sail that go down, told in full', () => {
  const hurt = { kind: 'hurt', side: 'red', squadron: 'red-a', dp: 0, total: 15, at: 'w' };

  it('[7.35] [7.352] one check in secret, the die and what is left', () => {
    const world = one('red-a:3/15');
    const context = scripted(world, 3);
    expect(checkSinking(world, context, 'red', 'red-a', { checks: 'one', rule: '7.351', secret: true })).toBe(
      1,
    );
    expect(allTold(context)).toEqual([{ ...hurt, rule: '7.351', dice: [3], sunk: 1, sail: 2, others: null }]);
  });

  it('[8.338] in a Battle as many as succeed, each three harder, for all to see', () => {
    const world = one('red-a:3/15');
    const context = scripted(world, 3, 0, 9);
    expect(
      checkSinking(world, context, 'red', 'red-a', { checks: 'battle', rule: '8.338', secret: false }),
    ).toBe(2);
    // Fifteen points on twelve: a three, then a nought, then none can.
    expect(allTold(context)).toEqual([{ ...hurt, rule: '8.338', dice: [3, 0], sunk: 2, sail: 1 }]);
    expect(context.left).toBe(1);
  });

  it('[7.333] a check that fails is told too; under the rating none is made', () => {
    const world = one('red-a:3/15 red-b:4/11');
    const context = scripted(world, 4);
    const how = { checks: 'battle', rule: '8.338', secret: false } as const;
    expect([
      checkSinking(world, context, 'red', 'red-a', how),
      checkSinking(world, context, 'red', 'red-b', how),
    ]).toEqual([0, 0]);
    expect(allTold(context)).toEqual([{ ...hurt, rule: '8.338', dice: [4], sunk: 0, sail: 3 }]);
  });

  it('[8.338] no more than there are', () => {
    const dice = () => 0;
    expect(rollSinkings({ d10: dice }, { dp: 40, dr: 12, sail: 2 }, 'battle')).toEqual({
      dice: [0, 0],
      sunk: 2,
    });
    expect(rollSinkings({ d10: dice }, { dp: 40, dr: 12, sail: 0 }, 'battle')).toEqual({ dice: [], sunk: 0 });
  });

  it('[10.233] of Corsairs without number none is taken off', () => {
    const world = one('red-a:3/15');
    Object.assign(world.forces.red!.squadrons['red-a']!, { countless: true });
    const context = scripted(world, 0);
    checkSinking(world, context, 'red', 'red-a', { checks: 'one', rule: '7.351', secret: false });
    expect(allTold(context)).toEqual([{ ...hurt, rule: '7.351', dice: [0], sunk: 1, sail: 3 }]);
    expect(world.forces.red!.squadrons['red-a']!.sail).toBe(3);
  });

  it('[7.355] [3.25] the last of them takes the Squadron out of its Formation and no other', () => {
    const world = one('red-a:2 red-b:2');
    takeSail(world.forces.red!, 'red-a', 1);
    expect([world.forces.red!.squadrons['red-a']!.sail, formationIn(world, 'red-flag').squadrons]).toEqual([
      1,
      ['red-a', 'red-b'],
    ]);
    takeSail(world.forces.red!, 'red-a', 5);
    expect(world.forces.red!.squadrons['red-a']).toBeUndefined();
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-b']);
  });

  it('[7.312] points never fall below none', () => {
    const world = one('red-a:2/3');
    expect(addDp(world, 'red', 'red-a', -5).dp).toBe(0);
  });

  it('[7.314] [5.12] the worst of all under a flag counts; a Dummy goes at four, what is empty not at all', () => {
    const world = desksAt({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4/0' },
        { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: 'red-b:4/10' },
      ],
    });
    expect([worstBracket(world, 'red', 'red-gf'), movementAllowance(world, 'red', 'red-gf')]).toEqual([2, 3]);
    const { formations } = world.forces.red!;
    formations.d = newFormation('d', 'dummy', null, atSea('w'), 0);
    formations.e = newFormation('red-det-1', 'flotilla', null, atSea('w'), 0);
    expect([movementAllowance(world, 'red', 'd'), movementAllowance(world, 'red', 'e')]).toEqual([4, 0]);
    const swarm = desksAt({
      put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a:4/12 red-b red-c sovereign' }],
    });
    expect(movementAllowance(swarm, 'red', 'red-flag')).toBe(0);
    const { world: trade } = convoyAt({ group: 'blue-trade', at: 'w' });
    expect(movementAllowance(trade, 'blue', 'blue-trade')).toBe(3);
  });
});

describe('Prestige, told in full', () => {
  it('[8.431] [12.14] Sail of the line by twos and Flagships one by one, to the one and from the other', () => {
    const world = desksAt({ turn: 3 });
    const context = scripted(world);
    sailLost(world, context, 'blue', 'azure-a', 1, 'sunk', 'battle');
    expect(context.happenings).toEqual([]);
    sailLost(world, context, 'blue', 'azure-d', 1, 'captured', 'battle');
    sailLost(world, context, 'red', 'sovereign', 1, 'sunk', 'battle');
    expect(allTold(context)).toEqual([
      gained(3, 'red', 1, 'sail', 6),
      gained(3, 'blue', -1, 'sail', 4),
      gained(3, 'blue', 1, 'flagship', 5),
      gained(3, 'red', -1, 'flagship', 5),
    ]);
    expect(world.tally).toMatchObject({ blue: { lineSail: 0 } });
    expect(world.lost).toEqual({ red: { sunk: 1, captured: 0 }, blue: { sunk: 1, captured: 1 } });
  });

  it('[8.431] what the weather takes is lost, and no more', () => {
    const world = desksAt();
    const context = scripted(world);
    world.lost = {};
    sailLost(world, context, 'red', 'red-a', 3, 'sunk', 'weather');
    sailLost(world, context, 'red', 'red-f', 2, 'captured', 'port');
    expect([context.happenings, world.lost]).toEqual([[], { red: { sunk: 3, captured: 2 } }]);
    sailHulked(world, 'red', 2);
    sailHulked(world, 'red', 1);
    sailHulked(world, 'blue', 1);
    expect(world.lost).toEqual({
      red: { sunk: 3, captured: 2, hulked: 3 },
      blue: { sunk: 0, captured: 0, hulked: 1 },
    });
  });

  it('[10.141] eight DPs on Convoys are a point for the Enemy, and what is over is kept', () => {
    const world = desksAt();
    world.tally = {};
    const context = scripted(world);
    convoyHurt(world, context, 'blue', 7);
    expect(context.happenings).toEqual([]);
    convoyHurt(world, context, 'blue', 1);
    expect(allTold(context)).toEqual([gained(0, 'red', 1, 'convoy', 6)]);
    expect(world.tally).toEqual({ blue: { lineSail: 0, convoyDp: 0 } });
  });

  it('[12.23] [9.384] the Year compared, and the count begun anew', () => {
    const world = desksAt({ turn: 16 });
    world.record = { red: { fulfilled: 1, failed: 0 }, blue: { fulfilled: 4, failed: 0 } };
    const context = scripted(world);
    compareYear(world, context);
    expect(allTold(context)).toEqual([
      { kind: 'year', rule: '12.23', year: 1741, nets: { red: 1, blue: 4 } },
      gained(16, 'blue', 1, 'orders', 6),
      gained(16, 'red', -1, 'orders', 4),
    ]);
    const none = { fulfilled: 0, failed: 0 };
    expect(world.record).toEqual({ red: none, blue: none });
    world.record = {};
    expect(netOf(world, 'red')).toBe(0);
    const first = desksAt();
    const early = scripted(first);
    compareYear(first, early);
    expect(allTold(early)).toEqual([{ kind: 'year', rule: '12.23', year: 1741, nets: { red: 0, blue: 0 } }]);
  });

  it('[9.385] [12.21] where the scenario says so an Order counts at once', () => {
    const world = desksAt({ turn: 2, scenario: { scoreOrders: { fulfilled: 2, failed: -1 } } });
    world.record = {};
    const context = scripted(world);
    countOrders(world, context, 'red', { fulfilled: 2 });
    countOrders(world, context, 'blue', { failed: 1 });
    expect(allTold(context)).toEqual([gained(2, 'red', 4, 'orders', 9), gained(2, 'blue', -1, 'orders', 4)]);
    expect(world.record).toEqual({ red: { fulfilled: 2, failed: 0 }, blue: { fulfilled: 0, failed: 1 } });
  });

  const fleet = [
    { share: [0, 49] as [number, number], prestige: -2 },
    { share: [75, 100] as [number, number], prestige: 3 },
  ];
  it.each([
    [1, 3],
    [2, 0],
    [5, -2],
  ])('[12.1] of four Sail left and %i lost the fleet counts %i', (sunk, points) => {
    const world = desksAt({
      module: { prestige: { ...testModule.prestige, fleet } },
      put: [{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' }],
      scenario: { fleetCounts: true },
    });
    world.lost = { red: { sunk, captured: 0 } };
    const context = scripted(world);
    countFleets(world, context);
    // Blue has nothing and had nothing.
    expect(allTold(context)).toEqual([
      { kind: 'fleet-left', rule: '12.1', side: 'red', left: 4, of: 4 + sunk, news: true },
      ...(points === 0 ? [] : [gained(0, 'red', points, 'fleet', 5 + points)]),
    ]);
  });

  it.each([
    [5, 5, [], 'draw'],
    [6, 5, ['red'], 'marginal'],
    [5, 7, ['blue'], 'marginal'],
    [8, 5, ['red'], 'clear'],
  ])('[12.1] [12.13] %i against %i: %j, %s', (red, blue, winners, level) => {
    expect(verdict(desksAt({ world: { prestige: { red, blue } } }))).toEqual({ winners, level });
    const unnamed = desksAt({
      module: { prestige: { ...testModule.prestige, victory: [] } },
      world: { prestige: { red, blue } },
    });
    expect(verdict(unnamed).level).toBe('victory');
  });
});
