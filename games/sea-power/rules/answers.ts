/** What may be answered to each kind of ask, gathered from the phases that put them. */
import type { Refusal } from '@weathergage/kernel';
import type { Answer, AskKind, SeaAsk } from './asks.ts';
import { assaultAsk, defendAsk } from './assault.ts';
import { lineAsk } from './battle-line.ts';
import { bidAsk } from './bidding.ts';
import { battleOrderAsk } from './combat.ts';
import { commissionAsk } from './commission.ts';
import { demobiliseAsk } from './demobilise.ts';
import { frigateAsk } from './frigates.ts';
import { organiseAsk } from './organise.ts';
import type { AskRules } from './phase.ts';
import { placeAsk } from './place.ts';
import { refugeAsk } from './refuge.ts';
import { reorganiseAsk } from './reorganise.ts';
import { repairAsk } from './repair.ts';
import { returnAsk } from './return.ts';
import { onwardAsk, sailAsk } from './sail.ts';
import { searchAsk } from './search.ts';
import type { View } from './state.ts';
import { wearAsk } from './wear.ts';
import { gaugeAsk } from './weather-gauge.ts';

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
