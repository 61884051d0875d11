import { describe, expect, it } from 'vitest';
import { testModule } from '../testing/module.ts';
import { afloat, testGale, zonesMeet } from '../testing/sailing.ts';
import type { Place } from '../world/forces.ts';
import type { Gale } from '../world/state.ts';
import { theatreOfModule } from '../world/theatre.ts';
import { atEdge, inBox, placeKey, type Way, waysFrom, weatherKey } from './lanes.ts';

const under = (blowing: string, ...gales: readonly Gale[]) =>
  afloat({ world: { blowing: blowing.split(' ').filter((one) => one !== ''), gales: [...gales] } });
const calm = under('');
const norther = under('Norther');
const souther = under('Souther');
const easter = under('Easter');
const gale = under('Norther', testGale('Norther', 10, 'ville'));
const strait = under('Easter', testGale('Easter', 9, 'narrows'));

const sea = (at: string): Place => ({ at, berth: 'sea' });
const harbour = (at: string): Place => ({ at, berth: 'harbour' });
const box = (berth: 'in' | 'out', edge: 'N' | 'E' | 'S' | 'W', to?: string, at = 'gulf'): Place => ({
  at,
  berth,
  edge,
  ...(to === undefined ? {} : { to }),
});

const step = ({ step: one }: Way): string => ('to' in one ? `${one.do} ${one.to}` : one.do);
const told = (way: Way): string =>
  `${step(way)}: ${way.how} ${placeKey(way.place)}${
    way.how === 'catch' ? ` at ${way.needed} with ${way.modifier}` : ''
  } by ${way.over.join(' ')}`;
const all = (world: typeof calm, place: Place, sort = { galleys: false, shore: false }): string[] =>
  waysFrom(world, place, sort).map(told);
const GALLEYS = { galleys: true, shore: true };
const SHORE = { galleys: false, shore: true };

