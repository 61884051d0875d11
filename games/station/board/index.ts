/** All that Station brings to the page. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import { lazy } from 'react';
import { lessons } from '../data/lessons/index.ts';
import type { Station } from '../rules/types.ts';
import { sideOf } from '../rules/umpire/phase.ts';
import { Board } from './board.tsx';
import { logLine } from './log/log-line.ts';
import { marksOf } from './look/side-mark.ts';
import { sounds } from './look/sounds.ts';
import { subjectName } from './look/subjects.ts';
import { RULEBOOK } from './rule-texts/book.ts';
import { ruleText } from './rule-texts/index.ts';
import { headline, outcomeWords, sentence } from './sentence.ts';

export const board: GameBoard<Station> = {
  Board,
  sounds,
  logLine,
  headline,
  sentence,
  outcomeWords,
  ruleText,
  rulebook: RULEBOOK,
  glossary: async () => (await import('./glossary.ts')).GLOSSARY,
  Legend: lazy(async () => ({ default: (await import('./legend.tsx')).Legend })),
  lessons,
  subjectName: (subject, { view }) => subjectName(view, subject),
  turnOf: ({ view }) => view.turn,
  Report: lazy(() => import('./report/index.ts').then(({ Report }) => ({ default: Report }))),
  sideMark: (seat, { view }) => marksOf(view, sideOf(view, seat) ?? view.seats[0]!.side),
};
