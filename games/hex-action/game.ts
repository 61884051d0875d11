/** Hex Action in the list of games. */
import type { GameEntry } from '@weathergage/kernel';
import { emblem } from './emblem.ts';
import type { HexAction } from './rules/types.ts';

export const hexAction = {
  id: 'hex-action',
  title: 'Hex Action',
  description:
    'From one ship to Trafalgar on hexes: secret plots, opened together, and every broadside counted.',
  emblem,
  place: 1,
  turnLimit: 100,
  rules: async () => (await import('./rules/index.ts')).hexAction,
  scenarios: async () => (await import('./data/scenarios.ts')).scenarios,
  bots: async () => (await import('./bot/index.ts')).bots,
  ladder: async () => (await import('./bot/trials/index.ts')).ladder,
  officer: async () => (await import('./bot/officer/index.ts')).officer,
  carryOn: async () => (await import('./attention/carry-on.ts')).carryOn,
  listWords: async () => (await import('./board/list-words.ts')).listWords,
  puzzles: async () => (await import('./data/puzzles/index.ts')).puzzles,
  page: async () => (await import('./board/page.ts')).page,
} as const satisfies GameEntry<HexAction>;