describe('All that a Movement Point may do, told in full', () => {
  it.each([
    [
      'in a calm',
      calm,
      'against m2 by m2',
      'catch ville at 4 with 0 by ville',
      'catch y at 4 with 0 by m3 y',
    ],
    ['in a Norther', norther, 'against m2 by m2', 'against ville by ville', 'with y by m3 y'],
    ['in a Souther', souther, 'against m2 by m2', 'with ville by ville', 'against m3 by m3'],
  ])('[5.21] [5.231] [5.233] from a Large Space %s', (_, world, w, ville, y) => {
    expect(all(world, sea('x'))).toEqual([
      'hold: hold x by x',
      `go w: ${w}`,
      `go ville: ${ville}`,
      `go y: ${y}`,
      'go gulf: with gulf:in:W: by gulf',
    ]);
  });

  it('[5.35] [5.252] [5.351] [5.253] from a Large Space in a Gale: the modifier of the worst Space of each Lane', () => {
    expect(all(gale, sea('x'))).toEqual([
      'hold: hold x by x',
      'go w: catch m2 at 4 with -1 by m2',
      'go ville: catch ville at 4 with 0 by ville',
      'go y: with m3 by m3',
      'go gulf: with gulf:in:W: by gulf',
    ]);
    // Two Lanes without a wind of their own: the one runs along Spaces at one and two from the marker.
    expect(all(gale, sea('y')).slice(1, 5)).toEqual([
      'go x: catch m3 at 4 with -1 by m3',
      'go coast: catch coast at 4 with -1 by coast',
      'go ferry: catch ferry at 4 with -2 by ferry',
      'go cala: catch cala at 4 with -2 by cala',
    ]);
  });

  it.each([
    ['in a calm', calm, 'catch x at 4 with 0 by x', 'catch y at 4 with 0 by y'],
    ['in a Norther', norther, 'against x by x', 'with y by y'],
    ['in a Souther', souther, 'with x by x', 'against y by y'],
    ['in a Gale', gale, 'catch x at 4 with -1 by x', 'with y by y'],
  ])('[5.222] [5.314] from a Small Space %s: to either end and nowhere else', (_, world, x, y) => {
    expect(all(world, sea('m3'))).toEqual(['hold: hold m3 by m3', `go x: ${x}`, `go y: ${y}`]);
  });

  it('[5.282] [5.286] [5.287] from a Port Space also into the Port', () => {
    expect(all(calm, sea('ville'))).toEqual([
      'hold: hold ville by ville',
      'go x: catch x at 4 with 0 by x',
      'go coast: with coast by coast',
      'go gulf: with gulf:in:N: by gulf',
      'put-in: port ville:harbour:: by ville',
    ]);
    expect(all(strait, sea('kings-port'))).toEqual([
      'hold: hold kings-port by kings-port',
      'go narrows: catch narrows at 4 with -2 by narrows',
      'go w: catch m1 at 4 with -1 by m1',
      'put-in: port kings-port:harbour:: by kings-port',
    ]);
  });

  it('[3.23] galleys are with the wind everywhere and pass Small Spaces save in a Gale; Zones are closed', () => {
    expect(all(calm, sea('x'), GALLEYS)).toEqual([
      'hold: hold x by x',
      'go w: with w by m2 w',
      'go ville: with ville by ville',
      'go y: with y by m3 y',
    ]);
    expect(all(gale, sea('x'), GALLEYS)).toEqual([
      'hold: hold x by x',
      'go w: with m2 by m2',
      'go ville: with ville by ville',
      'go y: with m3 by m3',
    ]);
  });

  it('[3.23] who has galleys with him sails as others do, and keeps out of Zones', () => {
    expect(all(calm, sea('x'), SHORE)).toEqual(all(calm, sea('x')).slice(0, -1));
  });

  it('[5.283] [5.352] from a Harbour into its Port Space alone; in a Gale not even that, save at a Minor Port', () => {
    const out = (at: string) => [`hold: hold ${at}:harbour:: by ${at}`, `put-out: port ${at} by ${at}`];
    expect(all(calm, harbour('ville'))).toEqual(out('ville'));
    expect(all(gale, harbour('ville'))).toEqual(out('ville').slice(0, 1));
    const south = under('Souther', testGale('Souther', 8, 'cala'));
    expect(all(south, harbour('cala'))).toEqual(out('cala'));
    // A Gale that does not touch the Port keeps nobody in.
    expect(all(gale, harbour('kings-port'))).toEqual(out('kings-port'));
  });

  it('[5.272] [5.274] from a Zone proper to each exit, by the edge on which it is named', () => {
    expect(all(calm, sea('gulf'))).toEqual([
      'hold: hold gulf by gulf',
      'leave x: with gulf:out:W:x by gulf',
      'leave y: with gulf:out:W:y by gulf',
      'leave ville: with gulf:out:N:ville by gulf',
      'leave cala: with gulf:out:S:cala by gulf',
    ]);
  });

  it.each([
    ['calm', calm, 0, 0],
    ['a Norther, which blows in', norther, -2, 2],
    ['a Souther, which blows out', souther, 2, -2],
    ['a Gale', gale, 3, 3],
  ])('[5.273] [5.274] [5.276] the boxes of a northern edge in %s', (_, world, into, out) => {
    expect(all(world, box('in', 'N'))).toEqual([`go gulf: catch gulf at 5 with ${into} by gulf`]);
    expect(all(world, box('out', 'N', 'ville'))).toEqual([`go ville: catch ville at 4 with ${out} by ville`]);
    // No wind is marked on the western one.
    expect(all(world, box('in', 'W'))).toEqual(['go gulf: catch gulf at 5 with 0 by gulf']);
  });

  it('[5.275] [5.277] the winds of now at the edge by which it came count', () => {
    expect(all(easter, box('in', 'E', undefined, 'ocean'))).toEqual([
      'go ocean: catch ocean at 6 with -2 by ocean',
    ]);
    expect(all(easter, box('out', 'E', 'w', 'ocean'))).toEqual(['go w: catch w at 6 with 2 by w']);
    const ocean = testModule.zones[0]!;
    expect([easter, calm, strait].map((world) => atEdge(world, ocean, 'E', 'in'))).toEqual([-2, 0, 3]);
    expect([easter, calm, strait].map((world) => atEdge(world, ocean, 'E', 'out'))).toEqual([2, 0, 3]);
    // On an edge that is not there no wind is marked.
    expect(atEdge(strait, ocean, 'S', 'in')).toBe(0);
  });

  it('[5.276] a Gale of a wind that is not marked there, or that does not come so far, changes nothing', () => {
    const gulf = testModule.zones[1]!;
    const far = under('Norther Souther', testGale('Norther', 8, 'x'));
    expect(['N', 'S', 'W'].map((edge) => atEdge(far, gulf, edge, 'in'))).toEqual([0, -2, 0]);
    expect(['N', 'S', 'W'].map((edge) => atEdge(gale, gulf, edge, 'in'))).toEqual([3, 0, 0]);
  });

  it('[5.272] [5.273] from Zone to Zone by the edges on which they name each other', () => {
    const world = afloat({ scenario: { module: zonesMeet } });
    expect(all(world, box('out', 'S', 'gulf', 'ocean'))).toEqual([
      'go gulf: catch gulf:in:S: at 6 with 0 by gulf',
    ]);
    const theatre = theatreOfModule(zonesMeet);
    expect(inBox(theatre, 'ocean', 'narrows')).toEqual({ at: 'ocean', berth: 'in', edge: 'E' });
    expect(inBox(theatre, 'ocean', 'gulf')).toEqual({ at: 'ocean', berth: 'in', edge: 'S' });
  });

  it('[5.211] what blows, what blows at Gale Force and where, and what is in play make one weather', () => {
    expect([calm, gale].map(weatherKey)).toEqual(['||', 'Norther||Norther.10.ville']);
    expect(weatherKey(afloat({ scenario: { only: { map: ['w', 'x'] } } }))).toBe('|w,x|');
    const both = under('Norther Easter', testGale('Norther', 9, 'x'), testGale('Easter', 8, 'narrows'));
    expect(weatherKey(both)).toBe('Norther,Easter||Norther.9.x,Easter.8.narrows');
    // Asked again it is not worked out again.
    for (const sort of [GALLEYS, SHORE, { galleys: false }])
      expect(waysFrom(both, sea('x'), sort)).toBe(waysFrom({ ...both }, sea('x'), { ...sort }));
  });

  it('[5.279] [5.278] a place is told apart by its box, its edge and where it means to come out', () => {
    expect([sea('x'), harbour('ville'), box('in', 'N'), box('out', 'W', 'y')].map(placeKey)).toEqual([
      'x',
      'ville:harbour::',
      'gulf:in:N:',
      'gulf:out:W:y',
    ]);
  });
});
