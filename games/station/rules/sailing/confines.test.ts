import { describe, expect, it } from 'vitest';
import { noteTime } from '../orders/progress.ts';
import { convoyAt } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { chitLike, executes, STATIONS } from '../testing/orders.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, sailOn, seaOf, testGale, tokenFor, whereIs } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated, scripted, Umpire } from '../testing/station.ts';
import { spot } from '../umpire/tokens.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { Plan } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { confinesOf } from './confines.ts';
import { checkPlan } from './plan-check.ts';
import { nextStep } from './plans.ts';
import { plotStep } from './plot.ts';

/** Chits that name one place each, or several. */
const chits = [
  chitLike('red-cala', { fulfil: { test: 'station', at: ['cala'], impulses: 1 } }),
  chitLike('red-coast', { fulfil: { test: 'station', at: ['coast'], impulses: 1 } }),
  chitLike('red-either', { fulfil: { test: 'station', at: ['y', 'ville'], impulses: 1 } }),
  chitLike('red-hunt', { fulfil: { test: 'harmConvoy', group: 'blue-trade', dp: 4 } }),
];
const sea = (put: readonly Put[], stated: Stated = {}): State =>
  afloat({
    stations: STATIONS,
    ...stated,
    put,
    scenario: { module: seaOf({ orders: [...testModule.orders, ...chits] }), ...stated.scenario },
  });
const red = (at: string, more: Partial<Put> = {}): Put => ({
  id: 'red-flag',
  at,
  squadrons: 'red-a red-b',
  leader: 'r-birch',
  ...more,
});
const azure = (at: string): Put => ({ id: 'azure-flag', at, squadrons: 'azure-a', leader: 'a-aubin' });
const under = (order: string, put: readonly Put[], stated: Stated = {}): State => {
  const world = sea(put, stated);
  executes(world, 'red-flag', order);
  return world;
};
const sighted = (world: State): State => {
  spot(world, scripted(world), tokenFor(world, 'azure-flag').id, 'search');
  return world;
};
const may = (world: State, plan: Plan, id = 'red-flag'): string =>
  checkPlan(world, 'red', id, plan)?.rule ?? 'yes';
const hold: Plan = { kind: 'hold' };

