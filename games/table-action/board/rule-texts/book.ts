/** The rulebook of Table Action. Its rules go by words, the first of which says what they are about. */
import type { Rulebook } from '@weathergage/web/toolkit/rulebook/rulebook.ts';
import { RULE_TEXTS } from './index.ts';

const CHAPTERS: readonly (readonly [title: string, ...about: string[]])[] = [
  ['The turn', 'turn', 'activation'],
  ['Initiative', 'initiative'],
  ['Tests', 'success', 'reroll'],
  ['Sails', 'sails'],
  [
    'Special actions',
    'special',
    'tack',
    'boxhaul',
    'fight-fires',
    'repair',
    'chain-shot',
    'fire-as-she-bears',
    'all-hands',
  ],
  ['Movement', 'move', 'wind', 'aback', 'drift', 'collision', 'aground'],
  ['Gunnery', 'fire', 'critical', 'rake', 'musketry'],
  ['Boarding', 'boarding'],
  ['Crippled, sunk and struck', 'crippled', 'sunk', 'struck', 'demasted', 'morale'],
  ['Rosters', 'roster'],
  ['The shore', 'shore'],
];

const aboutOf = (rule: string): string => rule.split('.')[0]!;

export const RULEBOOK: Rulebook = CHAPTERS.map(([title, ...about]) => ({
  rule: about[0]!,
  title,
  entries: about.flatMap((word) =>
    Object.entries(RULE_TEXTS)
      .filter(([rule]) => aboutOf(rule) === word)
      .map(([rule, text]) => ({ rule, text })),
  ),
}));
