/** What may be answered when Tasks, Screens and shadows are asked for (6.14, 6.28, 7.131). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { sourceOf } from '../auxiliaries/auxiliary.ts';
import { screenersAt } from '../auxiliaries/screening.ts';
import { canBeSeen } from '../auxiliaries/spotting.ts';
import { checkStationScreen } from '../auxiliaries/stationing.ts';
import type { SideId } from '../module/vocabulary.ts';
import type { AskRules } from '../umpire/phase.ts';
import { ownForces } from '../umpire/phase.ts';
import type { AnswerTo, TaskOrder } from '../world/asks.ts';
import type { View } from '../world/state.ts';
import { checkTask } from './task-check.ts';
import { taskChoices } from './task-choices.ts';

type TasksAnswer = AnswerTo<'tasks'>;

export const tasksAsk: AskRules<'tasks'> = {
  choices: (view) => taskChoices(view, view.side!),
  check(view, _ask, answer) {
    const side = view.side!;
    return (
      checkAuxiliariesOnce(answer) ?? checkOrders(view, side, answer.tasks) ?? checkRest(view, side, answer)
    );
  },
};

/** 6.14: one Auxiliary a Task, one Task an Auxiliary. The same one may be named for being Screened or not. */
function checkAuxiliariesOnce({ tasks, screens }: TasksAnswer): Refusal | null {
  const used = [
    ...tasks.flatMap(({ aux, ifScreened }) =>
      ifScreened === undefined || ifScreened === aux ? [aux] : [aux, ifScreened],
    ),
    ...(screens ?? []).map(({ aux }) => aux),
  ];
  return new Set(used).size === used.length
    ? null
    : refuse('task-twice', '6.14', 'An Auxiliary is given one Task.');
}

/** What may be done once in a Space or by a Formation (7.122, 10.185, M10.6). */
function onceIn(view: View, side: SideId, { task, at, aux }: TaskOrder): string | null {
  if (task === 'Search' || task === 'ConvoyAttack') return `${task}:${at}`;
  // 6.238: Fireships as many as there are, each by itself.
  if (task === 'Station' || task === 'CoverTrade' || task === 'Fireship') return null;
  return `${task}:${sourceOf(view, side, aux)!.formation}`;
}

function checkOrders(view: View, side: SideId, orders: readonly TaskOrder[]): Refusal | null {
  const once = new Set<string>();
  for (const order of orders) {
    const flaw = checkTask(view, side, order);
    if (flaw !== null) return flaw;
    if (order.ifScreened !== undefined) {
      const other = checkTask(view, side, { ...order, aux: order.ifScreened });
      if (other !== null) return other;
    }
    const key = onceIn(view, side, order);
    if (key === null) continue;
    if (once.has(key)) return refuse('task-again', '7.122', 'That may be tried once.');
    once.add(key);
  }
  return null;
}

function checkRest(view: View, side: SideId, answer: TasksAnswer): Refusal | null {
  const forces = ownForces(view);
  for (const id of answer.reveal ?? []) {
    const token = view.tokens.find((one) => one.id === forces.formations[id]?.token);
    if (token === undefined || token.face !== null)
      return refuse('show-formation', '7.111', 'There is no such Formation to be shown.');
    if (!canBeSeen(view, token) || forces.convoys[id]?.scattered === true)
      return refuse('show-unseen', '7.113', 'It can’t be seen where it is.');
  }
  for (const marker of answer.release ?? [])
    if (!view.markers.some((one) => one.id === marker && one.side === side && one.kind === 'shadow'))
      return refuse('release-marker', '7.132', 'That is no shadow of yours.');
  const screened = new Set<string>();
  for (const order of answer.screens ?? []) {
    const flaw = checkStationScreen(view, side, order);
    if (flaw !== null) return flaw;
    if (screened.has(order.marker)) return refuse('screen-twice', '6.28', 'One Auxiliary Screens.');
    screened.add(order.marker);
  }
  return null;
}

export const screenAsk: AskRules<'screen'> = {
  *choices(view, ask) {
    yield { aux: null };
    for (const aux of screenersAt(view, view.side!, ask.against.at)) yield { aux };
  },
  check(view, ask, { aux }) {
    if (aux === null || screenersAt(view, view.side!, ask.against.at).includes(aux)) return null;
    return refuse(
      'screen-place',
      '6.28',
      'Only scouts (Fleet, Fleet-50, Light, Galley) of a Formation or Port in the Space can do it.',
    );
  },
};

export const shadowAsk: AskRules<'shadow'> = {
  choices: () => [{ shadow: true }, { shadow: false }],
  check: () => null,
};
