import { describe, expect, it } from 'vitest';
import { convoyAt, escort, escortedBy } from '../testing/convoys.ts';
import { afloat } from '../testing/sailing.ts';
import { allTold, fleets, formationIn, putAt, scripted } from '../testing/station.ts';
import type { Place } from '../world/forces.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import {
  atSea,
  conceal,
  faceOf,
  inHarbour,
  liftToken,
  moveTo,
  newTokenId,
  putToken,
  refreshFaces,
  samePlace,
  shuffle,
  spot,
  tokenOf,
} from './tokens.ts';

const fleet = (): State =>
  afloat({
    put: [
      putAt('red-gf', 'x', 'red-a', 'red-light-1 red-fleet-1 red-bomb-1', { leader: 'r-ash' }),
      putAt('red-flag', 'x', 'red-b red-c', undefined, { under: 'red-gf', leader: 'r-birch' }),
      putAt('azure-flag', 'y', 'azure-a'),
    ],
  });
const FACE = { formation: 'red-gf', squadrons: 3, auxiliaries: ['Bomb', 'Fleet', 'Light'], convoy: null };

describe('Counters on the map', () => {
  const out: Place = { at: 'gulf', berth: 'out', edge: 'W', to: 'x' };
  it.each<[Place, boolean]>([
    [out, true],
    [{ ...out, at: 'ocean' }, false],
    [{ ...out, berth: 'in' }, false],
    [{ ...out, edge: 'N' }, false],
    [{ ...out, to: 'y' }, false],
    [atSea('gulf'), false],
  ])('[2.34] one stack lies in one berth of one place: %o is, %s', (place, same) => {
    expect(samePlace(out, place)).toBe(same);
    expect([atSea('x'), inHarbour('ville')]).toEqual([
      { at: 'x', berth: 'sea' },
      { at: 'ville', berth: 'harbour' },
    ]);
  });

  it('[2.31] [7.11] a Formation under nothing has a counter, face down, with a number nobody has had', () => {
    const world = fleet();
    expect(world.tokens).toEqual([
      { id: 't1', side: 'red', command: null, place: atSea('x'), face: null, shadow: null },
      { id: 't2', side: 'blue', command: 'north', place: atSea('y'), face: null, shadow: null },
    ]);
    const squadron = newFormation('red-e', 'squadron', null, inHarbour('ferry'), 0);
    putToken(world, 'red', squadron);
    putToken(world, 'red', squadron);
    expect(world.tokens.slice(2)).toEqual([
      { id: 't3', side: 'red', command: null, place: inHarbour('ferry'), face: null, shadow: null },
    ]);
    expect(squadron.token).toBe('t3');
    expect(newTokenId(world)).toBe('t4');
    liftToken(world, squadron);
    expect([squadron.token, world.tokens.map(({ id }) => id)]).toEqual([null, ['t1', 't2']]);
    liftToken(world, squadron);
    expect(world.tokens).toHaveLength(2);
    expect(() => tokenOf(world, 't3')).toThrow('there is no token t3');
  });

  it('[11.15] what has not entered the map has none', () => {
    const world = fleet();
    const late = { ...newFormation('red-e', 'squadron', null, atSea('ocean'), 0), due: 4 };
    putToken(world, 'red', late);
    expect([late.token, world.tokens.length]).toEqual([null, 2]);
  });

  it('[3.272] where it goes all go that are under it, and its counter', () => {
    const world = fleet();
    moveTo(world, 'red', 'red-gf', atSea('w'));
    const places = ['red-gf', 'red-flag'].map((id) => formationIn(world, id).place);
    expect([...places, tokenOf(world, 't1').place]).toEqual([atSea('w'), atSea('w'), atSea('w')]);
    expect([formationIn(world, 'azure-flag').place, tokenOf(world, 't2').place]).toEqual([
      atSea('y'),
      atSea('y'),
    ]);
    moveTo(world, 'red', 'red-flag', atSea('x'));
    expect(tokenOf(world, 't1').place).toEqual(atSea('w'));
  });

  it('[7.115] its face: how many Squadrons with those under it, and Auxiliaries by Class, in no telling order', () => {
    const world = fleet();
    expect(faceOf(world, 'red', formationIn(world, 'red-gf'))).toEqual(FACE);
    const { world: trade } = convoyAt({ group: 'blue-trade', at: 'w' }, { put: [escort] });
    escortedBy(trade, 'blue-trade', 'azure-det');
    expect(faceOf(trade, 'blue', formationIn(trade, 'blue-trade'))).toEqual({
      formation: 'blue-trade',
      squadrons: 1,
      auxiliaries: [],
      convoy: 'trade',
    });
  });
});

