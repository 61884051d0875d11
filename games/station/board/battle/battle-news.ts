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
  'fought-out',
  'report',
  'pick',
  'combat',
  'hurt',
  'casualty',
  'fireship',
  'victor',
  'prize',
  'mulligan',
]);

/** With these the guns begin to speak. */
const GUNS: ReadonlySet<string> = new Set<BattleTold['kind']>(['combat', 'fireship']);

/** By this rule the sea takes what is worn out, far from any guns. */
const WORN = '7.351';

export const isOfBattle = (told: StationTold): told is BattleTold =>
  KINDS.has(told.kind) && !(told.kind === 'hurt' && told.rule === WORN);

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

const opens = ({ kind }: StationTold): boolean => kind === 'meeting' || kind === 'battle';

/** All that has been told of the newest Battle, over however many steps, and whenever the page was opened. */
export function newsOf(steps: readonly { readonly told: readonly StationTold[] }[]): readonly BattleTold[] {
  let from = steps.length - 1;
  while (from > 0 && !steps[from]!.told.some(({ kind }) => kind === 'meeting')) from--;
  return steps
    .slice(Math.max(0, from))
    .reduce<readonly BattleTold[]>((news, { told }) => newsAfter(news, told), []);
}

/** Of those, what came before a step and belongs to its Battle: nothing if the step begins a Battle of its own. */
export const earlierIn = (
  news: readonly BattleTold[],
  told: readonly StationTold[],
): readonly BattleTold[] => {
  if (told.some(opens)) return [];
  const first = news.findIndex(({ kind }) => GUNS.has(kind));
  return first < 0 ? [] : news.slice(first);
};

export const gaugeIn = (news: readonly BattleTold[]): Extract<BattleTold, { kind: 'gauge' }> | undefined =>
  news.findLast((told): told is Extract<BattleTold, { kind: 'gauge' }> => told.kind === 'gauge');

export const BattleNews = createContext<readonly BattleTold[]>([]);
