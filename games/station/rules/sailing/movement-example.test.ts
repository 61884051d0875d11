/** The worked example of movement, with its own numbers. */
import { describe, expect, it } from 'vitest';
import { galeAt } from '../chart/gale-effects.ts';
import { waysFrom } from '../chart/lanes.ts';
import type { Link, Wind } from '../module/map.ts';
import { testModule } from '../testing/module.ts';
import { withPlan } from '../testing/plans.ts';
import { afloat, dpOf, sailOn, seaOf, testGale, wayTo, whereIs } from '../testing/sailing.ts';
import { formationIn } from '../testing/station.ts';
import type { State } from '../world/state.ts';

const spot = (
  id: string,
  kind: 'large' | 'small' | 'strait' | 'port',
  lon: number,
  winds: readonly string[],
) => ({
  id,
  name: id,
  kind,
  lon,
  lat: 40,
  winds: [...winds],
});
const lane = (
  a: string,
  b: string,
  prevailing: Link['prevailing'],
  seasonal: Link['seasonal'],
  small: string | null = null,
): Link => ({
  a,
  b,
  prevailing,
  seasonal,
  small,
});
const blow = (id: string): Wind => ({
  ...testModule.winds[2]!,
  id,
  name: id,
  galeStart: [id === 'Red' ? 'S1' : 'S5'],
});
const port = (id: string, kind: 'key' | 'minor', side: 'red' | 'blue') => ({
  ...testModule.ports[0]!,
  id,
  kind,
  side,
});

/** Port A, S1, S2 (small), S3, SZ, S4 (small), S5 (a Strait), Port B. */
const route = seaOf({
  spaces: [
    spot('A', 'port', 0, ['Red']),
    spot('S1', 'large', 1, ['Red']),
    spot('S2', 'small', 2, []),
    spot('S3', 'large', 3, ['Red', 'Blue']),
    spot('S4', 'small', 5, []),
    spot('S5', 'strait', 6, ['Blue']),
    spot('B', 'port', 7, ['Blue']),
  ],
  links: [
    lane('A', 'S1', null, [{ wind: 'Red', dir: 'ba' }]),
    lane('S1', 'S3', 'ab', [], 'S2'),
    lane('S4', 'S5', 'ab', [{ wind: 'Blue', dir: 'ba' }]),
    lane('S5', 'B', 'ab', [{ wind: 'Blue', dir: 'ba' }]),
  ],
  zones: [
    {
      id: 'SZ',
      name: 'SZ',
      lon: 4,
      lat: 40,
      in: 7,
      out: 7,
      offCourse: null,
      edges: [
        { edge: 'W', exits: ['S3'], winds: [{ wind: 'Blue', dir: 'out' }] },
        { edge: 'E', exits: ['S4'], winds: [{ wind: 'Blue', dir: 'in' }] },
      ],
      winds: ['Blue'],
    },
  ],
  ports: [port('A', 'key', 'red'), port('B', 'minor', 'blue')],
  winds: [blow('Red'), blow('Blue')],
});

/** Commanded by a leader with a rating of three. */
const fitted = (): State =>
  afloat({
    scenario: { module: route },
    put: [{ id: 'red-flag', at: 'A', fitting: true, squadrons: 'red-a', leader: 'r-dunn' }],
    world: { impulse: 1, increment: 0, clock: 0, blowing: [] },
  });

describe('The example of movement', () => {
  it('[5.2.10] [5.2.101] the route: what the winds do on each part of it', () => {
    const calm = fitted();
    expect(wayTo(calm, 'A', 'S1')).toBe('catch S1');
    expect(wayTo({ ...calm, blowing: ['Red'] }, 'A', 'S1')).toBe('against S1');
    expect([wayTo(calm, 'S1', 'S3'), wayTo(calm, 'S3', 'S1')]).toEqual(['with S3', 'against S2']);
    // The Red Wind goes with the prevailing one and changes nothing between S1 and S3.
    expect(wayTo({ ...calm, blowing: ['Red'] }, 'S1', 'S3')).toBe('with S3');
    expect([wayTo(calm, 'S4', 'S5'), wayTo(calm, 'S5', 'B')]).toEqual(['with S5', 'with B']);
    expect(wayTo({ ...calm, blowing: ['Blue'] }, 'S5', 'B')).toBe('against B');
    const exits = waysFrom(calm, { at: 'SZ', berth: 'sea' }, { galleys: false }).flatMap(
      ({ place }) => place.to ?? [],
    );
    expect(exits).toEqual(['S3', 'S4']);
    // A Red Gale at S1 reaches S3 and with it S2, but not the Zone.
    const storm = { ...calm, blowing: ['Red'], gales: [testGale('Red', 11, 'S1')] };
    expect(['S2', 'S3', 'SZ'].map((at) => galeAt(storm, at)?.range ?? null)).toEqual([1, 1, null]);
  });

  it('[5.2.102] from the Harbour of Port A to Port B in ten Increments', () => {
    const world = fitted();
    withPlan(world, 'red-flag', { kind: 'voyage', to: 'B', arrive: 'hold' });
    const next = (increment: number, ...dice: number[]): string => {
      world.increment = increment;
      const umpire = sailOn(world, ...dice);
      expect(umpire.context.left).toBe(0);
      return whereIs(world, 'red-flag');
    };
    // First Impulse, no winds.
    expect(next(1)).toBe('A');
    expect(next(2, 7)).toBe('A');
    expect(next(3, 5)).toBe('S1');
    expect(next(4)).toBe('S3');
    // Second Impulse: the Blue Wind, against entry from S3 and against leaving for S4.
    world.blowing = ['Blue'];
    expect(next(1)).toBe('SZ:in');
    expect(next(2, 3)).toBe('SZ');
    expect(next(3)).toBe('SZ:out');
    const [way] = waysFrom(world, formationIn(world, 'red-flag').place, { galleys: false });
    expect(way).toMatchObject({ needed: 7, modifier: 2 });
    expect(next(4, 6)).toBe('S4');
    // Third Impulse: it dies down.
    world.blowing = [];
    expect(next(1)).toBe('S5');
    expect(dpOf(world, 'red-a')).toBe(1);
    expect(next(2)).toBe('B');
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'hold' });
  });

  it('[5.2.102] with the Blue Wind against it a 7 is too much to leave for S4', () => {
    const world = fitted();
    formationIn(world, 'red-flag').place = { at: 'SZ', berth: 'out', edge: 'E', to: 'S4' };
    world.tokens[0]!.place = formationIn(world, 'red-flag').place;
    world.blowing = ['Blue'];
    world.increment = 4;
    sailOn(world, 7);
    expect(whereIs(world, 'red-flag')).toBe('SZ:out');
  });
});
