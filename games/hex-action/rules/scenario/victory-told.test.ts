import { describe, expect, it } from 'vitest';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Phase, State } from '../sea/state.ts';
import type { Victory } from '../sea/victory-language.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { duel, killed } from '../testing/duel.ts';
import { hexNamed, type TestShip, testSea } from '../testing/sea.ts';
import { countShunning, judge, stalemate } from './victory.ts';
import { testHolds } from './victory-clauses.ts';

const race: Partial<State> = {
  victory: { type: 'race', marks: ['K10'], laps: 'once' },
  marks: [hexNamed('K10')],
};
const last = { turn: 9, turnLimit: 9, phase: 'load' as const };

describe('outcomes in full', () => {
  it('[14.1] [14.1.1] [14.1.2] [14.1.3] a single-ship action', () => {
    expect(judge(duel({}, { surrender: 'striking' }))).toEqual({
      winners: ['a'],
      rule: '14.1',
      reason: 'surrender',
    });
    expect(judge(duel({ surrender: 'striking' }, { surrender: 'striking' }))).toEqual({
      winners: [],
      rule: '14.1.2',
      reason: 'surrender',
    });
    expect(judge(killed(duel(), 0))).toEqual({ winners: ['b'], rule: '14.1.3', reason: 'all crew lost' });
    expect(judge(duel({ presence: 'gone' }))).toEqual({
      winners: ['b'],
      rule: '14.1.1',
      reason: 'left the sea',
    });
    expect(judge(duel({}, {}, { shunning: { a: 8, b: 7 } }))).toEqual({
      winners: ['b'],
      rule: '14.1.1',
      reason: 'refused combat',
    });
    expect(judge(duel({}, {}, { shunning: { a: 7, b: 7 } }))).toBeNull();
    expect(judge(duel({}, {}, last))).toEqual({ winners: [], rule: '14.1', reason: 'time ran out' });
  });

  it('[14.0] a race, a resignation', () => {
    expect(judge(duel({}, {}, { ...race, reached: { a: 1 } }))).toEqual({
      winners: ['a'],
      rule: '14.0',
      reason: 'race',
    });
    expect(judge(duel({}, {}, { ...race, reached: { a: 1, b: 1 } }))).toEqual({
      winners: [],
      rule: '14.0',
      reason: 'race',
    });
    expect(judge(duel({}, {}, race))).toBeNull();
    expect(judge(duel({ presence: 'gone' }, {}, race))).toEqual({
      winners: ['b'],
      rule: '14.0',
      reason: 'nobody else is left in the race',
    });
    expect(judge(duel({ presence: 'gone' }, { presence: 'gone' }, race))).toMatchObject({
      winners: [],
      rule: '14.0',
    });
    expect(judge(duel({}, {}, { ...race, ...last }))).toEqual({
      winners: [],
      rule: '14.0',
      reason: 'time ran out',
    });
    expect(judge(duel({}, {}, { resigned: ['b-1'] }))).toEqual({
      winners: ['a'],
      rule: '14.0',
      reason: 'resignation',
    });
  });

  it('[14.1.3] who goes down with her ship, or with a prize of hers, is lost', () => {
    const wreck = (end: 'sunk' | 'left', ...others: AdvancedShip[]): AdvancedState => {
      const ship = advancedShip({ id: 'a', at: 'K15', heading: 1, presence: 'gone', advanced: { end } });
      return advancedSea([ship, ...others], { victory: { type: 'single-ship' } });
    };
    const b = () => advancedShip({ id: 'b', at: 'N15', heading: 1, side: 'b' });
    expect(judge(wreck('sunk', b()))).toEqual({
      winners: ['b'],
      rule: '14.1.3',
      reason: 'lost with her ship',
    });
    expect(judge(wreck('left', b()))).toEqual({ winners: ['b'], rule: '14.1.1', reason: 'left the sea' });
    // A party of hers in the other ship lives on: she has only lost her ship.
    const held = b();
    held.sections.push({ ...held.sections[0]!, no: 4, from: 'a', side: 'a' });
    expect(judge(wreck('sunk', held))).toEqual({
      winners: ['b'],
      rule: '14.1',
      reason: 'lost with her ship',
    });
    held.sections.at(-1)!.left = 0;
    expect(judge(wreck('sunk', held))).toMatchObject({ rule: '14.1.3' });
  });

  it('[14.2] [14.2.4] points, and a stalemate of wrecks', () => {
    const points = (victory: Victory) => duel({}, { surrender: 'striking' }, { victory });
    const outcome = { winners: ['a'], rule: '14.2.4', reason: 'points', points: { a: 10, b: 0 } };
    expect(judge(points({ type: 'points', margin: 10 }))).toEqual(outcome);
    expect(stalemate(points({ type: 'points', margin: 10 }))).toEqual(outcome);
    expect(stalemate(points({ type: 'points', margin: 11 }))).toEqual({ ...outcome, winners: [] });
    expect(stalemate(duel())).toEqual({ winners: [], rule: '14.0', reason: 'nobody can act any more' });
    expect(stalemate(duel({}, {}, race))).toEqual({
      winners: [],
      rule: '14.0',
      reason: 'nobody can act any more',
    });
  });

  const special = (otherwise: string, margin?: number): Victory => ({
    type: 'special',
    wins: [
      { side: 'b', when: 'end', if: { test: 'survive', ships: ['b'], untilTurn: 9 } },
      { side: 'a', when: 'each-turn', if: { test: 'anySurrender', side: 'b', atLeast: 1 } },
    ],
    otherwise,
    ...(margin !== undefined && { margin }),
  });
  const three = (change: Partial<State>, b: Partial<TestShip> = {}): State => ({
    ...testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'b', at: 'N15', heading: 1, side: 'b', ...b },
        { id: 'c', at: 'R15', heading: 1, side: 'b' },
      ],
    }),
    ...change,
  });

  it('[14.2] the tests of a scenario, each turn and at the end', () => {
    const own = (winner: string) => ({ winners: [winner], rule: '14.2', reason: 'the scenario’s own test' });
    const struck = { surrender: 'striking' as const };
    expect(judge(three({ victory: special('draw'), phase: 'load', turn: 2 }, struck))).toEqual(own('a'));
    expect(judge(three({ victory: special('draw'), phase: 'load', turn: 2 }))).toBeNull();
    // The first of the list decides, but one that waits for the end does not decide earlier.
    expect(judge(three({ victory: special('draw'), phase: 'load', turn: 9, turnLimit: 20 }))).toBeNull();
    expect(judge(three({ victory: special('draw'), ...last }))).toEqual(own('b'));
    expect(judge(three({ victory: special('draw'), ...last }, struck))).toEqual(own('a'));
    expect(stalemate(three({ victory: special('draw'), turn: 9 }))).toEqual(own('b'));
  });

  it('[14.2] where no test holds at the end: a draw, a side, or points by the margin', () => {
    const end = { turn: 8, turnLimit: 8, phase: 'load' as const };
    const over = (otherwise: string, margin?: number, rest: Partial<State> = {}) =>
      judge(three({ ...end, victory: special(otherwise, margin), ...rest }));
    expect(over('draw')).toEqual({ winners: [], rule: '14.2', reason: 'time ran out' });
    expect(over('b')).toEqual({ winners: ['b'], rule: '14.2', reason: 'time ran out' });
    expect(over('points')).toEqual({ winners: [], rule: '14.2.4', reason: 'points', points: { a: 0, b: 0 } });
    const given = (points: number): Victory =>
      ({ ...special('points', 3), handicap: [{ side: 'a', points }] }) as Victory;
    expect(judge(three({ ...end, victory: given(3) }))).toMatchObject({ winners: ['a'], points: { a: 3 } });
    expect(judge(three({ ...end, victory: given(2) }))).toMatchObject({ winners: [], points: { a: 2 } });
    const one = { ...special('points'), handicap: [{ side: 'b', points: 1 }] } as Victory;
    expect(judge(three({ ...end, victory: one }))).toMatchObject({ winners: ['b'], points: { a: 0, b: 1 } });
  });

  it('[14.2] when one side has nobody left to fight, the end has come', () => {
    const alone = three({ victory: special('draw'), phase: 'combat', turn: 2 });
    alone.ships[0]!.surrender = 'firepower';
    expect(judge(alone)).toEqual({ winners: [], rule: '14.2', reason: 'time ran out' });
  });
});

