/** What matches between machines came to: `docs/balance/sea-power.md` has the same figures with their intervals. */
import type { Effort, Played } from '@weathergage/kernel';

export const played: Readonly<Record<string, Played>> = {
  'seven-years-war-1756': { matches: 500, won: { english: 31.8, european: 29.6 } },
  'maritime-war-1778': { matches: 500, won: { english: 36.8, european: 32.8 } },
  'napoleonic-wars-1793': { matches: 500, won: { english: 40.6, european: 33 } },
  'short-campaign-1778': { matches: 500, won: { english: 40.8, european: 37.8 } },
  'long-campaign-1756': { matches: 500, won: { english: 41.6, european: 40 } },
};

/** What they asked of a side: half of the matches less. Made by `tools/sittings.ts`. */
export const effort: Readonly<Record<string, Effort>> = {
  'seven-years-war-1756': { sittings: 136, questions: 136, seconds: 40 },
  'maritime-war-1778': { sittings: 172, questions: 172, seconds: 40 },
  'napoleonic-wars-1793': { sittings: 306, questions: 306, seconds: 40 },
  'short-campaign-1778': { sittings: 497, questions: 497, seconds: 40 },
  'long-campaign-1756': { sittings: 598, questions: 598, seconds: 40 },
  'first-year-1756': { sittings: 30, questions: 30, seconds: 40 },
  'minorca-1756': { sittings: 21, questions: 21, seconds: 40 },
};
