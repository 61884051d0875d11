/** All that Cutter and Brig brings to the page. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { CutterAndBrig } from '../rules/types.ts';
import { Board } from './board.tsx';
import { markOf } from './look.ts';
import { headline, logLine, outcomeWords, sentence } from './words.ts';

/** The five rules in brief. */
const RULES: Readonly<Record<string, string>> = {
  1: 'Before the first turn the smuggler settles in secret where she makes the land and in which cove the lights are shown.',
  2: 'Both captains write down a square in secret: straight along one of eight points, as far as the wind allows. Orders are opened together and sailed square by square. The cutter makes 2 squares close-hauled, 3 with the wind abeam or on the quarter and 2 before it, one less for every hit; the brig makes 1, 3, 4 and 3. Nobody sails into the wind, and shoals and coves are for the cutter alone. After each turn a die is thrown: on a 1 the wind backs a point, on a 6 it veers.',
  3: 'At the end of a turn ships see each other from three squares off, by moonlight from five. Farther away there is only the place where a ship was last seen.',
  4: 'Where their ways meet the brig boards the cutter and has her. At the end of a turn she fires: from one square off she hits with a 4 or more, from two with a 5 or more. At the third hit the cutter strikes.',
  5: 'The smuggler wins when a turn ends with the cutter in the cove where the lights are. If day breaks before that, or the cutter is taken, the revenue wins.',
};

export const board: GameBoard<CutterAndBrig> = {
  Board,
  logLine,
  headline,
  sentence,
  outcomeWords,
  ruleText: (rule) => RULES[rule] ?? null,
  lessons: [],
  subjectName: (subject, { view }) => (subject === 'brig' ? view.names.brig : view.names.cutter),
  turnOf: ({ view }) => view.turn,
  sideMark: markOf,
};
