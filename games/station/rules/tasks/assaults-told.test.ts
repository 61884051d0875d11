import { describe, expect, it } from 'vitest';
import { before, squadron, task, told } from '../testing/assaults.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { executes } from '../testing/orders.ts';
import { atWar, doing, noTasks, playOut, tasking } from '../testing/search.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import { faceOf } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';

const bombed = (world: State, dice: readonly number[], at = 'cala'): string[] =>
  told(world, dice, task('Bombard', 'red-bomb-1', at));
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
    expect(world.lost.blue).toEqual({ captured: 0, sunk: 1 });
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
    expect(world.lost.blue).toEqual({ captured: 0, sunk: 1 });
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
