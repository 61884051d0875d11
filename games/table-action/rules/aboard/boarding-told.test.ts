import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { FAIL, fight, PASS } from '../testing/fight.ts';
import { testContext } from '../testing/play.ts';
import { testShip, testTable } from '../testing/table.ts';
import { betterOf, boardingPhase } from './boarding.ts';

const morale = (ship: string, passed: boolean, flagship = false) => ({
  kind: 'morale',
  rule: 'boarding.morale',
  ship,
  flagship,
  first: passed ? [4, 4, 4] : [1, 1, 1],
  again: passed ? [] : [1],
  successes: passed ? 3 : 0,
  needed: 2,
  passed,
  dice: passed ? [4, 4, 4] : [1, 1, 1, 1],
});
const crewLost = (ship: string, by: number, left: number) => ({
  kind: 'damage',
  rule: 'boarding.to-hit',
  ship,
  area: 'crew',
  by,
  left,
  why: 'boarding',
});
const ends = (winner: string | null, rounds: number) => ({
  kind: 'boarding-ends',
  rule: 'boarding.rounds',
  attacker: 'x',
  defender: 'y',
  winner,
  rounds,
});

describe('a boarding action told in full', () => {
  it('[boarding.to-hit] [boarding.saves] [boarding.morale] [boarding.prize] blows, saves, losses, the test, the prize', () => {
    // Seventeen men: three large dice and a small one. Twelve men: two and one.
    const { told, x, y } = fight(
      { crew: 17 },
      { crew: 12 },
      d10(4, 10, 3),
      d6(4),
      d10(4, 3),
      d6(6),
      d6(4, 5, 1),
      d6(6, 4),
      FAIL,
    );
    expect(told).toEqual([
      {
        kind: 'boarding-round',
        rule: 'boarding.rounds',
        round: 1,
        attacker: { ship: 'x', large: [4, 10, 3], regular: [4], hits: 3, saves: [4, 5, 1], casualties: 2 },
        defender: { ship: 'y', large: [4, 3], regular: [6], hits: 2, saves: [6, 4], casualties: 1 },
        dice: [4, 10, 3, 4, 4, 3, 6, 4, 5, 1, 6, 4],
      },
      crewLost('y', 2, 10),
      { kind: 'crippled', rule: 'crippled.crew', ship: 'y', area: 'crew' },
      crewLost('x', 1, 16),
      morale('y', false),
      { kind: 'struck', rule: 'struck', ship: 'y', why: 'morale' },
      ends('x', 1),
      { kind: 'captured', rule: 'boarding.prize', ship: 'y', by: 'x', side: 'a', crew: 20 },
    ]);
    expect(x).toMatchObject({ crew: 16, colours: 'flying', side: 'a', shaken: false });
    expect(y).toMatchObject({
      crew: 20,
      colours: 'prize',
      side: 'a',
      owner: 'b',
      seat: 'a-1',
      shaken: false,
    });
  });

  it('[boarding.rounds] [boarding.both-pass] rounds are counted, and both tests stand in the log', () => {
    const { told } = fight({}, {}, d10(3, 3), PASS, PASS, d10(1, 2), FAIL, PASS);
    const round = (number: number, one: number, other: number) => ({
      kind: 'boarding-round',
      rule: 'boarding.rounds',
      round: number,
      attacker: { ship: 'x', large: [one], regular: [], hits: 0, saves: [], casualties: 0 },
      defender: { ship: 'y', large: [other], regular: [], hits: 0, saves: [], casualties: 0 },
      dice: [one, other],
    });
    expect(told).toEqual([
      round(1, 3, 3),
      morale('x', true),
      morale('y', true),
      round(2, 1, 2),
      morale('x', false),
      morale('y', true),
      { kind: 'struck', rule: 'struck', ship: 'x', why: 'morale' },
      ends('y', 2),
      { kind: 'captured', rule: 'boarding.prize', ship: 'x', by: 'y', side: 'b', crew: 15 },
    ]);
  });

  it('[boarding.morale] [boarding.depleted] a crew with a man above a third is not tested; the last man’s fall strikes', () => {
    const stands = fight({ crew: 11 }, { crew: 1 }, d10(4, 1), d6(1), d6(1), d6(2));
    expect(stands.told).toEqual([
      {
        kind: 'boarding-round',
        rule: 'boarding.rounds',
        round: 1,
        attacker: { ship: 'x', large: [4, 1], regular: [1], hits: 1, saves: [2], casualties: 1 },
        defender: { ship: 'y', large: [], regular: [1], hits: 0, saves: [], casualties: 0 },
        dice: [4, 1, 1, 1, 2],
      },
      crewLost('y', 1, 0),
      { kind: 'struck', rule: 'struck', ship: 'y', why: 'crew' },
      ends('x', 1),
      { kind: 'captured', rule: 'boarding.prize', ship: 'y', by: 'x', side: 'a', crew: 10 },
    ]);
  });

  it('[boarding.both-fail] of two who fail with equal losses and crews both strike, and nobody is taken', () => {
    const { told, x, y } = fight({}, {}, d10(3, 3), FAIL, FAIL);
    expect(told.slice(1)).toEqual([
      morale('x', false),
      morale('y', false),
      { kind: 'struck', rule: 'struck', ship: 'x', why: 'morale' },
      { kind: 'struck', rule: 'struck', ship: 'y', why: 'morale' },
      ends(null, 1),
    ]);
    expect([x.crew, y.crew, x.side, y.side]).toEqual([5, 5, 'a', 'b']);
  });

  it('[boarding.both-fail] more casualties win, whoever did them, and only then the quality of the crew', () => {
    const ship = (id: string, quality: 'good' | 'average' | 'poor', crew = 5) =>
      testShip({ id, at: [0, 0], heading: 0, quality, crew });
    const [poor, good] = [ship('poor', 'poor'), ship('good', 'good')];
    const done = (byAttacker: number, byDefender: number) => ({ byAttacker, byDefender });
    expect(betterOf(poor, good, done(2, 1))).toBe(poor);
    expect(betterOf(good, poor, done(1, 2))).toBe(poor);
    expect(betterOf(poor, ship('average', 'average'), done(1, 1))?.id).toBe('average');
    expect(betterOf(ship('average', 'average'), poor, done(1, 1))?.id).toBe('average');
    expect(betterOf(poor, ship('other', 'poor'), done(1, 1))).toBeNull();
  });

  it('[boarding.depleted] one with nobody left never wins, however many he killed', () => {
    const ship = (id: string, crew: number) => testShip({ id, at: [0, 0], heading: 0, crew });
    const [gone, left] = [ship('gone', 0), ship('left', 3)];
    const done = (byAttacker: number, byDefender: number) => ({ byAttacker, byDefender });
    expect(betterOf(gone, left, done(9, 1))).toBe(left);
    expect(betterOf(left, gone, done(1, 9))).toBe(left);
    expect(betterOf(gone, ship('too', 0), done(2, 1))).toBeNull();
  });

  it('[boarding.retaken] a ship taken back is told as such, with ten men more but never above her card', () => {
    const { told, y } = fight(
      { crew: 15, side: 'b', owner: 'b' },
      { crew: 25, owner: 'b', side: 'a', colours: 'prize', spec: { crew: 81 } },
      d10(4, 3, 3),
      d10(1, 1, 1, 1, 1),
      d6(1),
      FAIL,
    );
    expect(told.slice(-2)).toEqual([
      { ...ends('x', 1) },
      { kind: 'retaken', rule: 'boarding.prize', ship: 'y', by: 'x', side: 'b', crew: 34 },
    ]);
    expect(y).toMatchObject({ colours: 'retaken', side: 'b', crew: 34, bears: null, shaken: false });
    const full = fight({ crew: 15 }, { crew: 25, colours: 'struck', shaken: true });
    expect(full.told).toEqual([
      { kind: 'captured', rule: 'boarding.struck-surrenders', ship: 'y', by: 'x', side: 'a', crew: 30 },
    ]);
    expect(full.y.shaken).toBe(false);
  });

  it.each([
    ['the boarder has sunk', { fate: 'sunk' }, {}],
    ['the boarded has sunk', {}, { fate: 'sunk' }],
    ['the boarder is a prize', { colours: 'prize' }, {}],
    ['the boarder has struck', { colours: 'struck' }, {}],
    ['both are of one side by now', {}, { side: 'a', colours: 'prize' }],
  ] as const)('[boarding.rounds] nothing is fought where %s', (_why, mine, theirs) => {
    const end = fight(mine, theirs);
    expect(end.told).toEqual([]);
    expect(end.state.boardings).toEqual([]);
  });

  it('[boarding.rounds] [turn.phases] the phase asks nobody anything', () => {
    const table = testTable({ ships: [], phase: 'boarding' });
    expect(boardingPhase.enter(table, testContext())).toBe('done');
    expect(boardingPhase.asks(table)).toEqual([]);
    expect(boardingPhase.resolve(table, [], testContext())).toBe('done');
  });
});
