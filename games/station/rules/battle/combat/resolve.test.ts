import { describe, expect, it } from 'vitest';
import { type Fight, meeting, squadronIn, twoFleets } from '../../testing/battle.ts';
import { battling, playOut, playTo } from '../../testing/fighting.ts';
import { COLUMNS, cellOf } from '../../umpire/damage-table.ts';
import { evenly } from './harm.ts';
import { combatResult } from './resolve.ts';
import { leaderShift } from './tables.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Leaders of no account on either side; Level by the first die. */
function single(
  red: string,
  blue: string,
  dice: readonly number[],
  more: Partial<Fight> & { at?: string } = {},
) {
  const { at = 'w', ...fight } = more;
  const world = meeting({
    put: [
      { id: red.split(':')[0]!, at, squadrons: red },
      { id: blue.split(':')[0]!, at, squadrons: blue, came: 'against' },
    ],
    ...fight,
  });
  return battling(world, ...dice);
}
/** Timid against Timid is two lower: Heavy comes to Light. */
const fight = (red: string, blue: string, dice: readonly number[], more: Parameters<typeof single>[3] = {}) =>
  playOut(single(red, blue, dice, more), { intensity: { intensity: 'Heavy' } });

describe('the Combat Damage Table', () => {
  it('[8.335] [8.336] each Combat has one die, read in the column of the Level; DPs come at once', () => {
    // Light, a 3 is Level 2; a 4 in that column is two DPs for both.
    const umpire = fight('red-a:4/1', 'azure-a:4/1', [3, 4]);
    expect(umpire.told('combat')).toMatchObject([
      { dice: [4], combat: { column: { red: 2, blue: 2 }, dp: { red: 2, blue: 2 } } },
    ]);
    expect([squadronIn(umpire.world, 'red-a')!.dp, squadronIn(umpire.world, 'azure-a')!.dp]).toEqual([3, 3]);
  });

  it('[8.335] what each column deals out, by all faces of the die', () => {
    const byColumn = (count: (result: ReturnType<typeof combatResult>) => number): number[] =>
      Array.from({ length: COLUMNS }, (_, column) =>
        FACES.reduce((sum, die) => sum + count(combatResult(column, die)), 0),
      );
    expect(byColumn(({ dp }) => dp)).toEqual([2, 11, 18, 23, 30, 34, 37, 39, 42]);
    expect(byColumn(({ sunk }) => sunk)).toEqual([0, 0, 0, 1, 1, 1, 2, 3, 4]);
    expect(byColumn(({ star }) => Number(star))).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 4]);
  });

  it('[8.337] S is a Sail each, with what stands beside it; a star asks after leaders', () => {
    expect(combatResult(8, 0)).toEqual({ dp: 0, sunk: 2, star: true });
    expect(combatResult(6, 0)).toEqual({ dp: 2, sunk: 1, star: true });
    expect(combatResult(3, 0)).toEqual({ dp: 0, sunk: 1, star: false });
    expect(cellOf(7, 2)).toBe('2S');
    expect(combatResult(7, 4)).toEqual({ dp: 5, sunk: 0, star: true });
  });

  it('[8.338] after the DPs each Squadron is checked, again with three more while Sail go down', () => {
    // 20 DPs and two more on a rating of 12: ten, then seven, then four.
    const umpire = fight('red-a:4/20', 'azure-a:4/1', [3, 4, 9, 7, 5, 9]);
    expect(umpire.told('hurt').filter(({ rule }) => rule === '8.338')).toMatchObject([
      { squadron: 'red-a', dice: [9, 7, 5], sunk: 2, sail: 2, total: 22 },
    ]);
    expect(umpire.world.lost.red).toEqual({ sunk: 2, captured: 0 });
  });

  it('[8.339] seventeen on ten: seven, four, one, and then no more', () => {
    const cobalt = (...dice: number[]) => {
      const umpire = fight('red-a:4/1', 'cobalt-a:4/17', [8, 9, ...dice, 9]);
      const [checked] = umpire.told('hurt').filter(({ rule }) => rule === '8.338');
      return [checked!.dice, checked!.sunk];
    };
    // Level 0 and a nine: no DPs, so it is the seventeen that count.
    expect(cobalt(8)).toEqual([[8], 0]);
    expect(cobalt(7, 5)).toEqual([[7, 5], 1]);
    expect(cobalt(7, 4, 1)).toEqual([[7, 4, 1], 3]);
  });

  it('[8.33.10] DPs are spread as evenly as possible, odd ones on the least damaged', () => {
    expect(evenly(7, [{ dp: 3 }, { dp: 1 }])).toEqual([3, 4]);
    expect(evenly(4, [{ dp: 0 }, { dp: 0 }, { dp: 5 }])).toEqual([2, 1, 1]);
    expect(evenly(5, [])).toEqual([]);
  });

  it('[8.33.10] whose Sail are Sunk outright who inflicts it says', () => {
    const world = meeting({
      put: [
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' },
        { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4 azure-b:4', came: 'against' },
      ],
    });
    // Heavy, a 0: Level 8; a 0 on the die is two Sail.
    const umpire = playTo(battling(world, 0, 0, 9, 9, 9, 9), 'sinkings', {
      intensity: { intensity: 'Heavy' },
    });
    expect(umpire.check({ take: [['azure-a']] })).toMatchObject({ rule: '8.33.10' });
    expect(umpire.check({ take: [['azure-a', 'red-a']] })).toMatchObject({ code: 'not-there' });
    umpire.answer({ take: [['azure-b', 'azure-b']] });
    expect([squadronIn(world, 'azure-a')!.sail, squadronIn(world, 'azure-b')!.sail]).toEqual([4, 2]);
  });
});

