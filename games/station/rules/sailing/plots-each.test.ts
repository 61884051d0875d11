/** Movement and plots: what the general rules say, one by one. */
import { describe, expect, it } from 'vitest';
import { going, withPlan } from '../testing/plans.ts';
import { afloat, azureFlag as azure, redFlag as red, sailOn, whereIs } from '../testing/sailing.ts';
import { formationIn, Umpire } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { AnswerTo } from '../world/asks.ts';
import { checkPlan } from './plan-check.ts';
import { plotStep } from './plot.ts';

const plans = (formation: string, to: string) =>
  ({ plans: [{ formation, plan: going(to) }] }) as AnswerTo<'plot'>;

describe('Movement', () => {
  it('[5.11] goes from Space to Space along a Lane, and no farther than its points', () => {
    const world = afloat({ put: [red('w')] });
    withPlan(world, 'red-flag', going('x'));
    sailOn(world, 0);
    expect(whereIs(world, 'red-flag')).toBe('x');
    const apart = { kind: 'steps', steps: [{ do: 'leave', to: 'haven' }] } as const;
    expect(checkPlan(afloat({ put: [red('w')] }), 'red', 'red-flag', apart)).not.toBeNull();
  });

  it('[5.113] who has said where he goes goes there, though the other has moved meanwhile', () => {
    const world = afloat({ put: [red('w'), azure('x')] });
    const umpire = new Umpire(world, plotStep);
    umpire.answer(plans('red-flag', 'x'), plans('azure-flag', 'ville'));
    expect(formationIn(world, 'red-flag').plan).toEqual(going('x'));
    sailOn(world, 0);
    expect([whereIs(world, 'red-flag'), whereIs(world, 'azure-flag')]).toEqual(['x', 'ville']);
  });
});

describe('Double-blind play', () => {
  const blind = () => afloat({ put: [red('w'), azure('x')], options: { movement: 'blind' } });

  it('[13.21] a plan is known to the umpire and to him who made it, and to nobody else', () => {
    const world = withPlan(blind(), 'red-flag', going('x'));
    expect(view(world, 'umpire').forces.red!.formations['red-flag']!.plan).toEqual(going('x'));
    expect(view(world, 'red').forces.red!.formations['red-flag']!.plan).toEqual(going('x'));
    for (const seat of ['blue', 'gallery']) expect(view(world, seat).forces.red).toBeUndefined();
  });
});
