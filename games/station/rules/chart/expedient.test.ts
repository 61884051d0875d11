import { describe, expect, it } from 'vitest';
import type { Link } from '../module/map.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, sailOn, seaOf, testGale, whereIs } from '../testing/sailing.ts';
import type { Put } from '../testing/station.ts';
import { formationIn } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { expedient, expedientSteps, nearestPort, sameStep } from './expedient.ts';

const ship = (at: string, more: Partial<Put> = {}): Put => ({
  id: 'red-flag',
  at,
  squadrons: 'red-a',
  leader: 'r-birch',
  ...more,
});
const to = (world: State, place: string, arrive: 'hold' | 'put-in' = 'hold', avoid: readonly string[] = []) =>
  expedient(world, 'red', 'red-flag', place, { arrive, avoid });
const path = (world: State, place: string, avoid: readonly string[] = []) =>
  to(world, place, 'hold', avoid)?.path.map(({ at, berth }) => (berth === 'sea' ? at : `${at}:${berth}`));

/** Two routes from start to goal that cross: over p or q to the cross, over r or s from there. */
const space = (id: string, lon: number, lat: number) => ({
  id,
  name: id,
  kind: 'large' as const,
  lon,
  lat,
  winds: [],
});
const link = (a: string, b: string, wind: string | null, small: string | null): Link => ({
  a,
  b,
  prevailing: 'ab',
  seasonal: wind === null ? [] : [{ wind, dir: 'ba' }],
  small,
});
const crossing = seaOf({
  spaces: [
    ...['start', 'p', 'q', 'cross', 'r', 's', 'goal'].map((id, index) => space(id, index, 40)),
    ...['kings-port', 'ville', 'cala', 'ferry', 'haven', 'den'].map((id, index) => ({
      ...space(id, index, 50),
      kind: 'port' as const,
    })),
    ...['mp', 'mq', 'mr', 'ms'].map((id, index) => ({ ...space(id, index, 41), kind: 'small' as const })),
  ],
  links: [
    link('start', 'p', 'Norther', 'mp'),
    link('p', 'cross', null, null),
    link('start', 'q', 'Souther', 'mq'),
    link('q', 'cross', null, null),
    link('cross', 'r', 'Norther', 'mr'),
    link('r', 'goal', null, null),
    link('cross', 's', 'Souther', 'ms'),
    link('s', 'goal', null, null),
  ],
  zones: [],
});

