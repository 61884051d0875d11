import { describe, expect, it } from 'vitest';
import { endModifier, operationsEnd } from './operations-end.ts';
import { testModule } from './testing/module.ts';
import { desksAt, executes } from './testing/orders.ts';
import { afloat } from './testing/sailing.ts';
import { allTold, putAt, scripted, type Telling, Umpire } from './testing/station.ts';
import { finish, turnEnd } from './turn-end.ts';
import type { Source, State } from './world/state.ts';

const gained = (turn: number, side: string, points: number, source: Source, total: number): Telling => ({
  kind: 'prestige',
  rule: '12.14',
  score: { turn, side, points, source },
  total,
});
const event = (stands: boolean) => ({ since: 1, implemented: true, stands });

describe('The end of the Operations Phase', () => {
  it('[7.351] worn ships of both sides go down in secret, and what is empty is Unformed', () => {
    const world = desksAt({
      put: [
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:1/12' },
        { id: 'azure-flag', at: 'y', leader: 'a-clerc', squadrons: 'azure-a:4/13 azure-b:4/11' },
      ],
      turn: 1,
    });
    const { context } = new Umpire(world, operationsEnd, 0, 2);
    const sunk = (
      side: string,
      squadron: string,
      at: string,
      die: number,
      total: number,
      lost: number,
      sail: number,
    ) => ({
      kind: 'hurt',
      rule: '7.351',
      dice: [die],
      side,
      squadron,
      at,
      dp: 0,
      total,
      sunk: lost,
      sail,
      others: null,
    });
    expect(allTold(context).filter(({ kind }) => kind === 'hurt')).toEqual([
      sunk('red', 'red-a', 'w', 0, 12, 1, 0),
      sunk('blue', 'azure-a', 'y', 2, 13, 0, 4),
    ]);
    expect(world.lost).toEqual({ red: { sunk: 1, captured: 0 }, blue: { sunk: 0, captured: 0 } });
    expect(world.forces.red!.formations).toEqual({});
    expect(world.prestige).toEqual({ red: 5, blue: 5 });
  });

  it.each([
    ['nothing', () => {}, 0],
    ['a coloured Event', ({ events }: State) => void Object.assign(events, { war: event(true) }), -1],
    ['one that stands no more', ({ events }: State) => void Object.assign(events, { war: event(false) }), 0],
    ['a plain one', ({ events }: State) => void Object.assign(events, { compact: event(true) }), 0],
    [
      'a Campaign that has ended',
      ({ campaigns }: State) => void Object.assign(campaigns.siege!, { ended: true }),
      -2,
    ],
  ])('[12.1] M8.2: with %s the die for the end is changed', (_, change, modifier) => {
    const world = desksAt({ turn: 32, scenario: { turns: 60, variableEnd: true } });
    change(world);
    expect(endModifier(world)).toBe(modifier);
    const goesOn = new Umpire(world, operationsEnd, 9);
    expect(goesOn.told('ending')).toEqual([
      { kind: 'ending', rule: '12.1', dice: [9], modifier, over: false },
    ]);
    expect(world.outcome).toBeNull();
  });

  it('[12.1] M8.2: at the number or under the war is over; a Year may have a modifier of its own', () => {
    const ending = { ...testModule.ending!, inYear: { year: 1743, drm: -3 } };
    const ends = (turn: number, die: number, module = {}) => {
      const world = desksAt({ turn, module, scenario: { turns: 90, variableEnd: true } });
      new Umpire(world, operationsEnd, die);
      return world.outcome !== null;
    };
    const sharp = { ...testModule.ending!, perColoured: -3 };
    const coloured = desksAt({
      turn: 32,
      module: { ending: sharp },
      scenario: { turns: 90, variableEnd: true },
    });
    coloured.events.war = event(true);
    expect(endModifier(coloured)).toBe(-3);
    expect([ends(32, 0), ends(32, 1)]).toEqual([true, false]);
    expect([ends(32, 3, { ending }), ends(32, 4, { ending })]).toEqual([true, false]);
    expect([ends(48, 0, { ending }), ends(48, 1, { ending })]).toEqual([true, false]);
    const { ending: _, ...endless } = testModule;
    const world = desksAt({ turn: 32, scenario: { module: endless, turns: 90, variableEnd: true } });
    expect([endModifier(world), new Umpire(world, operationsEnd).told('ending')]).toEqual([0, []]);
    const fixed = desksAt({ turn: 32, scenario: { turns: 90 } });
    expect(new Umpire(fixed, operationsEnd).told('ending')).toEqual([]);
  });
});

describe('The end of a match, told in full', () => {
  it('[12.1] Orders Failed, the Year compared, bonuses, and the verdict', () => {
    const endBonus = [
      { side: 'red', contingent: 'Red', sail: 4, at: ['narrows', 'kings-port'], prestige: 2 },
      { side: 'red', contingent: 'Red', sail: 8, at: ['kings-port'], prestige: 3 },
      { side: 'blue', contingent: 'Azure', sail: 1, at: ['narrows'], prestige: 3 },
    ];
    const world = desksAt({
      put: [{ id: 'red-flag', at: 'narrows', leader: 'r-birch', squadrons: 'red-a:2' }],
      fittingOut: { 'kings-port': 'red-b:2' },
      turn: 20,
      scenario: { endBonus },
    });
    executes(world, 'red-flag', 'red-strait');
    const context = scripted(world);
    finish(world, context);
    const outcome = { winners: ['red'], rule: '12.1', reason: 'marginal', points: { red: 7, blue: 6 } };
    expect(allTold(context)).toEqual([
      expect.objectContaining({ kind: 'order', order: 'red-strait', what: 'failed' }),
      { kind: 'year', rule: '12.23', year: 1742, nets: { red: -1, blue: 0 } },
      gained(20, 'blue', 1, 'orders', 6),
      gained(20, 'red', 2, 'bonus', 7),
      { kind: 'over', rule: '12.1', outcome },
    ]);
    expect(world.outcome).toEqual(outcome);
  });

  it.each([
    [30, {}, false],
    [31, {}, true],
    [3, { turnLimit: 5 }, false],
    [4, { turnLimit: 5 }, true],
    [31, { turnLimit: 50 }, true],
  ])('[12.1] [4.11] after Turn %i, with %j: %s', (turn, options, over) => {
    const world = desksAt({ turn, options });
    new Umpire(world, turnEnd);
    expect(world.outcome !== null).toBe(over);
  });

  it('[9.385] no Year is compared where Orders have counted at once', () => {
    const world = afloat({
      put: [putAt('red-flag', 'x', 'red-a')],
      scenario: { scoreOrders: { fulfilled: 1, failed: -1 } },
    });
    const context = scripted(world);
    finish(world, context);
    expect(allTold(context).map(({ kind }) => kind)).toEqual(['over']);
  });
});
