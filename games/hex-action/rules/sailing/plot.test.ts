import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { onBoard } from '../sea/waters.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { legalTexts } from '../testing/sailing.ts';
import { hexNamed, type TestShip, testSea } from '../testing/sea.ts';
import { judgePlot } from './plot.ts';
import { parsePlot, writeSteps } from './plot-notation.ts';

/** A frigate at K20 with the wind blowing up the board: heading 2 is attitude A, 1 is B, 3 is C, 4 is D. */
const judge = (
  plot: string,
  stated: Partial<TestShip> = {},
  rest: Partial<Parameters<typeof testSea>[0]> = {},
) => {
  const state = testSea({ ...rest, ships: [{ id: 'x', at: 'K20', heading: 2, ...stated }] });
  return judgePlot(state, state.ships[0]!, plot);
};
const fault = (plot: string, ...more: [Partial<TestShip>?, Partial<Parameters<typeof testSea>[0]>?]) => {
  const { infraction } = judge(plot, ...more);
  return infraction && [infraction.code, infraction.rule, infraction.at];
};
const slow: Partial<TestShip> = { spec: { battleSpeed: 3, turning: 2 } };

describe('7.1 moving', () => {
  it('[7.1.5] a ship moves only where her bow points, a factor a hex, and no further than her allowance', () => {
    const { path, cost, legal } = judge('4');
    expect(legal).toBe(true);
    expect(cost).toBe(4);
    // K is an even column: direction 2 goes one column right and one row up, from L a column right in the same row.
    expect(path.map(({ bow }) => hexName(bow))).toEqual(['L19', 'M19', 'N18', 'O18']);
    expect(fault('5')).toEqual(['allowance', '7.1.5', 0]);
    expect(judge('5').path).toHaveLength(4);
  });

  it('[7.1.6] factors are neither saved for the next turn nor lent to another ship', () => {
    const rested = { lastPlot: '0', still: 1, noted: { factors: 0, hexes: 0 } };
    expect(fault('5', rested)).toEqual(['allowance', '7.1.5', 0]);
    const fleet = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 2, ...rested },
        { id: 'y', at: 'P20', heading: 2, ...rested },
      ],
    });
    expect(legalTexts(fleet, fleet.ships[0]!)).not.toContain('5');
  });

  it('[7.1.7] she may use none, some or all of her factors', () => {
    for (const plot of ['0', '1', '2', '3', '4']) expect(judge(plot).legal).toBe(true);
  });

  it('[7.1.8] one turn in each hex; the stern swings and the bow stays', () => {
    expect(fault('LL')).toEqual(['one-turn-a-hex', '7.1.8', 1]);
    expect(fault('1LR')).toEqual(['one-turn-a-hex', '7.1.8', 2]);
    expect(judge('L1R1').legal).toBe(true);
    const [after] = judge('R').path;
    expect(hexName(after!.bow)).toBe('K20');
    expect(after!.heading).toBe(3);
  });

  it('[7.1.9] no more turns in a phase than the turning ability', () => {
    expect(judge('L1R', { spec: { turning: 2 } }).legal).toBe(true);
    expect(fault('L1R', { spec: { turning: 1 } })).toEqual(['turning-ability', '7.1.9', 2]);
    expect(fault('1L1R', { spec: { turning: 1 } })).toEqual(['turning-ability', '7.1.9', 3]);
  });

  it('[7.1.10] each turn costs one factor', () => {
    expect(judge('L').cost).toBe(1);
    expect(judge('L1R1').cost).toBe(4);
    expect(fault('L4')).toEqual(['allowance', '7.1.5', 1]);
    expect(judge('L4').path).toHaveLength(4);
  });

  it('[7.1.11] a turn is not possible when the allowance is used up', () => {
    expect(fault('4L')).toEqual(['turn-cost', '7.1.11', 1]);
    expect(fault('1L', { heading: 3 })).toEqual(['turn-cost', '7.1.11', 1]);
    expect(judge('3L').legal).toBe(true);
  });

  it('[7.1.12] example: from A into C only one hex, then back to A and on', () => {
    expect(fault('R2')).toEqual(['attitude', '7.1.12', 1]);
    expect(judge('R2').path).toHaveLength(2);
    expect(judge('R1L1')).toMatchObject({ legal: true, cost: 4, attitude: 'A' });
  });

  it('[7.1.12] hexes in an attitude are counted over the whole phase, not from turn to turn', () => {
    // Under full sails of speed 7 she has 7 hexes in A, and 2 in C.
    const sails = { heading: 2, special: { fullSpeed: 7 }, advanced: { sail: 'full' } } as const;
    const sea = advancedSea([advancedShip({ id: 'x', at: 'K20', ...sails })]);
    const judged = (plot: string) => judgePlot(sea, sea.ships[0]!, plot);
    expect(judged('R1L1R1').legal).toBe(true);
    expect(judged('R2L1R').legal).toBe(true);
    expect(judged('R2L1R1').infraction).toMatchObject({ code: 'attitude', rule: '7.1.12', at: 5 });
    expect(judged('R1L1R2').infraction).toMatchObject({ code: 'attitude', rule: '7.1.12', at: 5 });
  });

  it('[7.1.12] lost rigging takes from the hexes of every attitude, not only from the start', () => {
    const once = { rigging: [0, 4, 4, 4] };
    expect(fault('R1', once)).toEqual(['attitude', '7.1.12', 1]);
    expect(fault('L2', once)).toBeNull();
    expect(fault('L2', { rigging: [0, 0, 0, 4] })).toEqual(['allowance', '7.1.5', 1]);
    expect(fault('L1', { rigging: [0, 0, 4, 4] })).toBeNull();
  });

  it('[7.1.13] turning into a better attitude does not raise the allowance of the start', () => {
    // Speed 3 in B has 2; heading 2 would be A with 3.
    expect(judge('R1', { ...slow, heading: 1 }).legal).toBe(true);
    expect(fault('R2', { ...slow, heading: 1 })).toEqual(['allowance', '7.1.5', 1]);
  });

  it('[7.1.14] an attitude limits hexes, not turns', () => {
    // In C after one hex no more hexes, but the next turn is hers.
    expect(judge('R1R', {}).legal).toBe(true);
    expect(judge('R1L', {}).legal).toBe(true);
  });

  it('[7.1.15] with an allowance of 0 she may turn once in place, free, and do nothing else', () => {
    for (const plot of ['L', 'R'])
      expect(judge(plot, { heading: 4 })).toMatchObject({ legal: true, cost: 0 });
    expect(fault('1', { heading: 4 })).toEqual(['turn-only', '7.1.15', 0]);
    expect(fault('L1', { heading: 4 })).toEqual(['turn-only', '7.1.15', 1]);
    expect(fault('LL', { heading: 4 })).toEqual(['turn-only', '7.1.15', 1]);
  });

  it('[7.1.15] a turning ability of 0 does not take the free turn away; lost rigging can give it', () => {
    expect(judge('L', { heading: 4, spec: { turning: 0 } }).legal).toBe(true);
    // C is 1, less one section: 0.
    expect(judge('R', { heading: 3, rigging: [0, 4, 4, 4] })).toMatchObject({
      legal: true,
      cost: 0,
      attitude: 'D',
    });
  });

  it('[7.1.16] nothing follows a turn into attitude D', () => {
    expect(judge('R', { heading: 3 })).toMatchObject({ legal: true, attitude: 'D' });
    expect(judge('R1R').legal).toBe(true);
    for (const more of ['1', 'L', 'R']) expect(fault(`R1R${more}`)).toEqual(['irons', '7.1.16', 3]);
  });
});

