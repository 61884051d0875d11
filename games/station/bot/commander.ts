/** A commander: an answer to every question, from the view alone, and never one that the rules refuse. */
import type { Chooser } from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import type { Station } from '../rules/types.ts';
import type { Answer, AskKind, StationAsk } from '../rules/world/asks.ts';
import { combat, engage, intensity, reinforce, withdraw } from './battles.ts';
import { auxiliaries } from './cruisers.ts';
import { type Answerer, type Desk, deskOf } from './desk.ts';
import { extend, orders } from './hand.ts';
import { reorganise } from './muster.ts';
import { leeway, plot } from './plots.ts';
import { route } from './routes.ts';
import { counterShadow, screen, shadow, tasks } from './tasks.ts';
import type { Temper } from './temper.ts';
import { dockyard, layUp, namePort } from './yards.ts';

type Answerers = { readonly [K in AskKind]?: Answerer<K> };

const ANSWERERS: Answerers = {
  plot,
  leeway,
  tasks,
  screen,
  shadow,
  'counter-shadow': counterShadow,
  engage,
  withdraw,
  reinforce,
  intensity,
  combat,
  extend,
  route,
  dockyard,
  'lay-up': layUp,
  'name-port': namePort,
  orders,
  auxiliaries,
  reorganise,
};

const answerTo = (desk: Desk, ask: StationAsk): Answer | null => {
  const answerer = ANSWERERS[ask.kind] as ((desk: Desk, ask: StationAsk) => Answer | null) | undefined;
  return answerer === undefined ? null : answerer(desk, ask);
};

/** What he has no opinion on he answers as the rules propose first. */
export const commander =
  (temper: Temper): Chooser<Station> =>
  (view, ask, dice) => {
    const answer = answerTo(deskOf(view, dice, temper), ask);
    return answer !== null && check(view, ask, answer) === null ? answer : firstOf(choices(view, ask));
  };

function firstOf(answers: Iterable<Answer>): Answer {
  for (const answer of answers) return answer;
  throw new Error('there is nothing to choose');
}
