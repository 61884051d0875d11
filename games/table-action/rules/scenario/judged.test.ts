import { describe, expect, it } from 'vitest';
import { shipOf } from '../table/state.ts';
import type { Victory } from '../table/victory-language.ts';
import { type TestShip, type TestTable, testTable } from '../testing/table.ts';
import { judge, pointsOf, worthLost } from './victory.ts';

const x: TestShip = { id: 'x', at: [10, 10], heading: 90, spec: { points: 31 } };
const y: TestShip = { id: 'y', owner: 'b', side: 'b', at: [30, 10], heading: 90, spec: { points: 41 } };
const z: TestShip = { id: 'z', owner: 'b', side: 'b', at: [30, 20], heading: 90, spec: { points: 51 } };
const table = (
  changes: Readonly<Record<string, Partial<TestShip>>>,
  victory: readonly Victory[],
  rest: Partial<TestTable> = {},
) =>
  testTable({
    ships: [x, y, z].map((ship) => ({ ...ship, ...changes[ship.id] })),
    victory,
    phase: 'end',
    ...rest,
  });
const POINTS: Victory = { type: 'points', margin: 1 };

describe('the judgement at a turn’s end', () => {
  it('[turn.phases] before the last turn nothing is decided by points', () =>
    expect(judge(table({ y: { colours: 'struck' } }, [POINTS]))).toBeNull());

  it.each<readonly [string, Readonly<Record<string, Partial<TestShip>>>, Partial<TestTable>, object]>([
    [
      'points after the last turn',
      { y: { colours: 'struck' } },
      { turn: 10 },
      { winners: ['a'], rule: 'turn.phases', reason: 'points', points: { a: 41, b: 0 } },
    ],
    [
      'points of the other side',
      { x: { hull: 1 } },
      { turn: 10 },
      { winners: ['b'], rule: 'turn.phases', reason: 'points', points: { a: 0, b: 15 } },
    ],
    [
      'equal points are a draw',
      {},
      { turn: 10 },
      { winners: [], rule: 'turn.phases', reason: 'draw', points: { a: 0, b: 0 } },
    ],
    [
      'a limit that has passed',
      {},
      { turn: 11 },
      { winners: [], rule: 'turn.phases', reason: 'draw', points: { a: 0, b: 0 } },
    ],
    [
      'points as soon as one side has nobody left',
      { y: { fate: 'sunk' }, z: { colours: 'prize', side: 'a' } },
      {},
      { winners: ['a'], rule: 'turn.phases', reason: 'points', points: { a: 92, b: 0 } },
    ],
  ])('[turn.phases] %s', (_what, changes, rest, outcome) =>
    expect(judge(table(changes, [POINTS], rest))).toEqual(outcome),
  );

  it('[turn.phases] who alone has colours flying has the field where no line of the list decides', () => {
    const list: Victory[] = [{ type: 'capture', side: 'a', ships: ['y'], atLeast: 1 }];
    const gone = { y: { fate: 'left', exit: 'west' }, z: { fate: 'left', exit: 'west' } } as const;
    expect(judge(table(gone, list))).toEqual({
      winners: ['a'],
      rule: 'turn.phases',
      reason: 'field',
      points: { a: 46, b: 0 },
    });
    const nobody = { ...gone, x: { colours: 'struck' } } as const;
    expect(judge(table(nobody, list))).toEqual({
      winners: [],
      rule: 'turn.phases',
      reason: 'draw',
      points: { a: 46, b: 31 },
    });
  });

  it('[turn.phases] [shore.destroyed] a battery that fights keeps its side in the field; a ruin does not', () => {
    const list: Victory[] = [{ type: 'capture', side: 'a', ships: ['y'], atLeast: 1 }];
    const gone = { y: { colours: 'struck' }, z: { colours: 'struck' } } as const;
    const fortIs = (state: 'fights' | 'destroyed' | 'surrendered', side = 'b') =>
      judge(table(gone, list, { batteries: [{ id: 'fort', at: [60, 40], side, state }] }));
    expect(fortIs('fights')).toBeNull();
    expect(fortIs('fights', 'a')).toMatchObject({ winners: ['a'], reason: 'field', points: { a: 92, b: 0 } });
    expect(fortIs('destroyed')).toMatchObject({ winners: ['a'], reason: 'field', points: { a: 108, b: 0 } });
    expect(fortIs('surrendered')).toMatchObject({ points: { a: 108, b: 0 } });
  });

  it.each<readonly [string, Partial<TestShip>, number]>([
    ['whole', {}, 0],
    ['crippled', { rigging: 20 }, 41],
    ['not quite crippled', { rigging: 21 }, 0],
    ['struck', { colours: 'struck' }, 82],
    ['taken', { colours: 'prize', side: 'a' }, 82],
    ['taken back', { colours: 'retaken' }, 41],
    ['sunk', { fate: 'sunk' }, 82],
    ['blown up', { fate: 'exploded' }, 82],
    ['aground', { fate: 'aground' }, 82],
    ['gone without orders', { fate: 'left', exit: 'north' }, 41],
    ['gone as ordered', { fate: 'left', exit: 'west' }, 0],
    ['gone as ordered, crippled', { fate: 'left', exit: 'west', hull: 1 }, 0],
  ])('[turn.phases] halves of points for a ship %s', (_how, changes, halves) => {
    const list: Victory[] = [{ type: 'exit', side: 'b', ships: ['y'], atLeast: 1, edge: 'west' }];
    const state = table({ y: changes }, list);
    expect(worthLost(state, shipOf(state, 'y'))).toBe(halves);
    expect(pointsOf(state)).toEqual({ a: Math.floor(halves / 2), b: 0 });
  });

  it.each<readonly [string, Victory]>([
    ['of the other side', { type: 'exit', side: 'a', ships: ['y'], atLeast: 1, edge: 'west' }],
    ['of another ship', { type: 'exit', side: 'b', ships: ['z'], atLeast: 1, edge: 'west' }],
    ['to another edge', { type: 'exit', side: 'b', ships: ['y'], atLeast: 1, edge: 'east' }],
  ])('[turn.phases] orders %s do not count', (_whose, line) => {
    const state = table({ y: { fate: 'left', exit: 'west' } }, [line]);
    expect(worthLost(state, shipOf(state, 'y'))).toBe(41);
  });

  it.each<readonly [string, Victory, Readonly<Record<string, Partial<TestShip>>>, boolean]>([
    [
      'capture by the other side',
      { type: 'capture', side: 'a', ships: ['y'], atLeast: 1 },
      { y: { colours: 'prize' } },
      false,
    ],
    [
      'two of two taken',
      { type: 'capture', side: 'a', ships: ['y', 'z'], atLeast: 2 },
      { y: { colours: 'prize', side: 'a' }, z: { colours: 'prize', side: 'a' } },
      true,
    ],
    [
      'one of two taken',
      { type: 'capture', side: 'a', ships: ['y', 'z'], atLeast: 2 },
      { y: { colours: 'prize', side: 'a' } },
      false,
    ],
    [
      'a prize run aground',
      { type: 'capture', side: 'a', ships: ['y'], atLeast: 1 },
      { y: { colours: 'prize', side: 'a', fate: 'aground' } },
      false,
    ],
    [
      'one of two beaten',
      { type: 'strike', side: 'a', ships: ['y', 'z'], atLeast: 2 },
      { y: { colours: 'struck' } },
      false,
    ],
    [
      'both beaten',
      { type: 'strike', side: 'a', ships: ['y', 'z'], atLeast: 2 },
      { y: { colours: 'struck' }, z: { fate: 'exploded' } },
      true,
    ],
    [
      'one taken back is not beaten',
      { type: 'flagship', side: 'a', ships: ['y'] },
      { y: { colours: 'retaken' } },
      false,
    ],
    [
      'one of those named beaten',
      { type: 'flagship', side: 'a', ships: ['y', 'z'] },
      { z: { colours: 'struck' } },
      true,
    ],
    [
      'half crippled by being taken back',
      { type: 'fractionCrippled', side: 'a', of: 'b', percent: 50 },
      { y: { colours: 'retaken' } },
      true,
    ],
    [
      'half lost',
      { type: 'fractionCrippled', side: 'a', of: 'b', percent: 50 },
      { y: { fate: 'sunk' } },
      true,
    ],
    [
      'half of the wrong side',
      { type: 'fractionCrippled', side: 'a', of: 'b', percent: 50 },
      { x: { hull: 1 } },
      false,
    ],
    [
      'all crippled',
      { type: 'fractionCrippled', side: 'a', of: 'b', percent: 100 },
      { y: { hull: 1 }, z: { crew: 1 } },
      true,
    ],
  ])('[turn.phases] %s', (_what, line, changes, wins) => {
    const outcome = judge(table(changes, [line], { turn: 1 }));
    expect(outcome?.reason === line.type).toBe(wins);
    if (wins) expect(outcome!.winners).toEqual(['a']);
  });

  it('[turn.phases] hold: only one of the side that fights, at the end, within six inches', () => {
    const line: Victory = { type: 'hold', side: 'a', x: 10_000, y: 16_000 };
    const held = (mine: Partial<TestShip>, turn = 10) => judge(table({ x: mine }, [line], { turn }))?.reason;
    expect([held({}), held({}, 9), held({ at: [10, 9.999] })]).toEqual(['hold', undefined, 'draw']);
    expect([held({ colours: 'struck' }), held({ side: 'b', owner: 'a' })]).not.toContain('hold');
  });

  it('[turn.phases] battery: so many of those named', () => {
    const line: Victory = { type: 'battery', side: 'a', batteries: ['one', 'two'], atLeast: 2 };
    const outcome = (other: 'fights' | 'surrendered') =>
      judge(
        table({}, [line], {
          batteries: [
            { id: 'one', at: [60, 40], state: 'destroyed' },
            { id: 'two', at: [60, 30], state: other },
          ],
        }),
      );
    expect(outcome('fights')).toBeNull();
    expect(outcome('surrendered')).toMatchObject({ winners: ['a'], reason: 'battery' });
  });
});
