import { describe, expect, it } from 'vitest';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { fleets, force, scripted, stationAt } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { Career } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { holds, readyAt, readySquadrons } from './conditions.ts';
import { tellCounters } from './counters-told.ts';
import { checkSinking, lyingOf, movementAllowance, takeSail } from './damage.ts';
import { cellOf, damageResult } from './damage-table.ts';
import { ownForces, seatOf } from './phase.ts';
import { convoyHurt, countFleets, countOrders, sailLost, verdict } from './prestige.ts';
import { checkRating, ratingsOf } from './strategy-checks.ts';
import { liftToken, spot } from './tokens.ts';
import { view } from './view.ts';

describe('The damage table', () => {
  it('[8.33] beyond its ends it reads as its last row and column', () => {
    expect([cellOf(0, 0), cellOf(8, 0), cellOf(0, 9), cellOf(8, 9)]).toEqual(['1', 'SS*', '0', '3']);
    expect([cellOf(-3, -3), cellOf(20, -1), cellOf(-1, 20), cellOf(20, 20)]).toEqual(['1', 'SS*', '0', '3']);
  });
  it.each<[number, number, object]>([
    [0, 0, { dp: 1, sunk: 0, star: false }],
    [3, 0, { dp: 0, sunk: 1, star: false }],
    [4, 0, { dp: 0, sunk: 1, star: true }],
    [6, 0, { dp: 2, sunk: 1, star: true }],
    [8, 0, { dp: 0, sunk: 2, star: true }],
    [6, 1, { dp: 2, sunk: 1, star: false }],
    [6, 4, { dp: 5, sunk: 0, star: true }],
    [0, 9, { dp: 0, sunk: 0, star: false }],
  ])('[8.337] column %d, die %d', (column, die, result) => {
    expect(damageResult(column, die)).toEqual(result);
  });
});

describe('Checks', () => {
  const LC = { side: 'red', leader: 'r-birch', rating: 'lr', rule: '3.45', for: 'x' } as const;
  const SC = { ...LC, rating: 'sr' } as const;
  const checked = (career: Career, die: number, what: typeof LC | typeof SC, more: object = {}) => {
    const world = desksAt({ options: { careers: { A: career } } });
    const context = scripted(world, die);
    const passed = checkRating(world, context, { ...what, ...more });
    const { modifier } = context.told('check')[0]!;
    const { shown } = context.happenings.at(-1)!;
    return [passed, modifier, shown === undefined ? 'all' : 'own'];
  };
  it('[3.451] [12.43] a Rear Admiral of the Blue takes one off Leadership Checks, a Vice Admiral off both', () => {
    expect(checked({ rank: 0 }, 5, LC)).toEqual([false, 0, 'own']);
    expect(checked({ rank: 5 }, 5, LC)).toEqual([true, -1, 'own']);
    expect(checked({ rank: 5 }, 4, SC)).toEqual([false, 0, 'own']);
    expect(checked({ rank: 6 }, 4, SC)).toEqual([true, -1, 'own']);
    expect(checked({ rank: 6 }, 5, LC, { modifier: 1 })).toEqual([false, 0, 'own']);
    expect(checked({ rank: 0 }, 4, LC, { open: true })).toEqual([true, 0, 'all']);
  });
  it.each<[string, 'lc' | 'sc', typeof LC | typeof SC, number[]]>([
    ['a Leadership Check by its name', 'lc', LC, [9, 4]],
    ['not by another’s', 'sc', LC, [9]],
    ['a Strategy Check by its name', 'sc', SC, [9, 3]],
    ['not by another’s', 'lc', SC, [9]],
  ])('[12.31] thrown again: %s', (_, on, what, dice) => {
    const world = desksAt();
    forcesOf(world, 'red').standing = { ...forcesOf(world, 'red').standing, again: [on] };
    const context = scripted(world, ...dice);
    expect(checkRating(world, context, what)).toBe(dice.length === 2);
    expect(context.left).toBe(0);
  });
  it('[12.31] only an open one is the Enemy’s to have thrown again', () => {
    const thrown = (open: boolean): number => {
      const world = desksAt();
      forcesOf(world, 'blue').standing = { ...forcesOf(world, 'blue').standing, force: ['lc'] };
      const context = scripted(world, 4, 9);
      checkRating(world, context, { ...LC, ...(open ? { open } : {}) });
      return 2 - context.left;
    };
    expect([thrown(false), thrown(true)]).toEqual([1, 2]);
  });
  it('[3.43] of the Enemy’s leaders what a Battle shows, else what the calendar says', () => {
    const world = desksAt();
    const seen = { ...view(world, 'blue') };
    expect(ratingsOf(seen, 'red', 'r-ash').rank).toBe('VA');
    const battle = {
      officers: {
        red: [
          { leader: 'r-birch', rank: 'Cdre' },
          { leader: 'r-ash', rank: 'FA' },
        ],
      },
    };
    expect(ratingsOf({ ...seen, battle } as never, 'red', 'r-ash').rank).toBe('FA');
    expect(ratingsOf({ ...seen, battle: { officers: {} } } as never, 'red', 'r-ash').rank).toBe('VA');
    expect(ratingsOf(world, 'red', null).rank).toBeNull();
  });
});

