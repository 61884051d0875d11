import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  DIRECTIONS,
  distance,
  hexAt,
  hexName,
  neighbour,
  opposite,
  parseHex,
  rowOf,
  turnedBy,
} from './hex.ts';

const anyHex = fc.record({ q: fc.integer({ min: -120, max: 120 }), r: fc.integer({ min: -120, max: 120 }) });
const anyDirection = fc.constantFrom(...DIRECTIONS);

describe('the grid', () => {
  it('[2.2] numbers the directions clockwise from the top, as the printed neighbours lie', () => {
    // Even columns (A, C …) and odd columns (B, D …) as the board prints them.
    expect(DIRECTIONS.map((direction) => hexName(neighbour(parseHex('C10')!, direction)))).toEqual([
      'C9',
      'D9',
      'D10',
      'C11',
      'B10',
      'B9',
    ]);
    expect(DIRECTIONS.map((direction) => hexName(neighbour(parseHex('D10')!, direction)))).toEqual([
      'D9',
      'E10',
      'E11',
      'D11',
      'C11',
      'C10',
    ]);
  });

  it('[11.2.1] knows that R23 and FF16 lie fourteen hexes apart in line 2', () => {
    let hex = parseHex('R23')!;
    for (let i = 0; i < 14; i++) hex = neighbour(hex, 2);
    expect(hexName(hex)).toBe('FF16');
    expect(distance(parseHex('R23')!, parseHex('FF16')!)).toBe(14);
  });

  it('[15.0] goes on past every edge of the printed board, with names that can be read back', () => {
    expect(hexName(hexAt(0, 1))).toBe('A1');
    expect(hexName(hexAt(-1, 1))).toBe('-A1');
    expect(hexName(hexAt(3, -7))).toBe('D-7');
    expect(hexName(hexAt(52, 40))).toBe('AAA40');
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(parseHex(hexName(hex))).toEqual(hex);
      }),
    );
  });

  it('[2.2] refuses what is no name of a hex', () => {
    for (const text of ['', 'K', '24', 'AB3', 'k24', 'K2.5', 'K24 ', 'K99999'])
      expect(parseHex(text)).toBeNull();
  });

  it('[2.2] keeps column and row apart', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(hexAt(columnOf(hex), rowOf(hex))).toEqual(hex);
      }),
    );
  });
});

describe('distance and direction', () => {
  it('[11.2.1] is one to each neighbour and the same both ways', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyDirection, (a, b, direction) => {
        expect(distance(a, neighbour(a, direction))).toBe(1);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(Math.abs(distance(a, b) - distance(neighbour(a, direction), b))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[7.1.8] comes back after six turns, and the opposite of the opposite is itself', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, fc.integer({ min: -20, max: 20 }), (hex, direction, steps) => {
        expect(turnedBy(turnedBy(direction, steps), -steps)).toBe(direction);
        expect(turnedBy(direction, 6)).toBe(direction);
        expect(neighbour(neighbour(hex, direction), opposite(direction))).toEqual(hex);
      }),
    );
  });
});