describe('7.2 notation', () => {
  it('[7.2.2] hexes are numbers, and 11 is eleven', () => {
    expect(parsePlot('11').tokens).toEqual([{ sign: 'hexes', hexes: 11, at: 0 }]);
    expect(fault('11')).toEqual(['allowance', '7.1.5', 0]);
    expect(parsePlot('L2').tokens.map(({ sign }) => sign)).toEqual(['L', 'hexes']);
  });

  it('[7.2.3] L and R are turns: the example L1R1 uses the whole allowance, L1 stays in attitude C', () => {
    // Heading 6 with the wind on the right quarter: left of A is C.
    const example = judge('L1R1', { heading: 6 });
    expect(example).toMatchObject({ legal: true, cost: 4, attitude: 'A', steps: 'LFRF' });
    expect(example.path.map(({ heading }) => heading)).toEqual([5, 5, 6, 6]);
    expect(judge('L1', { heading: 6 })).toMatchObject({ legal: true, cost: 2, attitude: 'C' });
    expect(fault('L2', { heading: 6 })).toEqual(['attitude', '7.1.12', 1]);
  });

  it('[7.2.4] signs are carried out in the order in which they stand', () => {
    expect(judge('1L').path.map(({ heading }) => heading)).toEqual([2, 1]);
    expect(judge('L1').path.map(({ heading }) => heading)).toEqual([1, 1]);
    expect(judge('1L').path.at(-1)).not.toEqual(judge('L1').path.at(-1));
  });

  it('[7.2.6] 0 lies still and stands alone', () => {
    expect(judge('0')).toMatchObject({ legal: true, cost: 0, path: [] });
    expect(fault('0L')).toEqual(['alone', '7.2.6', 1]);
    expect(fault('L0')).toEqual(['alone', '7.2.6', 1]);
  });

  it('[7.2.7] what can’t be read is an infraction where it stands; what comes before it counts', () => {
    expect(fault('')).toEqual(['unreadable', '7.2.7', 0]);
    expect(fault('1X2')).toEqual(['unreadable', '7.2.7', 1]);
    expect(judge('1X2').path).toHaveLength(1);
    expect(fault('01')).toEqual(['unreadable', '7.2.7', 0]);
    expect(fault('1l')).toEqual(['unreadable', '7.2.7', 1]);
    expect(fault('00')).toEqual(['unreadable', '7.2.7', 0]);
  });

  it('[7.2.7] B is read but belongs to the Advanced Game', () => {
    expect(parsePlot('B1')).toMatchObject({ unreadableAt: null });
    expect(fault('B')).toEqual(['backing', '7.2.3', 0]);
    expect(fault('1B')).toEqual(['backing', '7.2.3', 1]);
  });

  it('[7.2.2] [7.2.3] writes steps in the one way a plot is written', () => {
    expect(writeSteps('LFRF')).toBe('L1R1');
    expect(writeSteps('FFF')).toBe('3');
    expect(writeSteps('')).toBe('');
  });

  it('[8.2.4] D is written by a ship that drifts this turn, and stands alone', () => {
    expect(judge('D', { still: 1 }).legal).toBe(true);
    expect(judge('0', { still: 1 }).legal).toBe(true);
    expect(fault('D', { still: 0 })).toEqual(['not-drifting', '8.2.4', 0]);
    expect(fault('DL', { still: 1 })).toEqual(['drift-alone', '8.2.4', 1]);
    expect(fault('1D', { still: 1 })).toEqual(['drift-alone', '8.2.4', 1]);
  });
});