describe('when it is judged', () => {
  it.each(['muster', 'squadrons', 'prepare'] satisfies Phase[])('[14.0] never in %s', (phase) => {
    expect(judge(duel({}, { surrender: 'striking' }, { phase }))).toBeNull();
    expect(judge(duel({}, {}, { phase, resigned: ['a-1'] }))).not.toBeNull();
  });

  it.each([
    ['combat', true],
    ['gun-losses', true],
    ['criticals', false],
    ['melee', false],
  ] satisfies [Phase, boolean][])('[16.1.2.2.2] critical hits that are to come, in %s', (phase, waits) => {
    const b = advancedShip({ id: 'b', at: 'N15', heading: 1, side: 'b', surrender: 'striking' });
    const sea = advancedSea([advancedShip({ id: 'a', at: 'K15', heading: 1 }), b], {
      phase,
      victory: { type: 'single-ship' },
    });
    expect(judge(sea)).toMatchObject({ winners: ['a'] });
    sea.advanced.criticals.push({ ship: 'b' } as never);
    expect(judge(sea) === null).toBe(waits);
  });

  it.each([
    [8, 'load', false],
    [9, 'melee', false],
    [9, 'load', true],
    [10, 'unfouling', true],
  ] satisfies [number, Phase, boolean][])('[14.2] turn %i of 9, %s', (turn, phase, over) => {
    const sea = duel({}, {}, { turn, phase, turnLimit: 9, victory: { type: 'points', margin: 1 } });
    expect(judge(sea) !== null).toBe(over);
    expect(judge({ ...sea, turnLimit: null })).toBeNull();
  });

  it('[14.2] a ship without men, surrendered or gone fights no more; one that is due still may', () => {
    const points: Partial<State> = { victory: { type: 'points', margin: 1 } };
    expect(judge(killed(duel({}, {}, points), 0))).not.toBeNull();
    expect(judge(duel({ presence: 'gone' }, {}, points))).not.toBeNull();
    expect(judge(duel({ surrender: 'immobility' }, {}, points))).not.toBeNull();
    expect(judge(duel({ presence: 'due' }, {}, points))).toBeNull();
  });
});

