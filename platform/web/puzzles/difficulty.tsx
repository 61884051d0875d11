/** How hard a puzzle is: one to three stars, and a word for those who hear the page. */
import { DIFFICULTIES, type Puzzle } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { PUZZLE_WORDS } from './puzzle-words.ts';

const WORDS = PUZZLE_WORDS.difficulty;

export const Difficulty = ({ of }: { readonly of: Puzzle['difficulty'] }): ReactNode => (
  <span className="puzzle-stars" title={WORDS[of]}>
    <span aria-hidden="true">{DIFFICULTIES.map((each) => (each <= of ? '★' : '☆')).join('')}</span>
    <span className="visually-hidden">{WORDS[of]}</span>
  </span>
);