describe('Turned over', () => {
  it('[2.311] [7.111] Spotted, told to all, once', () => {
    const world = fleet();
    const context = scripted(world);
    expect([spot(world, context, 't1', 'search'), spot(world, context, 't1', 'strait')]).toEqual([
      true,
      true,
    ]);
    expect(tokenOf(world, 't1').face).toEqual(FACE);
    expect(allTold(context)).toEqual([
      { kind: 'spotted', rule: '7.111', side: 'red', token: 't1', face: FACE, why: 'search', news: true },
    ]);
  });

  it('[7.112] and concealed again, told once', () => {
    const world = fleet();
    spot(world, scripted(world), 't1', 'search');
    const context = scripted(world);
    conceal(world, context, 't1');
    conceal(world, context, 't1');
    expect(tokenOf(world, 't1').face).toBeNull();
    expect(allTold(context)).toEqual([{ kind: 'concealed', rule: '7.112', side: 'red', token: 't1' }]);
  });

  it('[7.15] a Dummy that is found comes off the map', () => {
    const world = fleet();
    const dummy = newFormation('dummy-red-1', 'dummy', null, atSea('x'), 0);
    world.forces.red!.formations['dummy-red-1'] = dummy;
    putToken(world, 'red', dummy);
    const context = scripted(world);
    expect(spot(world, context, 't3', 'search')).toBe(false);
    expect(allTold(context)).toEqual([
      { kind: 'dummy-found', rule: '7.15', side: 'red', token: 't3', news: true },
    ]);
    expect(world.tokens.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(world.forces.red!.formations['dummy-red-1']).toBeUndefined();
  });

  it('[10.155] [10.156] a Scattered Convoy is never Spotted', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'w', scattered: true });
    const context = scripted(world);
    expect(spot(world, context, 't1', 'search')).toBe(false);
    expect([tokenOf(world, 't1').face, context.happenings]).toEqual([null, []]);
  });

  it('[7.115] a face is kept true while it is up, and the change is seen', () => {
    const world = fleet();
    spot(world, scripted(world), 't1', 'search');
    const context = scripted(world);
    refreshFaces(world, context);
    expect(context.happenings).toEqual([]);
    world.forces.red!.formations['red-gf']!.auxiliaries = ['red-bomb-1'];
    refreshFaces(world, context);
    const face = { ...FACE, auxiliaries: ['Bomb'] };
    expect(allTold(context)).toEqual([{ kind: 'seen', rule: '7.115', side: 'red', token: 't1', face }]);
    expect([tokenOf(world, 't1').face, tokenOf(world, 't2').face]).toEqual([face, null]);
    // A counter that stands for nothing any more is left as it is.
    delete world.forces.red!.formations['red-gf'];
    refreshFaces(world, context);
    expect(context.happenings).toHaveLength(1);
  });
});

describe('Counters that can’t be told apart', () => {
  const stack = (): State =>
    afloat({
      put: fleets(
        'red-gf x nobody red-a, red-flag x nobody red-b, red-det-1 x nobody red-c, red-det-2 y nobody red-e',
        'azure-flag x nobody azure-a, cobalt-flag x nobody cobalt-a, azure-det x nobody azure-b',
      ),
    });
  const below = (world: State, which: (n: number) => number) => {
    const context = scripted(world);
    return { ...context, dice: { ...context.dice, below: which } };
  };
  const numbers = (world: State, side: string): string =>
    Object.values(world.forces[side]!.formations)
      .map(({ id, token }) => `${id} ${token}`)
      .join(', ');

  it('[2.31] are dealt new numbers where they lie together, each of its colour', () => {
    const world = stack();
    shuffle(
      world,
      below(world, () => 0),
      atSea('x'),
      'red',
    );
    expect(numbers(world, 'red')).toBe('red-gf t9, red-flag t10, red-det-1 t8, red-det-2 t4');
    expect(world.tokens.map(({ id, place }) => `${id} ${place.at}`)).toEqual([
      't4 y',
      't5 x',
      't6 x',
      't7 x',
      't10 x',
      't8 x',
      't9 x',
    ]);
    expect(world.tokens.at(-1)).toEqual({
      id: 't9',
      side: 'red',
      command: null,
      place: atSea('x'),
      face: null,
      shadow: null,
    });
    shuffle(
      world,
      below(world, (n) => n - 1),
      atSea('x'),
      'blue',
    );
    expect(numbers(world, 'blue')).toBe('azure-flag t11, cobalt-flag t6, azure-det t12');
    expect(world.tokens.find(({ id }) => id === 't11')?.command).toBe('north');
  });

  it('[2.311] [7.13] not those that lie face up or are Shadowed, nor one alone', () => {
    const world = stack();
    spot(world, scripted(world), 't1', 'search');
    tokenOf(world, 't2').shadow = 'm1';
    const before = numbers(world, 'red');
    shuffle(
      world,
      below(world, () => 0),
      atSea('x'),
      'red',
    );
    shuffle(
      world,
      below(world, () => 0),
      atSea('w'),
      'red',
    );
    expect(numbers(world, 'red')).toBe(before);
  });
});
