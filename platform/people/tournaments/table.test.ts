import type { LegResult } from '@weathergage/kernel/people/tournament-protocol.ts';
import { describe, expect, it } from 'vitest';
import { type Leg, tableOf, winnerOf } from './table.ts';

const pairing = (
  round: number,
  place: number,
  first: number,
  second: number | null,
  ...results: (LegResult | null)[]
): Leg[] => results.map((result, leg) => ({ round, place, leg, first, second, result }));
const places = (rows: ReturnType<typeof tableOf>) => rows.map(({ no, place, points }) => [place, no, points]);

describe('the table of a tournament', () => {
  it('counts each match of a pair, and gives the same place to those whom nothing tells apart', () => {
    const legs = [
      ...pairing(1, 0, 1, 2, 'first', 'drawn'),
      ...pairing(1, 1, 3, 4, 'drawn', 'drawn'),
      ...pairing(2, 0, 1, 3, null, null),
    ];
    expect(places(tableOf('round-robin', [1, 2, 3, 4], legs))).toEqual([
      [1, 1, 1.5],
      [2, 3, 1],
      [2, 4, 1],
      [4, 2, 0.5],
    ]);
  });

  it('looks at what those with as many points did to each other', () => {
    const legs = [
      ...pairing(1, 0, 1, 2, 'second', 'second'),
      ...pairing(2, 0, 1, 3, 'first', 'first'),
      ...pairing(3, 0, 2, 3, 'second', 'second'),
      ...pairing(1, 1, 4, 3, 'first', 'none'),
    ];
    // Two each against the others in a ring; the fourth has one.
    const rows = tableOf('round-robin', [1, 2, 3, 4], legs);
    expect(rows.map(({ direct }) => direct)).toEqual([2, 2, 2, 0]);
    const ahead = [...pairing(1, 0, 1, 2, 'second', 'drawn'), ...pairing(1, 1, 1, 3, 'first', 'none')];
    expect(tableOf('round-robin', [1, 2, 3], ahead)[0]).toMatchObject({ no: 2, points: 1.5 });
  });

  it('weighs whom one has met in a Swiss, and takes a bye for a pairing won', () => {
    const legs = [
      ...pairing(1, 0, 1, 2, 'first', 'first'),
      ...pairing(1, 1, 3, 4, 'first', 'first'),
      ...pairing(1, 2, 5, null, 'first'),
      ...pairing(2, 0, 2, 4, 'first', 'first'),
    ];
    const rows = tableOf('swiss', [1, 2, 3, 4, 5], legs);
    // The first beat one who has two points, the third one who has none.
    expect(places(rows)).toEqual([
      [1, 1, 2],
      [2, 2, 2],
      [3, 3, 2],
      [4, 5, 2],
      [5, 4, 0],
    ]);
    expect(rows.map(({ no, buchholz }) => [no, buchholz])).toEqual([
      [1, 2],
      [2, 2],
      [3, 0],
      [5, 0],
      [4, 4],
    ]);
    expect(rows.find(({ no }) => no === 1)!.sonneborn).toBe(2);
  });

  it('puts those of a knock-out by the round they came to', () => {
    const legs = [
      ...pairing(1, 0, 1, 4, 'first', 'first'),
      ...pairing(1, 1, 2, 3, 'second', 'second'),
      ...pairing(2, 0, 1, 3, 'drawn', 'drawn'),
      ...pairing(2, 0, 1, 3, 'second', 'drawn').map((leg) => ({ ...leg, leg: leg.leg + 2 })),
    ];
    expect(tableOf('knock-out', [1, 2, 3, 4], legs).map(({ no, place }) => [place, no])).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
      [3, 4],
    ]);
    expect(winnerOf(legs.slice(4))).toBe(3);
    expect(winnerOf(legs.slice(4, 6))).toBeNull();
    expect(winnerOf(pairing(1, 0, 7, null, 'first'))).toBe(7);
  });
});
