/** What may be answered to each kind of ask, gathered from the phases that put them. */
import type { Refusal } from '@weathergage/kernel';
import { lineAsk } from './battle/battle-line.ts';
import { battleOrderAsk } from './battle/combat.ts';
import { refugeAsk } from './battle/refuge.ts';
import { gaugeAsk } from './battle/weather-gauge.ts';
import { assaultAsk, defendAsk } from './ports/assault.ts';
import { repairAsk } from './ports/repair.ts';
import { returnAsk } from './ports/return.ts';
import { wearAsk } from './ports/wear.ts';
import { frigateAsk } from './sailing/frigates.ts';
import { onwardAsk, sailAsk } from './sailing/sail.ts';
import { searchAsk } from './sailing/search.ts';
import type { Answer, AskKind, SeaAsk } from './world/asks.ts';
import type { AskRules } from './world/phase.ts';
import type { View } from './world/state.ts';
import { bidAsk } from './year/bidding.ts';
import { commissionAsk } from './year/commission.ts';
import { demobiliseAsk } from './year/demobilise.ts';
import { organiseAsk } from './year/organise.ts';
import { placeAsk } from './year/place.ts';
import { reorganiseAsk } from './year/reorganise.ts';

const RULES: { readonly [K in AskKind]: AskRules<K> } = {
  bid: bidAsk,
  demobilise: demobiliseAsk,
  commission: commissionAsk,
  organise: organiseAsk,
  place: placeAsk,
  reorganise: reorganiseAsk,
  frigate: frigateAsk,
  sail: sailAsk,
  onward: onwardAsk,
  search: searchAsk,
  wear: wearAsk,
  'battle-order': battleOrderAsk,
  gauge: gaugeAsk,
  line: lineAsk,
  refuge: refugeAsk,
  assault: assaultAsk,
  defend: defendAsk,
  return: returnAsk,
  repair: repairAsk,
};

// The table is typed by kind; an ask and its answer have met their schema before they come here.
const rulesOf = (ask: SeaAsk): AskRules<never> => RULES[ask.kind] as unknown as AskRules<never>;

export const choices = (view: View, ask: SeaAsk): Iterable<Answer> =>
  rulesOf(ask).choices(view, ask as never);
export const check = (view: View, ask: SeaAsk, answer: Answer): Refusal | null =>
  rulesOf(ask).check(view, ask as never, answer as never);
