/** The roster against a second copy of its numbers: one line for each number of guns and large guns that occurs. */
import { hashText } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { crippledAt } from '../rules/aboard/crippled.ts';
import { gunsIn, largeGunsIn, readArmament, writeArmament } from './armament.ts';
import { batteryBroadside, largeGunsOf, shoreBatteries } from './batteries.ts';
import { baseStatistics, broadsideDice, deriveShip, splitDice } from './derive.ts';
import { type RosterShip, roster, rosterShip } from './roster.ts';

/**
 * Guns, large guns, how many ships; rate, size, large dice, regular dice, musketry; then points of hull, rigging and
 * crew, each with the points at which she is crippled.
 */
const STATISTICS = `
  136 66 x1: 1st large 20/14/7/4 22/14/7/4 12 200:66 80:26 100:33
  118 66 x4: 1st large 20/13/7/3 16/11/5/3 11 180:60 80:26 90:30
  112 62 x4: 1st large 20/13/7/3 16/11/5/3 11 180:60 80:26 90:30
  104 60 x1: 1st large 20/13/7/3 14/9/5/3 11 180:60 80:26 90:30
  100 58 x1: 1st large 20/13/7/3 14/9/5/3 11 180:60 80:26 90:30
  100 56 x2: 1st large 19/12/7/3 15/10/5/3 11 180:60 80:26 90:30
  100 30 x1: 1st large 10/7/4/2 24/15/8/4 11 180:60 80:26 90:30
  98 28 x6: 2nd large 9/6/3/2 21/14/7/4 10 160:53 70:23 80:26
  80 62 x12: 3rd-large medium 22/14/8/5 6/4/2/1 9 140:46 60:20 70:23
  80 32 x2: 3rd-large medium 11/7/4/2 17/11/6/4 9 140:46 60:20 70:23
  80 30 x2: 3rd-large medium 11/7/4/2 17/11/6/4 9 140:46 60:20 70:23
  74 58 x3: 3rd-large medium 19/13/6/3 5/3/2/1 9 140:46 60:20 70:23
  74 30 x1: 3rd-large medium 10/6/3/2 14/10/5/2 9 140:46 60:20 70:23
  74 28 x62: 3rd-large medium 9/6/3/2 15/10/5/2 9 140:46 60:20 70:23
  74 0 x1: 3rd-large medium 0/0/0/0 24/16/8/4 9 140:46 60:20 70:23
  72 28 x1: 3rd-small medium 9/6/3/2 15/10/5/2 8 120:40 60:20 60:20
  68 26 x1: 3rd-small medium 8/5/3/2 14/9/5/2 8 120:40 60:20 60:20
  64 26 x8: 3rd-small medium 9/6/3/2 13/8/5/2 8 120:40 60:20 60:20
  60 24 x2: 4th medium 9/6/3/2 13/8/5/2 7 100:33 50:16 50:16
  56 56 x2: 4th medium 18/12/6/4 0/0/0/0 7 100:33 50:16 50:16
  54 26 x1: 4th medium 9/6/3/2 9/6/3/2 7 100:33 50:16 50:16
  54 0 x1: 4th medium 0/0/0/0 18/12/6/4 7 100:33 50:16 50:16
  52 26 x1: 4th medium 9/6/3/2 9/6/3/2 7 100:33 50:16 50:16
  50 22 x1: 4th medium 8/5/3/2 10/7/3/2 7 100:33 50:16 50:16
  44 44 x1: 4th medium 16/10/6/4 0/0/0/0 7 100:33 50:16 50:16
  44 26 x1: 4th medium 9/6/4/2 7/4/2/2 7 100:33 50:16 50:16
  40 0 x4: 5th small 0/0/0/0 16/10/6/4 6 80:26 40:13 40:13
  38 0 x5: 5th small 0/0/0/0 12/8/4/2 6 80:26 40:13 40:13
  36 0 x4: 5th small 0/0/0/0 12/8/4/2 6 80:26 40:13 40:13
  34 0 x3: 5th small 0/0/0/0 12/8/4/2 6 80:26 40:13 40:13
  32 26 x1: 5th small 10/7/3/2 2/1/1/0 6 80:26 40:13 40:13
  32 2 x1: 5th small 1/1/0/0 11/7/4/2 6 80:26 40:13 40:13
  32 0 x3: 5th small 0/0/0/0 12/8/4/2 6 80:26 40:13 40:13
  28 0 x2: 6th small 0/0/0/0 10/6/4/2 5 60:20 30:10 30:10
  24 22 x1: 6th small 9/6/4/2 1/0/0/0 5 60:20 30:10 30:10
  24 0 x1: 6th small 0/0/0/0 10/6/4/2 5 60:20 30:10 30:10
  22 22 x1: 6th small 10/6/4/2 0/0/0/0 5 60:20 30:10 30:10
  22 20 x1: 6th small 9/5/4/2 1/1/0/0 5 60:20 30:10 30:10
  22 0 x1: 6th small 0/0/0/0 10/6/4/2 5 60:20 30:10 30:10
  20 0 x1: 6th small 0/0/0/0 10/6/4/2 5 60:20 30:10 30:10
  18 16 x1: sloop small 7/4/2/1 1/0/0/0 4 40:13 25:8 20:6
  18 0 x1: sloop small 0/0/0/0 8/4/2/1 4 40:13 25:8 20:6
  16 16 x1: sloop small 8/4/2/1 0/0/0/0 4 40:13 25:8 20:6
  16 0 x1: sloop small 0/0/0/0 8/4/2/1 4 40:13 25:8 20:6
  14 0 x1: sloop small 0/0/0/0 8/4/2/1 4 40:13 25:8 20:6
  10 10 x1: sloop small 8/4/2/1 0/0/0/0 4 40:13 25:8 20:6
  8 0 x1: gun-vessel small 0/0/0/0 6/2/1/0 2 20:6 15:5 10:3
  6 6 x1: gun-vessel small 6/2/1/0 0/0/0/0 2 20:6 15:5 10:3
`;

