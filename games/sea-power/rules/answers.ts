/** What may be answered to each kind of ask, gathered from the phases that put them. */
import { byKind } from '@weathergage/kernel';
import { lineAsk } from './battle/battle-line.ts';
import { battleOrderAsk } from './battle/combat.ts';
import { meansAsk } from './battle/fought-out.ts';
import { refugeAsk } from './battle/refuge.ts';
import { gaugeAsk } from './battle/weather-gauge.ts';
import { assaultAsk, defendAsk } from './ports/assault.ts';
import { repairAsk } from './ports/repair.ts';
import { returnAsk } from './ports/return.ts';
import { wearAsk } from './ports/wear.ts';
import { frigateAsk } from './sailing/frigates.ts';
import { onwardAsk, sailAsk } from './sailing/sail.ts';
import { searchAsk } from './sailing/search.ts';
import type { AnswerTo, AskKind, SeaAsk } from './world/asks.ts';
import type { View } from './world/state.ts';
import { bidAsk } from './year/bidding.ts';
import { commissionAsk } from './year/commission.ts';
import { demobiliseAsk } from './year/demobilise.ts';
import { organiseAsk } from './year/organise.ts';
import { placeAsk } from './year/place.ts';
import { reorganiseAsk } from './year/reorganise.ts';

export const { choices, check } = byKind<View, SeaAsk, { [K in AskKind]: AnswerTo<K> }>({
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
  means: meansAsk,
  line: lineAsk,
  refuge: refugeAsk,
  assault: assaultAsk,
  defend: defendAsk,
  return: returnAsk,
  repair: repairAsk,
});