/** What was won and lost since the start. */
const entered = ({ ledger }: State): number => ledger.filter(({ source }) => source !== 'start').length;

describe('Prestige', () => {
  it('[12.14] a Flagship for each of her Sail at her price, a Squadron by its steps, none for weather', () => {
    const prestige = { ...testModule.prestige, flagship: 3 };
    const lost = (id: string, sail: number, why: 'battle' | 'port' | 'weather'): unknown[] => {
      const world = desksAt({ module: { prestige } });
      sailLost(world, scripted(world), 'red', id, sail, 'sunk', why);
      return [world.prestige.red, world.prestige.blue, world.lost.red!.sunk, entered(world)];
    };
    expect(lost('sovereign', 1, 'battle')).toEqual([2, 8, 1, 2]);
    expect(lost('sovereign', 1, 'weather')).toEqual([5, 5, 1, 0]);
    expect(lost('red-a', 1, 'battle')).toEqual([5, 5, 1, 0]);
    expect(lost('red-a', 3, 'port')).toEqual([4, 6, 3, 2]);
    expect(lost('red-f', 2, 'battle')).toEqual([5, 5, 2, 0]);
  });
  it('[10.141] eight DPs of Convoys are a point to the Enemy, fewer none', () => {
    const world = desksAt();
    convoyHurt(world, scripted(world), 'blue', 7);
    expect([world.prestige.red, entered(world)]).toEqual([5, 0]);
    convoyHurt(world, scripted(world), 'blue', 1);
    expect([world.prestige.red, entered(world)]).toEqual([6, 1]);
  });
  it('[9.385] Orders may count at once: so much for each Fulfilled, so much for each Failed', () => {
    const world = desksAt({ scenario: { scoreOrders: { fulfilled: 2, failed: -1 } } });
    countOrders(world, scripted(world), 'red', { fulfilled: 1, failed: 3 });
    expect(world.prestige.red).toBe(4);
    countOrders(world, scripted(world), 'red', { failed: 2 });
    expect(world.prestige.red).toBe(2);
    countOrders(world, scripted(world), 'red', { fulfilled: 3 });
    expect(world.prestige.red).toBe(8);
  });
  it.each<[number, number, string[], string]>([
    [5, 5, [], 'draw'],
    [6, 5, ['red'], 'marginal'],
    [5, 7, ['blue'], 'marginal'],
    [5, 8, ['blue'], 'clear'],
    [9, 5, ['red'], 'clear'],
  ])('[12.1] [12.13] %d to %d', (red, blue, winners, level) => {
    expect(verdict(desksAt({ world: { prestige: { red, blue } } }))).toEqual({ winners, level });
  });
  it('[12.1] each step of what is left of a fleet from its first share to its last', () => {
    const fleet = [
      { share: [0, 49] as [number, number], prestige: -2 },
      { share: [50, 74] as [number, number], prestige: 1 },
      { share: [75, 100] as [number, number], prestige: 3 },
    ];
    const gained = (left: number, sunk: number, change: (world: State) => void = () => {}): number => {
      const world = desksAt({
        module: { prestige: { ...testModule.prestige, fleet } },
        put: [force(`red-flag x r-birch red-a:${left}`)],
        scenario: { fleetCounts: true },
      });
      world.lost.red = { sunk, captured: 0 };
      change(world);
      countFleets(world, scripted(world));
      return world.prestige.red! - 5;
    };
    expect([gained(4, 0), gained(3, 1), gained(2, 2), gained(1, 1), gained(1, 2)]).toEqual([3, 3, 1, 1, -2]);
    const countless = (world: State): void => {
      Object.assign(forcesOf(world, 'red').squadrons['red-a']!, { countless: true });
    };
    expect(gained(4, 1, countless)).toBe(-2);
    const none = desksAt({ scenario: { fleetCounts: true } });
    countFleets(none, scripted(none));
    expect(entered(none)).toBe(0);
  });
});

describe('Conditions of what is not known', () => {
  it('[9.222] [3.14] in a commander’s view the Enemy has nothing', () => {
    const world = desksAt({
      put: fleets('azure-flag x a-aubin azure-a, red-flag x r-birch red-a'),
    });
    const seen = view(world, 'red') as never as State;
    const at = { if: 'lineAt', side: 'blue', at: 'x', min: 1 } as const;
    expect([holds(world, at), holds(seen, at)]).toEqual([true, false]);
    expect([
      readyAt(world, 'blue', ['x']),
      readyAt(seen, 'blue', ['x']),
      readyAt(seen, 'red', ['x']),
    ]).toEqual([1, 0, 1]);
    expect([readySquadrons(world, 'blue'), readySquadrons(seen, 'blue')]).toEqual([1, 0]);
  });
  it('[9.222] what was never Fulfilled was not lately', () => {
    const world = desksAt({ turn: 2 });
    const lately = { if: 'fulfilled', order: 'red-cruise', withinTurns: 9 } as const;
    expect(holds(world, lately)).toBe(false);
    world.fulfilled['red-cruise'] = 0;
    expect(holds(world, lately)).toBe(true);
  });
});

