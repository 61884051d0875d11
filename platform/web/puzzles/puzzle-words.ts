/** Every sentence that the page says about puzzles; what a puzzle itself says belongs to its game. */
import { countedWords } from '../toolkit/phrases.ts';
import type { PuzzleProgress } from './progress.ts';

export const PUZZLE_WORDS = {
  all: 'Puzzles',
  lead: 'A position, an enemy who holds to his orders, and a few turns. Each can be solved whatever the dice say, and what you have solved is kept in this browser.',
  tally: (solved: number, all: number) => `${solved} of ${all} solved`,
  progress: ({ solved, tries, shown }: PuzzleProgress) => {
    const tried = countedWords(tries, 'try', 'tries');
    if (solved) return tries === 1 ? 'solved at the first try' : `solved, ${tried}`;
    if (shown) return 'solution seen';
    return tries === 0 ? 'not tried yet' : tried;
  },
  about: (teaches: string, turns: number) => `${teaches} · ${countedWords(turns, 'turn')}`,
  difficulty: { 1: 'easy', 2: 'middling', 3: 'hard' },
  none: 'There is no such puzzle. The list of all of them is at #/puzzles.',
  name: 'Puzzle',
  group: 'The puzzle',
  restart: 'Begin the puzzle again',
  aHint: 'A hint',
  fold: 'Fold the puzzle away',
  unfold: 'Unfold the puzzle',
  place: (number: number, of: number) => `Puzzle ${number} of ${of}`,
  left: (turns: number) => `${countedWords(turns, 'turn')} left`,
  hintIs: (hint: string) => `Hint: ${hint}`,
  notSo: 'Not so.',
  shown: 'So it is done.',
  solved: 'Solved!',
  ways: ({ all, solve }: { readonly all: number; readonly solve: number }) =>
    `Of ${all} ways ${solve} lead there.`,
  toAll: 'All puzzles',
  nowYou: 'Now you',
  again: 'Again',
  next: 'Next puzzle',
  hint: 'Hint',
  show: 'Show the solution',
  order: 'Give the next order',
  tryIt: 'Try it yourself',
  begin: 'Begin again',
} as const;
