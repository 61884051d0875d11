/** Why this order: what was weighed for it, looked at once more by the same view and the same imagined dice. */
import { looseDice, OFFICERS_DICE } from '@weathergage/kernel';
import type { Answer, AnswerTo, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { deskOf } from '../desk.ts';
import {
  commissionReasons,
  demobiliseReasons,
  formingReasons,
  lineReasons,
  placeReasons,
  refugeReasons,
  repairReasons,
  returnReasons,
  wearReasons,
} from './forces-reasons.ts';
import { gaugeReasons, searchReasons } from './meeting-reasons.ts';
import {
  assaultReasons,
  battleOrderReasons,
  bidReasons,
  defendReasons,
  frigateReasons,
} from './policy-reasons.ts';
import { onwardReasons, sailReasons } from './sailing-reasons.ts';

export function reasons(view: View, ask: SeaAsk, answer: Answer): readonly string[] {
  const desk = deskOf(view, ask, looseDice(OFFICERS_DICE));
  // The answer is of the question's own kind.
  const as = <K extends SeaAsk['kind']>(_kind: K): AnswerTo<K> => answer as AnswerTo<K>;
  switch (ask.kind) {
    case 'bid':
      return bidReasons(as('bid'));
    case 'demobilise':
      return demobiliseReasons(desk, as('demobilise'));
    case 'commission':
      return commissionReasons(ask, as('commission'));
    case 'organise':
      return formingReasons(desk, as('organise').squadrons);
    case 'reorganise':
      return formingReasons(desk, as('reorganise').squadrons);
    case 'place':
      return placeReasons(desk, as('place'));
    case 'frigate':
      return frigateReasons(desk, as('frigate'));
    case 'sail':
      return sailReasons(desk, as('sail'));
    case 'onward':
      return onwardReasons(desk, ask, as('onward'));
    case 'search':
      return searchReasons(desk, ask, as('search'));
    case 'wear':
      return wearReasons(desk, ask, as('wear'));
    case 'battle-order':
      return battleOrderReasons(ask);
    case 'gauge':
      return gaugeReasons(desk, ask);
    case 'means':
      return ['By the tables it is settled at once; ship by ship it is a match of its own.'];
    case 'line':
      return lineReasons(desk, as('line'));
    case 'refuge':
      return refugeReasons(as('refuge'));
    case 'assault':
      return assaultReasons(desk, ask, as('assault'));
    case 'defend':
      return defendReasons(as('defend'));
    case 'return':
      return returnReasons(desk, as('return'));
    case 'repair':
      return repairReasons(desk, as('repair'));
  }
}
