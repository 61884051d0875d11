import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { tokenBehind } from '../testing/found.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { chitLike, executes } from '../testing/orders.ts';
import { atWar, azureAt, doing, playOut, redWith, search, tasking } from '../testing/search.ts';
import { force, formationIn, scripted, stationAt } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf, type Standing } from '../world/forces.ts';
import type { Career } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { taskChoices } from './task-choices.ts';
import { attackConvoy, raidColumn } from './task-convoy.ts';
import { drawnAmong, lyingIn, strikeTarget } from './task-target.ts';

const ORDNANCE: Career = { rank: 5, inspectorate: 'ordnance' };
const WHITE: Career = { rank: 10 };
const NONE: Career = { rank: 0 };

describe('An attack on a Convoy', () => {
  const AUXILIARIES = 'red-fleet-1 red-50-1 red-light-1';
  function attacked(aux: string, escort: number, partly: boolean, die: number, career: Career) {
    const hunt = chitLike('red-hunt', { fulfil: { test: 'harmConvoy', group: 'blue-trade', dp: 9 } });
    const world = atWar({
      put: [
        redWith('x', AUXILIARIES),
        ...(escort === 0 ? [] : [force(`azure-det x a-brun azure-a:${escort}`)]),
      ],
      options: { careers: { A: career } },
      scenario: { start: { year: 1741, turn: 9 }, module: { ...testModule, orders: [hunt] } },
    });
    executes(world, 'red-gf', 'red-hunt');
    const convoy = putConvoy(world, { group: 'blue-trade', at: 'x' });
    if (escort > 0) formationIn(world, 'azure-det').under = convoy.id;
    const context = scripted(world, die);
    attackConvoy(world, context, { side: 'red', aux, at: 'x', partly }, tokenBehind(world, convoy.id).id);
    const [told] = context.told('task');
    const harm = formationIn(world, 'red-gf').execution!.progress.harm.map(({ own }) => own);
    return [told!.result, told!.dp, convoy.dp, harm.join()];
  }
  const struck = (dp: number): unknown[] => ['done', dp, dp, String(dp)];
  const FAILED = ['failed', 0, 0, ''];

  it.each<[string, string, number, boolean, number, Career, unknown[]]>([
    ['a Fleet Auxiliary: a Sail Sunk is four', 'red-fleet-1', 0, false, 0, NONE, struck(4)],
    ['its points', 'red-fleet-1', 0, false, 5, NONE, struck(3)],
    ['a Fleet-50 in the same column', 'red-50-1', 0, false, 9, NONE, struck(1)],
    ['behind a Partial Screen one more on the die', 'red-fleet-1', 0, true, 4, NONE, struck(3)],
    ['a Light one', 'red-light-1', 0, false, 6, NONE, struck(1)],
    ['a Light one in vain', 'red-light-1', 0, false, 7, NONE, FAILED],
    ['a column to the left for each Sail of the Escort', 'red-fleet-1', 2, false, 8, NONE, struck(1)],
    ['and in vain', 'red-fleet-1', 2, false, 9, NONE, FAILED],
    ['no further than the first', 'red-light-1', 4, false, 1, NONE, struck(1)],
    ['an Inspector of Ordnance adds one', 'red-fleet-1', 0, false, 5, ORDNANCE, struck(4)],
    ['to a Sail Sunk too', 'red-fleet-1', 0, false, 0, ORDNANCE, struck(5)],
    ['not where there is nothing', 'red-light-1', 0, false, 7, ORDNANCE, FAILED],
    ['an Admiral of the White takes one off the die', 'red-light-1', 0, false, 7, WHITE, struck(1)],
  ])('[10.183] [10.184] %s', (_, aux, escort, partly, die, career, then) => {
    expect(attacked(aux, escort, partly, die, career)).toEqual(then);
  });

  it('[10.184] the columns by Class', () => {
    const columns = (['Fleet', 'Fleet-50', 'Galley', 'Light', 'Bomb'] as const).map((sort) =>
      raidColumn(sort, 1),
    );
    expect(columns).toEqual([3, 3, 1, 0, 0]);
  });
});

