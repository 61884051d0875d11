/** What matches between machines came to: `docs/balance/station.md` has the same figures with their intervals. */
import type { Effort, Played } from '@weathergage/kernel';

export const played: Readonly<Record<string, Played>> = {
  'first-cruise': { matches: 500, won: { crown: 39.8, league: 40.4 } },
  'valdoro-trade': { matches: 500, won: { crown: 41, league: 49.4 } },
  'intro-toulon': { matches: 500, won: { British: 36.8, Bourbon: 43.4 } },
  'minor-1742': { matches: 500, won: { British: 31.2, Bourbon: 50.8 } },
  'minor-1744': { matches: 500, won: { British: 43.4, Bourbon: 47.8 } },
  'minor-1746': { matches: 500, won: { British: 33, Bourbon: 48.6 } },
  'minor-1747': { matches: 500, won: { British: 34.4, Bourbon: 36.4 } },
  'marrick-1757': { matches: 500, won: { crown: 35.8, league: 51.6 } },
  'campaign-1757': { matches: 500, won: { crown: 33.6, league: 51.4 } },
  'campaign-1742': { matches: 500, won: { British: 41.2, Bourbon: 50.4 } },
};

/** What they asked of a side: half of the matches less. Made by `tools/sittings.ts`. */
export const effort: Readonly<Record<string, Effort>> = {
  'first-cruise': { sittings: 22, questions: 22, seconds: 40 },
  'lesson-orders': { sittings: 14, questions: 14, seconds: 40 },
  // The Enemy sits still there: counted without `--calm`, which would find nothing to ask.
  'lesson-dockyards': { sittings: 19, questions: 19, seconds: 40 },
  'lesson-blockade': { sittings: 10, questions: 10, seconds: 40 },
  'valdoro-trade': { sittings: 66, questions: 66, seconds: 40 },
  'intro-toulon': { sittings: 32, questions: 32, seconds: 40 },
  'marrick-1757': { sittings: 115, questions: 115, seconds: 40 },
  'campaign-1757': { sittings: 151, questions: 151, seconds: 40 },
  'minor-1742': { sittings: 87, questions: 87, seconds: 40 },
  'minor-1744': { sittings: 94, questions: 94, seconds: 40 },
  'minor-1746': { sittings: 100, questions: 100, seconds: 40 },
  'minor-1747': { sittings: 95, questions: 95, seconds: 40 },
  'campaign-1742': { sittings: 398, questions: 398, seconds: 40 },
};
