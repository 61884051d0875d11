import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { putConvoy } from '../testing/convoys.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, redFlag as red, sailOn, seaOf, testGale } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated } from '../testing/station.ts';
import type { Place, Plan, Step } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { nextFor } from './gales.ts';
import { bearing, exitsOf } from './leeway.ts';
import { checkPlan } from './plan-check.ts';
import { advanced, isLoose, isOwnMaster, nextStep } from './plans.ts';

const at = (place: string, berth: Place['berth'] = 'sea'): Place => ({ at: place, berth });
const steps = (...all: Step[]): Plan => ({ kind: 'steps', steps: all });
const patrol = (next: number, ...route: string[]): Plan => ({ kind: 'patrol', route, next });
const next = (world: State, id = 'red-flag'): string =>
  inWords(nextStep(world, 'red', formationIn(world, id)));
const meaning = (stated: Stated, plan: Plan): string => next(withPlan(afloat(stated), 'red-flag', plan));

describe('A plan goes forward', () => {
  it.each<[string, Plan, Place, string]>([
    ['a step done falls off', going('x', 'y'), at('x'), '{kind:steps steps:[{do:go to:y}]}'],
    ['the last one leaves it to hold', going('x'), at('x'), '{kind:hold}'],
    ['one not done stays', going('x'), at('w'), '{kind:steps steps:[{do:go to:x}]}'],
    [
      'nor is it done in the Harbour there',
      going('ville'),
      at('ville', 'harbour'),
      '{kind:steps steps:[{do:go to:ville}]}',
    ],
    ['put out', steps({ do: 'put-out' }), at('ferry'), '{kind:hold}'],
    ['not put out', steps({ do: 'put-out' }), at('ferry', 'harbour'), '{kind:steps steps:[{do:put-out}]}'],
    ['put in', steps({ do: 'put-in' }), at('ferry', 'harbour'), '{kind:hold}'],
    ['not put in', steps({ do: 'put-in' }), at('ferry'), '{kind:steps steps:[{do:put-in}]}'],
    ['leaving, in the box', steps({ do: 'leave', to: 'x' }), at('gulf', 'out'), '{kind:hold}'],
    ['leaving, come out', steps({ do: 'leave', to: 'x' }), at('x'), '{kind:hold}'],
    ['not yet leaving', steps({ do: 'leave', to: 'x' }), at('gulf'), '{kind:steps steps:[{do:leave to:x}]}'],
    ['held for a point', steps({ do: 'hold' }), at('x'), '{kind:hold}'],
    ['a voyage at its end', voyageTo('x'), at('x'), '{kind:hold}'],
    [
      'a voyage off the Port',
      voyageTo('ferry', 'put-in'),
      at('ferry'),
      '{kind:voyage to:ferry arrive:put-in}',
    ],
    ['a voyage in the Port', voyageTo('ferry', 'put-in'), at('ferry', 'harbour'), '{kind:hold}'],
    [
      'a voyage in a Port it was only to come to',
      voyageTo('ferry'),
      at('ferry', 'harbour'),
      '{kind:voyage to:ferry arrive:hold}',
    ],
    ['a voyage on its way', voyageTo('x'), at('w'), '{kind:voyage to:x arrive:hold}'],
    ['a patrol at its place', patrol(0, 'x', 'y'), at('x'), '{kind:patrol route:[x y] next:1}'],
    ['a patrol at its last place', patrol(1, 'x', 'y'), at('y'), '{kind:patrol route:[x y] next:0}'],
    ['a patrol on its way', patrol(1, 'x', 'y'), at('x'), '{kind:patrol route:[x y] next:1}'],
    [
      'a patrol in the Harbour of its place',
      patrol(0, 'ferry', 'y'),
      at('ferry', 'harbour'),
      '{kind:patrol route:[ferry y] next:0}',
    ],
    ['company', { kind: 'with', formation: 'red-gf' }, at('x'), '{kind:with formation:red-gf}'],
  ])('[5.14] %s', (_what, plan, place, after) => {
    expect(inWords(advanced(plan, place, true))).toBe(after);
  });

  it('[5.14] what takes no place is done when the point is spent', () => {
    expect(advanced(steps({ do: 'hold' }), at('x'), false)).toEqual(steps({ do: 'hold' }));
  });
});

