/** What has been told of the Battle now being fought: the weather gauge with its reasons, who came up, the dice. */
import { createContext } from 'react';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';

const KINDS: ReadonlySet<string> = new Set<BattleTold['kind']>([
  'meeting',
  'no-battle',
  'battle',
  'gauge',
  'withdrew',
  'assist',
  'reinforced',
  'line',
  'intensity',
  'pick',
  'combat',
  'hurt',
  'casualty',
  'fireship',
  'victor',
  'prize',
  'mulligan',
]);

export const isOfBattle = (told: StationTold): told is BattleTold => KINDS.has(told.kind);

/** A new meeting begins a new page; a forced Battle begins with its declaration. */
export function newsAfter(news: readonly BattleTold[], told: readonly StationTold[]): readonly BattleTold[] {
  let page = news;
  for (const one of told) {
    if (!isOfBattle(one)) continue;
    const begins =
      one.kind === 'meeting' || (one.kind === 'battle' && page.some(({ kind }) => kind === 'battle'));
    page = begins ? [one] : [...page, one];
  }
  return page;
}

export const gaugeIn = (news: readonly BattleTold[]): Extract<BattleTold, { kind: 'gauge' }> | undefined =>
  news.findLast((told): told is Extract<BattleTold, { kind: 'gauge' }> => told.kind === 'gauge');

export const BattleNews = createContext<readonly BattleTold[]>([]);
