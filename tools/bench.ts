/** Everything that is measured, in the order it is printed. `weathergage bench` runs it. */
import type { Figure } from './bench/figure.ts';

export type { Figure } from './bench/figure.ts';

/** Each loads what it measures, its peer and the browser only when it is wanted. */
export const FIGURES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'kernel-cycle': async () => (await import('./bench/kernel-cycle.ts')).kernelCycle(),
  'hex-action': async () => (await import('./bench/games/hex-action.ts')).hexAction(),
  trafalgar: async () => (await import('./bench/games/trafalgar.ts')).trafalgarTurn(),
  'table-action': async () => (await import('./bench/games/table-action.ts')).tableAction(),
  'sea-power': async () => (await import('./bench/games/sea-power.ts')).seaPower(),
  station: async () => (await import('./bench/games/station.ts')).station(),
  campaign: async () => (await import('./bench/campaign.ts')).campaign(),
  'match-load': async () => (await import('./bench/match-load.ts')).matchLoad(),
  'server-answers': async () => (await import('./bench/server/server-answers.ts')).serverAnswers(),
  'server-mixed': async () => (await import('./bench/server/server-answers.ts')).serverMixed(),
  'server-idle': async () => (await import('./bench/server/server-crowds.ts')).serverIdle(),
  'server-gallery': async () => (await import('./bench/server/server-crowds.ts')).serverGallery(),
  'server-bots': async () => (await import('./bench/server/server-bots.ts')).serverBots(),
  'people-lists': async () => (await import('./bench/people-lists.ts')).peopleLists(),
  'page-weight': async () => (await import('./bench/page-weight.ts')).pageWeight(),
  'thinking-page': async () => (await import('./bench/thinking-page.ts')).thinkingPage(),
  'trafalgar-page': async () => (await import('./bench/trafalgar-page.ts')).trafalgarPage(),
};