describe('column shifts', () => {
  const led = (own: number[], dice: readonly number[] = [6, 5]) => {
    const world = meeting({
      put: [
        { id: 'red-det-1', at: 'w', leader: 'r-cole', squadrons: 'red-a:4' },
        { id: 'azure-flag', at: 'w', leader: 'a-clerc', squadrons: 'azure-a:4', came: 'against' },
      ],
    });
    return playOut(battling(world, ...dice), { shifts: { own } });
  };

  it('[8.34] [8.341] [8.343] they change what the side inflicts, right or left, on one die', () => {
    // Cole 6, Clerc 3: two shifts. Medium, a 6: Level 3.
    const [told] = led([2]).told('combat');
    expect(told).toMatchObject({
      dice: [5],
      combat: { column: { red: 5, blue: 3 }, dp: { blue: 4, red: 3 } },
    });
  });

  it('[8.341] of two shifts for oneself the own column goes two to the right, the other stays, and one die does for both', () => {
    const combats = [[0], [1], [2]].map((own) => led(own).told('combat')[0]!);
    expect(combats.map(({ combat }) => combat.column)).toEqual([
      { red: 3, blue: 1 },
      { red: 4, blue: 2 },
      { red: 5, blue: 3 },
    ]);
    for (const { dice } of combats) expect(dice).toHaveLength(1);
  });

  it('[8.343] each side suffers what the other’s column says, not the same', () => {
    const { combat } = led([2]).told('combat')[0]!;
    expect(combat.dp).toEqual({
      blue: combatResult(combat.column.red!, 5).dp,
      red: combatResult(combat.column.blue!, 5).dp,
    });
    expect(combat.dp.blue).not.toBe(combat.dp.red);
  });

  it('[8.342] two in favour of A at Level five: A inflicts in seven, B in five', () => {
    const [told] = led([2], [1, 3]).told('combat');
    expect(told!.combat.column).toEqual({ red: 7, blue: 5 });
    expect(told!.result).toEqual({ red: '6', blue: '4' });
  });

  it('[8.344] past the ends of the table one DP for each column: fewer on the left, more on the right', () => {
    expect(combatResult(-2, 0)).toMatchObject({ dp: 0 });
    expect(combatResult(-1, 1)).toMatchObject({ dp: 0 });
    expect(combatResult(-1, 0, 3)).toMatchObject({ dp: 3 });
    expect(combatResult(10, 3)).toMatchObject({ dp: 9 });
    expect(combatResult(9, 0)).toEqual({ dp: 1, sunk: 2, star: true });
  });

  it('[8.345] half the difference of the ratings, rounded up, to the better', () => {
    expect([leaderShift(5, 3), leaderShift(4, 1), leaderShift(3, 5), leaderShift(4, 4)]).toEqual([
      1, 2, 0, 0,
    ]);
    const umpire = playTo(battling(twoFleets(), 6, 5, 5), 'shifts');
    expect(umpire.choices<'shifts'>()[0]).toEqual({ own: [1, 0] });
    expect(umpire.check({ own: [2, 0] })).toMatchObject({ rule: '8.345' });
  });

  it('[8.346] to oneself, against the other, or some of each', () => {
    const columns = (own: number) => led([own]).told('combat')[0]!.combat.column;
    expect([columns(2), columns(0), columns(1)]).toEqual([
      { red: 5, blue: 3 },
      { red: 3, blue: 1 },
      { red: 4, blue: 2 },
    ]);
  });

  it('[8.34] the worst shift among the Squadrons counts', () => {
    const world = meeting({
      put: [
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' },
        { id: 'blue-gf', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4 cobalt-a:4', came: 'against' },
      ],
    });
    const [told] = playOut(battling(world, 6, 5)).told('combat');
    expect(told!.shifts.blue).toEqual([{ why: 'squadrons', value: -1 }]);
    expect(told!.combat.column.blue).toBe(2);
  });
});

describe('Damage Point Modifiers', () => {
  const told = (red: string, blue: string, at = 'w') =>
    fight(red, blue, [3, 4, 9, 9, 9], { at }).told('combat')[0]!;

  it('[8.35] one for each Sail more; never below none', () => {
    const one = told('red-a:4', 'azure-a:2');
    expect(one.modifiers).toEqual({ red: [{ why: 'sail', value: 2 }], blue: [] });
    expect(one.combat.dp).toEqual({ red: 2, blue: 4 });
    expect(told('red-f:2', 'azure-a:2').combat.dp.blue).toBe(0);
  });

  it('[8.351] only the side it helps counts it: the other is not made worse', () => {
    expect(told('red-a:4', 'azure-a:1').combat.dp.red).toBe(2);
  });

  it('[8.352] the die itself is never changed', () => {
    const umpire = fight('red-a:4', 'azure-a:1', [3, 4]);
    expect(umpire.told('combat')[0]!.dice).toEqual([4]);
    expect(umpire.told('combat')[0]!.result).toEqual({ red: '2', blue: '2' });
  });

  it('[8.352] Frigates and Galleys inflict two fewer, Galleys two more in a Strait or Port and suffer double', () => {
    expect(told('red-f:2', 'azure-a:2').modifiers.red).toEqual([{ why: 'frigates', value: -2 }]);
    expect(told('red-a:2', 'cobalt-g:2').modifiers.blue).toEqual([{ why: 'galleys', value: -2 }]);
    const strait = fight('red-a:2', 'cobalt-g:2', [9, 5, 9, 9], { at: 'narrows' });
    expect(strait.told('combat')[0]!.modifiers.blue).toEqual([{ why: 'galleys', value: 2 }]);
    const open = fight('red-a:2', 'cobalt-g:2', [3, 4, 9]);
    expect(open.told('hurt').find(({ squadron, dp }) => squadron === 'cobalt-g' && dp > 0)!.dp).toBe(4);
  });
});
