import { describe, expect, it } from 'vitest';
import { beginShadow } from '../auxiliaries/shadows.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import {
  atWar,
  azureAt as azure,
  doing,
  noTasks,
  playOut,
  redWith as red,
  search,
  tasking,
} from '../testing/search.ts';
import { type Stated, scripted } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { tasksStep } from './tasks.ts';

const seas = (stated: Stated = {}): State =>
  atWar({
    put: [red('w', 'red-fleet-1 red-fleet-2'), azure('x', { auxiliaries: 'azure-fleet-1' })],
    ...stated,
  });

describe('Rounds of Tasks', () => {
  it('[6.141] [6.298] a round in which anybody declared is followed by another, one in which nobody did is the last', () => {
    const umpire = tasking(seas(), 9);
    const asked: string[] = [];
    const next = (answer: object): void => {
      asked.push(`${umpire.asks[0]?.kind} ${umpire.asks[0]?.seat}`);
      umpire.answer(answer as never);
    };
    const stage = () => inWords(umpire.world.stage);
    expect(stage()).toEqual('{kind:tasks side:red round:1 anyone:false declared:[] now:null}');
    next(noTasks);
    next(doing(search('azure-fleet-1', 'w')));
    expect(stage()).toEqual(
      '{kind:tasks side:blue round:1 anyone:true declared:[{side:blue task:Search at:w against:null}] now:{index:0 waits:screen left:[] found:null}}',
    );
    expect(forcesOf(umpire.world, 'blue').tasking).toEqual([
      {
        aux: 'azure-fleet-1',
        ifScreened: null,
      },
    ]);
    next({ aux: null });
    expect(stage()).toEqual('{kind:tasks side:red round:2 anyone:false declared:[] now:null}');
    next(noTasks);
    next(noTasks);
    expect(asked).toEqual(['tasks red', 'tasks blue', 'screen red', 'tasks red', 'tasks blue']);
    expect([umpire.progress, umpire.context.left]).toEqual(['done', 0]);
    expect(['red', 'blue'].map((side) => forcesOf(umpire.world, side).tasking)).toEqual([[], []]);
  });

  it('[7.111] [6.141] who only shows a Formation has acted too; a shadow called off is no act', () => {
    const shows = tasking(seas());
    shows.answer({ tasks: [], reveal: ['red-gf'] }).answer(noTasks);
    expect(shows.asks.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['tasks red']);
    expect(toldLines(shows.context)).toEqual([
      'spotted 7.111 side:red token:t1 face:{formation:red-gf squadrons:1 auxiliaries:[Fleet Fleet] convoy:null} why:shown news:true',
    ]);
    const world = seas();
    beginShadow(world, scripted(world), 'red', 'red-fleet-1', tokenBehind(world, 'azure-flag').id);
    const marker = world.markers[0]!.id;
    const calls = tasking(world);
    const from = calls.context.happenings.length;
    calls.answer({ tasks: [], release: [marker] }).answer(noTasks);
    expect(calls.progress).toBe('done');
    expect(toldLines({ happenings: calls.context.happenings.slice(from) })).toEqual([
      'shadowing 7.132 side:red token:t2 on:false',
    ]);
    expect([world.markers, placeOfAux(world, 'red-fleet-1')]).toEqual([[], { in: 'recovery' }]);
  });

  it('[7.122] what was Searched and done once is forgotten with a new Impulse, and not before', () => {
    const at = (increment: number) => {
      const world = seas({ world: { increment, searched: { red: ['x'], blue: ['y'] }, raided: ['w'] } });
      forcesOf(world, 'red').tasked = ['Raid:red-gf'];
      forcesOf(world, 'blue').tasked = ['bombed:azure-a'];
      tasking(world);
      return [world.searched, forcesOf(world, 'red').tasked, forcesOf(world, 'blue').tasked, world.raided];
    };
    expect(at(1)).toEqual([{ red: [], blue: [] }, [], [], []]);
    expect(at(2)).toEqual([{ red: ['x'], blue: ['y'] }, ['Raid:red-gf'], ['bombed:azure-a'], []]);
  });

  it('[7.122] [6.14] what an earlier Task has made impossible is let go, and its Auxiliary stays where it is', () => {
    const world = seas();
    const umpire = tasking(world, 9);
    // Looked at when its turn comes: another Search of the Space has been made since.
    const given = {
      ask: umpire.asks[0]!,
      answer: doing(search('red-fleet-1', 'x'), search('red-fleet-2', 'x')),
    };
    tasksStep.resolve(world, [given], umpire.context);
    tasksStep.resolve(world, [{ ask: tasksStep.asks(world)[0]!, answer: { aux: null } }], umpire.context);
    expect(umpire.told('task')).toHaveLength(1);
    expect(placeOfAux(world, 'red-fleet-2')).toEqual({ in: 'formation', formation: 'red-gf' });
  });

  it('[6.28] the one held for it goes if a Screen is declared, and the other stays', () => {
    const world = seas();
    const umpire = tasking(world).answer({
      tasks: [{ task: 'Search', aux: 'red-fleet-1', at: 'x', ifScreened: 'red-fleet-2' }],
    });
    umpire.answer({ aux: 'azure-fleet-1' });
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'red-fleet-2').in]).toEqual([
      'formation',
      'recovery',
    ]);
    const open = seas();
    tasking(open, 9)
      .answer({ tasks: [{ task: 'Search', aux: 'red-fleet-1', at: 'x', ifScreened: 'red-fleet-2' }] })
      .answer({ aux: null });
    expect([placeOfAux(open, 'red-fleet-1').in, placeOfAux(open, 'red-fleet-2').in]).toEqual([
      'recovery',
      'formation',
    ]);
  });

  it('[6.28] unasked: always, by the readiest; or never', () => {
    const screened = (screen: 'always' | 'never', ...dice: readonly number[]): string[] => {
      const world = seas();
      world.watch.blue = { ...world.watch.blue!, screen };
      const umpire = tasking(world, ...dice).answer(doing(search('red-fleet-1', 'x')));
      playOut(umpire);
      return umpire.told('task').map(({ rule, result }) => `${rule} ${result}`);
    };
    expect(screened('always')).toEqual(['6.28 screened']);
    expect(screened('never', 9)).toEqual(['7.125 done']);
  });

  it('[6.298] [7.13] by standing instructions whatever may be Shadowed is', () => {
    const world = seas();
    world.watch.red = { ...world.watch.red!, tasks: 'standing' };
    world.watch.blue = { ...world.watch.blue!, tasks: 'standing', screen: 'never' };
    for (const side of ['red', 'blue']) {
      const forces = forcesOf(world, side);
      forces.standing = { ...forces.standing, search: side === 'red' ? 'reach' : 'never', keep: 0 };
    }
    const umpire = tasking(world, 0);
    expect(umpire.progress).toBe('done');
    expect(toldLines(umpire.context)).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[0] side:red at:x token:t2 found:true mayShadow:true',
      'spotted 7.111 side:blue token:t2 face:{formation:azure-flag squadrons:1 auxiliaries:[Fleet] convoy:null} why:search news:true',
      'shadowing 7.132 side:red token:t2 on:true',
    ]);
  });
});
