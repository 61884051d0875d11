/** Station in the list of games. */
import type { GameEntry } from '@weathergage/kernel';
import { emblem } from './emblem.ts';
import type { Station } from './rules/types.ts';

export const station = {
  id: 'station',
  title: 'Station',
  description:
    'Command of a theatre: squadrons, officers, weather and the Admiralty’s orders, three weeks to a turn.',
  emblem,
  place: 3,
  rules: async () => (await import('./rules/index.ts')).station,
  scenarios: async () => {
    const [{ scenarios }, { lessonScenarios }] = await Promise.all([
      import('./data/scenarios.ts'),
      import('./data/lessons/scenarios.ts'),
    ]);
    return [...scenarios, ...lessonScenarios];
  },
  puzzles: async () => (await import('./data/puzzles/index.ts')).puzzles,
  bots: async () => (await import('./bot/index.ts')).bots,
  ladder: async () => (await import('./bot/trials/index.ts')).ladder,
  officer: async () => (await import('./bot/officer/index.ts')).officer,
  figures: async () => (await import('./bot/figures.ts')).figures,
  carryOn: async () => (await import('./attention/carry-on.ts')).carryOn,
  listWords: async () => (await import('./board/list-words.ts')).listWords,
  page: async () => (await import('./board/page.ts')).page,
} as const satisfies GameEntry<Station>;
