/** What came of it when orders were played out: how often each would win, and what is feared. */
import type { SearchFound } from '@weathergage/bots/search/index.ts';
import { percentWords } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';

/** One sentence on the best two; none where nothing was played out. */
export function weighedReasons({ plans, playOuts }: SearchFound<HexAction>): readonly string[] {
  const [best, next] = plans;
  if (best === undefined || next === undefined || playOuts === 0) return [];
  const fear = best.feared === '' ? '' : `; the enemy's best reply is “${best.feared}”`;
  return [
    `Played out ${playOuts} times, “${best.plan.name}” wins ${percentWords(best.worth)} of the time and “${next.plan.name}” ${percentWords(next.worth)}${fear}.`,
  ];
}
