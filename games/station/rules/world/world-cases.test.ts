import { describe, expect, it } from 'vitest';
import { RANKED_DICE } from '../module/vocabulary.ts';
import { desksAt } from '../testing/orders.ts';
import { fleets, force, stationAt } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from './forces.ts';
import { behindToken, controlOf, oversize } from './formations.ts';
import { namedBy, sightedAs } from './names-told.ts';
import { type Career, onSale, PLAYER_RANKS, rankBonus, rankDrm } from './ranks.ts';
import type { Token, View } from './state.ts';
import { theatreOf } from './theatre.ts';

describe('What a career is worth', () => {
  const holding = (career: Career) => desksAt({ options: { careers: { A: career } } });

  it('[12.44] an Inspector of Dockyards bears on Repairs and on nothing else', () => {
    const world = holding({ rank: 7, inspectorate: 'dockyards' });
    const plain = holding({ rank: 7 });
    const changed = RANKED_DICE.filter((what) => rankDrm(world, 'red', what) !== rankDrm(plain, 'red', what));
    expect(changed).toEqual(['repair']);
  });
  it('[12.43] from Rear Admiral of the White on the range of Auxiliaries', () => {
    expect([0, 7, 8, 9, 10, 11].map((rank) => rankBonus(holding({ rank }), 'red', 'range'))).toEqual([
      0, 0, 1, 1, 1, 0,
    ]);
    expect(rankBonus(holding({ rank: 8 }), 'blue', 'range')).toBe(0);
  });
  it('[12.421] the highest rank has none above it', () => {
    expect(onSale({ rank: PLAYER_RANKS.length, inspectorate: 'ordnance' }, 4)).toEqual([]);
  });
});

describe('Who is behind a counter', () => {
  it('[7.114] [3.14] the umpire knows, its owner knows, the Enemy does not', () => {
    const world = stationAt({
      put: fleets('azure-flag x a-aubin azure-a, red-flag x r-birch red-a'),
    });
    const token = forcesOf(world, 'red').formations['red-flag']!.token!;
    expect(behindToken(world, token)).toMatchObject({ side: 'red', formation: { id: 'red-flag' } });
    expect(behindToken(view(world, 'red'), token)?.side).toBe('red');
    expect(behindToken(view(world, 'blue'), token)).toBeUndefined();
    expect(behindToken(world, 'nobody')).toBeUndefined();
  });
});

describe('Control', () => {
  it('[3.336] [3.442] any number may be in a Flotilla; whether they are too many is reckoned anew each time', () => {
    const world = stationAt({ put: [force('red-det-1 x r-cole red-a red-b red-c')] });
    expect(oversize(world, 'red', 'red-det-1')).toBe(1);
    forcesOf(world, 'red').formations['red-det-1']!.squadrons.pop();
    expect(oversize(world, 'red', 'red-det-1')).toBe(0);
    forcesOf(world, 'red').formations['red-det-1']!.leader = null;
    expect(oversize(world, 'red', 'red-det-1')).toBe(2);
  });
  it('[3.44] [3.441] by the counter of him whose state is not known; nobody known controls nothing', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a red-b red-c')] });
    expect(controlOf(world, 'red', 'red-gf')).toBe(4);
    delete forcesOf(world, 'red').leaders['r-ash'];
    expect(controlOf(world, 'red', 'red-gf')).toBe(4);
    forcesOf(world, 'red').formations['red-gf']!.leader = 'ghost';
    expect([controlOf(world, 'red', 'red-gf'), oversize(world, 'red', 'red-gf')]).toEqual([0, 3]);
  });
});

describe('Names told of counters', () => {
  const TOKEN: Token = {
    id: 't1',
    side: 'blue',
    command: 'north',
    place: { at: 'x', berth: 'sea' },
    face: null,
    shadow: null,
  };
  const up = (id: string, formation: string, convoy: 'trade' | null): Token => ({
    ...TOKEN,
    id,
    face: { formation, squadrons: 1, auxiliaries: [], convoy },
  });
  const named = (battle: object | null, tokens: readonly Token[], id: string): string | undefined =>
    namedBy({ battle, tokens } as never as View, 'blue', tokens.find((one) => one.id === id)!);
  const BATTLE = { initial: { blue: 'azure-flag' }, formations: {}, tokens: { blue: ['t1', 't2', 't3'] } };

  it('[8.1] the first that lies face down in a Battle is the one named, else the Convoy whose Escort it is', () => {
    const down = [TOKEN, { ...TOKEN, id: 't2' }];
    expect([named(BATTLE, down, 't1'), named(BATTLE, down, 't2')]).toEqual(['azure-flag', undefined]);
    const faces = [up('t1', 'azure-det', null), up('t2', 'blue-trade', 'trade')];
    expect([named(BATTLE, faces, 't1'), named(BATTLE, faces, 't2')]).toEqual([undefined, 'azure-flag']);
  });
  it('[8.1] nobody where nothing is named, it is told already, a face says so, or it is not in the Battle', () => {
    expect(named(null, [TOKEN], 't1')).toBeUndefined();
    expect(named({ ...BATTLE, initial: {} }, [TOKEN], 't1')).toBeUndefined();
    expect(
      named({ ...BATTLE, formations: { blue: [{ formation: 'azure-flag' }] } }, [TOKEN], 't1'),
    ).toBeUndefined();
    expect(named({ ...BATTLE, formations: { blue: [{ formation: 'azure-det' }] } }, [TOKEN], 't1')).toBe(
      'azure-flag',
    );
    expect(named(BATTLE, [TOKEN, up('t2', 'azure-flag', null)], 't1')).toBeUndefined();
    expect(named({ ...BATTLE, tokens: { blue: ['t2'] } }, [TOKEN], 't1')).toBeUndefined();
    expect(named({ ...BATTLE, tokens: {} }, [TOKEN], 't1')).toBeUndefined();
    expect(named(BATTLE, [up('t1', 'azure-det', null)], 't1')).toBeUndefined();
  });
  it('[10.156] one found and left face down is a Scattered Convoy of its side and Command', () => {
    const theatre = theatreOf(stationAt());
    const as = (sighted: readonly string[] | undefined, token: Token): readonly string[] =>
      sightedAs({ sighted } as View, theatre, token);
    expect(as(['t1'], TOKEN)).toEqual(['blue-trade.t1.out', 'blue-trade.t1.home']);
    expect(as(['t1'], { ...TOKEN, command: 'south' })).toEqual(['blue-troops.t1.out']);
    expect(as(['t1'], { ...TOKEN, side: 'red', command: null })).toEqual(['red-victuals.t1.out']);
    expect([as(['t2'], TOKEN), as(undefined, TOKEN), as(['t1'], up('t1', 'blue-trade', 'trade'))]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
