/** Cutter and Brig in the list of games. */
import type { GameEntry } from '@weathergage/kernel';
import { emblem } from './emblem.ts';
import type { CutterAndBrig } from './rules/types.ts';

export const cutterAndBrig = {
  id: 'cutter-and-brig',
  title: 'Cutter and Brig',
  description: 'A smuggler runs for the beach in the dark, and a revenue brig hunts her.',
  emblem,
  rules: async () => (await import('./rules/index.ts')).cutterAndBrig,
  scenarios: async () => (await import('./data/scenarios.ts')).scenarios,
  bots: async () => (await import('./bot/index.ts')).bots,
  page: async () => (await import('./board/page.ts')).page,
} as const satisfies GameEntry<CutterAndBrig>;
