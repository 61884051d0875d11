/** Sea Power in the list of games. */
import type { GameEntry } from '@weathergage/kernel';
import { emblem } from './emblem.ts';
import type { SeaPower } from './rules/types.ts';

export const seaPower = {
  id: 'sea-power',
  title: 'Sea Power',
  description:
    'The world war at sea by years: fleets, frigates and ports on one chart, and a secret behind each flag.',
  emblem,
  place: 4,
  rules: async () => (await import('./rules/index.ts')).seaPower,
  scenarios: async () => {
    const { lessonScenarios, scenarios } = await import('./data/scenarios.ts');
    return [...scenarios, ...lessonScenarios];
  },
  puzzles: async () => (await import('./data/puzzles/index.ts')).puzzles,
  bots: async () => (await import('./bot/index.ts')).bots,
  ladder: async () => (await import('./bot/trials/index.ts')).ladder,
  officer: async () => (await import('./bot/officer/index.ts')).officer,
  carryOn: async () => (await import('./attention/carry-on.ts')).carryOn,
  listWords: async () => (await import('./board/list-words.ts')).listWords,
  page: async () => (await import('./board/page.ts')).page,
} as const satisfies GameEntry<SeaPower>;
