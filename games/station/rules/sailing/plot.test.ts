import { describe, expect, it } from 'vitest';
import { tasksStep } from '../tasks/tasks.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, azureFlag as azure, redFlag as red, sailOn, tokenFor, whereIs } from '../testing/sailing.ts';
import { formationIn, type Stated, Umpire } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkPlan } from './plan-check.ts';
import { contact, plotStep, plotters } from './plot.ts';

const watching = (how: 'increment' | 'impulse' | 'turn'): State['watch'] => {
  const rest = { tasks: 'standing', screen: 'never', withdraw: 'never', mulligan: 'never' } as const;
  return { red: { plot: how, ...rest }, blue: { plot: 'turn', ...rest } };
};
const plotting = (stated: Stated, ...faces: number[]): Umpire =>
  new Umpire(afloat(stated), plotStep, ...faces);
const plans = (...all: readonly [string, Plan][]): AnswerTo<'plot'> =>
  ({ plans: all.map(([formation, what]) => ({ formation, plan: what })) }) as AnswerTo<'plot'>;
const code = (world: State, id: string, what: Plan, side = 'red'): string | null =>
  checkPlan(world, side, id, what)?.code ?? null;

describe('Plots', () => {
  it('[5.113] [5.15] [5.152] both write down what they mean to do before anybody moves, and neither sees the other’s', () => {
    const umpire = plotting({ put: [red('w'), azure('x')] });
    expect(umpire.asks.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['red plot', 'blue plot']);
    umpire.answer(plans(['red-flag', going('x')]), plans(['azure-flag', going('ville')]));
    expect(umpire.progress).toBe('done');
    expect(formationIn(umpire.world, 'red-flag').plan).toEqual(going('x'));
    expect(umpire.context.happenings.every(({ shown }) => shown?.others === null)).toBe(true);
    expect(view(umpire.world, 'blue').forces.red).toBeUndefined();
  });

  it('[5.151] [5.153] a plan names a direction or no move; Fitting Out one names only that one puts out', () => {
    const world = afloat({ put: [red('kings-port', { fitting: true })] });
    expect(code(world, 'red-flag', { kind: 'hold' })).toBeNull();
    expect(code(world, 'red-flag', { kind: 'steps', steps: [{ do: 'put-out' }] })).toBeNull();
    expect(code(world, 'red-flag', going('w'))).toBe('plot-harboured');
  });

  it('[5.152] player B moves first, then player A as his markers say, whatever he has seen', () => {
    const world = afloat({ put: [red('w'), azure('x')] });
    withPlan(world, 'red-flag', going('x'));
    withPlan(world, 'azure-flag', going('ville'));
    const umpire = sailOn(world, 0);
    expect(umpire.told('moved').map(({ side }) => side)).toEqual(['blue', 'red']);
    expect([whereIs(world, 'red-flag'), whereIs(world, 'azure-flag')]).toEqual(['x', 'ville']);
  });

  it('[5.152] [5.14] what else a point is spent on comes after the moves: an Enemy Auxiliary sent off', () => {
    const world = afloat({ put: [red('ville'), azure('x')], available: 'azure-fleet-1' });
    forcesOf(world, 'blue').auxiliaries['azure-fleet-1'] = { in: 'station', at: 'ville', marker: 'm-1' };
    world.markers.push({ id: 'm-1', side: 'blue', kind: 'station', at: 'ville', class: null });
    const remove: Plan = { kind: 'steps', steps: [{ do: 'remove', marker: 'm-1' }] };
    expect(code(world, 'red-flag', remove)).toBeNull();
    expect(code(world, 'azure-flag', remove, 'blue')).toBe('plot-marker');
    withPlan(world, 'red-flag', remove);
    const umpire = sailOn(world);
    expect(umpire.told('removed')).toMatchObject([{ marker: 'm-1', at: 'ville' }]);
    expect(forcesOf(world, 'blue').auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
    expect(formationIn(world, 'red-flag').came.how).toBe('station');
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'hold' });
  });

  it('[5.154] leaving a Zone player A’s marker points to an edge: the exit is chosen when he moves', () => {
    const world = afloat({ put: [red('gulf'), azure('ville')], world: { watch: watching('increment') } });
    withPlan(world, 'red-flag', { kind: 'steps', steps: [{ do: 'leave', to: 'x' }] });
    const umpire = sailOn(world);
    const token = tokenFor(world, 'red-flag').id;
    expect(umpire.asks).toMatchObject([
      { kind: 'leeway', seat: 'red', tokens: [{ token, exits: ['x', 'y'] }] },
    ]);
    expect(umpire.check({ exits: [{ token, to: 'ville' }] })?.rule).toBe('5.154');
    umpire.answer({ exits: [{ token, to: 'y' }] });
    expect(formationIn(world, 'red-flag').place).toEqual({ at: 'gulf', berth: 'out', edge: 'W', to: 'y' });
  });

  it('[5.154] [9.371] but who has Orders keeps to the most expedient way', () => {
    const world = afloat({
      put: [red('gulf', { order: 'red-cruise' }), azure('ville')],
      world: { watch: watching('increment') },
    });
    const umpire = sailOn(world);
    const token = tokenFor(world, 'red-flag').id;
    // Nobody can tell from the question that it has any.
    expect(umpire.asks).toMatchObject([{ tokens: [{ token, exits: ['x', 'y'] }] }]);
    expect(umpire.check({ exits: [{ token, to: 'y' }] })?.rule).toBe('9.371');
    expect(umpire.choices<'leeway'>()).toEqual([{ exits: [] }, { exits: [{ token, to: 'x' }] }]);
  });

  it('[5.154] player B has no markers and no leeway, nor has an edge with one exit any', () => {
    const world = afloat({ put: [azure('gulf'), red('gulf')], world: { watch: watching('increment') } });
    for (const id of ['azure-flag', 'red-flag'])
      withPlan(world, id, { kind: 'steps', steps: [{ do: 'leave', to: id === 'red-flag' ? 'ville' : 'x' }] });
    expect(sailOn(world).progress).toBe('done');
  });

  it('[5.154] where a Zone lies in the direction of a Space the marker does for both', () => {
    const world = afloat({ put: [red('w')], world: { watch: watching('increment'), blowing: ['Easter'] } });
    withPlan(world, 'red-flag', going('narrows'));
    const umpire = sailOn(world);
    const token = tokenFor(world, 'red-flag').id;
    expect(umpire.asks).toMatchObject([{ tokens: [{ token, exits: ['narrows', 'ocean'] }] }]);
    for (const offer of umpire.choices<'leeway'>()) expect(umpire.check(offer)).toBeNull();
    umpire.answer({ exits: [{ token, to: 'ocean' }] });
    expect(whereIs(world, 'red-flag')).toBe('ocean:in');
    const south = afloat({ put: [red('w')], world: { watch: watching('increment') } });
    expect(sailOn(withPlan(south, 'red-flag', going('kings-port')), 0).progress).toBe('done');
  });

  it('[13.2] [13.211] double-blind both plot for an Impulse and move at once, with no markers and no leeway', () => {
    const world = afloat({
      put: [red('gulf'), azure('x')],
      options: { movement: 'blind' },
      world: { watch: watching('impulse') },
    });
    expect(plotters({ ...world, increment: 1, impulse: 2 })).toEqual(['red']);
    expect(plotters(world)).toEqual([]);
    withPlan(world, 'red-flag', { kind: 'steps', steps: [{ do: 'leave', to: 'x' }] });
    const umpire = sailOn(world);
    expect(umpire.progress).toBe('done');
    expect(umpire.context.happenings.find(({ truth }) => truth.kind === 'moved')?.shown?.others).toBeNull();
  });

  it('[13.21] [13.25] [13.26] the umpire alone knows both sides: plots go to him, each sees his own', () => {
    const world = afloat({ put: [red('w'), azure('x')], options: { movement: 'blind' } });
    expect(view(world, 'red').tokens.map(({ side }) => side)).toEqual(['red']);
    expect(Object.keys(view(world, 'red').forces)).toEqual(['red']);
  });
});