describe('What lies in a Port', () => {
  const world = (): State =>
    stationAt({
      put: [
        force('azure-flag ville a-clerc azure-a', { fitting: true }),
        force('azure-det ville a-brun azure-b'),
        force('cobalt-flag cala c-cano cobalt-a', { fitting: true }),
      ],
      fittingOut: { ville: 'azure-c', cala: 'cobalt-d' },
      ordinary: { ville: 'azure-d', cala: 'cobalt-b' },
    });

  it('[5.284] Fitting Out in a Formation or not, and In Ordinary; not before the Port, nor elsewhere', () => {
    const { fittingOut, inOrdinary } = lyingIn(world(), 'blue', 'ville');
    expect([fittingOut.map(({ id }) => id), inOrdinary.map(({ id }) => id)]).toEqual([
      ['azure-a', 'azure-c'],
      ['azure-d'],
    ]);
  });

  it('[6.24] one of them is drawn', () => {
    const context = scripted(world());
    expect(drawnAmong(context, [])).toBeUndefined();
    expect(drawnAmong(context, ['a'])).toBe('a');
    const drawn = new Set(Array.from({ length: 30 }, () => drawnAmong(context, ['a', 'b'])));
    expect(drawn.size).toBe(2);
  });

  it.each<[string, string, { dp: number; sunk: number }, string, number]>([
    ['points', 'azure-a', { dp: 3, sunk: 0 }, '4/3', 0],
    ['Sail and points', 'azure-a', { dp: 2, sunk: 1 }, '3/2', 1],
    ['nothing', 'azure-a', { dp: 0, sunk: 0 }, '4/0', 0],
    ['all its Sail', 'azure-a', { dp: 2, sunk: 4 }, 'gone', 1],
    ['Galleys twice over', 'cobalt-g', { dp: 2, sunk: 0 }, '2/4', 0],
  ])('[7.35] [7.31] struck: %s', (_, id, hit, then, told) => {
    const one = stationAt({ fittingOut: { ville: 'azure-a', cala: 'cobalt-g' } });
    const context = scripted(one);
    strikeTarget(one, context, 'blue', id, hit, 'damage');
    const squadron = forcesOf(one, 'blue').squadrons[id];
    expect(squadron === undefined ? 'gone' : `${squadron.sail}/${squadron.dp}`).toBe(then);
    expect([context.told('sunk').length, one.lost.blue!.sunk]).toEqual([told, hit.sunk]);
  });
});

describe('A Search', () => {
  const found = (rank: number, die: number): boolean => {
    const world = atWar({
      put: [redWith('w', 'red-fleet-1'), azureAt('x')],
      options: { careers: { A: { rank } } },
    });
    const step = tasking(world, die);
    playOut(step.answer(doing(search('red-fleet-1', 'x'))));
    return step.told('looked')[0]!.found;
  };
  it('[7.125] [12.43] by its die, one less for a Vice Admiral of the White, two for an Admiral of the White', () => {
    const last = (rank: number): number =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].findLast((die) => found(rank, die))!;
    expect([0, 8, 9, 10].map(last)).toEqual([5, 5, 6, 7]);
  });

  const searched = (side: string, instructions: Partial<Standing>, ...dice: readonly number[]) => {
    const world = atWar({ put: [redWith('w', 'red-fleet-1'), azureAt('x')] });
    Object.assign(forcesOf(world, side).standing, instructions);
    const step = tasking(world, ...dice);
    playOut(step.answer(doing(search('red-fleet-1', 'x'))));
    return step.told('looked');
  };

  it('[12.31] a Search that fails may be thrown again by standing instruction', () => {
    expect(searched('red', { again: ['search'] }, 6, 5)).toMatchObject([{ dice: [6, 5], found: true }]);
  });

  it('[12.31] [12.42] one that succeeds the Enemy may have thrown again, since it falls for all to see', () => {
    expect(searched('blue', { force: ['search'] }, 5, 6)).toMatchObject([{ dice: [5, 6], found: false }]);
  });
});

describe('What is offered of Bombs, Fireships and Marines', () => {
  const offered = (world: State): string[] => [...taskChoices(view(world, 'red'), 'red')].map(inWords);

  it('[6.23] [6.24] [6.25] into an Enemy Port', () => {
    const world = atWar({
      put: [
        redWith('cala', 'red-fire-1 red-bomb-1 red-marine-1'),
        azureAt('cala', { fitting: true }),
        { id: 'azure-det', at: 'y', squadrons: 'azure-b' },
      ],
    });
    expect(offered(world)).toEqual([
      '{tasks:[]}',
      '{tasks:[{task:Bombard aux:red-bomb-1 at:cala}]}',
      '{tasks:[{task:BombardPort aux:red-bomb-1 at:cala}]}',
      '{tasks:[{task:Fireship aux:red-fire-1 at:cala}]}',
      '{tasks:[{task:CuttingOut aux:red-marine-1 at:cala}]}',
      '{tasks:[{task:Raid aux:red-marine-1 at:cala}]}',
      '{tasks:[] reveal:[red-gf]}',
    ]);
  });
});
