/** Table Action in the list of games. */
import type { GameEntry } from '@weathergage/kernel';
import { emblem } from './emblem.ts';
import type { TableAction } from './rules/types.ts';

export const tableAction = {
  id: 'table-action',
  title: 'Table Action',
  description: 'Ships on a free table, measured in inches: sail, turn, and fire at any point of the move.',
  emblem,
  place: 2,
  rules: async () => (await import('./rules/index.ts')).tableAction,
  scenarios: async () => (await import('./data/scenarios.ts')).scenarios,
  puzzles: async () => (await import('./data/puzzles/index.ts')).puzzles,
  bots: async () => (await import('./bot/index.ts')).bots,
  ladder: async () => (await import('./bot/trials/index.ts')).ladder,
  officer: async () => (await import('./bot/officer/index.ts')).officer,
  carryOn: async () => (await import('./attention/carry-on.ts')).carryOn,
  listWords: async () => (await import('./board/list-words.ts')).listWords,
  page: async () => (await import('./board/page.ts')).page,
} as const satisfies GameEntry<TableAction>;
