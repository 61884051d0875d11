import { describe, expect, it } from 'vitest';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { distance, type Hex, hexAt, hexKey } from '../sea/hex.ts';
import { hexesOf } from '../sea/ship.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { hexNamed } from '../testing/sea.ts';
import { bearingsOf, fieldAt, fieldHexes } from './fields.ts';

const A = advancedShip({ id: 'a', at: 'K15', heading: 1 });
const enemy = (
  id: string,
  at: string,
  heading: 1 | 2 | 3 | 4 | 5 | 6,
  more: Partial<AdvancedTestShip> = {},
): AdvancedShip => advancedShip({ id, at, heading, side: 'b', ...more });
const waters = (...others: AdvancedShip[]): AdvancedState => advancedSea([A, ...others], { phase: 'combat' });
/** Each lawful target of the right broadside with the sections that may fire at it. */
const lawful = (
  state: AdvancedState,
  side: Broadside = 'R',
  firer: AdvancedShip = A,
): Record<string, string> =>
  Object.fromEntries(
    bearingsOf(state, firer, side).bearings.map(({ target, section }) => [target.id, section ?? 'both']),
  );

/** The chart round a ship at K15 heading up, columns A to U. */
const picture = (): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    let line = '';
    for (let column = 0; column <= 20; column++) {
      const here = hexAt(column, index + 10);
      const [bow, aft] = hexesOf(A);
      if (hexKey(here) === hexKey(bow)) line += 'B';
      else if (hexKey(here) === hexKey(aft)) line += 'S';
      else line += fieldAt(A, 'L', here) ?? fieldAt(A, 'R', here) ?? '.';
    }
    return line;
  });

describe('the five fields', () => {
  it('[24.1] [24.1.1] numbered on both sides, one edge hex in rows 1 to 4, two in 5 to 8, three in 9 and 10', () => {
    expect(picture()).toEqual([
      '55.................55',
      '5555.............5555',
      '555555.........555555',
      '33335555.....55553333',
      '3333333355.5533333333',
      '3131313131B1313131313',
      '2222222224S4222222222',
      '222224244...442422222',
      '2424444.......4444242',
      '44444...........44444',
      '444...............444',
      '4...................4',
    ]);
  });

  it('[24.1.1] together they are the play of the Basic Game, ten hexes deep, and turn with the ship', () => {
    for (const heading of [1, 2, 3, 4, 5, 6] as const)
      for (const side of BROADSIDES) {
        const turnedShip = { ...A, heading };
        const hexes = fieldHexes(turnedShip, side);
        // Rows of 3 to 12 hexes.
        expect(hexes).toHaveLength(75);
        expect(hexes.filter(({ field }) => field === 1)).toHaveLength(5);
        expect(hexes.filter(({ field }) => field === 4)).toHaveLength(18);
        const far = ({ hex: each }: { hex: Hex }): number =>
          Math.min(...hexesOf(turnedShip).map((end) => distance(end, each)));
        expect(Math.max(...hexes.map(far))).toBe(10);
      }
  });

  it('[24.1.2] the whole broadside bears on 1, 2 and 3, the stern section on 4, the bow section on 5', () => {
    expect(lawful(waters(enemy('one', 'N15', 1)))).toEqual({ one: 'both' });
    expect(lawful(waters(enemy('two', 'Q16', 1)))).toEqual({ two: 'both' });
    expect(lawful(waters(enemy('three', 'Q14', 1)))).toEqual({ three: 'both' });
    expect(lawful(waters(enemy('four', 'R18', 1)))).toEqual({ four: 'stern' });
    expect(lawful(waters(enemy('five', 'R11', 1)))).toEqual({ five: 'bow' });
    expect(lawful(waters(enemy('ahead', 'K12', 1)))).toEqual({});
    expect(lawful(waters(enemy('four', 'D18', 1)), 'L')).toEqual({ four: 'stern' });
  });
});

