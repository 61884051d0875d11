/** The machine's captain: each question to the officer whose business it is. */
import type { Dice } from '@weathergage/kernel';
import type { Answer, AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { advancedView } from '../rules/sea/edition.ts';
import type { View } from '../rules/sea/state.ts';
import {
  chooseBoarding,
  chooseBoardOn,
  chooseDisengage,
  chooseGrapples,
  chooseUnfouling,
  chooseUngrapples,
} from './boarders.ts';
import { chooseFire, chooseGunLosses, chooseLoad } from './gunner.ts';
import { choosePlot } from './helm.ts';
import { isAdvancedAsk, plainly } from './plain.ts';

export function captainBot(view: View, ask: HexAsk, dice: Dice): Answer {
  if (isAdvancedAsk(ask)) return plainly(advancedView(view), ask);
  switch (ask.kind) {
    case 'unfoul':
      return chooseUnfouling(view, ask);
    case 'plot':
      return choosePlot(view, ask, dice);
    case 'contested':
      return keepHex(ask);
    case 'grapple':
      return chooseGrapples(view, ask);
    case 'ungrapple':
      return chooseUngrapples(view, ask);
    case 'boarding':
      return chooseBoarding(view, ask, dice);
    case 'fire':
      return chooseFire(view, ask);
    case 'gun-losses':
      return chooseGunLosses(view, ask);
    case 'board-on':
      return chooseBoardOn(view, ask);
    case 'disengage':
      return chooseDisengage(view, ask);
    case 'load':
      return chooseLoad(view, ask);
  }
}

/** 8.3.2: the way a ship planned is the way she wants to go. */
const keepHex = (ask: Extract<HexAsk, { kind: 'contested' }>): AnswerTo<'contested'> => ({ ship: ask.ship });
