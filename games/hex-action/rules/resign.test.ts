import { describe, expect, it } from 'vitest';
import { resign } from './resign.ts';
import { testSea } from './testing/sea.ts';

const seats = [
  { id: 'a-1', side: 'a', name: 'First' },
  { id: 'a-2', side: 'a', name: 'Second' },
  { id: 'b-1', side: 'b', name: 'Third' },
];
const sea = (resigned: string[] = []) =>
  testSea({
    seats,
    resigned,
    ships: [
      { id: 'a1', at: 'K15', heading: 1 },
      { id: 'a2', at: 'K20', heading: 1, seat: 'a-2' },
      { id: 'b', at: 'R15', heading: 1, side: 'b' },
    ],
  });

describe('resigning', () => {
  it('[14.0] the ships of one who gives up pass to the next seat of the side, and the fight goes on', () => {
    const before = sea();
    const { state, happenings } = resign(before, 'a-1');
    expect(state.ships.map(({ id, seat }) => [id, seat])).toEqual([
      ['a1', 'a-2'],
      ['a2', 'a-2'],
      ['b', 'b-1'],
    ]);
    expect(state.resigned).toEqual(['a-1']);
    expect(state.outcome).toBeNull();
    expect(happenings).toEqual([{ truth: { kind: 'resigned', rule: '14.1', seat: 'a-1' }, news: true }]);
    expect(before.resigned).toEqual([]);
    expect(before.ships[0]!.seat).toBe('a-1');
  });

  it('[14.0] a side of which nobody is left is beaten', () => {
    const { state, happenings } = resign(sea(['a-1']), 'a-2');
    const outcome = { winners: ['b'], rule: '14.0', reason: 'resignation' };
    expect(state.resigned).toEqual(['a-1', 'a-2']);
    expect(state.outcome).toEqual(outcome);
    expect(happenings).toEqual([
      { truth: { kind: 'resigned', rule: '14.1', seat: 'a-2' }, news: true },
      { truth: { kind: 'over', rule: '14.0', outcome }, news: true },
    ]);
    expect(state.ships.map(({ seat }) => seat)).toEqual(['a-1', 'a-2', 'b-1']);
  });

  it('[14.0] who has given up once is counted once, and an outcome stands', () => {
    expect(resign(sea(['a-1']), 'a-1').state.resigned).toEqual(['a-1']);
    const over = { ...sea(), outcome: { winners: ['a'], rule: '14.1', reason: 'surrender' } };
    expect(resign(over, 'b-1').state.outcome).toEqual(over.outcome);
  });
});