describe('what is in the way', () => {
  it('[24.1.5.1] into 1, 2 and 3 the closest ship of those fields must be fired at', () => {
    const near = enemy('near', 'N15', 1);
    expect(lawful(waters(near, enemy('far', 'Q15', 1)))).toEqual({ near: 'both' });
    const friend = advancedShip({ id: 'friend', at: 'N15', heading: 1 });
    expect(lawful(waters(friend, enemy('far', 'Q15', 1)))).toEqual({});
    expect(lawful(waters({ ...near, surrender: 'striking' }, enemy('far', 'Q15', 1)))).toEqual({});
    const land = { ...waters(enemy('far', 'Q15', 1)), land: [hexNamed('N15')] };
    expect(bearingsOf(land, A, 'R')).toMatchObject({ bearings: [], barred: [{ by: [hexNamed('N15')] }] });
  });

  it('[24.1.5.1] what is closer in 4 or 5 alone does not hold up the whole broadside', () => {
    const state = waters(enemy('four', 'M17', 1), enemy('five', 'M13', 1), enemy('far', 'Q15', 1));
    expect(lawful(state)).toEqual({ four: 'stern', five: 'bow', far: 'both' });
  });

  /** Who is in the way of a target that stands alone in a section: by the fields they lie in. */
  const held = (target: AdvancedShip, section: 'bow' | 'stern', closer: readonly AdvancedShip[]) => {
    expect(lawful(waters(target))).toEqual({ x: section });
    return closer.filter((ship) => !('x' in lawful(waters(target, ship)))).map(({ id }) => id);
  };
  const [two, three, four, five] = [
    enemy('two', 'Q16', 1),
    enemy('three', 'Q14', 1),
    enemy('four', 'P17', 1),
    enemy('five', 'O12', 1),
  ];

  it('[24.1.5.2] closer in 2 or 4 holds up the stern section, closer in 1, 3 or 5 does not', () => {
    const closer = [two, four, enemy('one and three', 'N15', 4), three, five];
    expect(held(enemy('x', 'S19', 1), 'stern', closer)).toEqual(['two', 'four']);
  });

  it('[24.1.5.3] closer in 3 or 5 holds up the bow section, closer in 1, 2 or 4 does not', () => {
    const closer = [three, five, enemy('one and two', 'N15', 1), two, four];
    expect(held(enemy('x', 'S10', 1), 'bow', closer)).toEqual(['three', 'five']);
  });

  it('[24.1.5.4] a straddling ship is fired at in the lower field, and is in the way in both', () => {
    // P16 is field 2, P17 field 4.
    const straddling = enemy('s', 'P16', 1);
    const [found] = bearingsOf(waters(straddling), A, 'R').bearings;
    expect(found).toMatchObject({ field: 2, section: null });
    expect(lawful(waters(straddling, enemy('four', 'S19', 1)))).toEqual({ s: 'both' });
    expect(lawful(waters(straddling, enemy('three', 'R14', 1)))).toEqual({ s: 'both' });
  });

  it('[24.1.5.4.1] a target in 2 and 4 with something closer in 4 gets the bow section alone', () => {
    expect(lawful(waters(enemy('s', 'P16', 1), enemy('closer', 'M17', 1)))).toEqual({
      s: 'bow',
      closer: 'stern',
    });
  });

  it('[24.1.5.4.2] a target in 3 and 5 with something closer in 5 gets the stern section alone', () => {
    // P14 is field 3, P13 field 5.
    expect(lawful(waters(enemy('s', 'P13', 1), enemy('closer', 'M13', 1)))).toEqual({
      s: 'stern',
      closer: 'bow',
    });
  });

  it('[24.1.6] range and field are found apart: a ship in field 2 two hexes off, counted through field 4', () => {
    const b = enemy('b', 'N16', 2);
    expect([fieldAt(A, 'R', hexNamed('N16')), fieldAt(A, 'R', hexNamed('M17'))]).toEqual([2, 4]);
    const state = waters(b);
    expect(bearingsOf(state, A, 'R').bearings).toMatchObject([{ range: 2, field: 2, section: null }]);
    expect(bearingsOf(state, b, 'L').bearings).toMatchObject([{ range: 2, section: null }]);
  });

  it('[24.1.5.1] [11.1.5] of two as close the captain chooses', () => {
    const both = waters(enemy('x', 'N14', 1), enemy('y', 'N16', 1));
    expect(Object.keys(lawful(both)).sort()).toEqual(['x', 'y']);
  });
});
