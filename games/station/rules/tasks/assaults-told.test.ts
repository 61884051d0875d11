import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { atWar, doing, noTasks, playOut, tasking, taskOrder } from '../testing/search.ts';
import { formationIn, type Put, type Stated } from '../testing/station.ts';
import { faceOf } from '../umpire/tokens.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { shoreModifier } from './shore.ts';

const before = (at: string, stated: Stated = {}, more: Partial<Put> = {}): State =>
  atWar({
    ...stated,
    put: [
      {
        id: 'red-gf',
        at,
        squadrons: 'red-a',
        auxiliaries: 'red-bomb-1 red-marine-1 red-fire-1 red-fleet-1',
        ...more,
      },
      ...(stated.put ?? []),
    ],
  });
const task = (kind: TaskOrder['task'], aux: string, at: string, against?: string): TaskOrder =>
  taskOrder(kind, aux, at, against === undefined ? {} : { against });
/** All that is told once Red has declared, every die fallen. */
const told = (world: State, dice: readonly number[], order: TaskOrder): string[] => {
  const umpire = tasking(world, ...dice);
  const from = umpire.context.happenings.length;
  playOut(umpire.answer(doing(order)));
  expect(umpire.context.left).toBe(0);
  return toldLines({ happenings: umpire.context.happenings.slice(from) });
};
const bombed = (world: State, dice: readonly number[], at = 'cala'): string[] =>
  told(world, dice, task('Bombard', 'red-bomb-1', at));
const squadron = (world: State, id: string) => inWords(forcesOf(world, 'blue').squadrons[id]);
const laidUp = (text = 'cobalt-b:3/1'): State => before('cala', { ordinary: { cala: text } });