describe('Orders bind', () => {
  it('[9.36] [9.371] to the place that is named, by the most expedient way, whatever its owner had in mind', () => {
    const world = under('red-blockade', [red('w'), azure('coast')]);
    expect(may(world, voyageTo('ville'))).toBe('yes');
    expect([may(world, voyageTo('cala')), may(world, hold), may(world, going('den'))]).toEqual([
      '9.371',
      '9.371',
      '9.371',
    ]);
    expect(may(world, { kind: 'with', formation: 'red-flag' })).toBe('9.36');
    // A plan of other days does not hold it up.
    sailOn(withPlan(world, 'red-flag', voyageTo('kings-port', 'put-in')), 0);
    expect(whereIs(world, 'red-flag')).toBe('x');
  });

  it('[9.36] where it has come to it stays until the Order is done or Failed, and may drive an Auxiliary off', () => {
    const world = under('red-blockade', [red('ville'), azure('coast')], { available: 'azure-fleet-1' });
    world.markers.push({ id: 'm-1', side: 'blue', kind: 'station', at: 'ville', class: null });
    expect(may(world, hold)).toBe('yes');
    expect(may(world, { kind: 'steps', steps: [{ do: 'remove', marker: 'm-1' }] })).toBe('yes');
    expect([may(world, voyageTo('kings-port', 'put-in')), may(world, going('coast'))]).toEqual([
      '7.221',
      '7.221',
    ]);
    sailOn(withPlan(world, 'red-flag', voyageTo('kings-port', 'put-in')));
    expect(whereIs(world, 'red-flag')).toBe('ville');
  });

  it('[9.36] an Order that names no place leaves the course to its owner', () => {
    const world = under('red-hunt', [red('w')]);
    expect(confinesOf(world, 'red', formationIn(world, 'red-flag'))).toBeNull();
    expect([may(world, hold), may(world, voyageTo('cala'))]).toEqual(['yes', 'yes']);
  });

  it('[9.371] of several places it makes for the nearest, unless its owner names another of them', () => {
    const world = under('red-either', [red('x')], { world: { blowing: ['Norther'] } });
    expect([may(world, voyageTo('y')), may(world, voyageTo('ville')), may(world, voyageTo('coast'))]).toEqual(
      ['yes', 'yes', '9.371'],
    );
    const umpire = new Umpire(world, plotStep);
    expect(formationIn(umpire.world, 'red-flag').plan).toEqual(voyageTo('y'));
    expect(
      nextStep(world, 'red', formationIn(withPlan(world, 'red-flag', voyageTo('ville')), 'red-flag')),
    ).toEqual({ do: 'go', to: 'ville' });
  });

  it('[9.371] between ways equally long its owner may choose, one step at a time', () => {
    const world = under('red-coast', [red('x')]);
    expect([may(world, going('ville')), may(world, going('y')), may(world, going('w'))]).toEqual([
      'yes',
      'yes',
      '9.371',
    ]);
    expect(may(world, going('y', 'coast'))).toBe('2.362');
    sailOn(withPlan(world, 'red-flag', going('y')), 0);
    expect(whereIs(world, 'red-flag')).toBe('y');
  });

  it('[9.372] along a route it goes from name to name in their order', () => {
    const world = under('red-cruise', [red('kings-port'), azure('cala')]);
    const flag = formationIn(world, 'red-flag');
    const round: Plan = { kind: 'patrol', route: ['w', 'x'], next: 0 };
    expect(may(world, round)).toBe('yes');
    expect(may(world, { kind: 'patrol', route: ['x', 'w'], next: 0 })).toBe('9.371');
    // The first name is behind it: now for the second, and nowhere else.
    flag.execution = { ...flag.execution!, progress: { ...flag.execution!.progress, leg: 1 } };
    expect([may(world, { ...round, next: 1 }), may(world, round), may(world, voyageTo('w'))]).toEqual([
      'yes',
      '9.372',
      '9.372',
    ]);
    expect(may(world, hold)).toBe('9.372');
  });

  it('[9.373] a detour is allowed round an Enemy in sight, the least there is, and round nobody else', () => {
    const around = { kind: 'voyage', to: 'cala', arrive: 'hold', clear: true } as const;
    const world = under('red-cala', [red('x'), azure('y')]);
    const next = (): unknown => nextStep(world, 'red', formationIn(world, 'red-flag'));
    withPlan(world, 'red-flag', around);
    // Nobody has seen him.
    expect(may(world, going('gulf'))).toBe('9.371');
    expect(next()).toEqual({ do: 'go', to: 'y' });
    sighted(world);
    expect([may(world, going('gulf')), may(world, going('y')), may(world, going('ville'))]).toEqual([
      'yes',
      'yes',
      '9.371',
    ]);
    expect(next()).toEqual({ do: 'go', to: 'gulf' });
    expect(
      nextStep(world, 'red', formationIn(withPlan(world, 'red-flag', voyageTo('cala')), 'red-flag')),
    ).toEqual({ do: 'go', to: 'y' });
  });

  it('[9.373] where no way leads round him it goes as if he were not there', () => {
    const world = sighted(under('red-cala', [red('w'), azure('x')]));
    withPlan(world, 'red-flag', { kind: 'voyage', to: 'cala', arrive: 'hold', clear: true });
    expect(nextStep(world, 'red', formationIn(world, 'red-flag'))).toEqual({ do: 'go', to: 'x' });
  });

  it('[9.375] at sea it does not go round a Gale', () => {
    const world = under('red-cala', [red('x')], { world: { gales: [testGale('Souther', 9, 'y')] } });
    expect(may(world, going('gulf'))).toBe('9.371');
    expect(nextStep(world, 'red', formationIn(world, 'red-flag'))).toEqual({ do: 'go', to: 'y' });
  });

  it('[9.375] from its Port it puts out at once, unless a Gale blows or an Enemy lies before it', () => {
    const port = [red('kings-port', { fitting: true })];
    const put = (world: State): string => {
      sailOn(withPlan(world, 'red-flag', hold));
      return whereIs(world, 'red-flag');
    };
    const clear = under('red-strait', port);
    expect(may(clear, hold)).toBe('9.371');
    expect(put(clear)).toBe('kings-port');
    const stormy = under('red-strait', port, { world: { gales: [testGale('Easter', 8, 'kings-port')] } });
    expect(may(stormy, hold)).toBe('yes');
    const watched = sighted(under('red-strait', [...port, azure('kings-port')]));
    expect(may(watched, hold)).toBe('yes');
    expect(put(watched)).toBe('kings-port:harbour');
    // He has gone: no more waiting.
    const gone = under('red-strait', [...port, azure('w')]);
    expect(put(gone)).toBe('kings-port');
  });

  it('[9.411] who is to take over an Order goes straight to it, and is waited for', () => {
    const world = sea([red('x'), red('w', { id: 'red-det-1', leader: 'r-cole', squadrons: 'red-c' })]);
    executes(world, 'red-flag', 'red-cala');
    expect(may(world, hold)).toBe('9.371');
    executes(world, 'red-det-1', 'hand-over', { formation: 'red-flag' });
    expect([may(world, voyageTo('x'), 'red-det-1'), may(world, voyageTo('den'), 'red-det-1')]).toEqual([
      'yes',
      '9.411',
    ]);
    expect(may(world, hold)).toBe('yes');
    // Stacked, it takes over for its next Movement Point whatever is plotted.
    sailOn(withPlan(world, 'red-flag', hold));
    expect(whereIs(world, 'red-det-1')).toBe('x');
    sailOn(withPlan(world, 'red-det-1', hold));
    expect(formationIn(world, 'red-det-1').execution?.order).toBe('red-cala');
    expect(formationIn(world, 'red-flag').execution).toBeNull();
  });

  it('[9.411] an Order that is no more is not taken over: the other is free again', () => {
    const world = sea([red('x'), red('w', { id: 'red-det-1', leader: 'r-cole', squadrons: 'red-c' })]);
    executes(world, 'red-det-1', 'hand-over', { formation: 'red-flag' });
    noteTime(world, scripted(world), 'increment');
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
  });

  it('[10.121] [9.427] an Escort goes to where its Convoy was when that was noted, and from there to where it is', () => {
    const { world } = convoyAt(
      { group: 'blue-trade', at: 'x' },
      {
        put: [
          { id: 'azure-det', at: 'narrows', leader: 'a-brun', squadrons: 'azure-f', order: 'north-escort' },
        ],
      },
    );
    const escort = formationIn(world, 'azure-det');
    escort.execution = { ...escort.execution!, convoy: 'blue-trade', target: 'w' };
    const to = (): string | undefined => confinesOf(world, 'blue', escort)?.goals[0]?.to;
    expect(to()).toBe('w');
    // The way of a Convoy is known: it may also be met, and waited for, where it has yet to come by.
    const plot = (plan: Plan): string => checkPlan(world, 'blue', 'azure-det', plan)?.rule ?? 'yes';
    expect([plot(voyageTo('ville')), plot(voyageTo('kings-port')), plot(hold)]).toEqual([
      'yes',
      '10.121',
      '10.121',
    ]);
    escort.place = { at: 'w', berth: 'sea' };
    expect(to()).toBe('x');
    escort.place = { at: 'ville', berth: 'sea' };
    expect(plot(hold)).toBe('yes');
  });
});

