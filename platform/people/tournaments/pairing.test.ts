import { looseDice } from '@weathergage/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from './pairing.ts';
import * as drawn from './pairing.ts';

const key = (a: number, b: number | null): string => (b === null ? `${a}-bye` : [a, b].toSorted().join('-'));
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
/** Everybody is in it once. */
const expectWhole = (pairs: readonly Pair[], entrants: readonly number[]): void => {
  const all = pairs.flatMap(([a, b]) => (b === null ? [a] : [a, b]));
  expect(all.toSorted((a, b) => a - b)).toEqual(entrants.toSorted((a, b) => a - b));
  expect(pairs.filter(([, b]) => b === null)).toHaveLength(entrants.length % 2);
};

describe('pairings', () => {
  it('of a round robin have everybody meet everybody once, with one bye each where they are odd', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (n) => {
        const rounds = drawn.roundRobin(upTo(n));
        expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
        const seen = new Set<string>();
        for (const pairs of rounds) {
          expectWhole(pairs, upTo(n));
          for (const [a, b] of pairs) seen.add(key(a, b));
        }
        expect(seen.size).toBe((n * (n - 1)) / 2 + (n % 2) * n);
      }),
    );
  });

  it('of a knock-out keep the best apart, and give them the byes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), (n) => {
        let pairs: readonly (Pair | null)[] = drawn.firstOfKnockOut(upTo(n));
        const byes = pairs.flatMap((pair) => (pair?.[1] === null ? [pair[0]] : []));
        expect(byes.toSorted((a, b) => a - b)).toEqual(upTo(pairs.length * 2 - n));
        const all = pairs.flatMap((pair) => pair!.filter((one) => one !== null));
        expect(all.toSorted((a, b) => a - b)).toEqual(upTo(n));
        // Where the better always wins, the two best meet last.
        while (pairs.length > 1) {
          const winners = pairs.map((pair) => Math.min(...pair!.map((one) => one ?? 1e9)));
          expect(winners.toSorted((a, b) => a - b)).toEqual(upTo(pairs.length));
          pairs = drawn.nextOfKnockOut(winners);
        }
        expect(pairs[0]).toEqual([1, 2]);
      }),
      { numRuns: 63 },
    );
    expect(drawn.nextOfKnockOut([null, 3, null, null])).toEqual([[3, null], null]);
  });

  it('of Swiss rounds never repeat, and nobody has two byes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 1e6 }), (n, seed) => {
        const dice = looseDice(seed);
        const points = new Map(upTo(n).map((no) => [no, 0]));
        const met = new Map(upTo(n).map((no) => [no, new Set<number | null>()]));
        const seen = new Set<string>();
        for (let round = 0; round < Math.min(9, drawn.mostSwissRounds(n)); round++) {
          const order = upTo(n).toSorted((a, b) => points.get(b)! - points.get(a)! || a - b);
          const pairs = drawn.swissRound(
            order.map((no) => ({ no, points: points.get(no)!, met: met.get(no)! })),
          );
          expectWhole(pairs, upTo(n));
          for (const [a, b] of pairs) {
            expect(seen.has(key(a, b))).toBe(false);
            seen.add(key(a, b));
            met.get(a)!.add(b);
            if (b !== null) met.get(b)!.add(a);
            const won = b === null ? 4 : dice.below(5);
            points.set(a, points.get(a)! + won / 2);
            if (b !== null) points.set(b, points.get(b)! + (4 - won) / 2);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it('of a Swiss round set the upper half of a score against the lower, and those with most points first', () => {
    const fresh = (no: number, points: number) => ({ no, points, met: new Set<number | null>() });
    expect(drawn.swissRound([1, 2, 3, 4].map((no) => fresh(no, 0)))).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(drawn.swissRound([fresh(1, 2), fresh(2, 2), fresh(3, 0), fresh(4, 0), fresh(5, 0)])).toEqual([
      [1, 2],
      [3, 4],
      [5, null],
    ]);
  });

  it('let people meet again where withdrawals have left no other way', () => {
    const all = [1, 2].map((no) => ({ no, points: 1, met: new Set<number | null>([3 - no]) }));
    expect(drawn.swissRound(all)).toEqual([[1, 2]]);
    expect(drawn.swissRound([{ no: 1, points: 0, met: new Set([null]) }])).toEqual([[1, null]]);
  });
});
