/** What matches between machines came to: `docs/balance/table-action.md` has the same figures with their intervals. */
import type { Effort, Played } from '@weathergage/kernel';

export const played: Readonly<Record<string, Played>> = {
  'frigate-duel': { matches: 200, won: { british: 47, french: 52 } },
  'constitution-guerriere': { matches: 200, won: { american: 60, british: 40 } },
  'treasure-frigates': { matches: 200, won: { british: 49.5, spanish: 50 } },
  'convoy-raid': { matches: 200, won: { british: 55.5, french: 44.5 } },
  'learning-three': { matches: 200, won: { british: 59.5, french: 33.5 } },
  'breaking-the-line': { matches: 200, won: { british: 57, allied: 41 } },
  collingwood: { matches: 200, won: { british: 54, allied: 46 } },
  'cape-ortegal': { matches: 200, won: { british: 42.5, french: 57.5 } },
  'st-vincent': { matches: 200, won: { spanish: 50, british: 50 } },
  'first-of-june': { matches: 200, won: { british: 56.5, french: 43 } },
  'grand-line': { matches: 200, won: { british: 50, allied: 50 } },
  'san-domingo': { matches: 200, won: { french: 50.5, british: 49.5 } },
  'nile-van': { matches: 200, won: { french: 52, british: 48 } },
  algeciras: { matches: 200, won: { british: 42.5, allied: 55.5 } },
  copenhagen: { matches: 200, won: { danish: 42.5, british: 57.5 } },
};

/** What they asked of a side: half of the matches less. Made by `tools/sittings.ts`. */
export const effort: Readonly<Record<string, Effort>> = {
  'frigate-duel': { sittings: 36, questions: 36 },
  'constitution-guerriere': { sittings: 21, questions: 21 },
  'treasure-frigates': { sittings: 139, questions: 148 },
  'convoy-raid': { sittings: 48, questions: 48 },
  'learning-three': { sittings: 111, questions: 111 },
  'division-lesson': { sittings: 67, questions: 67 },
  'breaking-the-line': { sittings: 169, questions: 169 },
  collingwood: { sittings: 214, questions: 214 },
  'cape-ortegal': { sittings: 154, questions: 154 },
  'st-vincent': { sittings: 201, questions: 201 },
  'first-of-june': { sittings: 243, questions: 243 },
  'grand-line': { sittings: 305, questions: 305 },
  'san-domingo': { sittings: 183, questions: 183 },
  'nile-van': { sittings: 90, questions: 90 },
  algeciras: { sittings: 181, questions: 181 },
  copenhagen: { sittings: 200, questions: 200 },
};
