/** What befalls leaders, and lines at their limits, told in full. */
import { loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { NELSON } from '../../data/leaders.ts';
import { shipPool } from '../../data/ships.ts';
import { heldBy } from '../chart/chart.ts';
import { contextOf, lineOf, type TestFleet, warWith } from '../testing/battle.ts';
import { squadronNamed } from '../testing/found.ts';
import { eachInWords, toldInWords } from '../testing/telling.ts';
import type { Battle, State } from '../world/state.ts';
import { drawUp, volleysOf } from './battle-line.ts';
import { endBattle } from './disengagement.ts';
import { refugeAsk } from './refuge.ts';

/** The end of a battle that the Europeans have lost, with the English as they are in their squadron. */
function won(world: State) {
  const begun: Battle = {
    area: 'azores',
    tokens: { english: 'E1', european: 'P1' },
    step: 'refuge',
    gauge: 'english',
    round: 1,
    lines: null,
    began: { english: [], european: [] },
    led: [],
    leaving: [],
    beaten: ['european'],
  };
  const battle = drawUp(world, begun);
  world.battle = battle;
  const happenings: Parameters<typeof toldInWords>[0][number][] = [];
  const end = () => {
    endBattle(
      world,
      { ...battle, lines: { ...battle.lines, european: [] } },
      contextOf(loadedDice(), happenings),
    );
    return toldInWords(happenings);
  };
  return { battle, end };
}

const third = (english: readonly string[], french: readonly string[]): State => {
  const fleets: TestFleet[] = [
    { token: 'E1', at: 'azores', stacks: [english], battle: true },
    { token: 'P1', at: 'azores', stacks: [french], battle: true },
  ];
  return warWith(fleets, { war: 3, year: 1798, options: { nelsonsYearOff: true } });
};

describe('after a great victory', () => {
  const french = ['fra-majestueux', 'fra-terrible', 'fra-triomphant', 'fra-northumberland'];

  it('[11.J] Nelson alone rests for a year; whoever else is aboard stays', () => {
    const world = third([`eng-culloden:${NELSON}`, 'eng-bellona:eng-troubridge'], french);
    world.sunk = french.slice(0, 3).map((ship) => ({ ship, side: 'european', captured: false }));
    const { battle, end } = won(world);
    expect(battle.led).toEqual([NELSON, 'eng-troubridge']);
    expect(end()).toEqual([
      '11.J leader: side english, leader eng-nelson, ship eng-culloden, fate rest, returns 1800',
      '7.6/2 battle-over: area azores, winner english',
    ]);
    expect(world.absent).toEqual([{ leader: NELSON, side: 'english', returns: 1800, why: 'rest' }]);
    expect(world.forces.english.leaders).toEqual(['eng-troubridge']);
    expect(squadronNamed(world, 'E1')!.stacks).toEqual([
      [
        { ship: 'eng-culloden', leader: null },
        { ship: 'eng-bellona', leader: 'eng-troubridge' },
      ],
    ]);
    expect(world.markers.map(({ token, battle: marked }) => [token, marked])).toEqual([['E1', false]]);
  });

  it('[11.J] not after a lesser one, nor if others lost their ships elsewhere', () => {
    const world = third([`eng-culloden:${NELSON}`], french);
    world.sunk = [...french.slice(0, 2), 'fra-guerrier'].map((ship) => ({
      ship,
      side: 'european',
      captured: false,
    }));
    expect(won(world).end()).toEqual(['7.6/2 battle-over: area azores, winner english']);
    expect(world.forces.english.leaders).toEqual([NELSON]);
  });
});

describe('lines at their limits', () => {
  const ships = shipPool('England', 3).map(({ id }) => id);

  it.each([
    [16, [16]],
    [17, [16, 1]],
    [32, [16, 16]],
  ])('[6.4/4] %i ships stand down in stacks of sixteen', (count, sizes) => {
    const world = third([`${ships[0]}:${NELSON}`, ...ships.slice(1, 16)], ['fra-guerrier:fra-brueys']);
    const squadron = squadronNamed(world, 'E1')!;
    for (const ship of ships.slice(16, count)) {
      world.forces.english.ships[ship] = { port: null, damage: 0, sailed: true };
      squadron.stacks = [...squadron.stacks, [{ ship, leader: null }]];
    }
    won(world).end();
    expect(squadronNamed(world, 'E1')!.stacks.map((stack) => stack.length)).toEqual(sizes);
  });

  it('[7.3/2] nobody fires where a line is empty', () => {
    expect(volleysOf(lineOf('eng-mars'), [], 1)).toEqual([]);
    expect(volleysOf([], lineOf('eng-mars'), 1)).toEqual([]);
  });

  it('[7.3/2] [7.33/2] a third round the line begins at its head again, the damaged at its tail', () => {
    const six = lineOf('eng-mars', 'eng-duke', 'eng-culloden', 'eng-prince', 'eng-kent+1', 'eng-burford+2');
    const two = lineOf('fra-souverain', 'fra-temeraire');
    expect(eachInWords(volleysOf(six, two, 1))).toEqual(['at 0, by [0 2 4]', 'at 1, by [1 3 5]']);
    expect(eachInWords(volleysOf(six, two, 2))).toEqual(['at 0, by [0 2 5]', 'at 1, by [1 3 4]']);
  });

  it('[7.31/2] ships that leave are offered each port in turn, the biggest first, and shared out among them', () => {
    const ask = {
      kind: 'refuge',
      id: '1',
      seat: 'english',
      rule: '7.31/2',
      area: 'north-sea',
      ships: [
        { ship: 'a', ports: ['nore', 'portsmouth'] },
        { ship: 'b', ports: ['nore', 'portsmouth'] },
        { ship: 'c', ports: ['goree', 'brest', 'lorient'] },
      ],
    } as const;
    expect(eachInWords(refugeAsk.choices(undefined as never, ask))).toEqual([
      'ports [{ship a, port portsmouth} {ship b, port portsmouth} {ship c, port brest}]',
      'ports [{ship a, port nore} {ship b, port nore} {ship c, port lorient}]',
      'ports [{ship a, port portsmouth} {ship b, port portsmouth} {ship c, port goree}]',
      'ports [{ship a, port portsmouth} {ship b, port nore} {ship c, port goree}]',
    ]);
  });

  it('[4.0/11] an area is held against those who retreat while the enemy alone is at sea in it', () => {
    const world = warWith([
      { token: 'E1', at: 'north-sea' },
      { token: 'E2', at: 'azores' },
      { token: 'E3', at: 'gibraltar' },
      { token: 'P1', at: 'azores' },
      { token: 'P2', at: 'bay-of-biscay' },
      { token: 'P3', at: 'dunkirk' },
    ]);
    expect([...heldBy(world, 'english')]).toEqual(['north-sea']);
    expect([...heldBy(world, 'european')]).toEqual(['bay-of-biscay']);
  });
});
