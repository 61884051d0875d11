/** The Advanced Game's gunnery tables read back cell by cell against a copy in another form. */
import { describe, expect, it } from 'vitest';
import { advancedFaces, advancedRow } from '../rules/bearing/hit-row.ts';
import {
  ADVANCED_HIT_DETERMINATION,
  ADVANCED_HIT_TABLES,
  ADVANCED_RANGES,
  FULL_SAIL_HITS,
  HEAVY_WEATHER,
  LOADING,
  LOW_POWDER,
} from './tables-advanced.ts';

/** Gun squares from and to; table (and rake) at 1, 2, 3, 4, 5 to 6, 7 to 10; elite to poor; lost, initial, captured; grape, chain, double; anchored. */

const HDT = [
  [1, 3, '1(2) 0(1) -1(0) -2(-1) -3(-2) -4(-3)', '1 1 0 0 -1', '-1 1 -1', '-1 1 1', 1],
  [4, 6, '1(2) 1(2) 0(1) -1(0) -2(-1) -3(-2)', '1 1 0 0 -1', '-1 1 -1', '-1 1 1', 1],
  [7, 9, '2(3) 1(2) 0(1) -1(0) -2(-1) -3(-2)', '2 1 0 0 -1', '-1 1 -2', '-2 1 1', 1],
  [10, 12, '2(4) 2(3) 1(2) 0(1) -1(0) -2(-1)', '2 1 0 0 -1', '-1 1 -2', '-2 1 1', 1],
  [13, 15, '3(5) 2(4) 1(3) 0(2) -1(1) -2(0)', '2 2 0 0 -1', '-1 2 -2', '-3 2 2', 1],
  [16, 18, '3(6) 3(5) 2(4) 1(3) 0(2) -1(1)', '2 2 0 -1 -1', '-1 2 -2', '-3 2 2', 1],
  [19, 21, '4(7) 3(6) 2(5) 1(4) 0(3) -1(2)', '2 2 0 -1 -2', '-2 2 -2', '-4 2 2', 2],
  [22, 24, '4(8) 4(7) 3(6) 2(5) 1(4) 0(3)', '2 2 0 -1 -2', '-2 2 -2', '-4 2 2', 2],
  [25, 60, '5(9) 4(8) 3(7) 2(6) 1(5) 0(4)', '3 2 0 -1 -2', '-2 2 -2', '-4 2 3', 2],
] as const;
const BANDS = [0, 1, 2, 3, 4, 4, 5, 5, 5, 5] as const;

/** Hull and rigging, dice 1 to 6, each as hull, gun, crew, rigging hits. */
const HITS = [
  ['0000 0000 0000 0010 1000 0100', '0000 0000 0000 0000 0001 0010'],
  ['0000 0000 0100 1100 1010 1011', '0000 0000 0001 0010 1001 0111'],
  ['0100 1000 1100 1010 1011 2100', '0000 0001 0011 0101 0101 1012'],
  ['0110 1000 1110 2001 2010 2200', '0000 0011 0101 0012 0102 1012'],
  ['0110 1001 2101 2210 3010 3100', '0101 1001 0112 0102 0013 1014'],
  ['1110 2021 2110 2200 3101 3110', '0011 0102 1003 0113 1004 1114'],
  ['1220 2021 2101 2200 3110 4210', '0012 0112 1103 0104 1004 1015'],
  ['2110 2011 3220 3200 4210 4211', '0012 0103 1103 1024 0215 2105'],
  ['2120 3111 3220 4120 4102 4220', '0213 1003 3104 0114 0105 1026'],
  ['2310 3220 3221 4220 4103 5120', '1104 1014 2005 0215 0126 0207'],
  ['2240 3311 4211 5102 5121 6220', '1015 0206 1206 1116 2025 1127'],
] as const;

const numbers = (text: string): number[] => text.split(' ').map(Number);

