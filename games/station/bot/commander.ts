/** A commander: an answer to every question, from the view alone, and never one that the rules refuse. */
import type { QuickChooser } from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import type { Station } from '../rules/types.ts';
import type { Answer, AskKind, StationAsk } from '../rules/world/asks.ts';
import { answerCombat, answerEngage, answerIntensity, answerReinforce, answerWithdraw } from './battles.ts';
import { answerAuxiliaries } from './cruisers.ts';
import { type Answerer, type Desk, deskOf } from './desk.ts';
import { answerExtend, answerOrders } from './hand.ts';
import { answerReorganise } from './muster.ts';
import { answerLeeway, answerPlot } from './plots.ts';
import { answerRoute } from './routes.ts';
import { answerScreen, answerShadow, answerTasks, counterShadow } from './tasks.ts';
import type { Temper } from './temper.ts';
import { answerDockyard, layUp, namePort } from './yards.ts';

type Answerers = { readonly [K in AskKind]?: Answerer<K> };

const ANSWERERS: Answerers = {
  plot: answerPlot,
  leeway: answerLeeway,
  tasks: answerTasks,
  screen: answerScreen,
  shadow: answerShadow,
  'counter-shadow': counterShadow,
  engage: answerEngage,
  withdraw: answerWithdraw,
  reinforce: answerReinforce,
  intensity: answerIntensity,
  combat: answerCombat,
  extend: answerExtend,
  route: answerRoute,
  dockyard: answerDockyard,
  'lay-up': layUp,
  'name-port': namePort,
  orders: answerOrders,
  auxiliaries: answerAuxiliaries,
  reorganise: answerReorganise,
};

const answerTo = (desk: Desk, ask: StationAsk): Answer | null => {
  const answerer = ANSWERERS[ask.kind] as ((desk: Desk, ask: StationAsk) => Answer | null) | undefined;
  return answerer === undefined ? null : answerer(desk, ask);
};

/** What he has no opinion on he answers as the rules propose first. */
export const commander =
  (temper: Temper): QuickChooser<Station> =>
  (view, ask, dice) => {
    const answer = answerTo(deskOf(view, dice, temper), ask);
    return answer !== null && check(view, ask, answer) === null ? answer : firstOf(choices(view, ask));
  };

function firstOf(answers: Iterable<Answer>): Answer {
  for (const answer of answers) return answer;
  throw new Error('there is nothing to choose');
}
