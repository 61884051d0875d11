import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, testSea } from '../testing/sea.ts';
import { sideTowards, targetsFor } from './field-of-fire.ts';
import { alongRow, bearingsOf, pointsAt } from './fields.ts';
import {
  carriesMortars,
  isArmed,
  markSection,
  sectionMarks,
  sectionOutcomes,
  squaresLeft,
} from './gun-sections.ts';
import { splitTables } from './hit-row.ts';
import { strayed } from './night.ts';

const firing = (land: string[], ...others: [string, string][]) => {
  const sea = testSea({
    ships: [
      { id: 'f', at: 'K15', heading: 1 },
      ...others.map(([id, at]) => ({ id, at, heading: 1 as const, side: id[0]! })),
    ],
    land: land.map(hexNamed),
  });
  const { range, targets, blockedBy } = targetsFor(sea, sea.ships[0]!, 'R');
  return {
    range,
    targets: targets.map(({ id }) => id),
    ships: blockedBy.ships.map(({ id }) => id),
    land: blockedBy.land.map(hexName),
  };
};

describe('what lies in the way', () => {
  it('[11.1.4.1] [11.1.4.2] [11.1.5] the closest of ships and land, and all that are as close', () => {
    expect(firing([])).toEqual({ range: null, targets: [], ships: [], land: [] });
    expect(firing([], ['b', 'N15'])).toEqual({ range: 3, targets: ['b'], ships: [], land: [] });
    expect(firing(['M15'], ['b', 'N15'])).toEqual({ range: 2, targets: [], ships: [], land: ['M15'] });
    expect(firing(['P15'], ['b', 'N15'])).toEqual({ range: 3, targets: ['b'], ships: [], land: [] });
    expect(firing(['N15'], ['b', 'N17'])).toEqual({ range: 3, targets: ['b'], ships: [], land: [] });
    expect(firing(['P15', 'M15', 'M16'])).toEqual({ range: 2, targets: [], ships: [], land: ['M15', 'M16'] });
    expect(firing([], ['a', 'M15'], ['b', 'O15'])).toEqual({ range: 2, targets: [], ships: ['a'], land: [] });
    // Land on the other side, ahead or too far off is nobody's obstacle.
    expect(firing(['I15', 'K10', 'W15'], ['b', 'N15'])).toEqual({
      range: 3,
      targets: ['b'],
      ships: [],
      land: [],
    });
    expect(firing(['I15', 'K13'])).toEqual({ range: null, targets: [], ships: [], land: [] });
  });

  it('[11.4.3.1] only the nearest of the hexes fired from count for the side', () => {
    const target = { bow: hexNamed('K15'), heading: 1 as const };
    expect(sideTowards(target, [hexNamed('M15'), hexNamed('I20')])).toBe('R');
    expect(sideTowards(target, [hexNamed('M15'), hexNamed('I15')])).toBeNull();
    expect(sideTowards(target, [hexNamed('K10')])).toBeNull();
    expect(sideTowards(target, [hexNamed('K10'), hexNamed('L15')])).toBe('R');
  });

  it('[24.4.1] [24.4.2] the row that bow or stern points along', () => {
    const target = { bow: hexNamed('K15'), heading: 1 as const };
    expect(
      ['K14', 'K10', 'K15', 'K16', 'K17', 'L15'].map((name) => pointsAt(target, hexNamed(name))),
    ).toEqual(['bow', 'bow', null, null, 'stern', null]);
    expect(['K14', 'K10', 'K17', 'K19'].map((name) => alongRow(target, hexNamed(name)))).toEqual([
      1, 5, 1, 3,
    ]);
  });

  it('[24.1.5.1] [11.1.3] in the Advanced Game too, up to ten hexes', () => {
    const bear = (land: string[], at: string) => {
      const ships = [
        advancedShip({ id: 'f', at: 'K15', heading: 1 }),
        advancedShip({ id: 'b', at, heading: 1, side: 'b' }),
      ];
      const { bearings, barred } = bearingsOf(
        advancedSea(ships, { land: land.map(hexNamed) }),
        ships[0]!,
        'R',
      );
      return [bearings.map(({ target, range }) => [target.id, range]), barred.map(({ target }) => target.id)];
    };
    expect(bear([], 'N15')).toEqual([[['b', 3]], []]);
    expect(bear(['M15'], 'N15')).toEqual([[], ['b']]);
    expect(bear(['P15', 'I15'], 'N15')).toEqual([[['b', 3]], []]);
    expect(bear([], 'U15')).toEqual([[['b', 10]], []]);
    expect(bear([], 'V15')).toEqual([[], []]);
  });
});