describe('The next Movement Point', () => {
  it.each<[string, Stated, Plan, string]>([
    ['hold', { put: [red('w')] }, { kind: 'hold' }, '{do:hold}'],
    ['a step that leads on', { put: [red('w')] }, going('x'), '{do:go to:x}'],
    ['a step to where it is out of the way now', { put: [red('w')] }, going('y'), '{do:go to:x}'],
    ['a voyage', { put: [red('w')] }, voyageTo('y'), '{do:go to:x}'],
    ['a voyage into Port', { put: [red('ferry')] }, voyageTo('ferry', 'put-in'), '{do:put-in}'],
    ['a patrol from its place', { put: [red('x')] }, patrol(0, 'x', 'w'), '{do:go to:w}'],
    ['a patrol to its place', { put: [red('w')] }, patrol(0, 'x', 'w'), '{do:go to:x}'],
    ['company with nobody', { put: [red('w')] }, { kind: 'with', formation: 'red-gf' }, '{do:hold}'],
    ['company with himself', { put: [red('w')] }, { kind: 'with', formation: 'red-flag' }, '{do:hold}'],
    [
      'to where the other is',
      { put: [red('w'), { id: 'red-gf', at: 'x', squadrons: 'red-b' }] },
      { kind: 'with', formation: 'red-gf' },
      '{do:go to:x}',
    ],
    [
      'as the other does',
      { put: [red('x'), { id: 'red-gf', at: 'x', squadrons: 'red-b' }] },
      { kind: 'with', formation: 'red-gf' },
      '{do:hold}',
    ],
    ['in the In box', { put: [red('gulf')] }, voyageTo('w'), '{do:leave to:x}'],
  ])('[2.362] [5.14] %s', (_what, stated, plan, expected) => {
    expect(meaning(stated, plan)).toBe(expected);
  });

  it('[5.279] in a box it goes on as it began', () => {
    const boxed = (place: Place): string => {
      const world = withPlan(afloat({ put: [red('gulf')] }), 'red-flag', voyageTo('w'));
      formationIn(world, 'red-flag').place = place;
      return next(world);
    };
    expect(boxed({ at: 'gulf', berth: 'in', edge: 'W' })).toBe('{do:go to:gulf}');
    expect(boxed({ at: 'gulf', berth: 'out', edge: 'W', to: 'y' })).toBe('{do:go to:y}');
  });

  it('[3.355] a loose Squadron makes for the nearest Port and stays in it', () => {
    const loose = (put: Put): string => next(afloat({ put: [put] }), 'red-b');
    expect(loose({ id: 'red-b', at: 'y' })).toBe('{do:go to:ferry}');
    expect(loose({ id: 'red-b', at: 'ferry' })).toBe('{do:put-in}');
    expect(loose({ id: 'red-b', at: 'ferry', fitting: true })).toBe('{do:hold}');
  });

  it('[3.354] [10.232] who is loose, and whose course is his owner’s', () => {
    const world = afloat({
      put: [
        red('w'),
        { id: 'red-det-1', at: 'w', under: 'red-flag', squadrons: 'red-c' },
        { id: 'red-b', at: 'y' },
      ],
    });
    putConvoy(world, { group: 'red-victuals', at: 'narrows' });
    const said = (id: string) => [isLoose(formationIn(world, id)), isOwnMaster(formationIn(world, id))];
    expect(['red-flag', 'red-det-1', 'red-b', 'red-victuals'].map(said)).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
    formationIn(world, 'red-b').corsair = true;
    expect(said('red-b')).toEqual([false, true]);
    executes(world, 'red-flag', 'rendezvous');
    expect(said('red-flag')).toEqual([false, false]);
  });

  it.each<[string, string, object, Plan, string]>([
    ['7.223', 'back where it came from', { back: 'x', shun: [], leave: true }, going('den'), '{do:go to:x}'],
    [
      '7.223',
      'back into the Port it came out of',
      { back: 'w', shun: [], leave: true },
      going('den'),
      '{do:put-in}',
    ],
    ['8.231', 'not to a Space it shuns', { back: null, shun: ['x'], leave: false }, going('x'), '{do:hold}'],
    [
      '8.231',
      'where it likes else',
      { back: null, shun: ['x'], leave: false },
      going('den'),
      '{do:go to:den}',
    ],
    ['8.231', 'it may stay', { back: null, shun: ['x'], leave: false }, { kind: 'hold' }, '{do:hold}'],
    [
      '8.46',
      'where it likes, if it must leave',
      { back: null, shun: ['x'], leave: true },
      going('narrows'),
      '{do:go to:narrows}',
    ],
    [
      '8.46',
      'home, if it means to stay',
      { back: null, shun: ['x'], leave: true },
      { kind: 'hold' },
      '{do:go to:kings-port}',
    ],
    [
      '8.46',
      'home, if it means to go where it may not',
      { back: null, shun: ['x'], leave: true },
      going('x'),
      '{do:go to:kings-port}',
    ],
    [
      '8.46',
      'any way that is left, with the wind if there is one',
      { back: null, shun: ['kings-port', 'm1', 'x'], leave: true },
      { kind: 'hold' },
      '{do:go to:narrows}',
    ],
  ])('[%s] after a Battle: %s', (_rule, _what, bound, plan, expected) => {
    const world = withPlan(afloat({ put: [red('w')] }), 'red-flag', plan);
    formationIn(world, 'red-flag').bound = bound as never;
    expect(next(world)).toBe(expected);
  });
});