describe('Bombs', () => {
  it('[6.24] a column, a die on it, three times the DPs, told to both; the Bomb is spent', () => {
    const world = laidUp();
    expect(bombed(world, [4, 3])).toEqual([
      'task 6.24 dice:[4 3] side:red task:Bombard at:cala class:Bomb screen:null result:done dp:12 sunk:0 news:true',
    ]);
    expect(squadron(world, 'cobalt-b')).toEqual(
      '{id:cobalt-b sail:3 dp:13 formation:null port:{at:cala state:InOrdinary}}',
    );
    expect([forcesOf(world, 'red').tasked, forcesOf(world, 'blue').tasked]).toEqual([
      ['Bombard:red-gf'],
      ['bombed:cobalt-b'],
    ]);
    expect(placeOfAux(world, 'red-bomb-1')).toEqual({ in: 'recovery' });
  });

  it('[6.24] Sail Sunk outright are Sunk once, the DPs beside them tripled', () => {
    const world = laidUp('cobalt-b:3');
    expect(bombed(world, [8, 2])).toEqual([
      'task 6.24 dice:[8 2] side:red task:Bombard at:cala class:Bomb screen:null result:done dp:9 sunk:1 news:true',
      'sunk 7.35 side:blue squadron:cobalt-b sail:1 why:damage news:true',
    ]);
    expect(squadron(world, 'cobalt-b')).toEqual(
      '{id:cobalt-b sail:2 dp:9 formation:null port:{at:cala state:InOrdinary}}',
    );
    expect(world.lost.blue).toEqual({
      captured: 0,
      sunk: 1,
    });
  });

  it('[6.24] no more Sail go down than there are: the Squadron is gone, and its Flotilla with it', () => {
    const world = before('cala', {
      put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-b:1' }],
    });
    expect(bombed(world, [7, 0])).toEqual([
      'task 6.24 dice:[7 0] side:red task:Bombard at:cala class:Bomb screen:null result:done dp:0 sunk:1 news:true',
      'sunk 7.35 side:blue squadron:cobalt-b sail:1 why:damage news:true',
      'casualty 3.481 side:blue leader:c-cano fate:killed',
      'unformed 3.341 side:blue flotilla:cobalt-flag others:{kind:unformed rule:3.341 side:blue}',
    ]);
    expect([squadron(world, 'cobalt-b'), forcesOf(world, 'blue').formations]).toEqual(['undefined', {}]);
  });

  it.each([
    ['the ninth column is none', [9]],
    ['a column and a die without a DP', [0, 2]],
  ] as const)('[6.24] %s: nothing is done', (_what, dice) => {
    const world = laidUp();
    expect(bombed(world, dice)).toEqual([
      `task 6.24 dice:[${dice.join(' ')}] side:red task:Bombard at:cala class:Bomb screen:null result:failed dp:0 sunk:0 news:true`,
    ]);
    expect(squadron(world, 'cobalt-b')).toBe(
      '{id:cobalt-b sail:3 dp:1 formation:null port:{at:cala state:InOrdinary}}',
    );
  });

  it('[6.24] with nothing in the Port the Bomb is wasted', () => {
    const world = before('cala');
    expect(bombed(world, [])).toEqual([
      'task 6.24 side:red task:Bombard at:cala class:Bomb screen:null result:nothing-there against:null news:true',
    ]);
    expect(placeOfAux(world, 'red-bomb-1')).toEqual({ in: 'recovery' });
  });

  it('[6.241] what was hit this Impulse is let be, be it Fitting Out; what lies beside it is hit', () => {
    const world = before('cala', {
      fittingOut: { cala: 'cobalt-b:3' },
      ordinary: { cala: 'cobalt-a:2', ville: 'azure-a' },
    });
    forcesOf(world, 'blue').tasked = ['bombed:cobalt-b'];
    bombed(world, [4, 3]);
    expect([squadron(world, 'cobalt-b'), squadron(world, 'cobalt-a')]).toEqual([
      '{id:cobalt-b sail:3 dp:0 formation:null port:{at:cala state:FittingOut}}',
      '{id:cobalt-a sail:2 dp:12 formation:null port:{at:cala state:InOrdinary}}',
    ]);
    expect(forcesOf(world, 'blue').tasked).toEqual(['bombed:cobalt-b', 'bombed:cobalt-a']);
  });

  it('[12.44] the Inspector of Ordnance adds one to DPs that are done, before they are tripled', () => {
    const options = { careers: { A: { rank: 7, inspectorate: 'ordnance' } } } as const;
    const world = before('cala', { options, ordinary: { cala: 'cobalt-b:3' } });
    expect(bombed(world, [4, 3])[0]).toContain('result:done dp:15 sunk:0');
    const missed = before('cala', { options, ordinary: { cala: 'cobalt-b:3' } });
    expect(bombed(missed, [0, 2])[0]).toContain('result:failed dp:0 sunk:0');
  });

  it('[9.37] a Bombardment that does something is noted for the Order its Formation executes', () => {
    const noted = (dice: readonly number[]) => {
      const world = laidUp();
      executes(world, 'red-gf', 'red-show', { target: 'den' });
      bombed(world, dice);
      return formationIn(world, 'red-gf').execution?.progress.successes;
    };
    expect([noted([4, 3]), noted([7, 0]), noted([9])]).toEqual([
      [{ task: 'Bombard', at: 'cala' }],
      [{ task: 'Bombard', at: 'cala' }],
      [],
    ]);
  });

  it('[6.24] [12.14] before the war the peace is broken first, and paid for', () => {
    const world = before('ville', { events: '', ordinary: { ville: 'azure-a:2' } });
    expect(bombed(world, [9], 'ville')).toEqual([
      'prestige 12.14 score:{turn:0 side:red points:-3 source:undeclared} total:2',
      'task 6.24 dice:[9] side:red task:Bombard at:ville class:Bomb screen:null result:failed dp:0 sunk:0 news:true',
    ]);
  });
});

