import { describe, expect, it } from 'vitest';
import type { Score } from '../../rules/world/state.ts';
import { ledgerLines } from './ledger-lines.ts';

const score = (turn: number, side: string, points: number, source: Score['source']): Score => ({
  turn,
  side,
  points,
  source,
});
const book = (...ledger: Score[]) =>
  ledgerLines({
    ledger,
    prestige: { red: 0, blue: 0 },
    scenario: { start: { year: 1757, turn: 16 } },
  } as unknown as Parameters<typeof ledgerLines>[0]);

describe('the ledger of Prestige', () => {
  it('has when, why and how many, the newest first, and what either side had then', () => {
    const lines = book(
      score(0, 'red', 3, 'start'),
      score(0, 'red', 1, 'handicap'),
      score(0, 'blue', 6, 'start'),
      score(0, 'red', 1, 'orders'),
      score(1, 'red', -2, 'leader'),
    );
    expect(lines).toEqual([
      {
        date: { year: 1758, turn: 1 },
        source: 'leader',
        points: { red: -2 },
        totals: { red: 3, blue: 6 },
      },
      {
        date: { year: 1757, turn: 16 },
        source: 'orders',
        points: { red: 1 },
        totals: { red: 5, blue: 6 },
      },
      { date: null, source: 'handicap', points: { red: 1 }, totals: { red: 4, blue: 6 } },
      { date: null, source: 'start', points: { red: 3, blue: 6 }, totals: { red: 3, blue: 6 } },
    ]);
  });

  it('writes what one has lost and the other won by the same ships in one line', () => {
    const [line] = book(
      score(2, 'blue', 1, 'sail'),
      score(2, 'red', -1, 'sail'),
      score(2, 'blue', 1, 'sail'),
    );
    expect(line).toMatchObject({ points: { blue: 2, red: -1 }, totals: { blue: 2, red: -1 } });
  });

  it('keeps the same reason apart by Turns', () => {
    expect(book(score(2, 'blue', 1, 'sail'), score(3, 'blue', 1, 'sail'))).toHaveLength(2);
  });
});
