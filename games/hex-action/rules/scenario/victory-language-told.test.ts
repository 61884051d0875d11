/** Each test of the victory language: what just fulfils it, and what just does not. */
import { describe, expect, it } from 'vitest';
import { hexKey } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Victory, VictoryTest } from '../sea/victory-language.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { hexNamed, testSea } from '../testing/sea.ts';
import { edgeLeftBy, isOut, noteVisits, testHolds } from './victory-clauses.ts';

const GROUND = { difficulty: 1, from: { bow: hexNamed('M21'), heading: 2 }, lightened: false } as const;
/** Ships are told apart by what stands in their logs. */
const ship = (id: string, change: object = {}, log: object = {}) => ({
  ...advancedShip({ id, at: 'M20', heading: 2, advanced: log }),
  ...change,
});
const GONE = { presence: 'gone' };
const sea = (...ships: ReturnType<typeof ship>[]) =>
  advancedSea(ships, {
    turn: 5,
    board: { columns: 51, rows: 35, fixed: true },
    advanced: {
      batteries: [
        testBattery({ id: 'north', hull: 0 }),
        testBattery({ id: 'south', crew: 0 }),
        testBattery({ id: 'east' }),
      ],
    },
  });
const holds = (state: Sea, test: VictoryTest): boolean => testHolds(state, test, { a: 3 });
/** Those of the ships of whom a test with `atLeast: 1` is true. */
const those = (ships: ReturnType<typeof ship>[], test: object): string[] =>
  ships
    .map(({ id }) => id)
    .filter((id) => holds(sea(...ships), { ...test, ships: [id], atLeast: 1 } as never));

const FLEET = [
  ship('whole'),
  ship('struck', { surrender: 'striking' }),
  ship('prize', { captured: true, side: 'b' }),
  ship('retaken', { captured: true }),
  ship('turncoat', { side: 'b' }),
  ship('sailed', GONE, { end: 'left' }),
  ship('sunk', GONE, { end: 'sunk' }),
  ship('wrecked', GONE, { end: 'wrecked' }),
  ship('burnt', GONE, { end: 'burnt' }),
  ship('exploded', GONE, { end: 'exploded' }),
  ship('ground', {}, { aground: GROUND }),
  ship('gone-aground', GONE, { aground: GROUND, end: 'left' }),
];

