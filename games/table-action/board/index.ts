/** All that Table Action brings to the page. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import { nameRules } from '@weathergage/web/toolkit/rule-label.ts';
import { lazy } from 'react';
import { lessons } from '../data/lessons/index.ts';
import type { TableAction } from '../rules/types.ts';
import { Board } from './board.tsx';
import { logLine } from './log/log-line.ts';
import { sounds } from './look/sounds.ts';
import { nameOf, reasonWords, squadronName } from './look/words.ts';
import { headline, sentence } from './panels/sentence.ts';
import { RULEBOOK } from './rule-texts/book.ts';
import { ruleText } from './rule-texts/index.ts';
import { RULE_NAMES } from './rule-texts/names.ts';

/** Read after the match, if at all. */
const Report = lazy(async () => ({ default: (await import('./report/report.tsx')).Report }));

nameRules(RULE_NAMES);

export const board: GameBoard<TableAction> = {
  Board,
  sounds,
  Report,
  logLine,
  headline,
  sentence,
  ruleText,
  rulebook: RULEBOOK,
  glossary: async () => (await import('./glossary.ts')).GLOSSARY,
  Legend: lazy(async () => ({ default: (await import('./legend.tsx')).Legend })),
  lessons,
  subjectName: (subject, { view }) => {
    const name = nameOf(view, subject);
    return name === subject ? squadronName(view, subject) : name;
  },
  outcomeWords: ({ view, outcome }) => (outcome === null ? '' : reasonWords(view, outcome)),
  turnOf: ({ view }) => view.turn,
  sideMark: (seat, { view }) => markOf(view, view.seats.find(({ id }) => id === seat)?.side ?? null),
};
