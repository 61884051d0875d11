import { describe, expect, it } from 'vitest';
import type { Link } from '../module/map.ts';
import { testModule } from '../testing/module.ts';
import { afloat, seaOf, testGale, wayTo } from '../testing/sailing.ts';
import { waysFrom, windOn } from './lanes.ts';

const calm = afloat();
const under = (...blowing: readonly string[]) => afloat({ world: { blowing: [...blowing] } });
const linkOf = (a: string, b: string): Link => testModule.links.find((one) => one.a === a && one.b === b)!;

describe('Lanes and Spaces', () => {
  it('[5.11] [5.22] [5.21] one goes from Space to Space along Lanes, and into Zones, and ends in one of them', () => {
    const ways = waysFrom(calm, { at: 'x', berth: 'sea' }, { galleys: false });
    expect(ways.flatMap(({ step }) => ('to' in step ? [step.to] : []))).toEqual(['w', 'ville', 'y', 'gulf']);
    for (const { place } of ways)
      expect(testModule.spaces.some(({ id }) => id === place.at) || place.at === 'gulf').toBe(true);
  });

  it('[5.111] [5.231] one Movement Point leads to the next Large Space with the wind, past the Small one', () => {
    const [way] = waysFrom(calm, { at: 'w', berth: 'sea' }, { galleys: false }).filter(
      ({ step }) => 'to' in step && step.to === 'x',
    );
    expect(way).toMatchObject({ how: 'with', place: { at: 'x', berth: 'sea' }, over: ['m2', 'x'] });
  });

  it('[5.221] [5.231] against the wind the Small Space counts, otherwise it is not there', () => {
    expect(wayTo(calm, 'x', 'w')).toBe('against m2');
    expect(wayTo(calm, 'w', 'x')).toBe('with x');
  });

  it('[5.222] from a Small Space one goes to either Large Space for one point', () => {
    expect(wayTo(calm, 'm2', 'w')).toBe('against w');
    expect(wayTo(calm, 'm2', 'x')).toBe('with x');
    const places = waysFrom(calm, { at: 'm2', berth: 'sea' }, { galleys: false }).map(
      ({ place }) => place.at,
    );
    expect(places).toEqual(['m2', 'w', 'x']);
  });

  it('[5.222] [5.25] where no wind blows one must catch it from a Small Space too', () => {
    expect([wayTo(calm, 'm3', 'x'), wayTo(calm, 'm3', 'y')]).toEqual(['catch x', 'catch y']);
  });

  it('[5.223] [5.235] white Spaces know the prevailing wind alone; a white Small Space counts against a seasonal one', () => {
    const white = seaOf({
      spaces: testModule.spaces.map((one) => (one.id === 'm1' ? { ...one, winds: [] } : one)),
    });
    const world = afloat({ scenario: { module: white }, world: { blowing: ['Easter'] } });
    expect(wayTo(world, 'kings-port', 'w')).toBe('against m1');
    const lane = linkOf('ville', 'coast');
    expect(windOn(under('Norther', 'Easter'), lane)).toBe('ab');
  });

  it('[5.23] all lines between the same two Spaces are one Lane, with one answer at a time', () => {
    for (const blowing of [[], ['Norther'], ['Souther']])
      expect(
        waysFrom(under(...blowing), { at: 'x', berth: 'sea' }, { galleys: false }).filter(
          ({ step }) => 'to' in step && step.to === 'y',
        ),
      ).toHaveLength(1);
  });

  it('[5.232] [5.233] the seasonal wind overrides the prevailing one and the need to catch any', () => {
    expect(wayTo(calm, 'narrows', 'w')).toBe('with w');
    expect(wayTo(under('Easter'), 'narrows', 'w')).toBe('against w');
    expect(wayTo(calm, 'narrows', 'kings-port')).toBe('catch kings-port');
    expect(wayTo(calm, 'x', 'ville')).toBe('catch ville');
    expect(wayTo(under('Souther'), 'x', 'ville')).toBe('with ville');
  });

  it('[5.211] the prevailing wind holds unless a seasonal one that blows cancels it', () => {
    expect(windOn(calm, linkOf('narrows', 'w'))).toBe('ab');
    expect(windOn(under('Norther'), linkOf('narrows', 'w'))).toBe('ab');
    expect(windOn(under('Easter'), linkOf('narrows', 'w'))).toBe('ba');
  });

  it('[5.234] a seasonal wind without lines of its own blows with the prevailing one', () => {
    expect(wayTo(under('Norther'), 'w', 'x')).toBe('with x');
    expect(wayTo(under('Souther'), 'w', 'x')).toBe('with x');
  });

  it('[5.236] a Small Space that bears a wind is no Space of its own with the wind', () => {
    expect(testModule.spaces.find(({ id }) => id === 'm2')?.winds).toContain('Norther');
    expect(wayTo(under('Norther'), 'w', 'x')).toBe('with x');
  });

  it('[5.237] Contra Winds blow a Lane one way or the other', () => {
    expect(windOn(under('Norther'), linkOf('x', 'y'))).toBe('ab');
    expect(windOn(under('Souther'), linkOf('x', 'y'))).toBe('ba');
  });

  it('[5.212] [5.213] [5.214] [5.215] Spaces are Large or Small, Straits or Ports; Lanes and Zones carry their winds by name', () => {
    expect(new Set(testModule.spaces.map(({ kind }) => kind))).toEqual(
      new Set(['strait', 'port', 'large', 'coastal', 'small']),
    );
    const known = testModule.winds.map(({ id }) => id);
    for (const one of [...testModule.spaces, ...testModule.zones])
      for (const wind of one.winds) expect(known).toContain(wind);
  });

  it('[5.251] a Lane of seasonal lines alone must be caught when they don’t blow, Small Spaces ignored both ways', () => {
    expect(wayTo(calm, 'kings-port', 'w')).toBe('catch w');
    expect(wayTo(calm, 'w', 'kings-port')).toBe('catch kings-port');
  });

  it('[5.26] [5.261] a Strait is a Large Space', () => {
    expect(wayTo(under('Easter'), 'w', 'narrows')).toBe('with narrows');
  });

  it('[5.29] tides are in the map: a Lane with no wind of its own is always caught', () => {
    for (const blowing of [[], ['Norther'], ['Easter']])
      expect(wayTo(under(...blowing), 'y', 'ferry')).toBe('catch ferry');
  });

  it('galleys ignore the wind on Lanes and keep out of Zones', () => {
    expect(wayTo(calm, 'x', 'w', true)).toBe('with w');
    expect(wayTo(calm, 'y', 'ferry', true)).toBe('with ferry');
    expect(wayTo(calm, 'x', 'gulf', true)).toBe('none');
  });

  it('[5.231] [5.351] in a Gale Small Spaces count with the wind too', () => {
    const world = afloat({ world: { blowing: ['Norther'], gales: [testGale('Norther', 8, 'x')] } });
    expect(wayTo(world, 'x', 'y')).toBe('with m3');
    expect(wayTo(world, 'w', 'x')).toBe('with m2');
    // Galleys stop there as well, and need catch nothing.
    expect(wayTo(world, 'x', 'w', true)).toBe('with m2');
  });

  it('what a scenario leaves out of play nobody goes to', () => {
    const world = afloat({ scenario: { only: { map: ['w', 'x', 'gulf'] } } });
    expect(wayTo(world, 'x', 'w')).toBe('against m2');
    expect(wayTo(world, 'x', 'y')).toBe('none');
    expect(wayTo(world, { at: 'gulf', berth: 'sea' }, 'ville')).toBe('none');
  });
});
