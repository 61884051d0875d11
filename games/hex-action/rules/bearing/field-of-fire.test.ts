import { describe, expect, it } from 'vitest';
import { DIRECTIONS, distance, type Hex, hexKey, turnedBy } from '../sea/hex.ts';
import { hexesOf, type Ship } from '../sea/ship.ts';
import { BROADSIDES } from '../sea/words.ts';
import { hexNamed, testSea, testShip } from '../testing/sea.ts';
import { fieldOfFire, inArc, inField, isRake, nearSide, sideOf, targetsFor } from './field-of-fire.ts';

const at = (id: string, place: string, heading: 1 | 2 | 3 | 4 | 5 | 6, rest: Partial<Ship> = {}) =>
  testShip({ id, at: place, heading, ...rest } as Parameters<typeof testShip>[0]);

/** Rotates clockwise about the origin by one sixth. */
const rotated = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
/** Mirrors on the line up the board. */
const mirrored = ({ q, r }: Hex): Hex => ({ q: -q, r: q + r });

describe('the play of a broadside', () => {
  it('[11.1.1] heading 1, four columns each side: L and R where a broadside bears, B bow, S stern', () => {
    const origin = { bow: { q: 0, r: 0 }, heading: 1 } as const;
    // Odd columns lie half a hex lower, so a row of the picture is a row of the board.
    const rows = ['', '', '', '', '', '', '', ''].map((_, index) => {
      const row = index - 3;
      let line = '';
      for (let column = -4; column <= 4; column++) {
        const here = { q: column, r: row - Math.floor(column / 2) };
        const [bow, aft] = hexesOf(origin);
        if (hexKey(here) === hexKey(bow)) line += 'B';
        else if (hexKey(here) === hexKey(aft)) line += 'S';
        else line += inArc(origin, 'L', here) ? 'L' : inArc(origin, 'R', here) ? 'R' : '.';
      }
      return line;
    });
    expect(rows).toEqual([
      '.........',
      'LL.....RR',
      'LLLL.RRRR',
      'LLLLBRRRR',
      'LLLLSRRRR',
      'LLL...RRR',
      'L.......R',
      '.........',
    ]);
  });

  it('[11.1.1] both plays are mirror images and never share a hex', () => {
    const upward = { bow: { q: 0, r: 0 }, heading: 1 } as const;
    const right = fieldOfFire(upward, 'R').map(hexKey).sort();
    const left = fieldOfFire(upward, 'L');
    expect(left.map(mirrored).map(hexKey).sort()).toEqual(right);
    expect(left.filter((each) => right.includes(hexKey(each)))).toEqual([]);
    expect(left.every((each) => sideOf(upward, each) === 'L')).toBe(true);
  });

  it('[11.1.1] the plays turn with the ship', () => {
    for (const side of BROADSIDES) {
      let expected = fieldOfFire({ bow: { q: 0, r: 0 }, heading: 1 }, side);
      for (const heading of DIRECTIONS) {
        const field = fieldOfFire({ bow: { q: 0, r: 0 }, heading }, side);
        expect(field.map(hexKey).sort()).toEqual(expected.map(hexKey).sort());
        expected = expected.map(rotated);
      }
      expect(turnedBy(6, 1)).toBe(1);
    }
  });

  it('[11.1.3] a field of fire is the play up to ten hexes from either end', () => {
    for (const heading of DIRECTIONS)
      for (const side of BROADSIDES) {
        const lying = { bow: { q: 5, r: -3 }, heading };
        const field = new Set(fieldOfFire(lying, side).map(hexKey));
        const [bow, aft] = hexesOf(lying);
        const wrong: unknown[] = [];
        for (let q = -10; q <= 20; q++)
          for (let r = -18; r <= 12; r++) {
            const here = { q, r };
            const near = Math.min(distance(bow, here), distance(aft, here)) <= 10;
            const listed = field.has(hexKey(here));
            if (listed !== (near && inArc(lying, side, here)) || listed !== inField(lying, side, here))
              wrong.push(here);
          }
        expect(wrong).toEqual([]);
        // Columns of 3, 4 … 12 hexes.
        expect(field.size).toBe(75);
      }
  });

  it('[11.1.1] [11.1.3] straight ahead and astern nothing bears, at any range', () => {
    const frigate = at('a', 'K15', 1);
    for (const name of ['K14', 'K5', 'K17', 'K25', 'L13', 'J13', 'M13'])
      for (const side of BROADSIDES) expect(inArc(frigate, side, hexNamed(name)), name).toBe(false);
    expect(inArc(frigate, 'R', hexNamed('L14'))).toBe(true);
    expect(inArc(frigate, 'R', hexNamed('L16'))).toBe(true);
    expect(inArc(frigate, 'R', hexNamed('L17'))).toBe(false);
    expect(inArc(frigate, 'L', hexNamed('J14'))).toBe(true);
  });
});

