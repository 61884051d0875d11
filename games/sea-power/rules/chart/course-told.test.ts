/** Courses at their limits: every refusal with its rule, every way that is offered. */
import { loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { onwardAsk } from '../sailing/sail.ts';
import { squadronNamed } from '../testing/found.ts';
import { putInPlay, Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { eachInWords, inWords } from '../testing/telling.ts';
import { view } from '../view.ts';
import type { Options } from '../world/options.ts';
import type { State } from '../world/state.ts';
import { distancesFrom, nearestPorts } from './chart.ts';
import { flightFrom, havensOf } from './course.ts';
import { closedTo, departureOf, routesFrom, watchedAreas, watchedBy } from './routes.ts';

/** A squadron stopped on its way with so many points left. */
function stopped(
  at: AreaId,
  left: number,
  more: {
    track?: readonly AreaId[];
    turnedAway?: readonly AreaId[];
    others?: readonly TestSquadron[];
    options?: Options;
  } = {},
): State {
  const { track = [at], turnedAway = [], others = [], options = {} } = more;
  const world = testSea({
    year: 1778,
    options,
    squadrons: [{ token: 'E1', at, ships: 2, ratings: [3] }, ...others],
  });
  world.voyage = { token: 'E1', side: 'english', at, track, waits: 'onward', against: null, turnedAway };
  world.forces.english.orders = { left, path: [], end: 'sea', under: null, onStation: false, wear: 0 };
  return world;
}
const askOf = (area: AreaId) =>
  ({ id: '1', kind: 'onward', seat: 'english', rule: '6.5/4', token: 'E1', area }) as const;
const onward = (world: State, path: readonly AreaId[], end: string) =>
  onwardAsk.check(view(world, 'english'), askOf(world.voyage!.at), { path: [...path], end });
const offered = (world: State) =>
  eachInWords(onwardAsk.choices(view(world, 'english'), askOf(world.voyage!.at)));

const french = (at: TestSquadron['at']): TestSquadron => ({ token: 'P1', at, ships: 2, ratings: [2] });

describe('a squadron beyond its points', () => {
  const bound = () => stopped('azores', -1);

  it('[6.5/3] goes by a shortest way to the nearest port and nowhere else', () => {
    expect(offered(bound())).toEqual(['path [bay-of-biscay], end ferrol']);
    expect(nearestPorts('azores', ['lisbon', 'ferrol', 'portsmouth'])).toEqual({
      distance: {
        areas: 1,
        points: 0,
      },
      ports: ['ferrol'],
    });
    const [first] = flightFrom(bound(), bound().markers[0]!, 'azores', new Set());
    expect(onward(bound(), first!.path, first!.ports[0]!)).toBeNull();
    for (const [path, end] of [
      [[], 'sea'],
      [['iberian-basin'], 'sea'],
      [['western-approaches', 'north-sea'], 'portsmouth'],
      [['iberian-basin'], 'atlantis'],
      [['iberian-basin'], 'gibraltar'],
      // The nearest port, but not by a shortest way.
      [['western-approaches', 'bay-of-biscay'], 'ferrol'],
      [['iberian-basin', 'bay-of-biscay'], 'ferrol'],
    ] as const)
      expect(onward(bound(), path, end), `${path} ${end}`).toMatchObject({ code: 'bound', rule: '6.5/3' });
  });

  it('[6.5/3] with none left it is not bound yet', () => {
    expect(onward(stopped('azores', 0), [], 'sea')).toBeNull();
    expect(offered(stopped('azores', 0)).slice(0, 4)).toEqual([
      'path [], end sea',
      'path [], end sea',
      'path [bay-of-biscay], end sea',
      'path [bay-of-biscay], end ferrol',
    ]);
  });

  it('[6.5/4] where it was avoided it may put in or flee, whatever it costs, but not stay', () => {
    const world = stopped('bay-of-biscay', 0, {
      turnedAway: ['bay-of-biscay'],
      others: [french('bay-of-biscay')],
    });
    expect(offered(world)).toEqual([
      'path [], end ferrol',
      'path [], end ferrol',
      'path [north-sea], end sea',
      'path [north-sea], end portsmouth',
      'path [north-sea], end nore',
      'path [north-sea], end texel',
      'path [north-sea], end flushing',
      'path [iberian-basin], end sea',
      'path [iberian-basin], end cadiz',
      'path [iberian-basin], end lisbon',
      'path [north-sea baltic-sea], end sea',
      'path [north-sea baltic-sea], end copenhagen',
      'path [iberian-basin western-med], end sea',
      'path [iberian-basin western-med], end gibraltar',
      'path [iberian-basin western-med], end port-mahon',
      'path [iberian-basin western-med], end cartagena',
      'path [iberian-basin western-med eastern-med], end sea',
    ]);
    expect(onward(world, [], 'sea')).toMatchObject({ code: 'may-not-stay', rule: '6.5/4' });
    expect(onward(world, ['azores'], 'sea')).toMatchObject({ code: 'points', rule: '6.1/4' });
    // Once the enemy is gone it may.
    const alone = stopped('bay-of-biscay', 0, { turnedAway: ['bay-of-biscay'] });
    expect(onward(alone, [], 'sea')).toBeNull();
  });

  it('[6.5/7] past a friend it may go beyond its points to the nearest port', () => {
    const friend: TestSquadron = { token: 'E2', at: 'iceland-basin', ships: 1, ratings: [2] };
    const home = (...others: TestSquadron[]) =>
      onward(stopped('iceland-basin', 0, { others }), ['north-sea'], 'nore');
    expect(home(friend)).toBeNull();
    expect(home()).toMatchObject({ code: 'points', rule: '6.1/4' });
    expect(home({ ...friend, at: 'azores' })).toMatchObject({ code: 'points', rule: '6.1/4' });
    // With an enemy there too it is no meeting of friends, but it may not stay either.
    expect(home(friend, french('iceland-basin'))).toBeNull();
    const world = stopped('iceland-basin', 0, { others: [friend] });
    expect(onward(world, ['north-sea'], 'sea')).toMatchObject({ code: 'points', rule: '6.1/4' });
    expect(onward(world, ['north-sea', 'baltic-sea'], 'copenhagen')).toMatchObject({
      code: 'points',
      rule: '6.1/4',
    });
    expect(offered(world)).toEqual([
      'path [], end sea',
      'path [], end sea',
      'path [], end sea, under E1',
      'path [], end sea, under E2',
      'path [north-sea], end portsmouth',
      'path [north-sea], end nore',
      'path [north-sea], end texel',
      'path [north-sea], end flushing',
    ]);
  });

  it('[6.1/1] it comes into no area a third time', () => {
    const world = stopped('western-approaches', 9, {
      track: ['north-sea', 'western-approaches', 'north-sea', 'western-approaches'],
    });
    expect(onward(world, ['north-sea'], 'sea')).toMatchObject({ code: 'visits', rule: '6.1/1' });
    expect(onward(world, ['azores'], 'sea')).toBeNull();
    expect(onward(world, ['azores', 'western-approaches'], 'sea')).toMatchObject({ code: 'visits' });
    const from = departureOf(world, 'E1');
    const routes = routesFrom(from, new Set());
    expect(routes.has('north-sea')).toBe(false);
    expect(routes.get('western-approaches')).toEqual({
      area: 'western-approaches',
      points: 0,
      path: [],
      searches: [],
    });
    expect(routes.get('azores')!.path).toEqual(['bay-of-biscay', 'iberian-basin', 'azores']);
  });

  it('[11.A1] on station no more than two areas out, at sea, and English', () => {
    const far = (track: readonly AreaId[], options: Options = { seaTime: true }) => {
      const world = stopped('western-approaches', 3, { track, options });
      const course = { path: [], end: 'sea', onStation: true };
      return onwardAsk.check(view(world, 'english'), askOf('western-approaches'), course)?.code;
    };
    expect(far(['north-sea', 'western-approaches'])).toBeUndefined();
    expect(far(['north-sea', 'azores', 'western-approaches'])).toBe('station');
    expect(far(['north-sea', 'western-approaches'], {})).toBe('station');
  });
});

describe('what a chart knows', () => {
  it('[11.O/1] a squadron with Russians in it does not leave the waters of Europe', () => {
    const world = testSea({
      war: 3,
      year: 1797,
      options: { russians: true },
      squadrons: [{ token: 'E1', at: 'gibraltar', ships: 1, ratings: [4] }],
    });
    putInPlay(world, 'english', 'rus-aleksei', 'gibraltar');
    const squadron = squadronNamed(world, 'E1');
    squadron.stacks = [[...squadron.stacks[0]!, { ship: 'rus-aleksei', leader: null }]];
    const table = new Table(world, loadedDice());
    const order = (path: AreaId[], end = 'sea') => table.check({ order: { token: 'E1', path, end } });
    expect(order(['western-med', 'iberian-basin'])).toBeNull();
    expect(order(['western-med', 'iberian-basin', 'canary-basin'])).toMatchObject({
      code: 'russians',
      rule: '11.O/1',
    });
    expect(closedTo(squadron).has('canary-basin')).toBe(true);
    expect(closedTo(squadron).has('western-med')).toBe(false);
    expect([closedTo(null).size, closedTo({ ...squadron, stacks: [] }).size]).toEqual([0, 0]);
    expect(routesFrom({ ...departureOf(world, 'E1'), at: 'canary-basin' }, new Set()).size).toBe(0);
    expect(
      [...routesFrom(departureOf(world, 'E1'), new Set()).keys()].every(
        (area) => !closedTo(squadron).has(area),
      ),
    ).toBe(true);
  });

  it('[6.5/1] who watches an area is at sea in it and in no battle', () => {
    const world = testSea({
      year: 1778,
      squadrons: [
        french('azores'),
        { ...french('brest'), token: 'P2' },
        { ...french('north-sea'), token: 'P3' },
      ],
    });
    world.markers[2]!.battle = true;
    expect([...watchedAreas(world, 'european')]).toEqual(['azores']);
    expect([...watchedAreas(world, 'english')]).toEqual([]);
    expect([watchedBy(world, 'azores', 'european'), watchedBy(world, 'north-sea', 'european')]).toEqual([
      'P1',
      null,
    ]);
    expect(watchedBy(world, 'azores', 'english')).toBeNull();
  });

  it('[6.1/5] where a voyage begins: in port, at sea, or where it has been stopped', () => {
    const world = stopped('azores', 2, {
      track: ['north-sea', 'azores'],
      others: [
        french('brest'),
        { token: 'E2', at: 'nore', ships: 1, ratings: [3] },
        { token: 'E3', at: 'gibraltar' },
      ],
    });
    const from = (token: string, points?: number) => {
      const { barred, ...rest } = departureOf(world, token, points);
      return inWords({ ...rest, barred: barred.size });
    };
    expect([from('E1'), from('E1', 5), from('E2'), from('E3'), from('P1', 1)]).toEqual([
      'at azores, left 2, track [north-sea azores], lead [], barred 0',
      'at azores, left 5, track [north-sea azores], lead [], barred 0',
      'at north-sea, left 3, track [north-sea], lead [north-sea], barred 0',
      'at western-med, left 2, track [western-med], lead [western-med], barred 0',
      'at bay-of-biscay, left 1, track [bay-of-biscay], lead [bay-of-biscay], barred 0',
    ]);
    const blind = departureOf(view(world, 'english'), 'P1');
    expect(blind.left).toBe(0);
    expect(departureOf(view(world, 'european'), 'E1').left).toBe(0);
    world.voyage = null;
    expect(from('E1')).toEqual('at azores, left 3, track [azores], lead [], barred 0');
  });

  it('[7.31/2] distances go round what is barred, and no way leads where all is', () => {
    const open = distancesFrom('north-sea').get('iberian-basin');
    expect(distancesFrom('north-sea', new Set(['bay-of-biscay'])).get('iberian-basin')).not.toEqual(open);
    const walled = distancesFrom('baltic-sea', new Set(['north-sea']));
    expect([...walled]).toEqual([['baltic-sea', { points: 0, areas: 0 }]]);
    expect(nearestPorts('baltic-sea', ['nore'], new Set(['north-sea']))).toBeNull();
    expect(nearestPorts('north-sea', ['brest', 'nore', 'portsmouth'])).toEqual({
      ports: ['nore', 'portsmouth'],
      distance: { points: 0, areas: 0 },
    });
  });

  it('[6.21] [6.22/1] havens: friendly and neutral ports with room, none of them neutral to their guests', () => {
    const world = stopped('azores', 2, {
      others: [
        { token: 'E2', at: 'bencoolen', ships: 1, ratings: [2] },
        { token: 'E3', at: 'st-helena' },
      ],
    });
    const [marker] = world.markers;
    const havens = havensOf(world, marker!, new Set(['north-sea']));
    for (const [port, isOpen] of [
      ['gibraltar', true],
      ['lisbon', true],
      ['cadiz', true],
      ['brest', false],
      ['nore', false],
      ['bencoolen', false],
      ['st-helena', true],
    ] as const)
      expect(havens.includes(port), port).toBe(isOpen);
    const guest = havensOf(world, { ...marker!, fromNeutral: true }, new Set());
    expect([guest.includes('lisbon'), guest.includes('nore')]).toEqual([false, true]);
    expect(havensOf(world, world.markers[2]!, new Set()).includes('bencoolen')).toBe(true);
  });
});
