/** The tables read back cell by cell against a copy typed on its own, in another form. */
import { describe, expect, it } from 'vitest';
import { lossesInflicted } from '../rules/boarding/contest.ts';
import { facesOf } from '../rules/gunnery/broadside.ts';
import {
  entanglementNeeded,
  GRAPPLING,
  HIT_DETERMINATION,
  HIT_TABLES,
  MELEE_STRENGTH,
  MELEE_VICTORY,
  RANGES,
  UNGRAPPLING,
} from './tables.ts';

/** Gun squares from and to; ranges 1, 2, 3, 4, 5 to 6, 7 to 10; elite to poor; initial; rake; section lost; captured. */
const HDT = [
  [1, 3, [1, 1, 0, -1, -2, -3], [1, 1, 0, 0, -1], 1, 1, -1, -2],
  [4, 6, [2, 2, 1, 0, -1, -2], [2, 1, 0, 0, -1], 1, 2, -1, -2],
  [7, 9, [3, 2, 1, 0, -1, -2], [2, 2, 0, -1, -1], 2, 3, -1, -2],
  [10, 12, [4, 3, 2, 1, 0, -1], [2, 2, 0, -1, -2], 2, 4, -1, -2],
  [13, 99, [5, 4, 3, 2, 1, 0], [3, 2, 0, -1, -2], 2, 5, -1, -2],
] as const;
const BANDS = [1, 2, 3, 4, 5, 5, 6, 6, 6, 6] as const;

/** Hull and rigging, dice 1 to 6, each as hull, gun, crew, rigging hits. */
const HITS = [
  ['0000 0000 0000 0010 1000 0100', '0000 0000 0000 0000 0001 0010'],
  ['0000 0000 0100 1000 1010 1001', '0000 0000 0001 0010 1001 0002'],
  ['1000 0100 1010 2000 2001 2100', '0000 0001 0002 0101 0012 1002'],
  ['1100 2000 1110 2001 3010 2200', '1001 0002 0102 0003 0012 0004'],
  ['2001 1110 2101 3100 4010 2210', '0003 1002 0103 0013 1102 0005'],
  ['2110 2200 2111 3101 4101 3120', '0103 0004 1004 0104 0014 1005'],
  ['2210 3012 4200 3120 5011 3211', '1103 1004 0015 1104 1005 0205'],
  ['2310 3021 4003 3310 4120 3311', '1104 1014 2005 0115 0106 1007'],
  ['4210 5011 4310 5102 6201 4211', '1015 0106 1106 1016 2105 1107'],
] as const;

const STRENGTHS = [
  ['elite', 5, 7],
  ['crack', 4, 6],
  ['average', 3, 5],
  ['green', 2, 4],
  ['poor', 1, 3],
] as const;

const MELEE_DICE = [
  [
    [1, 2],
    [1, 1, 2, 2, 2, 3, 3, 4, 4],
  ],
  [
    [3, 4],
    [0, 1, 1, 1, 2, 2, 2, 3, 4],
  ],
  [
    [5, 6],
    [0, 0, 0, 1, 1, 1, 2, 2, 2],
  ],
] as const;
const MELEE_BANDS = [
  [1, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 70],
  [71, 80],
  [81, 200],
] as const;

describe('hit determination', () => {
  const { rows, crewSectionLost, captured, highest } = HIT_DETERMINATION.data;
  const rowFor = (squares: number) => rows.find((row) => squares <= row.upTo)!;

  it('[11.2.3] every number of gun squares at every range reads the printed table', () => {
    for (const [from, to, ranges] of HDT)
      for (let squares: number = from; squares <= to; squares++)
        for (const [index, band] of BANDS.entries())
          expect(rowFor(squares).byRange[index], `${squares} squares at ${index + 1}`).toBe(ranges[band - 1]);
    expect(RANGES.data).toEqual({ guns: 10, carronades: 2, riggingOnly: 6 });
  });

  it('[11.3.1] [11.3.2] [11.3.4] modifiers for quality, rake and initial broadside stand by gun squares', () => {
    for (const [from, , , [elite, crack, average, green, poor], initial, rake] of HDT) {
      const row = rowFor(from);
      expect(row.quality).toEqual({ elite, crack, average, green, poor });
      expect([row.initial, row.rake]).toEqual([initial, rake]);
    }
  });

  it('[11.3.3] [11.3.5] [11.2.4] a lost section costs one table, a captured ship two, and eight is the highest', () => {
    for (const [, , , , , , lost, prize] of HDT) expect([crewSectionLost, captured]).toEqual([lost, prize]);
    expect(highest).toBe(8);
  });
});

describe('hit tables', () => {
  it('[11.2.6] all 108 cells of tables 0 to 8', () => {
    expect(HIT_TABLES.data).toHaveLength(HITS.length);
    for (const [table, [hull, rigging]] of HITS.entries())
      for (const [aim, cells] of [
        ['hull', hull],
        ['rigging', rigging],
      ] as const)
        for (const [index, cell] of cells.split(' ').entries()) {
          const { H, G, C, R } = facesOf(table, aim)[index]!;
          expect(`${H}${G}${C}${R}`, `table ${table} ${aim} die ${index + 1}`).toBe(cell);
        }
  });

  it('[11.2.4] no table is six misses', () => {
    for (const { H, G, C, R } of facesOf(null, 'hull')) expect(H + G + C + R).toBe(0);
  });
});

describe('melee tables', () => {
  it('[12.3.1] melee factors of a crew square by quality and party', () => {
    for (const [quality, attack, defence] of STRENGTHS) {
      expect(MELEE_STRENGTH.data.OBP[quality]).toBe(attack);
      expect(MELEE_STRENGTH.data.DBP[quality]).toBe(defence);
    }
  });

  it('[12.3.2] losses by strength and die, at every strength up to 200', () => {
    for (const [dice, losses] of MELEE_DICE)
      for (const die of dice)
        for (const [index, [from, to]] of MELEE_BANDS.entries())
          for (let strength: number = from; strength <= to; strength++)
            expect(lossesInflicted(strength, die), `${strength} on a ${die}`).toBe(losses[index]);
  });

  it('[12.3.3] three to one wins, three rounds a turn', () => {
    expect(MELEE_VICTORY.data).toEqual({ ratio: 3, rounds: 3 });
  });
});

describe('entanglement', () => {
  it('[9.1.4] [9.2.1] two dice at ten unless the options say nine', () => {
    expect(entanglementNeeded({})).toEqual({ dice: 2, atLeast: 10 });
    expect(entanglementNeeded({ entanglement: 'two-dice-9' })).toEqual({ dice: 2, atLeast: 9 });
    expect([GRAPPLING.data.always, UNGRAPPLING.data.always]).toEqual([12, 12]);
  });
});