describe('whom a test is true of', () => {
  it.each([
    ['captured', {}, ['prize']],
    ['anySurrender', {}, ['struck', 'prize', 'retaken']],
    ['surrenderedOrLost', {}, ['struck', 'prize', 'retaken', 'sunk', 'wrecked', 'burnt', 'exploded']],
    ['destroyed', { by: 'any' }, ['sunk', 'wrecked', 'burnt', 'exploded']],
    ['destroyed', { by: 'land' }, ['wrecked']],
    ['destroyed', { by: 'fire' }, ['burnt', 'exploded']],
    ['burnt', {}, ['burnt', 'exploded']],
    ['aground', {}, ['ground']],
    ['exit', { edge: 'any' }, ['sailed', 'gone-aground']],
  ])('[14.2] %s %j', (test, more, expected) => {
    expect(those(FLEET, { test, ...more })).toEqual(expected);
  });

  it('[14.2] survive: all that are named, until the turn named', () => {
    const survive = (untilTurn: number, ...ships: string[]) =>
      holds(sea(...FLEET), { test: 'survive', untilTurn, ships } as never);
    expect([survive(5, 'whole'), survive(4, 'whole'), survive(6, 'whole')]).toEqual([true, true, false]);
    expect([survive(5, 'whole', 'sailed'), survive(5, 'whole', 'sunk')]).toEqual([true, false]);
    expect(FLEET.filter(isOut).length).toBe(7);
  });

  it('[14.2] a side’s ships are those that were built for it', () => {
    const of = (side: string, atLeast: number) =>
      holds(sea(...FLEET), { test: 'captured', side, atLeast } as never);
    expect([of('a', 1), of('a', 2), of('b', 1)]).toEqual([true, false, false]);
  });

  it('[14.2] exit: not as a prize or struck where that is asked', () => {
    const fled = [
      ship('free', GONE, { end: 'left' }),
      ship('struck', { ...GONE, surrender: 'striking' }, { end: 'left' }),
      ship('prize', { ...GONE, captured: true }, { end: 'left' }),
    ];
    expect(those(fled, { test: 'exit', edge: 'any', notSurrendered: true })).toEqual(['free']);
    expect(those(fled, { test: 'exit', edge: 'any' })).toEqual(['free', 'struck', 'prize']);
  });

  it('[14.2] silenced is a battery without works or without gunners, and only those named count', () => {
    const silent = (batteries: string[], atLeast?: number) =>
      holds(sea(), { test: 'batterySilenced', batteries, ...(atLeast && { atLeast }) } as never);
    expect([silent(['north']), silent(['south']), silent(['east'])]).toEqual([true, true, false]);
    expect([silent(['north', 'south']), silent(['north', 'east'])]).toEqual([true, false]);
    expect([silent(['north', 'east'], 1), silent(['east'], 1)]).toEqual([true, false]);
    expect(
      holds(testSea({ ships: [] }), { test: 'batterySilenced', batteries: ['north'], atLeast: 1 } as never),
    ).toBe(false);
  });

  it('[14.2] pointsAtLeast, and all, any and not of others', () => {
    const points = (side: string, least: number): VictoryTest => ({
      test: 'pointsAtLeast',
      side,
      points: least,
    });
    const is = (test: object) => holds(sea(), test as VictoryTest);
    expect([is(points('a', 3)), is(points('a', 4)), is(points('b', 0)), is(points('b', 1))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const [yes, no] = [points('a', 3), points('a', 4)];
    for (const [test, expected] of [
      ['all', [true, false, false]],
      ['any', [true, true, false]],
    ] as const)
      expect(
        [
          [yes, yes],
          [yes, no],
          [no, no],
        ].map((of) => is({ test, of })),
      ).toEqual(expected);
    expect([is({ test: 'not', of: [yes] }), is({ test: 'not', of: [no] })]).toEqual([false, true]);
  });

  it('[14.2] in the Basic Game nobody is lost but by leaving the sea', () => {
    const basic = testSea({ ships: [{ id: 'x', at: 'M20', heading: 1, presence: 'gone' }] });
    const is = (test: string, more: object = {}) =>
      holds(basic, { test, ships: ['x'], atLeast: 1, ...more } as never);
    expect([is('surrenderedOrLost'), is('burnt'), is('aground'), is('destroyed', { by: 'land' })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(is('reach', { ship: 'x', hexes: ['M20'] })).toBe(false);
    const afloat = testSea({ ships: [{ id: 'x', at: 'M20', heading: 1 }] });
    expect(holds(afloat, { test: 'aground', side: 'a', atLeast: 1 })).toBe(false);
    expect(edgeLeftBy(afloat, afloat.ships[0]!)).toBeNull();
  });
});

describe('the edge by which a ship has left', () => {
  it('[15.0] none while she is afloat or lost otherwise', () => {
    const state = sea(ship('x'), ship('y', GONE, { end: 'sunk' }));
    expect(state.ships.map((each) => edgeLeftBy(state, each))).toEqual([null, null]);
  });

  it('[15.0] the side that her bow has crossed', () => {
    const at = (columns: number, rows: number, bow: string) => {
      const state = { ...sea(), board: { columns, rows, fixed: true } };
      return edgeLeftBy(state, ship('x', { ...GONE, bow: hexNamed(bow) }, { end: 'left' }));
    };
    const west = ship('x', { ...GONE, bow: { ...hexNamed('A10'), q: -1 } }, { end: 'left' });
    expect(edgeLeftBy(sea(), west)).toBe('5-6');
    // The first column and the first row belong to the sea.
    expect([at(51, 35, 'A36'), at(51, 35, 'A0'), at(51, 35, 'B0')]).toEqual(['4', '1', '1']);
    expect([at(12, 35, 'M10'), at(13, 35, 'M36'), at(13, 35, 'M1')]).toEqual(['2-3', '4', '4']);
  });
});

describe('hexes that a scenario asks about', () => {
  const keys = (...names: string[]) => names.map((name) => hexKey(hexNamed(name)));
  const reach = (hexes: string[], inOrder?: boolean): VictoryTest =>
    ({ test: 'reach', ship: 'x', hexes, ...(inOrder && { inOrder }) }) as VictoryTest;
  const been = (...names: string[]) => {
    const state = sea(ship('x'));
    state.advanced.visited = { x: keys(...names) };
    return state;
  };

  it('[14.2] reach: all of them, in whatever order or in that order', () => {
    expect(holds(been('K1'), reach(['K1', 'K2']))).toBe(false);
    expect(holds(been('K2', 'K1'), reach(['K1', 'K2']))).toBe(true);
    expect(holds(been('K2', 'K1'), reach(['K1', 'K2'], true))).toBe(false);
    expect(holds(been('K2', 'K1', 'K3', 'K2'), reach(['K1', 'K2'], true))).toBe(true);
    expect(holds(been('K1', 'K2', 'K1'), reach(['K1', 'K2'], true))).toBe(true);
    expect(holds(been(), reach(['K1']))).toBe(false);
  });

  it('[14.2] only those are noted, of every bow that came into them, in their order', () => {
    const noted = (victory: Victory, ...bows: string[]) => {
      const state = { ...sea(ship('x')), victory };
      noteVisits(state, state.ships[0] as Ship, bows.map(hexNamed));
      return state.advanced.visited;
    };
    const wins = (test: VictoryTest): Victory =>
      ({ type: 'special', wins: [{ side: 'a', when: 'end', if: test }], otherwise: 'draw' }) as Victory;
    const nested = { test: 'not', of: [reach(['K1', 'K3'])] } as VictoryTest;
    expect(noted(wins(nested), 'K3', 'K2', 'K1')).toEqual({ x: keys('K3', 'K1') });
    expect(noted(wins(nested), 'K2')).toEqual({});
    const captured = { test: 'captured', ships: ['x'], atLeast: 1 } as VictoryTest;
    expect(noted(wins(captured), 'K1')).toEqual({});
    const bonus = { type: 'points', margin: 1, bonus: [{ side: 'a', points: 5, if: reach(['K2']) }] };
    expect(noted(bonus as unknown as Victory, 'K1', 'K2')).toEqual({ x: keys('K2') });
    expect(noted({ type: 'points', margin: 1 }, 'K1')).toEqual({});
    expect(noted({ type: 'single-ship' }, 'K1')).toEqual({});
  });
});
