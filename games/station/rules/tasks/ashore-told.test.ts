import { describe, expect, it } from 'vitest';
import { before, squadron, task, told } from '../testing/assaults.ts';
import { putConvoy } from '../testing/convoys.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { atWar, doing, noTasks, playOut, tasking } from '../testing/search.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import { shoreModifier } from './shore.ts';

describe('Ashore', () => {
  it('[6.24] the Port’s yards: a five does it, a six does not', () => {
    const done = before('cala');
    expect(told(done, [5], task('BombardPort', 'red-bomb-1', 'cala'))).toEqual([
      'task 6.149 dice:[5] side:red task:BombardPort at:cala class:Bomb screen:null result:done news:true',
    ]);
    expect(done.ports.cala?.noRepairUntil).toBe(4);
    const failed = before('cala');
    expect(told(failed, [6], task('BombardPort', 'red-bomb-1', 'cala'))).toEqual([
      'task 6.149 dice:[6] side:red task:BombardPort at:cala class:Bomb screen:null result:failed news:true',
    ]);
    expect(failed.ports.cala?.noRepairUntil).toBe(0);
    expect([forcesOf(done, 'red').tasked, placeOfAux(failed, 'red-bomb-1')]).toEqual([
      ['BombardPort:red-gf'],
      { in: 'recovery' },
    ]);
  });

  it('[6.24] a road by the sea: the Campaign’s modifier, for two Turns', () => {
    const world = before('coast');
    expect(told(world, [2], task('BombardRoad', 'red-bomb-1', 'coast'))).toEqual([
      'task 6.149 dice:[2] side:red task:BombardRoad at:coast class:Bomb screen:null result:done news:true',
    ]);
    expect(world.lasting).toEqual([{ what: 'campaign', campaign: 'siege', value: 1, from: 0, until: 2 }]);
    const missed = before('coast');
    told(missed, [3], task('BombardRoad', 'red-bomb-1', 'coast'));
    expect(missed.lasting).toEqual([]);
  });

  it('[6.24] as the module says it: its own modifier and time, for player B with a minus', () => {
    const shore = testModule.shore.map((one) =>
      one.task === 'BombardRoad'
        ? {
            ...one,
            class: ['Marine' as const],
            effects: [
              { do: 'prestige' as const, side: 'red', value: 1 },
              { do: 'campaignDrm' as const, campaign: 'siege', value: 2, turns: 3 },
            ],
          }
        : one,
    );
    const world = atWar({
      scenario: { module: { ...testModule, shore } },
      put: [{ id: 'cobalt-flag', at: 'coast', squadrons: 'cobalt-a', auxiliaries: 'cobalt-marine-1' }],
    });
    playOut(
      tasking(world, 2)
        .answer(noTasks)
        .answer(doing(task('BombardRoad', 'cobalt-marine-1', 'coast'))),
    );
    expect(world.lasting).toEqual([{ what: 'campaign', campaign: 'siege', value: -2, from: 0, until: 3 }]);
    expect(world.prestige).toEqual({ red: 5, blue: 5 });
  });

  it('[12.43] an Admiral of the White has one off the die of his Tasks', () => {
    const options = { careers: { A: { rank: 10 } } };
    expect(told(before('cala', { options }), [3], task('Raid', 'red-marine-1', 'cala'))[0]).toContain('done');
    expect(told(before('cala', { options }), [4], task('Raid', 'red-marine-1', 'cala'))[0]).toContain(
      'failed',
    );
  });

  it('[7.232] where there is no Port there is no Blockade Value', () => {
    const raid = testModule.shore.find((one) => one.task === 'Raid')!;
    const world = before('coast');
    expect(['coast', 'cala', 'ville'].map((at) => shoreModifier(world, raid, at))).toEqual([-2, -1, 0]);
    expect(shoreModifier(world, { ...raid, blockadeValue: false }, 'ville')).toBe(-2);
  });

  it('[6.25] Cutting Out an Auxiliary: which Class is told to both', () => {
    const world = before('cala', { ports: { cala: 'cobalt-galley-1' }, ordinary: { cala: 'cobalt-g' } });
    expect(told(world, [0], task('CuttingOut', 'red-marine-1', 'cala'))).toEqual([
      'task 6.149 dice:[0] side:red task:CuttingOut at:cala class:Marine screen:null result:done news:true',
      'driven-off 6.25 side:blue aux:cobalt-galley-1 class:Galley at:cala news:true',
    ]);
    expect(squadron(world, 'cobalt-g')).toContain('sail:2');
  });

  it.each([
    ['cobalt-g', 1],
    ['cobalt-b', 4],
  ])('[6.25] Cutting Out with no Auxiliary there: of %s laid up %d Sail are left', (id, sail) => {
    const world = before('cala', { ordinary: { cala: id } });
    const lines = told(world, [0], task('CuttingOut', 'red-marine-1', 'cala'));
    expect(lines.slice(1)).toEqual(
      sail === 1 ? ['sunk 7.35 side:blue squadron:cobalt-g sail:1 why:damage news:true'] : [],
    );
    expect(squadron(world, id)).toContain(`sail:${sail} dp:0`);
  });

  it('[6.25] [7.232] a Raid, the Blockade Value against it: a two before Cala, a one before Ville', () => {
    const raid = (at: string, die: number) => told(before(at), [die], task('Raid', 'red-marine-1', at))[0];
    expect([raid('cala', 2), raid('cala', 3), raid('ville', 1), raid('ville', 2)]).toEqual([
      'task 6.149 dice:[2] side:red task:Raid at:cala class:Marine screen:null result:done news:true',
      'task 6.149 dice:[3] side:red task:Raid at:cala class:Marine screen:null result:failed news:true',
      'task 6.149 dice:[1] side:red task:Raid at:ville class:Marine screen:null result:done news:true',
      'task 6.149 dice:[2] side:red task:Raid at:ville class:Marine screen:null result:failed news:true',
    ]);
  });

  it('[9.37] what comes off ashore is noted for the Order', () => {
    const world = before('cala');
    executes(world, 'red-gf', 'red-show', { target: 'den' });
    told(world, [2], task('Raid', 'red-marine-1', 'cala'));
    expect(formationIn(world, 'red-gf').execution?.progress.successes).toEqual([
      { task: 'Raid', at: 'cala' },
    ]);
  });

  it('[6.149] the trade is covered without a die, and a place once', () => {
    const cover = (covered: string[]) => {
      const world = atWar({ ports: { ferry: 'red-fleet-2' }, world: { covered } });
      const lines = told(world, [], task('CoverTrade', 'red-fleet-2', 'gulf'));
      return { world, lines };
    };
    const { world, lines } = cover(['x']);
    expect(lines).toEqual([
      'task 6.149 dice:[] side:red task:CoverTrade at:gulf class:Fleet screen:null result:done news:true',
    ]);
    expect(world.covered).toEqual(['x', 'gulf']);
    expect(cover(['gulf']).world.covered).toEqual(['gulf']);
    expect(forcesOf(world, 'red').tasked ?? []).toEqual([]);
  });
});

