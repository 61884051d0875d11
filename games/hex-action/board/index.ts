/** All that Hex Action brings to the page. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import { lazy } from 'react';
import { lessons } from '../data/lessons/index.ts';
import type { HexAction } from '../rules/types.ts';
import { Board } from './board.tsx';
import { logLine } from './log/log-line.ts';
import { sounds } from './look/sounds.ts';
import { nameOf, reasonWords } from './look/words.ts';
import { headline, sentence } from './panels/sentence.ts';
import { RULEBOOK } from './rule-texts/book.ts';
import { ruleText } from './rule-texts/index.ts';

/** Read after the match, if at all. */
const Report = lazy(async () => ({ default: (await import('./report/report.tsx')).Report }));

/** Read where somebody asks why. */
const Cases = lazy(async () => ({ default: (await import('./rule-texts/rule-cases.tsx')).RuleCases }));

export const board: GameBoard<HexAction> = {
  Board,
  sounds,
  Report,
  logLine,
  headline,
  sentence,
  sealed: ({ view }) => view.phase === 'notation' || view.phase === 'combat',
  ruleText,
  rulebook: RULEBOOK,
  glossary: async () => (await import('./glossary.ts')).GLOSSARY,
  Legend: lazy(async () => ({ default: (await import('./legend.tsx')).Legend })),
  Cases,
  lessons,
  subjectName: (subject, { view }) => nameOf(view, subject),
  outcomeWords: ({ view, outcome }) => (outcome === null ? '' : reasonWords(view, outcome)),
  turnOf: ({ view }) => view.turn,
  sideMark: (seat, { view }) => markOf(view, view.seats.find(({ id }) => id === seat)?.side ?? null),
};
