/** Battles that have been told, each whole and as the side saw it: to be seen again. */
import type { PastStep } from '@weathergage/web/toolkit/contract.ts';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { Station } from '../../rules/types.ts';
import type { View } from '../../rules/world/state.ts';
import { newsAfter } from '../battle/battle-news.ts';

export interface PastBattle {
  /** The step in which it was decided. */
  readonly n: number;
  readonly at: LocationId;
  readonly told: readonly BattleTold[];
  /** What the side saw last while the lines still stood: those who came out of it unhurt are drawn by it. */
  readonly view: View;
}

/** A Battle may take many steps: it is asked in between what is to be done. */
export function pastBattles(past: readonly Pick<PastStep<Station>, 'n' | 'told' | 'after'>[]): PastBattle[] {
  const battles: PastBattle[] = [];
  let news: readonly BattleTold[] = [];
  let fought: View | null = null;
  for (const { n, told, after } of past) {
    for (const one of told) {
      news = newsAfter(news, [one]);
      if (one.kind !== 'victor') continue;
      battles.push({ n, at: one.at, told: news, view: fought ?? after.view });
      fought = null;
    }
    if (after.view.battle !== null) fought = after.view;
  }
  return battles;
}