describe('where a ship may not go', () => {
  it('[7.2.7] land stops bow and stern: the plot ends before it', () => {
    const land = (name: string) => ({
      land: testSea({ ships: [{ id: 'y', at: name, heading: 1 }] }).ships.map((s) => s.bow),
    });
    expect(fault('3', {}, land('M19'))).toEqual(['land', '3.1.5', 0]);
    expect(judge('3', {}, land('M19')).path).toHaveLength(1);
    // Turning left from heading 2 to 1 swings the stern from J20 to K21.
    expect(fault('L', {}, land('K21'))).toEqual(['land', '3.1.5', 0]);
    expect(fault('R', {}, land('K21'))).toBeNull();
  });

  it('[15.0] a fixed edge ends the plot with the ship gone; an open sea has none', () => {
    const edge = { board: { columns: 12, rows: 35, fixed: true } };
    expect(judge('2', {}, edge)).toMatchObject({ legal: true, leaves: true });
    expect(fault('3', {}, edge)).toEqual(['left', '15.0', 0]);
    expect(judge('1', {}, edge).leaves).toBe(false);
    expect(judge('4', {}, { board: { columns: 12, rows: 35, fixed: false } }).leaves).toBe(false);
  });
});

describe('the printed board', () => {
  it('[15.0] has one row fewer in its odd columns, and edges only where they are real', () => {
    const board = { columns: 51, rows: 35, fixed: true };
    const inside = ['A1', 'A35', 'B1', 'B34', 'YY1', 'YY35'];
    const outside = ['A0', 'A36', 'B35', '-A5', 'ZZ5'];
    for (const name of inside) expect(onBoard(board, hexNamed(name)), name).toBe(true);
    for (const name of outside) expect(onBoard(board, hexNamed(name)), name).toBe(false);
    for (const name of outside) expect(onBoard({ ...board, fixed: false }, hexNamed(name)), name).toBe(true);
  });
});