describe('Convoy Attacks', () => {
  const raided = (dice: readonly number[], stated: Stated = {}) => {
    const world = before('w', stated);
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    const lines = told(
      world,
      dice,
      task('ConvoyAttack', 'red-fleet-1', 'w', tokenBehind(world, 'blue-trade').id),
    );
    return { world, lines };
  };

  it('[10.183] one die on the column of the Class, told to both', () => {
    expect(raided([9]).lines).toEqual([
      'task 10.183 dice:[9] side:red task:ConvoyAttack at:w class:Fleet screen:null result:done against:t2 dp:1 news:true',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:1 total:1 by:task',
    ]);
    expect(raided([0]).lines).toEqual([
      'task 10.183 dice:[0] side:red task:ConvoyAttack at:w class:Fleet screen:null result:done against:t2 dp:4 news:true',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:4 total:4 by:task',
    ]);
  });

  it('[10.183] it is spent whatever comes of it, and the Space has been raided in this Increment', () => {
    const { world } = raided([9]);
    expect([placeOfAux(world, 'red-fleet-1'), world.raided]).toEqual([{ in: 'recovery' }, ['w']]);
  });

  it('[10.183] [12.14] before the war a Convoy of those at peace is attacked at the price', () => {
    expect(raided([9], { events: '' }).lines).toEqual([
      'prestige 12.14 score:{turn:0 side:red points:-3 source:undeclared} total:2',
      'task 10.183 dice:[9] side:red task:ConvoyAttack at:w class:Fleet screen:null result:done against:t2 dp:1 news:true',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:1 total:1 by:task',
    ]);
  });
});