describe('running from the fight', () => {
  const chase = (rest: Partial<State> = {}, a: Partial<TestShip> = {}): State => {
    const sea = duel(
      { at: 'B15', noted: { factors: 1, hexes: 1 }, ...a },
      { at: 'Z15', noted: { factors: 0, hexes: 0 } },
      rest,
    );
    sea.wake ??= { a: hexNamed('C15'), b: hexNamed('Z15') };
    sea.shunning = { a: 3, b: 3 };
    return sea;
  };
  const counted = (sea: State) => {
    countShunning(sea);
    return sea.shunning;
  };
  it('[14.1.1] only one who could have stayed and has opened the range by her own move runs', () => {
    expect(counted(chase())).toEqual({ a: 4, b: 2 });
    expect(counted(chase({ wake: { a: hexNamed('B15'), b: hexNamed('Z15') } }))).toEqual({ a: 2, b: 2 });
    expect(counted(chase({ wake: {} }))).toEqual({ a: 2, b: 2 });
    expect(counted(chase({}, { noted: { factors: 1, hexes: 0 } }))).toEqual({ a: 2, b: 2 });
    expect(counted(chase({}, { rigging: [0, 0, 0, 0] }))).toEqual({ a: 2, b: 2 });
    expect(counted(chase({}, { surrender: 'immobility' }))).toEqual({ a: 2, b: 2 });
    expect(counted(chase({ fouls: [{ a: 'a', b: 'b' }] }))).toEqual({ a: 2, b: 2 });
  });

  it('[14.1.1] within ten hexes all is forgiven, at eleven nothing', () => {
    expect(counted(chase({}, { at: 'P15' }))).toEqual({ a: 0, b: 0 });
    expect(counted(chase({}, { at: 'O15' }))).toEqual({ a: 2, b: 2 });
  });

  it('[14.1.1] nobody runs who is not there, or in another kind of action', () => {
    expect(counted(chase({}, { presence: 'due' }))).toEqual({ a: 3, b: 3 });
    const gone = chase();
    gone.ships[1]!.presence = 'gone';
    expect(counted(gone)).toEqual({ a: 3, b: 3 });
    const fleets = chase({ victory: { type: 'points', margin: 1 } });
    const wake = fleets.wake;
    expect(counted(fleets)).toEqual({ a: 3, b: 3 });
    expect(fleets.wake).toBe(wake);
    const alone = chase();
    alone.ships[1]!.side = 'a';
    expect(counted(alone)).toEqual({ a: 3, b: 3 });
  });

  it('[14.1.1] the count never falls below nothing, and where the bows lie is kept', () => {
    const sea = chase({ wake: {} });
    sea.shunning = {};
    expect(counted(sea)).toEqual({ a: 0, b: 0 });
    expect(sea.wake).toEqual({ a: hexNamed('B15'), b: hexNamed('Z15') });
  });
});

describe('the tests of a scenario on a sea of the Basic Game', () => {
  it('[14.2] a ship that is gone there has left, by whichever edge', () => {
    const left = (at: string) =>
      duel({ at, presence: 'gone' }, {}, { board: { columns: 51, rows: 35, fixed: true } });
    const edgesOut = (sea: State) =>
      (['1', '2-3', '4', '5-6', 'any'] as const).filter((edge) =>
        testHolds(sea, { test: 'exit', side: 'a', edge, atLeast: 1 }, {}),
      );
    expect(edgesOut(left('K0'))).toEqual(['1', 'any']);
    expect(edgesOut(left('K36'))).toEqual(['4', 'any']);
    expect(edgesOut(left('-A9'))).toEqual(['5-6', 'any']);
    expect(edgesOut(left('AAA9'))).toEqual(['2-3', 'any']);
    expect(testHolds(left('K0'), { test: 'surrenderedOrLost', side: 'a', atLeast: 1 }, {})).toBe(false);
    expect(testHolds(left('K0'), { test: 'aground', side: 'a', atLeast: 1 }, {})).toBe(false);
    expect(testHolds(left('K0'), { test: 'burnt', side: 'a', atLeast: 1 }, {})).toBe(false);
    expect(testHolds(left('K0'), { test: 'reach', ship: 'a', hexes: ['K0'] }, {})).toBe(false);
    expect(testHolds(left('K0'), { test: 'pointsAtLeast', side: 'x', points: 1 }, {})).toBe(false);
  });
});
