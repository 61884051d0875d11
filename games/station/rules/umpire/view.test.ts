import { UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { meeting } from '../testing/battle.ts';
import { convoyAt } from '../testing/convoys.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { afloat } from '../testing/sailing.ts';
import { formationIn, putAt } from '../testing/station.ts';
import type { Came } from '../world/forces.ts';
import type { Marker, State, Token } from '../world/state.ts';
import { faceOf, tokenOf } from './tokens.ts';
import { view } from './view.ts';

const two = (more: Parameters<typeof afloat>[0] = {}): State =>
  afloat({
    put: [
      putAt('red-flag', 'x', 'red-a', undefined, { leader: 'r-birch' }),
      putAt('azure-flag', 'y', 'azure-a', undefined, { leader: 'a-aubin' }),
    ],
    ...more,
  });
const tokenIn = (world: State, id: string): Token => tokenOf(world, formationIn(world, id).token!);
const ids = (tokens: readonly { readonly id: string }[]): string[] => tokens.map(({ id }) => id);

describe('What a seat may see', () => {
  it('[3.14] [7.114] all that lies open as it is, and its own Displays alone', () => {
    const world = two();
    const { forces, ...open } = world;
    const hidden = { lost: { red: { sunk: 0, captured: 0 }, blue: { sunk: 0, captured: 0 } } };
    expect(view(world, 'red')).toEqual({
      ...open,
      ...hidden,
      seat: 'red',
      side: 'red',
      forces: { red: forces.red },
    });
    expect(view(world, 'blue').forces).toEqual({ blue: forces.blue });
    expect(view(world, 'onlooker')).toEqual({
      ...open,
      ...hidden,
      seat: 'onlooker',
      side: null,
      forces: {},
    });
  });

  it('[13.25] the umpire has the whole of it', () => {
    const world = two();
    world.lost.red!.sunk = 3;
    expect(view(world, UMPIRE)).toEqual({ ...world, seat: UMPIRE, side: null });
  });

  it('[3.14] Sail lost out of sight are their owner’s to know of', () => {
    const world = two();
    world.lost = { red: { sunk: 3, captured: 1, hulked: 2 }, blue: { sunk: 4, captured: 0 } };
    const none = { sunk: 0, captured: 0 };
    expect(view(world, 'red').lost).toEqual({ red: world.lost.red, blue: none });
    expect(view(world, 'blue').lost).toEqual({ red: none, blue: world.lost.blue });
    expect(view(world, 'onlooker').lost).toEqual({ red: none, blue: none });
  });

  it('[12.42] so are the dice that a Rank has bettered; other counters are open', () => {
    const world = two();
    world.counters = { incidents: 2, 'favour.red.3': 1, 'favour.blue.3': 1, 'favour.redder.3': 1 };
    expect(view(world, 'red').counters).toEqual({ incidents: 2, 'favour.red.3': 1 });
    expect(view(world, 'blue').counters).toEqual({ incidents: 2, 'favour.blue.3': 1 });
    expect(view(world, 'onlooker').counters).toEqual({ incidents: 2 });
  });

  it.each<[string, Came, string, boolean]>([
    ['this Increment with the wind', { how: 'with', from: 'w', clock: 2 }, 'sea', true],
    ['in the one before', { how: 'with', from: 'w', clock: 1 }, 'sea', false],
    ['nowhere, on its station', { how: 'station', from: null, clock: 2 }, 'sea', false],
    ['out of a Port', { how: 'fitting-out', from: null, clock: 2 }, 'sea', true],
    ['to anchor', { how: 'with', from: 'w', clock: 2 }, 'harbour', false],
  ])('[7.114] how a counter came, if it came %s', (_, came, berth, seen) => {
    const world = two();
    const token = tokenIn(world, 'azure-flag');
    formationIn(world, 'azure-flag').came = came;
    token.place = { ...token.place, berth: berth as 'sea' };
    for (const seat of ['red', 'blue'])
      expect(view(world, seat).tokens[1]).toEqual(seen ? { ...token, came } : token);
  });

  it('[5.279] where it means to come out of a Zone is its owner’s secret', () => {
    const world = two();
    const place = { at: 'gulf', berth: 'out', edge: 'W', to: 'y' } as const;
    tokenIn(world, 'azure-flag').place = place;
    const { to: _, ...shown } = place;
    expect(view(world, 'blue').tokens[1]?.place).toEqual(place);
    expect(view(world, 'red').tokens[1]?.place).toEqual(shown);
    expect(view(world, 'onlooker').tokens[1]?.place).toEqual(shown);
  });

  it('[2.33] what happened before the first question is told to each as he may know it', () => {
    const world = two();
    const told = { kind: 'a' } as never;
    const secret = { kind: 'b' } as never;
    world.untold = [{ truth: told }, { truth: secret, shown: { others: null, seats: { red: secret } } }];
    expect(view(world, 'red').untold).toEqual([told, secret]);
    expect(view(world, 'blue').untold).toEqual([told]);
    expect('untold' in view(two(), 'red')).toBe(false);
  });
});

describe('Double-blind', () => {
  const blind = (world: State): State => ({ ...world, options: { ...world.options, movement: 'blind' } });

  it('[13.2] of the Enemy what is Spotted, his markers never, nor who passed whom', () => {
    const world = blind(two());
    const marker = (id: string, side: string): Marker => ({
      id,
      side,
      kind: 'station',
      at: 'x',
      class: null,
    });
    world.markers = [marker('m1', 'red'), marker('m2', 'blue')];
    world.passed = [{ a: 't1', b: 't2', spaces: ['x'] }];
    world.battles = [{ at: 'x', between: null, passed: ['t1', 't2'] }];
    const seen = view(world, 'red');
    expect(ids(seen.tokens)).toEqual(['t1']);
    expect(ids(seen.markers)).toEqual(['m1']);
    expect(seen.passed).toEqual([]);
    expect(seen.battles).toEqual([{ at: 'x', between: null, passed: [] }]);
    expect(ids(view(world, 'blue').tokens)).toEqual(['t2']);
    expect(ids(view(world, 'onlooker').tokens)).toEqual([]);
    expect([seen.seat, seen.side, Object.keys(seen.forces)]).toEqual(['red', 'red', ['red']]);
    tokenIn(world, 'azure-flag').face = faceOf(world, 'blue', formationIn(world, 'azure-flag'));
    expect(ids(view(world, 'red').tokens)).toEqual(['t1', 't2']);
    // With counters on the map all of it is seen.
    const open = view({ ...world, options: { ...world.options, movement: 'markers' } }, 'red');
    expect([ids(open.markers), open.passed, open.battles]).toEqual([
      ['m1', 'm2'],
      world.passed,
      world.battles,
    ]);
  });

  it('[13.2] [10.156] a Scattered Convoy that has been found is seen where it was found', () => {
    const world = blind(convoyAt({ group: 'blue-trade', at: 'w', scattered: true }).world);
    const { token } = formationIn(world, 'blue-trade');
    expect(ids(view(world, 'red').tokens)).toEqual([]);
    world.sighted = [token!];
    expect(ids(view(world, 'red').tokens)).toEqual([token]);
  });

  it('[13.2] [8.124] in a Battle not yet declared only the counters that are seen', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' },
        { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4' },
        { id: 'azure-det', at: 'w', hidden: true, leader: 'a-brun', squadrons: 'azure-b:4' },
      ],
      options: { movement: 'blind' },
    });
    const umpire = battling(world, 6);
    expect(view(world, 'red').battle).toEqual({
      ...world.battle,
      tokens: { red: ['t1'], blue: ['t2'] },
    });
    expect(view(world, 'blue').battle).toEqual(world.battle);
    playTo(umpire, 'withdraw');
    expect(view(world, 'red').battle?.tokens.blue).toEqual(['t2', 't3']);
    expect(view(two(), 'red').battle).toBeNull();
  });
});
