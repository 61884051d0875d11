import { describe, expect, it } from 'vitest';
import { convoyAt } from '../testing/convoys.ts';
import { turnUp } from '../testing/found.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { flagsMeet as fleet, testGale } from '../testing/sailing.ts';
import { fleets, putAt, scripted } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { catchesFire, fireshipAttack } from './fireships.ts';
import { interdictorsAt, isBlockaded, mayBeInterdicted, obstructing } from './interdiction.ts';
import { canBeSeen, keepSighted, loseSight, settleSpotting, sightToken } from './spotting.ts';

describe('Sight, told in full', () => {
  it('[7.111] [5.289] [7.225] [7.24] where nobody has Searched: why each is seen', () => {
    const world = fleet({
      put: [
        putAt('red-flag', 'narrows', 'red-a'),
        putAt('red-gf', 'ville', 'red-b', undefined, { order: 'red-blockade' }),
        putAt('red-det-1', 'haven', 'red-c'),
        putAt('red-det-2', 'x', 'red-e'),
        putAt('azure-flag', 'ville', 'azure-a'),
        putAt('azure-det', 'kings-port', 'azure-b'),
        putAt('cobalt-flag', 'cala', 'cobalt-a'),
      ],
      ports: {},
    });
    const context = scripted(world);
    settleSpotting(world, context);
    expect(toldLines(context).map((line) => line.replace(/face:\{.*\} /, ''))).toEqual([
      'spotted 7.111 side:red token:t1 why:strait news:true',
      'spotted 7.111 side:red token:t2 why:port news:true',
      'spotted 7.111 side:red token:t3 why:port news:true',
      'spotted 7.111 side:blue token:t5 why:interdiction news:true',
      'spotted 7.111 side:blue token:t6 why:port news:true',
    ]);
    const again = scripted(world);
    settleSpotting(world, again);
    expect(toldLines(again)).toEqual([]);
    const lost = scripted(world);
    for (const token of world.tokens) if (token.place.at === 'x') turnUp(world, 'red', 'red-det-2');
    loseSight(world, lost);
    expect(toldLines(lost)).toEqual(['concealed 7.112 side:red token:t4']);
  });

  it('[7.111] [5.27] who passed with a Strait among the Spaces, not with a Zone', () => {
    const passed = (...spaces: string[]) => {
      const world = fleet();
      world.passed = [{ a: 't1', b: 't2', spaces }];
      const context = scripted(world);
      settleSpotting(world, context);
      return context.told('spotted').map(({ token, why }) => `${token} ${why}`);
    };
    expect([passed('x', 'gulf'), passed('w', 'narrows'), passed('ville')]).toEqual([
      [],
      ['t1 passing', 't2 passing'],
      [],
    ]);
  });

  it('[7.113] [5.27] nothing is seen in a Gale, a Zone or a Harbour', () => {
    const world = fleet();
    const at = (place: object) => canBeSeen(world, { ...world.tokens[0]!, place: place as never });
    expect([
      at({ at: 'x', berth: 'sea' }),
      at({ at: 'gulf', berth: 'sea' }),
      at({ at: 'ville', berth: 'harbour' }),
    ]).toEqual([true, false, false]);
    world.gales = [testGale('Norther', 8, 'x')];
    expect([at({ at: 'x', berth: 'sea' }), at({ at: 'w', berth: 'sea' })]).toEqual([false, true]);
  });

  it('[10.156] [10.159] a Scattered Convoy is found, told once, and lost with the Increment but in a Strait', () => {
    const found = (at: string) => {
      const { world } = convoyAt({ group: 'blue-trade', at, scattered: true });
      const context = scripted(world);
      const seen = [sightToken(world, context, 't1', 'search'), sightToken(world, context, 't1', 'search')];
      const before = world.sighted;
      keepSighted(world);
      return [...seen, ...toldLines(context), before, world.sighted];
    };
    expect([found('w'), found('narrows')]).toEqual([
      [false, false, 'sighted 10.156 side:blue token:t1 at:w', ['t1'], []],
      [false, false, 'sighted 10.156 side:blue token:t1 at:narrows', ['t1'], ['t1']],
    ]);
  });
});