describe('Fireships', () => {
  const burnt = (world: State, dice: readonly number[], against?: string): string[] =>
    told(world, dice, task('Fireship', 'red-fire-1', 'ville', against));

  it('[6.233] [6.236] at what is Fitting Out: twice the Sail less the Blockade Value, DPs doubled', () => {
    const world = before('ville', { fittingOut: { ville: 'azure-a:3' }, ordinary: { ville: 'azure-b' } });
    expect(burnt(world, [8, 6, 5])).toEqual([
      'fireship 6.236 dice:[8 6 5] side:red squadron:azure-a success:true column:6 dp:8 sunk:0 news:true',
    ]);
    expect(squadron(world, 'azure-a')).toEqual(
      '{id:azure-a sail:3 dp:8 formation:null port:{at:ville state:FittingOut}}',
    );
    expect(squadron(world, 'azure-b')).toEqual(
      '{id:azure-b sail:4 dp:0 formation:null port:{at:ville state:InOrdinary}}',
    );
  });

  it('[6.235] [7.35] Sail that burn are told as Sunk by fire', () => {
    const world = before('ville', { fittingOut: { ville: 'azure-a:3' } });
    expect(burnt(world, [8, 7, 2])).toEqual([
      'fireship 6.236 dice:[8 7 2] side:red squadron:azure-a success:true column:7 dp:4 sunk:1 news:true',
      'sunk 7.35 side:blue squadron:azure-a sail:1 why:fire news:true',
    ]);
    expect(squadron(world, 'azure-a')).toEqual(
      '{id:azure-a sail:2 dp:4 formation:null port:{at:ville state:FittingOut}}',
    );
    expect(world.lost.blue).toEqual({
      captured: 0,
      sunk: 1,
    });
  });

  it('[6.237] those In Ordinary when nobody Fits Out: more than the Sail, DPs three times over', () => {
    const world = before('ville', { ordinary: { ville: 'azure-a:3' } });
    expect(burnt(world, [6, 6, 5])).toEqual([
      'fireship 6.236 dice:[6 6 5] side:red squadron:azure-a success:true column:6 dp:12 sunk:0 news:true',
    ]);
    expect(squadron(world, 'azure-a')).toEqual(
      '{id:azure-a sail:3 dp:12 formation:null port:{at:ville state:InOrdinary}}',
    );
  });

  it('[6.23] the Formation that is named is the one it goes at', () => {
    const world = before('ville', {
      fittingOut: { ville: 'azure-c:1' },
      put: [
        { id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a:2' },
        { id: 'azure-det', at: 'ville', fitting: true, squadrons: 'azure-b:2' },
      ],
    });
    for (const [id, squadron] of [
      ['azure-det', 'azure-b'],
      ['azure-flag', 'azure-a'],
    ] as const)
      expect(burnt(structuredClone(world), [0], tokenBehind(world, id).id)[0]).toContain(
        `squadron:${squadron}`,
      );
  });

  it('[6.23] with nothing in the Port the Fireship is wasted, and told with what it was sent against', () => {
    const world = before('ville');
    expect(burnt(world, [])).toEqual([
      'task 6.23 side:red task:Fireship at:ville class:Fireship screen:null result:nothing-there against:null news:true',
    ]);
    expect(placeOfAux(world, 'red-fire-1')).toEqual({ in: 'recovery' });
  });

  describe('out of a Port', () => {
    const blockade = (stated: Stated = {}): State => {
      const world = atWar({
        ports: { ville: 'azure-fire-1' },
        put: [{ id: 'red-gf', at: 'ville', leader: 'r-ash', squadrons: 'red-a:3' }],
        ...stated,
      });
      tokenBehind(world, 'red-gf').face = faceOf(world, 'red', formationIn(world, 'red-gf'));
      return world;
    };
    const sent = (world: State, dice: readonly number[]): string[] => {
      const umpire = tasking(world, ...dice).answer(noTasks);
      const against = tokenBehind(world, 'red-gf').id;
      playOut(umpire.answer(doing(task('Fireship', 'azure-fire-1', 'ville', against))));
      expect(umpire.context.left).toBe(0);
      return toldLines(umpire.context);
    };

    it('[6.232] [6.233] at who Interdicts it: in the open, the Blockade Value left aside', () => {
      const world = blockade();
      executes(world, 'red-gf', 'red-blockade');
      expect(sent(world, [6, 6, 5])).toEqual([
        'fireship 6.233 dice:[6 6 5] side:blue squadron:red-a success:true column:6 dp:4 sunk:0 news:true',
      ]);
      expect(inWords(forcesOf(world, 'red').squadrons['red-a'])).toEqual(
        '{id:red-a sail:3 dp:4 formation:red-gf port:null}',
      );
    });

    it('[6.232] who lies there without Interdicting is not reached: it is wasted', () => {
      const world = blockade();
      expect(sent(world, [])).toEqual([
        'task 6.23 side:blue task:Fireship at:ville class:Fireship screen:null result:nothing-there against:t1 news:true',
      ]);
      expect(placeOfAux(world, 'azure-fire-1')).toEqual({ in: 'recovery' });
    });
  });
});

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