describe('Let off', () => {
  const answer = (plan: Plan): AnswerTo<'plot'> =>
    ({ plans: [{ formation: 'red-flag', plan }], abandon: ['red-flag'] }) as AnswerTo<'plot'>;
  const home = voyageTo('kings-port', 'put-in');

  it('[9.38] [9.387] who wants his ships back lets the Order Fail, and has said where they go then', () => {
    const world = under('red-blockade', [red('w'), azure('x')]);
    const umpire = new Umpire(world, plotStep, 0);
    expect(umpire.check({ plans: [{ formation: 'red-flag', plan: home as never }] })?.rule).toBe('9.371');
    umpire.answer(answer(home), { plans: [] });
    expect(formationIn(umpire.world, 'red-flag')).toMatchObject({ execution: null, plan: home });
    expect(umpire.world.record.red!.failed).toBe(1);
  });

  it('[9.387] if the Admiral does not let it off it goes on as ordered', () => {
    const world = under('red-blockade', [red('w'), azure('x')]);
    const umpire = new Umpire(world, plotStep, 9);
    umpire.answer(answer(home), { plans: [] });
    expect(formationIn(umpire.world, 'red-flag')).toMatchObject({
      execution: { order: 'red-blockade' },
      plan: voyageTo('ville'),
    });
  });
});

describe('Orders that leave the course free', () => {
  it('with the option its owner plots it as he likes, and it is the Order that suffers', () => {
    const world = under('red-blockade', [red('w'), azure('x')], { options: { freeCourses: true } });
    expect([may(world, hold), may(world, voyageTo('cala')), may(world, going('den'))]).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
    sailOn(withPlan(world, 'red-flag', going('den')), 0);
    expect(whereIs(world, 'red-flag')).toBe('den');
  });
});