describe('Interdiction, case by case', () => {
  it('[7.211] [7.212] [7.222] [7.224] who obstructs where', () => {
    const world = fleet({
      put: fleets('red-flag narrows nobody red-a, azure-flag x nobody azure-a'),
    });
    const at = (place: string) => interdictorsAt(world, place);
    expect(at('narrows')).toEqual([]);
    executes(world, 'red-flag', 'red-strait');
    expect([at('narrows'), at('ville'), at('x')]).toEqual([[{ side: 'red', formation: 'red-flag' }], [], []]);
    // Written for another place it obstructs nothing; for this one it does.
    executes(world, 'red-flag', 'red-strait', { target: 'ville' });
    expect(at('narrows')).toEqual([]);
    executes(world, 'red-flag', 'red-strait', { target: 'narrows' });
    expect(at('narrows')).toEqual([{ side: 'red', formation: 'red-flag' }]);
    executes(world, 'red-flag', 'rendezvous');
    expect(at('narrows')).toEqual([]);
    executes(world, 'red-flag', 'red-cruise');
    expect(at('narrows')).toEqual([]);
    expect(
      testModule.spaces.map(({ id }) => id).filter((place) => mayBeInterdicted(theatreOf(world), place)),
    ).toEqual(['narrows', 'kings-port', 'den', 'ville', 'ferry', 'cala', 'haven']);
  });

  it('[7.223] [7.23] whom it obstructs: the Enemy, if there is war', () => {
    const blockade = (events: string) =>
      fleet({
        events,
        put: [putAt('red-flag', 'ville', 'red-a red-b', undefined, { order: 'red-blockade' })],
        ports: {},
      });
    const peace = blockade('');
    const war = blockade('war');
    const by = (world: State, side: string, command: string | null) =>
      obstructing(world, 'ville', side, command).length;
    expect([
      by(peace, 'blue', 'north'),
      by(peace, 'blue', 'south'),
      by(war, 'blue', 'north'),
      by(war, 'red', null),
    ]).toEqual([0, 1, 1, 0]);
    expect([
      isBlockaded(war, 'blue', 'ville'),
      isBlockaded(war, 'red', 'ville'),
      isBlockaded(war, 'blue', 'cala'),
      isBlockaded(war, 'blue', 'narrows'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('Fireships, by all faces', () => {
  it.each([
    ['open', 2, [4, 5, 6, 7, 8, 9]],
    ['FittingOut', 4, [8, 9]],
    ['InOrdinary', 4, [5, 6, 7, 8, 9]],
  ] as const)('[6.233] [6.237] lying %s with %i Sail: %j', (lies, sail, faces) => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((die) => catchesFire(die, sail, lies))).toEqual(faces);
  });

  it('[6.233] [6.234] [6.236] [6.237] the attack told in full', () => {
    const attack = (lies: 'open' | 'FittingOut' | 'InOrdinary', blockadeValue: number, ...dice: number[]) => {
      const world = fleet({ available: 'red-fire-1' });
      const context = scripted(world, ...dice);
      const result = fireshipAttack(world, context, {
        side: 'red',
        aux: 'red-fire-1',
        target: { side: 'blue', squadron: 'azure-a', sail: 2 },
        lies,
        blockadeValue,
      });
      expect([world.forces.red!.auxiliaries['red-fire-1']?.in, context.left]).toEqual(['recovery', 0]);
      return [...toldLines(context), inWords(result)];
    };
    expect([
      attack('open', 0, 4, 4, 1),
      attack('open', 0, 3),
      attack('open', 0, 9, 9),
      attack('FittingOut', 2, 6, 6, 0),
      attack('FittingOut', 2, 5),
      attack('InOrdinary', 1, 4, 3, 2),
    ]).toEqual([
      [
        'fireship 6.233 dice:[4 4 1] side:red squadron:azure-a success:true column:4 dp:5 sunk:0 news:true',
        '{success:true column:4 dp:5 sunk:0 star:false}',
      ],
      [
        'fireship 6.233 dice:[3] side:red squadron:azure-a success:false column:null dp:0 sunk:0 news:true',
        '{success:false column:null dp:0 sunk:0 star:false}',
      ],
      [
        'fireship 6.233 dice:[9 9] side:red squadron:azure-a success:false column:9 dp:0 sunk:0 news:true',
        '{success:false column:9 dp:0 sunk:0 star:false}',
      ],
      [
        'fireship 6.236 dice:[6 6 0] side:red squadron:azure-a success:true column:6 dp:4 sunk:1 news:true',
        '{success:true column:6 dp:4 sunk:1 star:true}',
      ],
      [
        'fireship 6.236 dice:[5] side:red squadron:azure-a success:false column:null dp:0 sunk:0 news:true',
        '{success:false column:null dp:0 sunk:0 star:false}',
      ],
      [
        'fireship 6.236 dice:[4 3 2] side:red squadron:azure-a success:true column:3 dp:12 sunk:0 news:true',
        '{success:true column:3 dp:12 sunk:0 star:false}',
      ],
    ]);
  });
});