describe('Who is asked', () => {
  it('at a Turn’s start everybody; then whoever wants to be, and both when counters could meet', () => {
    const far = afloat({ put: [red('narrows'), azure('coast')] });
    expect(plotters({ ...far, increment: 1 })).toEqual(['red', 'blue']);
    expect(plotters(far)).toEqual([]);
    expect(plotters({ ...far, watch: watching('increment') })).toEqual(['red']);
    expect(plotters({ ...far, watch: watching('impulse') })).toEqual([]);
    expect(plotters({ ...far, watch: watching('impulse'), impulse: 2, increment: 1 })).toEqual(['red']);
    const near = afloat({ put: [red('w'), azure('ville')] });
    expect(plotters(near)).toEqual(['red', 'blue']);
  });

  it('what could meet is told by the counters on the map alone', () => {
    expect(contact(afloat({ put: [red('w'), azure('x')] }))).toBe(true);
    expect(contact(afloat({ put: [red('kings-port', { fitting: true }), azure('coast')] }))).toBe(false);
    expect(contact(afloat({ put: [red('ville'), azure('ville', { fitting: true })] }))).toBe(true);
    const hidden = afloat({ put: [red('w'), azure('x')] });
    const { forces: _, ...open } = hidden;
    expect(contact(open)).toBe(true);
  });
});