/** Of every ship in order of her id: nation, year, guns, the statistics as above, quality, specials. */
const WHOLE_ROSTER = '78367f165d87cfd7fd71cfe058c26a3edcd63e65a2c0039e5592acefd34c4b21';

const figures = ({
  rate,
  size,
  broadside,
  musketry,
  hull,
  rigging,
  crew,
  crippledAt: at,
}: RosterShip): string =>
  [
    rate,
    size,
    broadside.large.join('/'),
    broadside.regular.join('/'),
    musketry,
    `${hull}:${at.hull}`,
    `${rigging}:${at.rigging}`,
    `${crew}:${at.crew}`,
  ].join(' ');

const line = (ship: RosterShip): string => {
  const { id, nation, year, guns, largeGuns, quality, specials } = ship;
  return [id, nation, year, guns, largeGuns, figures(ship), quality, [...specials].sort().join('+')].join(
    ' ',
  );
};

const oracle = new Map(
  STATISTICS.trim()
    .split('\n')
    .map((row) => /^ *(\d+) (\d+) x(\d+): (.*)$/.exec(row)!)
    .map(([, guns, large, ships, rest]) => [`${guns} ${large}`, { ships: Number(ships), figures: rest }]),
);

describe('the roster', () => {
  it('[roster.base-statistics] [roster.dice-by-guns] [roster.large-regular-split] gives all 160 ships the numbers of the tables', () => {
    expect(roster).toHaveLength(160);
    for (const ship of roster) {
      expect(`${ship.id} ${figures(ship)}`).toBe(
        `${ship.id} ${oracle.get(`${ship.guns} ${ship.largeGuns}`)?.figures}`,
      );
    }
    for (const [key, { ships }] of oracle) {
      expect(roster.filter(({ guns, largeGuns }) => `${guns} ${largeGuns}` === key)).toHaveLength(ships);
    }
    expect(hashText(roster.map(line).sort().join('\n'))).toBe(WHOLE_ROSTER);
  });

  it('names each ship once, and she carries the guns she is rated for', () => {
    expect(new Set(roster.map(({ id }) => id)).size).toBe(roster.length);
    for (const { armament, guns } of roster) {
      const read = readArmament(armament);
      if (!('length' in read)) throw new Error(read.expected);
      expect(gunsIn(read)).toBe(guns);
      expect(writeArmament(read)).toBe(armament);
    }
    expect(rosterShip('bri-victory').name).toBe('Victory');
    expect(() => rosterShip('bri-nobody')).toThrow('bri-nobody');
  });

  it('says of which ships the sheet prints no row', () => {
    const unprinted = roster.filter(({ provenance }) => provenance === 'constructed');
    expect(unprinted).toHaveLength(18);
    expect(unprinted.filter(({ guns }) => guns > 28).map(({ id }) => id)).toEqual([
      'dut-jupiter',
      'dut-haarlem',
    ]);
  });
});

