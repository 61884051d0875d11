/** The ends of Increments and of the Operations Phase, told in full. */
import { describe, expect, it } from 'vitest';
import { operationsEnd } from './operations-end.ts';
import { putConvoy } from './testing/convoys.ts';
import { turnUp } from './testing/found.ts';
import { executes } from './testing/orders.ts';
import { withPlan } from './testing/plans.ts';
import { afloat, endIncrement, testGale, tokenFor } from './testing/sailing.ts';
import { allTold, fleets, force, formationIn, Umpire } from './testing/station.ts';
import { newExecution } from './world/new-forces.ts';
import type { State } from './world/state.ts';

const gale = { blowing: ['Souther'], gales: [testGale('Souther', 9, 'x')] };
const hurt = (squadron: string, dice: readonly number[], total: number, sunk: number, sail: number) => ({
  kind: 'hurt',
  rule: '7.351',
  dice,
  side: 'red',
  squadron,
  dp: 0,
  total,
  sunk,
  sail,
  at: 'x',
  others: null,
});

describe('the end of an Increment in a Gale', () => {
  const fleet = (squadrons: string): State => {
    const world = afloat({ put: [force(`red-flag x r-birch ${squadrons}`)], world: gale });
    turnUp(world, 'red', 'red-flag');
    return world;
  };

  it('[5.36] [7.351] who is in it wears, and worn ships go down one at a time; nobody else hears of it', () => {
    const world = fleet('red-a:2/12 red-b:4/1');
    const umpire = endIncrement(world, 2);
    expect(allTold(umpire.context)).toEqual([
      {
        kind: 'attrition',
        rule: '5.36',
        side: 'red',
        why: 'gale',
        squadrons: [
          { squadron: 'red-a', dp: 2, total: 14 },
          { squadron: 'red-b', dp: 2, total: 3 },
        ],
        others: null,
      },
      hurt('red-a', [2], 14, 1, 1),
    ]);
    expect(tokenFor(world, 'red-flag').face!.squadrons).toBe(2);
  });

  it('[7.355] [8.431] with her last Sail a Squadron is gone, for no Prestige, and her Formation’s counter shows it', () => {
    const world = fleet('red-a:1/12 red-c:1/12 red-b:4/1');
    endIncrement(world, 0, 0);
    expect(Object.keys(world.forces.red!.squadrons)).toEqual(['red-b']);
    expect([world.prestige, world.lost.red, tokenFor(world, 'red-flag').face!.squadrons]).toEqual([
      { red: 5, blue: 5 },
      { sunk: 2, captured: 0 },
      1,
    ]);
    const alone = fleet('red-a:1/12');
    endIncrement(alone, 0);
    expect(Object.keys(alone.forces.red!.formations)).toEqual([]);
    const spared = fleet('red-a:1/12');
    endIncrement(spared, 3);
    expect(formationIn(spared, 'red-flag').squadrons).toEqual(['red-a']);
  });

  it('[5.36] nobody out of it is hurt, and nothing is told of it', () => {
    const world = afloat({ put: [force('red-flag narrows r-birch red-a:2/12')], world: gale });
    expect(allTold(endIncrement(world).context)).toEqual([]);
    expect(world.forces.red!.squadrons['red-a']!.dp).toBe(12);
  });

  it('[9.37] an Increment on station is noted for an Order', () => {
    const world = afloat({
      put: [{ ...force('red-flag narrows r-birch red-a red-b'), order: 'red-strait' }],
    });
    const { execution } = formationIn(world, 'red-flag');
    formationIn(world, 'red-flag').execution = {
      ...newExecution('red-strait', 0, null),
      ...execution,
      progress: { ...execution!.progress, steady: 'narrows' },
    };
    withPlan(world, 'red-flag', { kind: 'hold' } as never);
    endIncrement(world);
    expect(formationIn(world, 'red-flag').execution!.progress.reached).toBe(true);
  });
});

describe('the end of an Increment', () => {
  it('[9.428] who has come to his Rendezvous is told of', () => {
    const world = afloat({ put: [{ id: 'red-a', at: 'ferry', fitting: true, squadrons: 'red-a' }] });
    executes(world, 'red-a', 'rendezvous', { target: 'ferry' });
    expect(endIncrement(world).told('order')).toMatchObject([{ order: 'rendezvous', what: 'arrived' }]);
  });

  it('[5.36] [10.14] a Convoy wears in a Gale, and Scatters when it has had enough', () => {
    const world = afloat({ world: gale });
    putConvoy(world, { group: 'blue-trade', at: 'x', dp: 10, battleDp: 7 });
    const umpire = endIncrement(world);
    expect(allTold(umpire.context).slice(0, 2)).toMatchObject([
      { kind: 'convoy-hurt', rule: '10.14', side: 'blue', dp: 2, total: 12, by: 'gale' },
      { kind: 'convoy', rule: '10.142', what: 'lost' },
    ]);
  });
});

describe('the end of the Operations Phase', () => {
  it('[10.115] the trade that is covered is counted', () => {
    const world = afloat({
      put: fleets('red-flag x r-birch red-a, red-det-1 y r-cole red-b'),
      scenario: { start: { year: 1741, turn: 8 } },
      world: { step: 'operations-end', impulse: 0, increment: 0 },
    });
    expect(new Umpire(world, operationsEnd).told('trade-track')).toEqual([
      { kind: 'trade-track', rule: '10.115', covered: 2, fulfilled: 0, side: 'blue' },
    ]);
  });

  it('[7.351] [8.431] every worn Squadron is checked once, at sea or in Port', () => {
    const world = afloat({
      put: [force('red-flag x r-birch red-a:2/13 red-b:1/12')],
      ordinary: { 'kings-port': 'red-c:1/14' },
      world: { step: 'operations-end', impulse: 0, increment: 0 },
    });
    turnUp(world, 'red', 'red-flag');
    const umpire = new Umpire(world, operationsEnd, 1, 0, 9);
    expect(allTold(umpire.context).filter(({ kind }) => kind === 'hurt' || kind === 'prestige')).toEqual([
      hurt('red-a', [1], 13, 1, 1),
      hurt('red-b', [0], 12, 1, 0),
      { ...hurt('red-c', [9], 14, 0, 1), at: 'kings-port' },
    ]);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a']);
    expect([world.prestige, world.lost.red]).toEqual([
      { red: 5, blue: 5 },
      { sunk: 2, captured: 0 },
    ]);
    expect(tokenFor(world, 'red-flag').face!.squadrons).toBe(1);
  });

  it('[7.355] a Flotilla that has gone down is no more; one that has not stays', () => {
    const ends = (die: number): string[] => {
      const world = afloat({
        put: [force('red-flag x r-birch red-a:1/12')],
        world: { step: 'operations-end', impulse: 0, increment: 0 },
      });
      new Umpire(world, operationsEnd, die);
      return Object.keys(world.forces.red!.formations);
    };
    expect([ends(0), ends(1)]).toEqual([[], ['red-flag']]);
  });

  it('[11.23] [7.351] what is owed for an Interdiction is paid before', () => {
    const world = afloat({
      put: [force('red-flag narrows r-birch red-a:2/11')],
      world: { step: 'operations-end', impulse: 0, increment: 0 },
    });
    formationIn(world, 'red-flag').interdicted = 'narrows';
    const umpire = new Umpire(world, operationsEnd, 0);
    expect(allTold(umpire.context).map(({ kind }) => kind)).toEqual(['attrition', 'hurt']);
    expect(world.forces.red!.squadrons['red-a']).toMatchObject({ sail: 1, dp: 12 });
  });
});