describe('What is left of freedom', () => {
  it('[8.46] who must leave and can’t go home goes with or against a wind rather than wait for one', () => {
    const world = withPlan(afloat({ put: [red('y')] }), 'red-flag', { kind: 'hold' });
    formationIn(world, 'red-flag').bound = { back: null, shun: ['ferry'], leave: true } as never;
    expect(next(world)).toBe('{do:go to:cala}');
  });

  it('[5.123] who Fits Out and does not put out spends nothing, and is as he was', () => {
    const world = withPlan(afloat({ put: [red('kings-port', { fitting: true })] }), 'red-flag', {
      kind: 'hold',
    });
    sailOn(world);
    expect(formationIn(world, 'red-flag').came).toEqual({ how: 'fitting-out', from: null, clock: 0 });
  });

  it('[5.279] who is on his way out of a Zone is plotted from where he will come out', () => {
    const world = afloat({ put: [red('gulf')] });
    formationIn(world, 'red-flag').place = { at: 'gulf', berth: 'out', edge: 'W', to: 'x' };
    const code = (plan: Plan) => checkPlan(world, 'red', 'red-flag', plan)?.code;
    expect([code(going('w')), code(going('cala'))]).toEqual([undefined, 'plot-adjacent']);
  });

  it('[5.14] only an Enemy Auxiliary that is Stationed there is sent off', () => {
    const sent = (marker: { side: string; kind: 'station' | 'shadow'; at: string }) => {
      const world = afloat({ put: [red('ville')] });
      world.markers = [{ id: 'm-1', class: null, ...marker }];
      const umpire = sailOn(withPlan(world, 'red-flag', steps({ do: 'remove', marker: 'm-1' })));
      return umpire.told('removed').length;
    };
    expect([
      sent({ side: 'blue', kind: 'station', at: 'ville' }),
      sent({ side: 'red', kind: 'station', at: 'ville' }),
      sent({ side: 'blue', kind: 'shadow', at: 'ville' }),
      sent({ side: 'blue', kind: 'station', at: 'x' }),
    ]).toEqual([1, 0, 0, 0]);
  });

  it('[11.23] who goes into the Port that he Interdicted has left his station, and pays for it', () => {
    const world = afloat({ put: [red('ferry')] });
    formationIn(world, 'red-flag').interdicted = 'ferry';
    const umpire = sailOn(withPlan(world, 'red-flag', steps({ do: 'put-in' })));
    expect(toldLines(umpire.context).slice(1)).toEqual([
      'attrition 11.23 side:red why:interdiction squadrons:[{squadron:red-a dp:1 total:1}] others:null',
    ]);
    const stays = afloat({ put: [red('ferry')] });
    formationIn(stays, 'red-flag').interdicted = 'ferry';
    sailOn(withPlan(stays, 'red-flag', { kind: 'hold' }));
    expect(formationIn(stays, 'red-flag').interdicted).toBe('ferry');
  });

  it('[5.381] farther off is reckoned with degrees of longitude shorter than those of latitude', () => {
    const at: Record<string, readonly [number, number]> = { ville: [0, 0], x: [1, 0], y: [0, 0.9] };
    const spaces = testModule.spaces.map((one) =>
      at[one.id] === undefined ? one : { ...one, lon: at[one.id]![0], lat: at[one.id]![1] },
    );
    const theatre = theatreOf({ scenario: { module: seaOf({ spaces }) } });
    expect(nextFor(theatre, { ...testGale('Norther', 8, 'x'), start: 'ville' })).toEqual(['y']);
    expect(nextFor(theatreOf(afloat()), { ...testGale('Norther', 8, 'y'), start: 'ville' })).toEqual([]);
  });
});