describe('the derivation of a ship', () => {
  it('[roster.base-statistics] sends a number of guns between two rows to the row below', () => {
    const rates = [
      140, 120, 119, 100, 99, 98, 86, 85, 81, 80, 74, 73, 65, 64, 63, 61, 60, 44, 43, 41, 40, 32, 31, 29,
    ];
    expect(rates.map((guns) => `${guns} ${baseStatistics(guns).hull}`).join(', ')).toBe(
      '140 200, 120 200, 119 180, 100 180, 99 160, 98 160, 86 160, 85 140, 81 140, 80 140, 74 140, 73 120, 65 120, ' +
        '64 120, 63 100, 61 100, 60 100, 44 100, 43 80, 41 80, 40 80, 32 80, 31 60, 29 60',
    );
    expect(() => baseStatistics(0)).toThrow('0 guns');
  });

  it('[roster.dice-by-guns] gives 140 guns the dice of 130, and a single gun those of the last row', () => {
    expect(broadsideDice(140)).toEqual([42, 28, 14, 8]);
    expect(broadsideDice(129)).toEqual([40, 26, 14, 8]);
    expect(broadsideDice(1)).toEqual([6, 2, 1, 0]);
    expect(() => broadsideDice(0)).toThrow('0 guns');
  });

  it('[roster.large-regular-split] counts twenty-four-pounders and heavier as large, carronades by calibre', () => {
    const read = readArmament('2x24 4x18 6x32c 8x12c');
    if (!('length' in read)) throw new Error(read.expected);
    expect(largeGunsIn(read)).toBe(8);
    expect(gunsIn(read)).toBe(20);
  });

  it('[roster.large-regular-split] rounds the large share half up and leaves the rest to the regular guns', () => {
    expect(splitDice([10, 6, 5, 1], 4, 1)).toEqual({ large: [3, 2, 1, 0], regular: [7, 4, 4, 1] });
    expect(splitDice([10, 6, 5, 1], 4, 2)).toEqual({ large: [5, 3, 3, 1], regular: [5, 3, 2, 0] });
    expect(splitDice([10, 6, 5, 1], 4, 4)).toEqual({ large: [10, 6, 5, 1], regular: [0, 0, 0, 0] });
  });

  it('[crippled.threshold] cripples at a third of the points, rounded down', () => {
    expect([200, 100, 80, 50, 40, 25, 20, 10].map(crippledAt)).toEqual([66, 33, 26, 16, 13, 8, 6, 3]);
    expect(rosterShip('spa-gamo').crippledAt).toEqual({ hull: 26, rigging: 13, crew: 13 });
  });

  it('refuses an armament that is unreadable or of another number of guns', () => {
    expect(() => deriveShip(74, '28x32 28x18')).toThrow('not 74 guns');
    expect(() => deriveShip(74, '74 guns')).toThrow('found 74');
    expect(readArmament('')).toMatchObject({ path: '/armament' });
    expect(readArmament('2x99')).toMatchObject({ path: '/armament' });
  });
});

describe('the shore batteries', () => {
  it('[roster.dice-by-guns] have the dice of their guns, and forts that are crippled once a third is gone', () => {
    const rows = shoreBatteries.map(({ id, broadside, fort, crew, crippledAt: at }) =>
      [
        id,
        broadside.large.join('/'),
        broadside.regular.join('/'),
        `${fort}:${at.fort}`,
        `${crew}:${at.crew}`,
      ].join(' '),
    );
    expect(rows).toEqual([
      'bat-isla-verde 6/2/1/0 0/0/0/0 40:27 20:6',
      'bat-aiguillette 8/4/2/1 0/0/0/0 60:40 30:10',
      'bat-san-cristobal 8/4/2/1 0/0/0/0 80:54 30:10',
      'bat-san-sebastian 8/5/3/2 2/1/1/0 120:80 50:16',
      'bat-fort-royal 7/4/2/1 5/4/2/1 160:107 60:20',
      'bat-kings-bastion 8/5/3/2 2/1/1/0 160:107 60:20',
      'bat-santiago 6/2/1/0 0/0/0/0 40:27 20:6',
      'bat-trekroner 11/7/4/2 1/1/0/0 160:107 60:20',
      'bat-aboukir 2/1/0/0 4/1/1/0 30:20 20:6',
    ]);
  });

  it('show their large guns in their dice', () => {
    for (const { guns, broadside } of shoreBatteries)
      expect(batteryBroadside(guns, largeGunsOf(guns, broadside))).toEqual(broadside);
    expect([0, 10, 20].map((large) => largeGunsOf(20, batteryBroadside(20, large)))).toEqual([0, 10, 20]);
    expect(largeGunsOf(10, { large: [4, 0, 0, 0], regular: [4, 9, 9, 9] })).toBe(5);
  });
});
