import { describe, expect, it } from 'vitest';
import { joinSeats } from './seats-together.ts';

const side = (name: string, ...seats: readonly string[]) => ({
  name,
  seats: seats.map((id) => ({ id, name: id.toUpperCase() })),
});
const SIDES = [side('Reds', 'a', 'b', 'c'), side('Blues', 'x', 'y')];

describe('several chairs for one commander', () => {
  it('a whole side is one chair under the name of the side, in the place of its first', () => {
    const { sides, seatOf } = joinSeats(SIDES, [['c', 'a', 'b']]);
    expect(sides.map(({ seats }) => seats)).toEqual([[{ id: 'a', name: 'Reds' }], SIDES[1]!.seats]);
    expect(['a', 'b', 'c', 'x'].map(seatOf)).toEqual(['a', 'a', 'a', 'x']);
  });

  it('some of a side are called by what they are, as far as there is room', () => {
    const { sides } = joinSeats(SIDES, [['b', 'c']]);
    expect(sides[0]!.seats).toEqual([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B and C' },
    ]);
    const long = 'n'.repeat(70);
    const many = joinSeats(
      [{ ...SIDES[0]!, seats: [...SIDES[0]!.seats, { id: 'd', name: long }] }],
      [['d', 'a']],
    );
    expect(many.sides[0]!.seats[0]!.name).toBe(`A and ${long}`);
    const longer = joinSeats(
      [{ ...SIDES[0]!, seats: [{ id: 'd', name: 'n'.repeat(80) }, ...SIDES[0]!.seats] }],
      [['d', 'a']],
    );
    expect(longer.sides[0]!.seats[0]!.name).toBe(`${'n'.repeat(71)} and more`);
  });

  it('nobody is joined with the enemy, and one chair alone stays as it is', () => {
    expect(joinSeats(SIDES, [['a', 'x']]).sides).toEqual(SIDES);
  });
});
