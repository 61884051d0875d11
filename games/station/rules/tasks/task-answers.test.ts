import { describe, expect, it } from 'vitest';
import { putOnStation } from '../auxiliaries/stationing.ts';
import type { Module } from '../module/module.ts';
import { putConvoy } from '../testing/convoys.ts';
import { turnUp } from '../testing/found.ts';
import { itJudges } from '../testing/judged.ts';
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
  readonly put?: readonly Put[];
  readonly answer: (world: State) => AnswerTo<'tasks'>;
  readonly change?: (world: State) => void;
}

describe('What may be answered', () => {
  const judge = ({ put = [red('ville', ALL)], answer, change }: Case) => {
    const world = atWar({ put, ports: { cala: 'azure-fleet-1' } });
    change?.(world);
    const umpire = tasking(world);
    change?.(world);
    return umpire.check(answer(world));
  };
  itJudges(judge, {
    '[6.14] task-twice: one Auxiliary is given two Tasks': {
      answer: () => doing(search('red-fleet-1', 'x'), task('Station', 'red-fleet-1', 'ville')),
    },
    '[6.14] task-twice: one is sent, and held for another Task if that is Screened': {
      answer: () =>
        doing(search('red-fleet-1', 'x'), task('Search', 'red-fleet-2', 'y', { ifScreened: 'red-fleet-1' })),
    },
    '[6.28] may: the same is sent Screened or not': {
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-fleet-1' })),
    },
    '[6.28] may: another is sent if it is Screened': {
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-fleet-2' })),
    },
    '[6.113] task-class: who is to go if it is Screened can’t do it': {
      answer: () => doing(task('Search', 'red-fleet-1', 'x', { ifScreened: 'red-bomb-1' })),
    },
    '[6.14] task-twice: one Screens and Searches': {
      answer: () => ({
        ...doing(search('red-fleet-1', 'x')),
        screens: [{ marker: 't9', aux: 'red-fleet-1' }],
      }),
    },
    '[7.122] task-again: a Space is Searched twice': {
      answer: () => doing(search('red-fleet-1', 'x'), search('red-fleet-2', 'x')),
    },
    '[7.122] may: two Spaces are Searched': {
      answer: () => doing(search('red-fleet-1', 'x'), search('red-fleet-2', 'y')),
    },
    '[6.291] may: two are Stationed in one place': {
      answer: () => doing(task('Station', 'red-fleet-1', 'ville'), task('Station', 'red-fleet-2', 'ville')),
    },
    '[6.149] may: two cover the trade in one place': {
      answer: () => doing(task('CoverTrade', 'red-fleet-1', 'x'), task('CoverTrade', 'red-fleet-2', 'x')),
    },
    '[6.238] may: two Fireships are sent in': {
      answer: () => doing(task('Fireship', 'red-fire-1', 'ville'), task('Fireship', 'red-fire-2', 'ville')),
    },
    '[6.25] may: a Bomb and Marines of one Formation have each their Task': {
      answer: () => doing(task('Bombard', 'red-bomb-1', 'ville'), task('Raid', 'red-marine-1', 'ville')),
    },
    '[7.111] show-formation: no such Formation is shown': {
      answer: () => ({ tasks: [], reveal: ['red-flag'] }),
    },
    '[7.111] show-formation: one Spotted already is shown': {
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
      change: (world) => turnUp(world, 'red', 'red-gf'),
    },
    '[7.111] may: one is shown at sea': {
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
    },
    '[7.113] show-unseen: one is shown in a Gale': {
      put: [red('x', ALL)],
      answer: () => ({ tasks: [], reveal: ['red-gf'] }),
      change: (world) => {
        world.gales = [testGale('Norther', 8, 'x')];
      },
    },
    '[7.113] show-unseen: a Scattered Convoy is shown': {
      answer: () => ({ tasks: [], reveal: ['red-victuals'] }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w', scattered: true }),
    },
    '[7.132] release-marker: no such shadow is called off': {
      answer: () => ({ tasks: [], release: ['t9'] }),
    },
    '[7.132] release-marker: one that is Stationed is called off': {
      answer: (world) => ({ tasks: [], release: [world.markers[0]!.id] }),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    '[7.132] release-marker: the Enemy’s shadow is called off': {
      answer: () => ({ tasks: [], release: ['t9'] }),
      change: (world) => {
        world.markers = [{ id: 't9', side: 'blue', kind: 'shadow', at: 'ville', class: 'Fleet' }];
      },
    },
    '[7.132] may: one’s own is called off': {
      answer: () => ({ tasks: [], release: ['t9'] }),
      change: (world) => {
        world.markers = [{ id: 't9', side: 'red', kind: 'shadow', at: 'ville', class: 'Fleet' }];
      },
    },
    '[6.295] screen-target: nobody is Stationed who could be Screened off': {
      answer: () => ({ tasks: [], screens: [{ marker: 't9', aux: 'red-fleet-1' }] }),
    },
    '[6.28] screen-twice: two Screen one that is Stationed': {
      answer: (world) => ({
        tasks: [],
        screens: ['red-fleet-1', 'red-fleet-2'].map((aux) => ({ marker: world.markers[0]!.id, aux })),
      }),
      change: (world) => {
        putOnStation(world, 'blue', 'azure-fleet-1', 'ville', null);
        formationIn(world, 'red-gf').came = { how: 'with', from: 'x', clock: world.clock };
      },
    },
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