describe('targets', () => {
  const ids = (ships: readonly Ship[]) => ships.map(({ id }) => id);
  const lawful = (state: ReturnType<typeof testSea>, side: 'L' | 'R' = 'R') =>
    targetsFor(state, state.ships[0]!, side);

  it('[11.1.4.1] only the closest ship in the field may be fired at', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'far', at: 'Q15', heading: 1, side: 'b' },
        { id: 'near', at: 'O15', heading: 1, side: 'b' },
      ],
    });
    expect(ids(lawful(state).targets)).toEqual(['near']);
    expect(lawful(state).range).toBe(4);
  });

  it('[11.1.2] what blocks one field has no effect on the other', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'friend', at: 'M15', heading: 1 },
        { id: 'right', at: 'P15', heading: 1, side: 'b' },
        { id: 'left', at: 'F15', heading: 1, side: 'b' },
      ],
    });
    expect(ids(lawful(state, 'R').targets)).toEqual([]);
    expect(ids(lawful(state, 'R').blockedBy.ships)).toEqual(['friend']);
    expect(ids(lawful(state, 'L').targets)).toEqual(['left']);
  });

  it('[11.1.4.2] friends, surrendered ships and land block if they are the closest', () => {
    const near = (rest: object) =>
      testSea({
        ships: [
          { id: 'a', at: 'K15', heading: 1 },
          { id: 'near', at: 'M15', heading: 1, side: 'b', ...rest },
          { id: 'far', at: 'P15', heading: 1, side: 'b' },
        ],
      });
    expect(ids(lawful(near({})).targets)).toEqual(['near']);
    for (const surrender of ['striking', 'firepower', 'immobility'] as const)
      expect(ids(lawful(near({ surrender })).targets)).toEqual([]);
    expect(ids(lawful(near({ side: 'a' })).targets)).toEqual([]);
    const land = { ...near({ presence: 'gone' }), land: [hexNamed('N15')] };
    expect(lawful(land)).toMatchObject({ range: 3, targets: [], blockedBy: { land: [hexNamed('N15')] } });
    expect(ids(lawful({ ...land, land: [hexNamed('Q15')] }).targets)).toEqual(['far']);
  });

  it('[11.1.4.2] a captured ship blocks those who hold her and is a target for the others', () => {
    const prize = (side: string) =>
      testSea({
        ships: [
          { id: 'a', at: 'K15', heading: 1 },
          { id: 'prize', at: 'M15', heading: 1, owner: side === 'a' ? 'b' : 'a', side, captured: true },
        ],
      });
    expect(ids(lawful(prize('a')).targets)).toEqual([]);
    expect(ids(lawful(prize('b')).targets)).toEqual(['prize']);
  });

  it('[11.1.5] of several as close the attacker may choose, even past a friend at the same range', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'one', at: 'N14', heading: 1, side: 'b' },
        { id: 'two', at: 'N17', heading: 1, side: 'b' },
        { id: 'friend', at: 'N19', heading: 4 },
      ],
    });
    expect(ids(lawful(state).targets)).toEqual(['one', 'two']);
    const tied = { ...state, ships: [state.ships[0]!, state.ships[1]!, at('friend', 'N17', 1)] };
    expect(lawful(tied).range).toBe(3);
    expect(ids(lawful(tied).targets)).toEqual(['one']);
    const onLand = { ...state, ships: state.ships.slice(0, 2), land: [hexNamed('N16')] };
    expect(ids(lawful(onLand).targets)).toEqual(['one']);
  });

  it('[11.1.4] a ship is in the field with either end, and her range is that of the nearer end', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        // Only the stern at M14 lies on the row where the play begins; the bow at M13 is ahead of it.
        { id: 'b', at: 'M13', heading: 1, side: 'b' },
      ],
    });
    const [a, b] = state.ships;
    expect(hexesOf(b!).map((each) => inField(a!, 'R', each))).toEqual([false, true]);
    expect(lawful(state)).toMatchObject({ range: 2, targets: [{ id: 'b' }] });
  });

  it('[11.1.4] an enemy out of the field is no target', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'ahead', at: 'K12', heading: 1, side: 'b' },
        { id: 'beyond', at: 'V15', heading: 1, side: 'b' },
      ],
    });
    for (const side of BROADSIDES) expect(lawful(state, side).range).toBeNull();
    // Nor is one that has not come yet, or has left.
    for (const presence of ['due', 'gone'] as const) {
      const absent = testSea({
        ships: [
          { id: 'a', at: 'K15', heading: 1 },
          { id: 'b', at: 'M15', heading: 1, side: 'b', presence },
        ],
      });
      expect(lawful(absent).range).toBeNull();
    }
  });
});

