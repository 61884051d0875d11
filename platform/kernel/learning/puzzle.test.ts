import { expect, it } from 'vitest';
import { judgePuzzle, type Puzzle, type PuzzleMoment } from './puzzle.ts';

const moment = { desk: { outcome: null, view: {} }, told: [] } as unknown as PuzzleMoment;
const judged = (solved: boolean, lost: string | null, turn = 1) =>
  judgePuzzle(
    { turnOf: () => turn },
    { turns: 2, late: 'Too late.', solved: () => solved, lost: () => lost } as unknown as Puzzle,
    1,
    moment,
  );

it('a puzzle that is solved is not lost by the same step: what is lost is asked of the rest alone', () => {
  // Many say of any shot, any end of a voyage, any count of the year that it was not the right one.
  expect(judged(true, 'Your broadside is fired.')).toEqual({ solved: true });
  expect(judged(false, 'Your broadside is fired.')).toEqual({
    solved: false,
    why: 'Your broadside is fired.',
  });
  expect(judged(false, null)).toBeNull();
  expect(judged(false, null, 3)).toEqual({ solved: false, why: 'Too late.' });
  expect(judged(true, null, 3)).toEqual({ solved: true });
});