describe('What may be plotted', () => {
  it('only one’s own, once each, and nothing that is not one’s to say', () => {
    const umpire = plotting({ put: [red('w'), azure('x'), { id: 'red-b', at: 'x', squadrons: 'red-b' }] });
    const twice = plans(['red-flag', { kind: 'hold' }], ['red-flag', going('x')]);
    expect(umpire.check(twice)?.code).toBe('plot-twice');
    expect(umpire.check(plans(['azure-flag', { kind: 'hold' }]))?.code).toBe('plot-formation');
    expect(umpire.check(plans(['red-b', { kind: 'hold' }]))?.rule).toBe('3.355');
    expect(umpire.check({ plans: [], abandon: ['red-flag'] })?.rule).toBe('9.387');
    expect(umpire.check({ plans: [], dummies: [{ at: 'w', command: null }] })?.rule).toBe('4.22');
  });

  it('[9.387] an Order given up at sea needs a check, and that is tried once a Turn', () => {
    const umpire = plotting({ put: [{ ...red('w'), order: 'red-cruise' }, azure('x')] }, 9);
    expect(umpire.choices<'plot'>()).toContainEqual({ plans: [], abandon: ['red-flag'] });
    umpire.answer({ plans: [], abandon: ['red-flag'] }, { plans: [] });
    expect(umpire.told('check')).toMatchObject([{ rule: '9.387', passed: false }]);
    const { world } = umpire;
    expect(world.forces.red!.formations['red-flag']!.execution?.order).toBe('red-cruise');
    const later = new Umpire(world, plotStep);
    expect(later.check({ plans: [], abandon: ['red-flag'] })?.rule).toBe('9.391');
    expect(later.choices<'plot'>()).not.toContainEqual({ plans: [], abandon: ['red-flag'] });
  });

  it('steps that follow on each other, places that can be reached', () => {
    const world = afloat({ put: [red('w'), azure('x')] });
    expect(code(world, 'red-flag', going('x', 'y', 'cala'))).toBeNull();
    expect(code(world, 'red-flag', going('x', 'coast'))).toBe('plot-adjacent');
    expect(code(world, 'red-flag', going('nowhere'))).toBe('plot-unknown');
    expect(code(world, 'red-flag', going('ocean', 'narrows'))).toBeNull();
    expect(code(world, 'red-flag', { kind: 'steps', steps: [{ do: 'leave', to: 'x' }] })).toBe('plot-exit');
    expect(code(world, 'red-flag', { kind: 'steps', steps: [{ do: 'put-out' }] })).toBe('plot-put-out');
    expect(code(world, 'red-flag', { kind: 'steps', steps: [{ do: 'put-in' }] })).toBe('plot-put-in');
    expect(code(world, 'red-flag', voyageTo('cala', 'put-in'))).toBe('plot-harbour');
    expect(code(world, 'red-flag', { kind: 'patrol', route: ['x', 'y'], next: 2 })).toBe('plot-next');
    expect(code(world, 'red-flag', { kind: 'with', formation: 'red-flag' })).toBe('plot-round');
    expect(code(world, 'red-flag', { kind: 'with', formation: 'azure-flag' })).toBe('plot-with');
    expect(code(world, 'red-flag', { kind: 'steps', steps: [{ do: 'take-over', formation: 'x' }] })).toBe(
      'plot-hand-over',
    );
    const small = afloat({ put: [red('w')], scenario: { only: { map: ['w', 'x'] } } });
    expect(code(small, 'red-flag', voyageTo('y'))).toBe('plot-closed');
  });

  it('every suggestion is a legal answer, and there are always some', () => {
    const umpire = plotting({
      put: [
        red('w'),
        azure('x'),
        { id: 'cobalt-galleys', at: 'cala', squadrons: 'cobalt-g', leader: 'c-diaz' },
      ],
      world: { increment: 1 },
    });
    for (const index of [0, 1]) {
      const offers = umpire.choices<'plot'>(index);
      expect(offers.length).toBeGreaterThan(6);
      for (const offer of offers) expect(umpire.check(offer, index)).toBeNull();
    }
  });

  it('[5.2.1036] a Formation that spends no point may send its Auxiliaries; Sail is Converted before anybody moves', () => {
    const slow = [red('w', { squadrons: 'red-a sovereign', auxiliaries: 'red-fleet-1' }), azure('x')];
    const world = afloat({ put: slow, world: { increment: 1 } });
    sailOn(world);
    world.watch.red = { ...world.watch.red!, tasks: 'ask' };
    expect(
      new Umpire(world, tasksStep).check({ tasks: [{ task: 'Search', aux: 'red-fleet-1', at: 'x' }] }),
    ).toBeNull();
    const early = plotting({
      put: [red('w', { squadrons: 'red-a red-f' }), azure('x')],
      world: { increment: 1 },
    });
    const convert = [{ formation: 'red-flag', from: [{ squadron: 'red-f', sail: 2 }] }];
    expect(early.check({ plans: [], convert })).toBeNull();
    const late = plotting({ put: [red('w', { squadrons: 'red-a red-f' }), azure('x')] });
    expect(late.check({ plans: [], convert })?.rule).toBe('4.22');
  });
});