describe('gun squares of the sections', () => {
  const ship = () => advancedShip({ id: 'x', at: 'K15', heading: 1 });
  it('[24.1.7] that section, then that broadside, then any', () => {
    const squares = squaresLeft(ship());
    expect(squares).toEqual({ LGB: 3, LGS: 2, LCB: 1, LCS: 0, RGB: 3, RGS: 2, RCB: 1, RCS: 0 });
    expect(sectionMarks(squares, { side: 'L', section: 'bow' })).toEqual(['LGB', 'LCB']);
    expect(sectionMarks(squares, { side: 'L', section: 'stern' })).toEqual(['LGS']);
    expect(sectionMarks(squares, { side: 'R', section: null })).toEqual(['RGB', 'RGS', 'RCB']);
    expect(sectionMarks(squares, { side: null, section: 'stern' })).toEqual(['LGS', 'RGS']);
    const noStern = { ...squares, LGS: 0 };
    expect(sectionMarks(noStern, { side: 'L', section: 'stern' })).toEqual(['LGB', 'LCB']);
    const noLeft = { ...noStern, LGB: 0, LCB: 0 };
    expect(sectionMarks(noLeft, { side: 'L', section: 'stern' })).toEqual(['RGB', 'RGS', 'RCB']);
  });

  it('[24.1.7] the ends that two hits can come to, each once', () => {
    expect(sectionOutcomes(ship(), [])).toEqual([[]]);
    expect(sectionOutcomes(ship(), [{ side: 'L', section: 'stern' }])).toEqual([['LGS']]);
    expect(
      sectionOutcomes(ship(), [
        { side: 'L', section: 'bow' },
        { side: 'L', section: 'bow' },
      ]),
    ).toEqual([
      ['LGB', 'LGB'],
      ['LGB', 'LCB'],
    ]);
  });

  it('[16.2.2] a square struck off comes from its half', () => {
    const hit = ship();
    for (const mark of ['LGB', 'LGS', 'RCB', 'RGB'] as const) markSection(hit, mark);
    expect(hit).toMatchObject({ guns: { L: 3, R: 4 }, carronades: { L: 1, R: 0 } });
    expect(hit.advanced.forward).toEqual({ guns: { L: 2, R: 2 }, carronades: { L: 1, R: 0 } });
  });

  it('[42.6] where bombs are played a bomb’s carronade squares are her mortars', () => {
    const bomb = advancedShip({
      id: 'x',
      at: 'K15',
      heading: 1,
      guns: { L: 0, R: 5 },
      special: { mortars: 1 },
    });
    const [with_, without] = [advancedSea([bomb], { rules: { bombs: true } }), advancedSea([bomb])];
    expect([
      carriesMortars(with_, bomb),
      carriesMortars(without, bomb),
      carriesMortars(with_, ship()),
    ]).toEqual([true, false, false]);
    expect([isArmed(with_, bomb, 'L'), isArmed(without, bomb, 'L'), isArmed(with_, bomb, 'R')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    [-1, []],
    [0, [0]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [21, [10, 10, 1]],
  ])('[16.1.2.1] a sum of %i', (sum, expected) => {
    expect(splitTables(sum)).toEqual(expected);
  });
});

describe('shots in the dark', () => {
  const night = { id: 'night', minRange: 3, dieAtMost: 2 } as const;
  const shot = (range: number, dice: number[], special: (typeof night)[] = [night], other = 'P15') => {
    const ships = [
      advancedShip({ id: 'f', at: 'K15', heading: 1 }),
      advancedShip({ id: 't', at: 'N15', heading: 1, side: 'b' }),
      advancedShip({ id: 'o', at: other, heading: 1 }),
    ];
    const found = strayed(
      advancedSea(ships, { advanced: { special } }),
      ships[0]!,
      'R',
      ships[1]!,
      range,
      context(...dice),
    );
    return found && [found.die, (found.struck as { id: string }).id];
  };
  it('a low die at that range strikes the nearest other ship', () => {
    expect(shot(2, [])).toBeNull();
    expect(shot(3, [], [])).toBeNull();
    expect(shot(3, [2])).toEqual([2, 'o']);
    expect(shot(3, [3])).toEqual([3, 't']);
    expect(shot(3, [1], [night], 'I15')).toEqual([1, 't']);
    expect(shot(3, [1], [night], 'S15')).toEqual([1, 'o']);
    expect(shot(3, [1], [night], 'T15')).toEqual([1, 't']);
  });
});