describe('Expedient moves', () => {
  it('[2.36] [2.361] the shortest way in time: Movement Points under the winds that blow', () => {
    const world = afloat({ put: [ship('w')] });
    expect(path(world, 'x')).toEqual(['x']);
    expect(to(world, 'x')).toMatchObject({ step: { do: 'go', to: 'x' }, points: 1 });
    const back = afloat({ put: [ship('x')] });
    expect(path(back, 'w')).toEqual(['m2', 'w']);
    // To the Coast by Ville with the wind from there, or by South Bank: two either way, two dice or one.
    expect(path(back, 'coast')).toEqual(['ville', 'coast']);
  });

  it('[2.362] the way is looked at anew before each point', () => {
    const world = withPlan(afloat({ put: [ship('y')] }), 'red-flag', voyageTo('ville'));
    // In a calm by the coast, and the wind is not caught.
    expect(path(world, 'ville')).toEqual(['coast', 'ville']);
    sailOn(world, 9);
    expect(whereIs(world, 'red-flag')).toBe('y');
    // From the south it blows fair the other way: no die is thrown.
    world.blowing = ['Souther'];
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('x');
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('ville');
  });

  it('[2.363] the crossing routes: X first, Y from the crossing on, and no going back for a better X', () => {
    const world = afloat({
      scenario: { module: crossing },
      put: [ship('start')],
      world: { blowing: ['Souther'] },
    });
    withPlan(world, 'red-flag', voyageTo('goal'));
    sailOn(world);
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('cross');
    // At the crossing the other route has become the faster one.
    world.blowing = ['Norther'];
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('s');
    // Route X would be better now, but not from here.
    world.blowing = ['Souther'];
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('goal');
  });

  it('[2.364] driven from the best way it takes the next', () => {
    const world = withPlan(afloat({ put: [ship('x')] }), 'red-flag', voyageTo('coast'));
    formationIn(world, 'red-flag').bound = { clock: 3, leave: true, shun: ['ville'], back: null };
    sailOn(world, 0);
    expect(whereIs(world, 'red-flag')).not.toBe('ville');
    expect(whereIs(world, 'red-flag')).not.toBe('x');
    expect(path(world, 'coast')?.at(-1)).toBe('coast');
  });

  it('[2.365] told to keep away from a place it goes round it by the fastest way left', () => {
    const world = afloat({ put: [ship('x')] });
    expect(path(world, 'coast', ['ville'])).toEqual(['y', 'coast']);
    expect(path(world, 'coast', ['ville', 'y', 'gulf'])).toBeUndefined();
  });

  it('[2.366] kept in Port by a Gale it waits, and looks again when it can go', () => {
    const world = afloat({
      put: [ship('kings-port', { fitting: true })],
      world: { blowing: ['Easter'], gales: [testGale('Easter', 9, 'narrows')] },
    });
    withPlan(world, 'red-flag', voyageTo('w'));
    expect(to(world, 'w')?.step).toEqual({ do: 'hold' });
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port:harbour');
    world.gales = [];
    expect(to(world, 'w')).toMatchObject({ step: { do: 'put-out' } });
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('kings-port');
  });

  it('[5.256] [5.27.12] attempts count one point each, on Lanes and at Zones', () => {
    const world = afloat({ put: [ship('y')] });
    expect(to(world, 'ferry', 'put-in')).toMatchObject({ points: 2 });
    const zone = afloat({ put: [ship('w')] });
    expect(to(zone, 'ocean')).toMatchObject({ points: 2, path: [{ berth: 'in' }, { berth: 'sea' }] });
  });

  it('[2.361] of two ways equally long the one with fewer dice is taken', () => {
    const world = afloat({ put: [ship('coast')] });
    expect(path(world, 'x')).toEqual(['ville', 'x']);
  });

  it('[3.351] the nearest Port is the one that is reached first', () => {
    const west = afloat({ put: [ship('narrows')] });
    expect(nearestPort(west, 'red', 'red-flag')).toBe('kings-port');
    const south = afloat({ put: [ship('y')] });
    expect(nearestPort(south, 'red', 'red-flag')).toBe('ferry');
    south.ports.ferry!.side = 'blue';
    expect(nearestPort(south, 'red', 'red-flag')).toBe('kings-port');
  });

  it('[3.355] a loose Squadron makes for it whatever is plotted', () => {
    const world = afloat({ put: [{ id: 'red-a', at: 'y', squadrons: 'red-a' }] });
    withPlan(world, 'red-a', going('x'));
    sailOn(world, 0);
    expect(whereIs(world, 'red-a')).toBe('ferry');
    sailOn(world);
    expect(forcesOf(world, 'red').formations['red-a']).toBeUndefined();
    expect(forcesOf(world, 'red').squadrons['red-a']?.port).toEqual({ at: 'ferry', state: 'FittingOut' });
  });

  it('is quick: a thousand ways across the theatre take next to no time', () => {
    const world = afloat({ put: [ship('w')] });
    const begun = performance.now();
    for (let count = 0; count < 1000; count++)
      for (const place of ['cala', 'ferry', 'coast', 'gulf']) to(world, place);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe('Expedient moves, told in full', () => {
  const sea = (at: string) => ({ at, berth: 'sea' as const });
  const harbour = (at: string) => ({ at, berth: 'harbour' as const });

  it('[2.361] [5.273] [5.274] the next point, all points, and every place on the way', () => {
    expect(to(afloat({ put: [ship('w')] }), 'cala')).toEqual({
      step: { do: 'go', to: 'x' },
      points: 3,
      path: [sea('x'), sea('y'), sea('cala')],
    });
    expect(to(afloat({ put: [ship('narrows')] }), 'ocean', 'put-in')).toEqual({
      step: { do: 'go', to: 'ocean' },
      points: 2,
      path: [{ at: 'ocean', berth: 'in', edge: 'E' }, sea('ocean')],
    });
    const gulf = afloat({ put: [ship('gulf')] });
    expect(to(gulf, 'coast')).toEqual({
      // By Ville there is one die fewer than by the South Bank.
      step: { do: 'leave', to: 'ville' },
      points: 3,
      path: [{ at: 'gulf', berth: 'out', edge: 'N', to: 'ville' }, sea('ville'), sea('coast')],
    });
  });

  it('[2.36] [5.286] into the Port at the end where it may lie there, else before it', () => {
    const world = afloat({ put: [ship('y')] });
    expect(to(world, 'ferry', 'put-in')).toEqual({
      step: { do: 'go', to: 'ferry' },
      points: 2,
      path: [sea('ferry'), harbour('ferry')],
    });
    expect(to(world, 'ferry')).toEqual({ step: { do: 'go', to: 'ferry' }, points: 1, path: [sea('ferry')] });
    expect(to(world, 'cala', 'put-in')).toEqual({
      step: { do: 'go', to: 'cala' },
      points: 1,
      path: [sea('cala')],
    });
    const before = afloat({ put: [ship('ferry')] });
    expect(to(before, 'ferry', 'put-in')).toEqual({
      step: { do: 'put-in' },
      points: 1,
      path: [harbour('ferry')],
    });
    expect(to(before, 'ferry')).toEqual({ step: { do: 'hold' }, points: 0, path: [] });
  });

  it('[5.287] [2.366] out of a Port first; a point more while a Gale or the plague keeps it in', () => {
    const world = afloat({ put: [ship('kings-port', { fitting: true })] });
    const out = { points: 2, path: [sea('kings-port'), sea('w')] };
    expect(to(world, 'w')).toEqual({ step: { do: 'put-out' }, ...out });
    expect(to(world, 'kings-port', 'put-in')).toEqual({ step: { do: 'hold' }, points: 0, path: [] });
    expect(to(world, 'kings-port')).toEqual({
      step: { do: 'put-out' },
      points: 1,
      path: [sea('kings-port')],
    });
    world.ports['kings-port']!.closedUntil = 1;
    expect(to(world, 'w')).toEqual({ step: { do: 'hold' }, ...out, points: 3 });
    world.ports['kings-port']!.closedUntil = 0;
    world.gales = [testGale('Easter', 9, 'narrows')];
    expect(to(world, 'w')).toMatchObject({ step: { do: 'hold' }, points: 4 });
  });

  it('[2.36] there is no way to what is not on the map or out of play', () => {
    const world = afloat({ put: [ship('x')], scenario: { only: { map: ['x', 'w', 'ville'] } } });
    expect([to(world, 'nowhere'), to(world, 'y')]).toEqual([null, null]);
    expect(path(world, 'ville')).toEqual(['ville']);
  });

  it('[2.364] [9.313] barred from the best way it takes the next for it alone', () => {
    const world = afloat({ put: [{ id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a', leader: 'c-cano' }] });
    const south = (place: string) => expedient(world, 'blue', 'cobalt-flag', place, { arrive: 'hold' });
    // By the Narrows it would be as far, but they are closed to it without Orders.
    expect(south('kings-port')?.path).toEqual([sea('kings-port')]);
    expect(south('narrows')).toBeNull();
    expect(south('ocean')).toBeNull();
  });

  it.each<[string, string, string, readonly string[]]>([
    ['x', 'coast', 'go ville, go y', []],
    ['coast', 'x', 'go ville, go y', []],
    ['x', 'coast', 'go y', ['ville']],
    ['x', 'coast', '', ['ville', 'y', 'gulf']],
    ['x', 'cala', 'go y', []],
    ['gulf', 'coast', 'leave ville, leave y', []],
    ['x', 'x', 'hold', []],
    ['w', 'x', 'go x', []],
  ])('[2.361] from %s to %s all next steps that are as short: %s', (from, place, steps, avoid) => {
    const world = afloat({ put: [ship(from)] });
    const all = expedientSteps(world, 'red', 'red-flag', place, { arrive: 'hold', avoid });
    expect(all.map((one) => ('to' in one ? `${one.do} ${one.to}` : one.do)).join(', ')).toBe(steps);
  });

  it('[2.361] in a Harbour or a box there is but one next step', () => {
    const steps = (world: State, place: string) =>
      expedientSteps(world, 'red', 'red-flag', place, { arrive: 'hold' });
    expect(steps(afloat({ put: [ship('kings-port', { fitting: true })] }), 'w')).toEqual([{ do: 'put-out' }]);
    const world = afloat({ put: [ship('gulf')] });
    formationIn(world, 'red-flag').place = { at: 'gulf', berth: 'out', edge: 'W', to: 'y' };
    expect(steps(world, 'coast')).toEqual([{ do: 'go', to: 'y' }]);
    expect(steps(world, 'nowhere')).toEqual([]);
  });

  it.each([
    [{ do: 'hold' }, { do: 'hold' }, true],
    [{ do: 'hold' }, { do: 'put-in' }, false],
    [{ do: 'go', to: 'x' }, { do: 'go', to: 'x' }, true],
    [{ do: 'go', to: 'x' }, { do: 'go', to: 'y' }, false],
    [{ do: 'go', to: 'x' }, { do: 'leave', to: 'x' }, false],
    [{ do: 'go', to: 'x' }, { do: 'hold' }, false],
  ] as const)('[5.14] %o and %o are the same: %s', (one, other, same) => {
    expect(sameStep(one, other)).toBe(same);
    expect(sameStep(other, one)).toBe(same);
  });

  it('[3.351] the nearest Port is where it lies, or comes by, and none where every way is barred', () => {
    const at = (world: State, side = 'red', id = 'red-flag') => nearestPort(world, side, id);
    expect(at(afloat({ put: [ship('ferry', { fitting: true })] }))).toBe('ferry');
    expect(at(afloat({ put: [ship('ferry')] }))).toBe('ferry');
    expect(at(afloat({ put: [ship('gulf')] }))).toBe('ferry');
    const enclosed = afloat({ put: [ship('x')], scenario: { only: { map: ['x', 'w', 'ville'] } } });
    expect(at(enclosed)).toBeNull();
    // Closed by plague it is no Port for it.
    const plague = afloat({ put: [ship('y')] });
    plague.ports.ferry!.closedUntil = 1;
    expect(at(plague)).toBe('kings-port');
    const south = afloat({ put: [{ id: 'cobalt-a', at: 'w', squadrons: 'cobalt-a' }] });
    expect(at(south, 'blue', 'cobalt-a')).toBe('ville');
  });
});