describe('hit determination', () => {
  it('[16.1] [16.1.1.1] every number of gun squares at every range, plain and raking', () => {
    for (const [from, to, cells] of HDT)
      for (let squares: number = from; squares <= to; squares++)
        for (const [index, band] of BANDS.entries()) {
          const row = advancedRow(squares);
          const cell = `${row.byRange[index]}(${row.rakeByRange[index]})`;
          expect(cell, `${squares} squares at ${index + 1}`).toBe(cells.split(' ')[band]);
        }
  });

  it('[16.1] the columns of modifiers, row by row', () => {
    for (const [from, , , quality, losses, shot, anchored] of HDT) {
      const row = advancedRow(from);
      const { elite, crack, average, green, poor } = row.quality;
      expect([elite, crack, average, green, poor]).toEqual(numbers(quality));
      expect([row.crewSectionLost, row.initial, row.captured]).toEqual(numbers(losses));
      expect([row.shot.G, row.shot.C, row.shot.D, row.shot.R]).toEqual([...numbers(shot), 0]);
      expect(row.anchored).toBe(anchored);
    }
  });

  it('[16.1.1.2] [16.1.2.1] a stern rake counts one more, and twenty is the most that can come together', () => {
    const { sternRake, highest } = ADVANCED_HIT_DETERMINATION.data;
    expect([sternRake, highest]).toEqual([1, 10]);
    const most = advancedRow(25);
    const { rakeByRange, quality, initial, shot, anchored } = most;
    expect(rakeByRange[0]! + sternRake + quality.elite + initial + shot.D + anchored).toBe(20);
  });

  it('[16.1.2.3.1] low powder goes by the row, or counts one in all', () => {
    for (const [from, , , , losses] of HDT) {
      expect(LOW_POWDER.data['by-guns'](advancedRow(from))).toBe(numbers(losses)[0]);
      expect(LOW_POWDER.data.one(advancedRow(from))).toBe(-1);
    }
  });

  it('[18.2.2.4] [18.2.2.5] gale and storm by class', () => {
    const shifts = (velocity: 5 | 6): number[] =>
      ([1, 2, 3, 4, 5, 6, 7] as const).map((each) => HEAVY_WEATHER.data[velocity]?.[each] ?? 0);
    expect(shifts(5)).toEqual([-1, 0, 0, 0, -1, -1, 0]);
    expect(shifts(6)).toEqual([-2, -1, -1, -2, 0, 0, 0]);
  });
});

describe('hit tables', () => {
  it('[16.1.2.1] all 132 cells of tables 0 to 10', () => {
    expect(ADVANCED_HIT_TABLES.data).toHaveLength(HITS.length);
    for (const [table, lines] of HITS.entries())
      for (const [line, aim] of (['hull', 'rigging'] as const).entries())
        for (const [index, cell] of lines[line]!.split(' ').entries()) {
          const { H, G, C, R } = advancedFaces(table, aim)[index]!;
          expect(`${H}${G}${C}${R}`, `table ${table} ${aim} die ${index + 1}`).toBe(cell);
        }
  });

  it('[20.1.3] full sails: half as many rigging hits again, rounded up or down, or as many again', () => {
    const extra = (of: keyof typeof FULL_SAIL_HITS.data): number[] =>
      [0, 1, 2, 3, 7].map((rigging) => FULL_SAIL_HITS.data[of](rigging));
    expect(extra('half-up')).toEqual([0, 1, 1, 2, 4]);
    expect(extra('half-down')).toEqual([0, 0, 1, 1, 3]);
    expect(extra('double')).toEqual([0, 1, 2, 3, 7]);
  });

  it.each([
    ['24.2.1.1', 'R', 10],
    ['24.2.2.1', 'C', 4],
    ['24.2.3.1', 'D', 1],
    ['24.2.4.1', 'G', 1],
  ] as const)('[%s] how far %s reaches: %i hexes', (_, shot, hexes) => {
    expect(ADVANCED_RANGES.data.shot[shot]).toBe(hexes);
  });

  it('[24.4.4] a rake reaches five hexes, as far as a hull can be aimed at, and carronades three', () => {
    expect(ADVANCED_RANGES.data).toMatchObject({ carronades: 3, hull: 5, rake: 5 });
  });

  it('[26.1.1] [24.2.3.3] doubleshot costs two squares and takes three sections', () => {
    expect(LOADING.data).toEqual({ squares: { R: 1, C: 1, G: 1, D: 2 }, sectionsForDouble: 3 });
  });
});
