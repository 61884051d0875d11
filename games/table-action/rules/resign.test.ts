import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { endPhase } from './end.ts';
import { resign } from './resign.ts';
import { testContext } from './testing/play.ts';
import { type TestShip, testTable } from './testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [40, 20], heading: 90 };
const seats = [
  { id: 'a-1', side: 'a', name: 'First' },
  { id: 'a-2', side: 'a', name: 'Second' },
  { id: 'b-1', side: 'b', name: 'Third' },
];
const table = () =>
  testTable({
    ships: [x, { ...x, id: 'v', at: [20, 30], seat: 'a-2' }, { ...y, spec: { points: 50 }, hull: 10 }],
    batteries: [
      { id: 'fort', at: [60, 40], side: 'a', seat: 'a-1' },
      { id: 'other', at: [60, 30] },
    ],
    seats,
  });
const over = (winners: readonly string[]) => ({
  winners,
  rule: 'turn.phases',
  reason: 'resigned',
  points: { a: 25, b: 0 },
});

describe('a seat gives up', () => {
  it('[turn.phases] its ships and batteries pass to the next seat of its side, and the match goes on', () => {
    const { state, happenings } = resign(table(), 'a-1');
    expect(happenings).toEqual([
      { truth: { kind: 'resigned', rule: 'turn.phases', seat: 'a-1' }, news: true },
    ]);
    expect(state.ships.map(({ seat }) => seat)).toEqual(['a-2', 'a-2', 'b-1']);
    expect(state.batteries.map(({ seat }) => seat)).toEqual(['a-2', 'b-1']);
    expect(state).toMatchObject({ resigned: ['a-1'], outcome: null });
  });

  it('[turn.phases] the last of a side loses at once', () => {
    const first = resign(table(), 'a-2').state;
    expect(first.ships.map(({ seat }) => seat)).toEqual(['a-1', 'a-1', 'b-1']);
    const { state, happenings } = resign(first, 'a-1');
    expect(state.resigned).toEqual(['a-2', 'a-1']);
    expect(state.outcome).toEqual(over(['b']));
    expect(happenings).toEqual([
      { truth: { kind: 'resigned', rule: 'turn.phases', seat: 'a-1' }, news: true },
      { truth: { kind: 'over', rule: 'turn.phases', outcome: over(['b']) }, news: true },
    ]);
    expect(resign(table(), 'b-1').state.outcome).toEqual(over(['a']));
  });

  it('[turn.phases] one who resigns twice is counted once, and what was decided stays', () => {
    const once = resign(table(), 'a-1').state;
    expect(resign(once, 'a-1').state.resigned).toEqual(['a-1']);
    const decided = { winners: ['a'], rule: 'turn.phases', reason: 'points', points: { a: 1, b: 0 } };
    const { state } = resign({ ...table(), outcome: decided }, 'b-1');
    expect(state.outcome).toBe(decided);
  });

  it('[turn.phases] the table it was given is left as it was', () => {
    const before = table();
    resign(before, 'a-1');
    expect(before).toEqual(table());
  });
});

describe('the End Phase', () => {
  const played = (flukyWind: boolean, fluky = false) =>
    testTable({
      ships: [{ ...x, acted: true }],
      batteries: [{ id: 'fort', at: [60, 40], acted: true }],
      phase: 'end',
      acting: 3,
      signalled: ['a-squadron'],
      flukyWind,
      fluky,
    });

  it('[turn.phases] the table is tidied for the next turn', () => {
    const state = played(false);
    const log = testContext();
    expect(endPhase.enter(state, log)).toBe('done');
    expect(log.told).toEqual([]);
    expect(state).toMatchObject({ order: [], acting: 0, signalled: [], fluky: false });
    expect([state.ships[0]!.acted, state.batteries[0]!.acted]).toEqual([false, false]);
    expect(endPhase.asks(state)).toEqual([]);
    expect(endPhase.resolve(state, [], log)).toBe('done');
  });

  it('[turn.phases] where the wind is fluky a die says whether it fails: on a one', () => {
    for (const [die, fluky] of [
      [1, true],
      [2, false],
      [6, false],
    ] as const) {
      const state = played(true, !fluky);
      const log = testContext(d6(die));
      endPhase.enter(state, log);
      expect(log.told).toEqual([{ kind: 'fluky', rule: 'turn.phases', die, fluky, dice: [die] }]);
      expect(state.fluky).toBe(fluky);
    }
  });
});
