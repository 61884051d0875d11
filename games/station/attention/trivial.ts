/** Questions with one answer, which are given by themselves, and what is said of them. */
import { onlyAnswer } from '@weathergage/kernel';
import { choices } from '../rules/answers.ts';
import type { Answer, AskKind, StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';

/** What is said of an answer that was given by itself; kinds that are not here are always left to the player. */
const WORDS: { readonly [K in AskKind]?: string } = {
  leeway: 'One way out alone lies open.',
  tasks: 'None of your Auxiliaries can do anything now.',
  screen: 'You have nothing there to screen with.',
  withdraw: 'Nothing of yours can withdraw.',
  reinforce: 'Nobody else is there to join.',
  'line-up': 'There is one way to form the line.',
  combat: 'One Squadron alone can be next.',
  double: 'No Squadron is left to double with.',
  shifts: 'There is nothing to share out between the columns.',
  sinkings: 'There is nothing to choose about the losses.',
  fireships: 'You have no fireship that could be sent.',
  prizes: 'There is nothing to choose about the prizes.',
  regroup: 'There is nothing to regroup.',
  'counter-shadow': 'You have nothing to chase the shadow off with.',
  dockyard: 'None of your Squadrons is In Ordinary.',
  auxiliaries: 'None of your Auxiliaries waits for work.',
  reorganise: 'There is nothing to reorganise.',
  'lay-up': 'None of your Squadrons can be laid up.',
};

/**
 * What his officers, his yards and his Auxiliaries can do each side alone knows. Where others wait, such a question is put to
 * him like any other: answered at once it would tell them that there is nothing he could do.
 */
const CLOSED: ReadonlySet<AskKind> = new Set<AskKind>([
  'tasks',
  'screen',
  'reinforce',
  'fireships',
  'regroup',
  'counter-shadow',
  'dockyard',
  'auxiliaries',
  'reorganise',
  'lay-up',
]);

export function trivialAnswer(
  view: View,
  ask: StationAsk,
): { readonly answer: Answer; readonly words: string } | null {
  const words = WORDS[ask.kind];
  if (words === undefined) return null;
  const answer = onlyAnswer(choices(view, ask));
  return answer === null ? null : { answer, words };
}

/** The same, but for what nobody else may know to have one answer. */
export const openAnswer: typeof trivialAnswer = (view, ask) =>
  CLOSED.has(ask.kind) ? null : trivialAnswer(view, ask);
