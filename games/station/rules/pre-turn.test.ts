import { describe, expect, it } from 'vitest';
import type { Module } from './module/module.ts';
import { preTurn } from './pre-turn.ts';
import { testModule } from './testing/module.ts';
import { type Desks, desksAt } from './testing/orders.ts';
import { Umpire } from './testing/station.ts';
import { today } from './umpire/phase.ts';

const kinds = ['plague', 'storm-season', 'stores', 'captured-mail', 'ministry-shaken', 'none'] as const;
const randomEvents: Module['randomEvents'] = kinds.map((kind, at) => ({
  die: [at, kind === 'none' ? 9 : at],
  kind,
  text: kind,
  ...(kind === 'plague' ? { places: testModule.randomEvents[0]!.places! } : {}),
}));

function turnOf(turn: number, dice: readonly number[], stated: Desks = {}) {
  const world = desksAt({ module: { randomEvents }, turn, ...stated });
  world.step = 'pre-turn';
  return { world, step: new Umpire(world, preTurn, ...dice) };
}

describe('Random Events', () => {
  it('[4.21] are rolled for at the start of Quarterly Turns, in games that have them', () => {
    expect(turnOf(4, [9]).step.told('random')).toMatchObject([{ event: 'none', dice: [9] }]);
    expect(turnOf(5, []).step.told('random')).toEqual([]);
    expect(turnOf(4, [], { module: { randomEvents: [] } }).step.told('random')).toEqual([]);
  });

  it('[4.21] plague closes a Port for four Turns', () => {
    const { world } = turnOf(4, [0, 3]);
    expect(world.ports.ferry!.closedUntil).toBe(8);
  });

  it('[4.21] a season of storms, and stores for who has less Prestige', () => {
    expect(turnOf(4, [1]).world.lasting).toEqual([{ what: 'galeForce', value: 1, until: 8 }]);
    const stores = turnOf(4, [2], { world: { prestige: { red: 6, blue: 5 } } });
    expect(stores.world.lasting).toEqual([{ what: 'extraRepair', side: 'blue', rolls: 2, until: 5 }]);
    const tied = turnOf(4, [2]);
    expect(tied.world.lasting).toMatchObject([{ side: 'red' }]);
  });

  it('[4.21] captured mail shows a chit of who has more', () => {
    const more = turnOf(4, [3], { hand: { red: 'red-show' }, world: { prestige: { red: 6, blue: 5 } } });
    expect(more.step.told('shown-chit')).toMatchObject([{ side: 'red', order: 'red-show' }]);
    expect(turnOf(4, [3], { hand: { red: 'red-show' } }).step.told('shown-chit')).toEqual([]);
  });

  it('[4.21] a ministry that is shaken grants no Requests for a season', () => {
    const { world } = turnOf(4, [4, 1, 2]);
    expect(world.forces.red!.requests.pause).toBe(8);
    expect(world.forces.blue!.requests.pause).toBe(0);
  });

  it('[4.13] a Turn is announced by its date before anything of it is told', () => {
    const { world, step } = turnOf(4, [9]);
    expect(step.context.happenings[0]!.truth).toEqual({ kind: 'turn', rule: '4.13', ...today(world) });
  });

  it('what was tried once may be tried again in a new Turn', () => {
    const { world } = turnOf(5, []);
    world.forces.red!.desk.tried = ['issue:red-show'];
    new Umpire(world, preTurn);
    expect(world.forces.red!.desk.tried).toEqual([]);
  });

  it('what has run out is no longer kept', () => {
    const lasting = [
      { what: 'galeForce', value: 1, until: 5 } as const,
      { what: 'galeForce', value: 1, until: 6 } as const,
    ];
    expect(turnOf(5, [], { world: { lasting } }).world.lasting).toEqual([lasting[1]]);
  });
});