describe('Damage', () => {
  it('[5.12] the slowest gives the pace', () => {
    const world = stationAt({
      put: fleets('red-gf x r-ash red-a red-f, red-flag x r-birch red-f'),
    });
    expect(movementAllowance(world, 'red', 'red-gf')).toBe(4);
  });
  it('[7.355] [10.233] a Squadron without Sail is out of its Formation alone; the countless are not counted', () => {
    const world = stationAt({
      put: fleets('red-gf x r-ash red-a red-b, red-flag x r-birch red-c'),
    });
    const forces = forcesOf(world, 'red');
    takeSail(forces, 'red-a', 9);
    expect(Object.values(forces.formations).map(({ squadrons }) => squadrons)).toEqual([
      ['red-b'],
      ['red-c'],
    ]);
    Object.assign(forces.squadrons['red-b']!, { countless: true });
    takeSail(forces, 'red-b', 9);
    expect(forces.squadrons['red-b']!.sail).toBe(4);
  });
  it('[7.35] where she lies is told with it, unless she is nowhere', () => {
    const world = stationAt({ fittingOut: { 'kings-port': 'red-a' } });
    const squadron = forcesOf(world, 'red').squadrons['red-a']!;
    expect(lyingOf(forcesOf(world, 'red'), squadron)).toEqual({ at: 'kings-port' });
    expect(lyingOf(forcesOf(world, 'red'), { ...squadron, port: null })).toEqual({});
  });
  it('[7.352] one that rides it out keeps all its Sail', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a:4/14')] });
    const context = scripted(world, 9);
    expect(checkSinking(world, context, 'red', 'red-a', { checks: 'one', rule: '7.35', secret: false })).toBe(
      0,
    );
    expect(forcesOf(world, 'red').squadrons['red-a']!.sail).toBe(4);
    expect(context.told('hurt')).toMatchObject([{ dice: [9], sunk: 0, sail: 4, at: 'x' }]);
  });
});

describe('Counters', () => {
  it('[2.3] as many gone as come are told; news to all accounts for it, not what is news to nobody', () => {
    const before = stationAt({ put: [force('red-gf x r-ash red-a')] });
    const after = structuredClone(before);
    after.tokens[0] = { ...after.tokens[0]!, id: 't9', place: { at: 'w', berth: 'sea' } };
    const told = (...happenings: readonly object[]): unknown[] => {
      const context = scripted(before);
      tellCounters(before, after, context, happenings as never);
      return context.told('counters');
    };
    const truth = { kind: 'prestige', rule: '12.1' };
    const moved = [{ kind: 'counters', rule: '2.3', side: 'red', come: ['w'], gone: ['x'] }];
    expect(told()).toEqual(moved);
    expect(told({ truth })).toEqual(moved);
    expect(told({ truth, news: true })).toEqual([]);
    expect(told({ truth, news: true, shown: { others: truth, seats: {} } })).toEqual([]);
    expect(told({ truth, news: true, shown: { others: null, seats: {} } })).toEqual(moved);
  });
  it('[2.31] what has no counter has none to lift', () => {
    const world = stationAt({
      put: [force('red-gf x r-ash red-a'), force('red-flag x r-birch red-b', { under: 'red-gf' })],
    });
    const before = world.tokens.length;
    liftToken(world, forcesOf(world, 'red').formations['red-flag']!);
    expect(world.tokens).toHaveLength(before);
  });
  it('[7.111] a counter with nothing known behind it is not turned up', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a')] });
    const [token] = world.tokens;
    forcesOf(world, 'red').formations['red-gf']!.token = null;
    const context = scripted(world);
    expect([spot(world, context, token!.id, 'search' as never), context.happenings]).toEqual([false, []]);
  });
  it('[3.14] who has no side has no Displays', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a')] });
    expect(Object.keys(view(world, 'nobody').forces)).toEqual([]);
    expect(() => ownForces(view(world, 'nobody'))).toThrow('only a commander has forces');
    expect(Object.keys(ownForces(view(world, 'red')).formations)).toEqual(['red-gf']);
  });
  it('[2.33] a side sits in its chair, or in none by another name', () => {
    const world = stationAt();
    const seats = world.seats.map((one) => ({ ...one, id: `seat-${one.id}` }));
    expect([seatOf({ ...world, seats }, 'blue'), seatOf({ ...world, seats: [] }, 'blue')]).toEqual([
      'seat-blue',
      'blue',
    ]);
  });
});