describe('What a marker leaves open', () => {
  const exits = (from: string, step: Step, change: Partial<Module> = {}, world: Partial<State> = {}) => {
    const made = afloat({
      put: [red(from)],
      scenario: { start: { year: 1741, turn: 9 }, module: seaOf(change) },
      world,
    });
    return exitsOf(made, 'red', formationIn(made, 'red-flag'), step);
  };

  it('[5.154] a Zone behind a Space, not another Space in the same direction', () => {
    const spaces = testModule.spaces.map((one) => (one.id === 'kings-port' ? { ...one, lat: 39.9 } : one));
    expect(exits('w', { do: 'go', to: 'narrows' }, { spaces })).toEqual(['narrows', 'ocean']);
    expect(exits('w', { do: 'go', to: 'ocean' }, { spaces })).toEqual(['narrows', 'kings-port', 'ocean']);
    expect(exits('w', { do: 'go', to: 'x' })).toEqual(['x']);
    expect(exits('w', { do: 'go', to: 'y' })).toEqual([]);
    expect(exits('w', { do: 'hold' })).toEqual([]);
  });

  it('[5.154] the exits of one edge of a Zone', () => {
    expect([exits('gulf', { do: 'leave', to: 'x' }), exits('gulf', { do: 'leave', to: 'ville' })]).toEqual([
      ['x', 'y'],
      ['ville'],
    ]);
    expect(exits('gulf', { do: 'go', to: 'x' })).toEqual([]);
  });

  it('[5.154] [10.114] a Convoy keeps to its Route and has no choice', () => {
    const world = afloat({ world: { blowing: [] } });
    putConvoy(world, { group: 'red-victuals', at: 'ocean' });
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    expect(sailOn(world).progress).toBe('done');
  });
});

describe('A marker points', () => {
  const bearings =
    'w x E, x w W, x y S, y x N, x ville NE, ville coast SE, coast y W, kings-port w NE, w kings-port SW';
  it.each(bearings.split(', ').map((line) => line.split(' ') as [string, string, string]))(
    '[5.151] from %s to %s: %s',
    (from, to, where) => {
      expect(bearing(theatreOf(afloat()), from, to)).toBe(where);
    },
  );
});
