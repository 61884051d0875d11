/** All that Sea Power brings to the page. */

import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import { lazy } from 'react';
import { lessons } from '../data/lessons/index.ts';
import type { SeaPower } from '../rules/types.ts';
import { sideOf } from '../rules/world/phase.ts';
import { Board } from './board.tsx';
import { logLine } from './log/log-line.ts';
import { MARKS } from './look/side-mark.tsx';
import { sounds } from './look/sounds.ts';
import { subjectName } from './look/words.ts';
import { openly } from './openly.ts';
import { RULEBOOK } from './rule-texts/book.ts';
import { ruleText } from './rule-texts/index.ts';
import { headline, outcomeWords, sentence } from './sentence.ts';
import { asNoted } from './use-orders.ts';

export const board: GameBoard<SeaPower> = {
  Board,
  sounds,
  logLine,
  headline,
  sentence,
  outcomeWords,
  asNoted,
  openly,
  ruleText,
  rulebook: RULEBOOK,
  glossary: async () => (await import('./glossary.ts')).GLOSSARY,
  Legend: lazy(async () => ({ default: (await import('./legend.tsx')).Legend })),
  lessons,
  subjectName: (subject, { view }) => subjectName(subject, view),
  turnOf: ({ view }) => view.year,
  Report: lazy(() => import('./report/index.ts').then(({ Report }) => ({ default: Report }))),
  sideMark: (seat, { view }) => MARKS[sideOf(view, seat) ?? 'english'],
};