describe('ships that can’t move', () => {
  const held = (stated: Partial<TestShip>, rest: Partial<Parameters<typeof testSea>[0]> = {}) => {
    const state = testSea({
      ...rest,
      ships: [
        { id: 'x', at: 'K20', heading: 2, ...stated },
        { id: 'y', at: 'M20', heading: 2 },
      ],
    });
    const ship = state.ships[0]!;
    expect(legalTexts(state, ship)).toEqual(['0']);
    const codes = ['1', 'L'].map((plot) => judgePlot(state, ship, plot).infraction?.code);
    expect(codes[0]).toBe(codes[1]);
    return codes[0];
  };

  it('[8.2.3] [8.3.6] fouled or grappled ships neither move nor turn', () => {
    expect(held({}, { fouls: [{ a: 'x', b: 'y' }] })).toBe('fouled');
    expect(held({}, { grapples: [{ a: 'x', b: 'y', count: 1 }] })).toBe('grappled');
  });

  it('[10.2.5] [11.4.2.2] [12.4.4] surrendered, struck, unmanned and all-boarding ships lie still; a prize is sailed', () => {
    expect(held({ surrender: 'firepower' })).toBe('surrendered');
    expect(held({ surrender: 'striking', hull: 0 })).toBe('struck');
    expect(held({ sections: [] })).toBe('unmanned');
    expect(held({ allBoarding: true })).toBe('all-boarding');
    expect(held({ resumes: 2 })).toBe('idle');
    const prize = {
      no: 4,
      from: 'y',
      side: 'b',
      quality: 'average',
      total: 2,
      left: 2,
      role: 'prize',
      since: 0,
    } as const;
    const taken = { captured: true, side: 'b', owner: 'a', sections: [{ ...prize }] };
    expect(judge('4', { ...taken, surrender: 'melee' }).legal).toBe(true);
    expect(fault('4', { ...taken, surrender: 'striking' })).toEqual(['struck', '11.4.1.2', 0]);
  });
});

describe('8.2.5 dismasted ships', () => {
  const bare = (turning: number, sinceTurn: number): Partial<TestShip> => ({
    spec: { turning },
    rigging: [0, 0, 0, 0],
    still: 5,
    sinceTurn,
  });

  it('[8.2.5] a dismasted ship drifts: she can’t move ahead, and turns only after a wait', () => {
    expect(fault('1', bare(3, 9))).toEqual(['dismasted', '8.2.5', 0]);
    expect(judge('D', bare(3, 0)).legal).toBe(true);
    expect(fault('L1', bare(3, 9))).toEqual(['dismasted', '8.2.5', 1]);
  });

  it.each([
    ['8.2.5.1', 1, 3],
    ['8.2.5.2', 2, 2],
    ['8.2.5.3', 3, 1],
  ])(
    '[%s] with a turning ability of %i she waits %i drifting turns before one turn',
    (rule, turning, wait) => {
      for (const plot of ['L', 'R']) {
        expect(fault(plot, bare(turning, wait - 1))).toEqual(['dismasted-wait', rule, 0]);
        expect(judge(plot, bare(turning, wait))).toMatchObject({ legal: true, cost: 0 });
      }
    },
  );
});

describe('7.2.8 entering ships', () => {
  const due: Partial<TestShip> = { presence: 'due', entryTurn: 1 };

  it('[7.2.8] the first hex entered counts against the allowance', () => {
    const way = judge('4', due);
    expect(way).toMatchObject({ legal: true, cost: 4 });
    expect(way.path.map(({ bow }) => hexName(bow))).toEqual(['K20', 'L19', 'M19', 'N18']);
    expect(fault('5', due)).toEqual(['allowance', '7.1.5', 0]);
    expect(judge('1L1R', due)).toMatchObject({ legal: true, cost: 4 });
  });

  it('[8.1.2] she enters when scheduled: no lying still outside, no turn before the first hex', () => {
    expect(fault('0', due)).toEqual(['must-enter', '8.1.2', 0]);
    expect(fault('L1', due)).toEqual(['enter-first', '7.2.8', 0]);
    // Against the wind she has no allowance to enter with.
    expect(judge('0', { ...due, heading: 4 }).legal).toBe(true);
  });
});
