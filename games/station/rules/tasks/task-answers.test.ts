import { describe, expect, it } from 'vitest';
import { putOnStation } from '../auxiliaries/stationing.ts';
import type { Module } from '../module/module.ts';
import { putConvoy } from '../testing/convoys.ts';
import { turnUp } from '../testing/found.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { testGale } from '../testing/sailing.ts';
import {
  atWar,
  azureAt as azure,
  doing,
  noTasks,
  redWith as red,
  search,
  taskOrder as task,
  tasking,
} from '../testing/search.ts';
import { formationIn, type Put } from '../testing/station.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { State } from '../world/state.ts';

const ALL = 'red-fleet-1 red-fleet-2 red-50-1 red-bomb-1 red-fire-1 red-fire-2 red-marine-1';

interface Case {
  readonly what: string;
  readonly rule: string;
  /** The code, or that it may be done. */
  readonly said: string;
  readonly put?: readonly Put[];
  readonly answer: (world: State) => AnswerTo<'tasks'>;
  readonly change?: (world: State) => void;
}

describe('What may be answered', () => {
  it.each<Case>([
    {
      what: 'one Auxiliary is given two Tasks',
      rule: '6.14',
      said: 'task-twice',
      answer: () => doing(search('red-fleet-1', 'x'), task('Station', 'red-fleet-1', 'ville')),
    },
    {
      what: 'one is sent, and held for another Task if that is Screened',
      rule: '6.14',
      said: 'task-twice',
      answer: () =>
        doing(search('red-fleet-1', 'x'), task('Search', 'red-fleet-2', 'y', { ifScreened: 'red-fleet-1' })),
    },
    {
      what: 'the same is sent Screened or not',
      rule: '6.28',
      said: 'may',
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-fleet-1' })),
    },
    {
      what: 'another is sent if it is Screened',
      rule: '6.28',
      said: 'may',
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-fleet-2' })),
    },
    {
      what: 'who is to go if it is Screened can’t do it',
      rule: '6.113',
      said: 'task-class',
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-bomb-1' })),
    },
    {
      what: 'one Screens and Searches',
      rule: '6.14',
      said: 'task-twice',
      answer: () => ({
        ...doing(search('red-fleet-1', 'x')),
        screens: [{ marker: 't9', aux: 'red-fleet-1' }],
      }),
    },
    {
      what: 'a Space is Searched twice',
      rule: '7.122',
      said: 'task-again',
      answer: () => doing(search('red-fleet-1', 'x'), search('red-fleet-2', 'x')),
    },
    {
      what: 'two Spaces are Searched',
      rule: '7.122',
      said: 'may',
      answer: () => doing(search('red-fleet-1', 'x'), search('red-fleet-2', 'y')),
    },
    {
      what: 'two are Stationed in one place',
      rule: '6.291',
      said: 'may',
      answer: () => doing(task('Station', 'red-fleet-1', 'ville'), task('Station', 'red-fleet-2', 'ville')),
    },
    {
      what: 'two cover the trade in one place',
      rule: '6.149',
      said: 'may',
      answer: () => doing(task('CoverTrade', 'red-fleet-1', 'x'), task('CoverTrade', 'red-fleet-2', 'x')),
    },
    {
      what: 'two Fireships are sent in',
      rule: '6.238',
      said: 'may',
      answer: () => doing(task('Fireship', 'red-fire-1', 'ville'), task('Fireship', 'red-fire-2', 'ville')),
    },
    {
      what: 'a Bomb and Marines of one Formation have each their Task',
      rule: '6.25',
      said: 'may',
      answer: () => doing(task('Bombard', 'red-bomb-1', 'ville'), task('Raid', 'red-marine-1', 'ville')),
    },
    {
      what: 'no such Formation is shown',
      rule: '7.111',
      said: 'show-formation',
      answer: () => ({ tasks: [], reveal: ['red-flag'] }),
    },
    {
      what: 'one Spotted already is shown',
      rule: '7.111',
      said: 'show-formation',
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
      change: (world) => turnUp(world, 'red', 'red-gf'),
    },
    {
      what: 'one is shown at sea',
      rule: '7.111',
      said: 'may',
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
    },
    {
      what: 'one is shown in a Gale',
      rule: '7.113',
      said: 'show-unseen',
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
      change: (world) => {
        world.gales = [testGale('Norther', 8, 'x')];
      },
    },
    {
      what: 'a Scattered Convoy is shown',
      rule: '7.113',
      said: 'show-unseen',
      answer: () => ({ tasks: [], reveal: ['red-victuals'] }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w', scattered: true }),
    },
    {
      what: 'no such shadow is called off',
      rule: '7.132',
      said: 'release-marker',
      answer: () => ({ tasks: [], release: ['t9'] }),
    },
    {
      what: 'one that is Stationed is called off',
      rule: '7.132',
      said: 'release-marker',
      answer: (world) => ({ tasks: [], release: [world.markers[0]!.id] }),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    {
      what: 'the Enemy’s shadow is called off',
      rule: '7.132',
      said: 'release-marker',
      answer: () => ({ tasks: [], release: ['t9'] }),
      change: (world) => {
        world.markers = [{ id: 't9', side: 'blue', kind: 'shadow', at: 'ville', class: 'Fleet' }];
      },
    },
    {
      what: 'one’s own is called off',
      rule: '7.132',
      said: 'may',
      answer: () => ({ tasks: [], release: ['t9'] }),
      change: (world) => {
        world.markers = [{ id: 't9', side: 'red', kind: 'shadow', at: 'ville', class: 'Fleet' }];
      },
    },
    {
      what: 'nobody is Stationed who could be Screened off',
      rule: '6.295',
      said: 'screen-target',
      answer: () => ({ tasks: [], screens: [{ marker: 't9', aux: 'red-fleet-1' }] }),
    },
    {
      what: 'two Screen one that is Stationed',
      rule: '6.28',
      said: 'screen-twice',
      answer: (world) => ({
        tasks: [],
        screens: ['red-fleet-1', 'red-fleet-2'].map((aux) => ({ marker: world.markers[0]!.id, aux })),
      }),
      change: (world) => {
        putOnStation(world, 'blue', 'azure-fleet-1', 'ville', null);
        formationIn(world, 'red-gf').came = { how: 'with', from: 'x', clock: world.clock };
      },
    },
  ])('[$rule] $said: $what', ({ rule, said, put, answer, change }) => {
    const world = atWar({ put: put ?? [red('ville', ALL)], ports: { cala: 'azure-fleet-1' } });
    change?.(world);
    const umpire = tasking(world);
    change?.(world);
    const flaw = umpire.check(answer(world));
    expect([flaw?.code ?? 'may', flaw?.rule ?? rule]).toEqual([said, rule]);
  });
});

it('[6.149] a Formation Bombards once though it has two Bombs; two Formations once each', () => {
  const twoBombs: Module = {
    ...testModule,
    auxiliaries: [
      ...testModule.auxiliaries,
      { id: 'red-bomb-2', contingent: 'Red', class: 'Bomb', range: 1 },
    ],
  };
  const bombs = (one: string, other: string) =>
    tasking(
      atWar({
        scenario: { module: twoBombs },
        put: [red('ville', one), { id: 'red-flag', at: 'ville', squadrons: 'red-b', auxiliaries: other }],
      }),
    ).check(doing(task('Bombard', 'red-bomb-1', 'ville'), task('Bombard', 'red-bomb-2', 'ville')));
  expect(bombs('red-bomb-1 red-bomb-2', '')?.code).toBe('task-again');
  expect(bombs('red-bomb-1', 'red-bomb-2')).toBeNull();
});

describe('Screens and shadows', () => {
  it('[6.28] who may Screen is offered, none first; who is elsewhere is refused', () => {
    const world = atWar({
      put: [red('w', 'red-fleet-1'), azure('x', { auxiliaries: 'azure-fleet-1 azure-fire-1' })],
      ports: { ville: 'azure-light-1' },
    });
    const umpire = tasking(world).answer(doing(search('red-fleet-1', 'x')));
    expect(umpire.asks.map(inWords)).toEqual([
      '{id:1.screen.blue seat:blue kind:screen rule:6.28 against:{side:red task:Search at:x against:null}}',
    ]);
    expect(umpire.choices()).toEqual([{ aux: null }, { aux: 'azure-fleet-1' }]);
    expect(
      ['azure-light-1', 'azure-fire-1', 'azure-fleet-1'].map((aux) => umpire.check({ aux })?.code),
    ).toEqual(['screen-place', 'screen-place', undefined]);
    expect(umpire.check({ aux: 'azure-light-1' })?.rule).toBe('6.28');
    expect(umpire.check({ aux: null })).toBeNull();
  });

  it('[7.131] whether to Shadow is asked of the searcher, with what he found', () => {
    const world = atWar({ put: [red('w', 'red-fleet-1'), azure('x')] });
    const umpire = tasking(world, 0)
      .answer(doing(search('red-fleet-1', 'x')))
      .answer({ aux: null });
    expect(umpire.asks.map(inWords)).toEqual(['{id:2.shadow.red seat:red kind:shadow rule:7.131 token:t2}']);
    expect(umpire.choices()).toEqual([{ shadow: true }, { shadow: false }]);
    expect(umpire.check({ shadow: false })).toBeNull();
  });

  it('[6.141] Tasks are asked of player A, then of B, by the number of the rule', () => {
    const umpire = tasking(atWar({ put: [red('w', 'red-fleet-1'), azure('x')] }));
    expect(umpire.asks.map(inWords)).toEqual(['{id:0.tasks.red seat:red kind:tasks rule:6.14}']);
    umpire.answer(noTasks);
    expect(umpire.asks.map(inWords)).toEqual(['{id:1.tasks.blue seat:blue kind:tasks rule:6.14}']);
    expect(umpire.answer(noTasks).progress).toBe('done');
  });
});