describe('raking', () => {
  it('[11.3.2] from right ahead or astern, where she can’t answer', () => {
    const target = at('t', 'K15', 1, { side: 'b' });
    // Across her bow three hexes ahead, broadside on.
    expect(isRake(at('a', 'L12', 2), 'R', target)).toBe(true);
    // Across her stern.
    expect(isRake(at('a', 'L18', 3), 'L', target)).toBe(true);
    expect(isRake(at('a', 'L18', 3), 'R', target)).toBe(false);
  });

  it('[11.3.2] not if any of her guns bear on any part of the firing ship', () => {
    const target = at('t', 'K15', 1, { side: 'b' });
    expect(isRake(at('a', 'N15', 1), 'L', target)).toBe(false);
    // Off the bow, but one end of the firing ship lies on the row where her play begins.
    const firer = at('a', 'M13', 3);
    expect(hexesOf(firer).map((each) => inArc(target, 'R', each))).toEqual([false, false]);
    const lower = at('a', 'M14', 3);
    expect(inArc(target, 'R', lower.bow)).toBe(true);
    expect(isRake(lower, 'R', target)).toBe(false);
  });

  it('[11.3.2] at one hex also from the hex that bow or stern points at, though she can answer', () => {
    const target = at('t', 'K15', 1, { side: 'b' });
    // Bow in the hex ahead of hers, stern off her bow where her right broadside bears.
    const firer = at('a', 'K14', 6);
    expect(hexKey(hexesOf(firer)[1])).toBe(hexKey(hexNamed('L14')));
    expect(inArc(target, 'R', hexNamed('L14'))).toBe(true);
    expect(isRake(firer, 'L', target)).toBe(true);
    // The same under her stern: K17 is the hex it points at, L16 lies in her right play.
    const under = at('a', 'K17', 5);
    expect(hexKey(hexesOf(under)[1])).toBe(hexKey(hexNamed('L16')));
    expect(inArc(target, 'R', hexNamed('L16'))).toBe(true);
    expect(isRake(under, 'R', target)).toBe(true);
    // One hex farther the same answer counts.
    const alongside = at('a', 'L14', 1);
    expect(isRake(alongside, 'L', target)).toBe(false);
  });

  it('[11.3.2] only at what lies in the play of the broadside that fires', () => {
    const target = at('t', 'K15', 1, { side: 'b' });
    expect(isRake(at('a', 'L12', 2), 'L', target)).toBe(false);
    expect(isRake(at('a', 'K12', 1), 'L', target)).toBe(false);
    expect(isRake(at('a', 'K12', 1), 'R', target)).toBe(false);
  });
});

describe('the side that gun hits fall on', () => {
  it('[11.4.3.1] the nearest hexes of the firing ship decide; on the axis neither side is nearer', () => {
    const target = at('t', 'K15', 1);
    expect(nearSide(target, at('a', 'N15', 1))).toBe('R');
    expect(nearSide(target, at('a', 'H15', 1))).toBe('L');
    expect(nearSide(target, at('a', 'K12', 4))).toBeNull();
    // Two hexes ahead with one end on the axis, the other as near off the left bow: from the axis both are as near.
    expect(nearSide(target, at('a', 'K13', 2))).toBeNull();
    // The same with both ends off the axis: that side is nearer.
    expect(nearSide(target, at('a', 'J13', 2))).toBe('L');
    // Bow on the axis and nearest, stern to the left: the axis decides.
    expect(nearSide(target, at('a', 'K13', 3))).toBeNull();
  });
});
