import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { going } from '../testing/plans.ts';
import { afloat, azureFlag as azure, redFlag as red } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated, Umpire } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import { plotStep } from './plot.ts';

const alone = (at: string, more: Partial<Put> = {}): Stated => ({ put: [red(at, more)] });

describe('Plots set down', () => {
  const plotted = (stated: Stated, answer: object, ...dice: readonly number[]): Umpire => {
    const world = afloat(stated);
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    world.watch.blue = { ...world.watch.blue!, plot: 'increment' };
    return new Umpire(world, plotStep, ...dice).answer(answer as never, { plans: [] });
  };

  it('[5.15] asked of both by the number of the rule; what is set down is told to nobody else', () => {
    const umpire = plotted(alone('w'), { plans: [{ formation: 'red-flag', plan: going('x') }] });
    expect(toldLines(umpire.context)).toEqual([
      'plotted 5.152 side:red plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:x}]}}] others:null',
    ]);
    expect(umpire.world.stage).toBeNull();
    const asking = afloat(alone('w'));
    asking.watch.red = { ...asking.watch.red!, plot: 'increment' };
    expect(new Umpire(asking, plotStep).asks.map(inWords)).toEqual([
      '{id:0.plot.red seat:red kind:plot rule:5.15}',
    ]);
  });

  it('[5.15] nothing set down is nothing told; standing instructions and what one wants to be asked are kept', () => {
    const standing = { search: 'reach', keep: 3 } as const;
    const watch = {
      plot: 'turn',
      tasks: 'ask',
      screen: 'always',
      withdraw: 'never',
      mulligan: 'ask',
    } as const;
    const { world, context } = plotted(alone('w'), { plans: [], standing, watch });
    expect([toldLines(context), forcesOf(world, 'red').standing, world.watch.red]).toEqual([
      [],
      standing,
      watch,
    ]);
  });

  it('[9.387] a course for when the Admiral lets it off is kept if he does, and let be if not', () => {
    const stated: Stated = {
      put: [red('w', { order: 'red-cruise' })],
      stations: { red: 'r-ash' },
      mess: 'r-ash',
    };
    const answer = { plans: [{ formation: 'red-flag', plan: going('den') }], abandon: ['red-flag'] };
    const free = plotted(stated, answer, 0).world;
    expect([formationIn(free, 'red-flag').execution, inWords(formationIn(free, 'red-flag').plan)]).toEqual([
      null,
      '{kind:steps steps:[{do:go to:den}]}',
    ]);
    const kept = plotted(stated, answer, 9).world;
    expect([formationIn(kept, 'red-flag').execution?.order, formationIn(kept, 'red-flag').plan.kind]).toEqual(
      ['red-cruise', 'patrol'],
    );
  });

  it('[10.11] a Convoy’s course is nobody’s to plot', () => {
    const world = afloat({});
    putConvoy(world, { group: 'red-victuals', at: 'narrows' });
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    const flaw = new Umpire(world, plotStep).check({
      plans: [{ formation: 'red-victuals', plan: { kind: 'hold' } }],
    });
    expect([flaw?.code, flaw?.rule]).toEqual(['plot-convoy', '10.11']);
  });

  it('[5.15] what is offered: nothing, six sets of plans, standing instructions, a Dummy at an Impulse’s start', () => {
    const world = afloat({
      put: [
        red('w'),
        { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-b' },
        azure('x'),
      ],
      world: { increment: 1, clock: 3 },
    });
    expect(new Umpire(world, plotStep).choices().map(inWords)).toEqual([
      '{plans:[]}',
      '{plans:[{formation:red-flag plan:{kind:voyage to:kings-port arrive:hold}} {formation:red-det-1 plan:{kind:voyage to:narrows arrive:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:kings-port}]}} {formation:red-det-1 plan:{kind:voyage to:kings-port arrive:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:den}]}} {formation:red-det-1 plan:{kind:steps steps:[{do:put-out}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:hold}} {formation:red-det-1 plan:{kind:steps steps:[{do:hold}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:hold}} {formation:red-det-1 plan:{kind:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[den w] next:0}} {formation:red-det-1 plan:{kind:hold}}]}',
      '{plans:[] standing:{search:never keep:1 again:[lc search] force:[search] follow:same}}',
      '{plans:[] dummies:[{at:w command:null}]}',
    ]);
    const later = afloat({ put: [red('w', { order: 'red-cruise' }), azure('x')], world: { clock: 6 } });
    expect(new Umpire(later, plotStep).choices().map(inWords)).toEqual([
      '{plans:[]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:hold}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[] abandon:[red-flag]}',
      '{plans:[] standing:{search:never keep:0}}',
    ]);
  });
});
