import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, hexAt, neighbour, parseHex } from '../../rules/sea/hex.ts';
import { spanFor } from '../chart/chart-span.ts';
import {
  angleOf,
  boxOf,
  centreOf,
  gridPath,
  HEX,
  hexesIn,
  hexUnder,
  middleOf,
  outwards,
  STEP,
  turnBetween,
} from './geometry.ts';

const anyHex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) });

describe('hexes on the chart', () => {
  it('puts the first hex of the printed grid at a known place', () => {
    expect(centreOf(parseHex('A1')!)).toEqual({ x: 0, y: STEP });
    expect(centreOf(parseHex('B1')!)).toEqual({ x: HEX * 1.5, y: STEP * 1.5 });
  });

  it('puts each neighbour one step away, in the direction it is named for', () => {
    for (const direction of DIRECTIONS) {
      const from = centreOf({ q: 3, r: 5 });
      const to = centreOf(neighbour({ q: 3, r: 5 }, direction));
      const expected = outwards(from, angleOf(direction), STEP);
      expect(to.x).toBeCloseTo(expected.x, 9);
      expect(to.y).toBeCloseTo(expected.y, 9);
    }
  });

  it('finds the hex under any point that is well inside it', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 0.8, noNaN: true }),
        (hex, angle, far) => {
          expect(hexUnder(outwards(centreOf(hex), angle, (STEP / 2) * far))).toEqual(hex);
        },
      ),
    );
  });

  it('lays a ship across the hexside between bow and stern', () => {
    const middle = middleOf({ bow: { q: 0, r: 0 }, heading: 1 });
    expect(middle.x).toBeCloseTo(0);
    expect(middle.y).toBeCloseTo(STEP / 2);
  });

  it('turns the short way round', () => {
    expect(turnBetween(300, 0)).toBe(60);
    expect(turnBetween(0, 300)).toBe(-60);
    expect(turnBetween(60, 120)).toBe(60);
  });

  it('draws three sides of each hex, so that no inner line is drawn twice', () => {
    const span = { left: 0, right: 3, top: 1, bottom: 4 };
    expect(gridPath(span).match(/M/g)).toHaveLength(16);
    expect(gridPath(span).match(/L/g)).toHaveLength(48);
  });

  it('covers every hex of a span with its box', () => {
    const span = { left: -2, right: 5, top: 0, bottom: 6 };
    const box = boxOf(span);
    for (const hex of hexesIn(span)) {
      const { x, y } = centreOf(hex);
      expect(x - HEX).toBeGreaterThanOrEqual(box.x - 1e-9);
      expect(x + HEX).toBeLessThanOrEqual(box.x + box.width + 1e-9);
      expect(y - STEP / 2).toBeGreaterThanOrEqual(box.y - 1e-9);
      expect(y + STEP / 2).toBeLessThanOrEqual(box.y + box.height + 1e-9);
    }
  });

  it('always scatters the same way for the same words, and not all to one place', () => {
    const draws = Array.from({ length: 200 }, (_, i) => steady('shannon', i));
    expect(draws).toEqual(Array.from({ length: 200 }, (_, i) => steady('shannon', i)));
    expect(Math.min(...draws)).toBeLessThan(0.1);
    expect(Math.max(...draws)).toBeGreaterThan(0.9);
  });
});

describe('[15.0] the chart of an open sea', () => {
  const board = { columns: 20, rows: 20, fixed: false };
  const nothing = { land: [], marks: [] };
  const at = (column: number, row: number) =>
    ({ presence: 'afloat', bow: hexAt(column, row), heading: 1 }) as unknown as Parameters<
      typeof spanFor
    >[0]['ships'][number];

  it('keeps water round the outermost ship and never shrinks', () => {
    const first = spanFor({ ships: [at(10, 10)], board, ...nothing }, null);
    const moved = spanFor({ ships: [at(40, 10)], board, ...nothing }, first);
    expect(moved.right).toBeGreaterThanOrEqual(52);
    expect(moved.left).toBe(first.left);
    expect(spanFor({ ships: [at(10, 10)], board, ...nothing }, moved)).toEqual(moved);
  });

  it('is the board itself where the edges are fixed', () => {
    const fixed = { ...board, fixed: true };
    expect(spanFor({ ships: [at(10, 10)], board: fixed, ...nothing }, null)).toEqual({
      left: 0,
      right: 19,
      top: 1,
      bottom: 20,
    });
  });
});
