/** What a Task is likely to bring, in words. */
import { counterOf } from '../../../rules/auxiliaries/auxiliary.ts';
import { isInshore, mayBeScreened, screenResult } from '../../../rules/auxiliaries/screening.ts';
import { isSeen, mayBeFollowed, searchModifier } from '../../../rules/auxiliaries/search-table.ts';
import type { AuxClass, LocationId } from '../../../rules/module/vocabulary.ts';
import { mayStrike } from '../../../rules/tasks/task-target.ts';
import type { TaskOrder } from '../../../rules/world/asks.ts';
import { rankDrm } from '../../../rules/world/ranks.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { facesAtMost, inTen } from '../../look/odds.ts';
import { AUX_WORDS, list } from '../../look/words.ts';

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SCREENING = ['Fleet', 'Fleet-50', 'Light', 'Galley'] as const satisfies readonly AuxClass[];

/** Chances to see a Formation, and to be able to follow one of a single Squadron. */
export function searchFaces(
  view: View,
  sort: AuxClass,
): { readonly seen: number; readonly followed: number } {
  const modifier = searchModifier(sort, false) + rankDrm(view, view.side!, 'search');
  return {
    seen: DICE.filter((die) => isSeen(die + modifier)).length,
    followed: DICE.filter((die) => mayBeFollowed(die + modifier, 1)).length,
  };
}

/** Who would stop it: `frigates on scouting stop it; fifty-gun ships hinder it`. */
export function screenedBy(view: View, tasked: AuxClass, at: LocationId): string {
  const inshore = isInshore(theatreOf(view), at);
  const those = (result: string): string[] =>
    SCREENING.filter((screening) => screenResult(tasked, screening, inshore) === result).map(
      (one) => AUX_WORDS[one],
    );
  const [stops, hinders] = [those('screened'), those('partly')];
  return [
    stops.length === 0 ? 'nobody stops it' : `stopped by ${list(stops)}`,
    ...(hinders.length === 0 ? [] : [`hindered by ${list(hinders)}`]),
  ].join('; ');
}

/** Against each Class that might be coming: what a screen of this one would do. */
export function screensWords(view: View, screening: AuxClass, at: LocationId): string {
  const inshore = isInshore(theatreOf(view), at);
  const those = (result: string): string[] =>
    SCREENING.filter((tasked) => screenResult(tasked, screening, inshore) === result).map(
      (one) => AUX_WORDS[one],
    );
  const [stops, hinders, fails] = [those('screened'), those('partly'), those('failed')];
  return [
    stops.length === 0 ? [] : [`stops ${list(stops)}`],
    hinders.length === 0 ? [] : [`hinders ${list(hinders)}`],
    fails.length === 0 ? [] : [`does nothing against ${list(fails)}`],
  ]
    .flat()
    .join('; ');
}

function shoreWords(view: View, { task, at }: TaskOrder): string {
  const action = theatreOf(view).module.shore.find((one) => one.task === task);
  if (action === undefined || action.die === null) return 'no die is needed';
  const value = action.blockadeValue ? (theatreOf(view).ports.get(at)?.blockadeValue ?? 0) : 0;
  const faces = facesAtMost(action.die, action.drm + value + rankDrm(view, view.side!, 'task'));
  return `${inTen(faces)} to come off`;
}

function searchWords(view: View, sort: AuxClass): string {
  const { seen, followed } = searchFaces(view, sort);
  return `${inTen(seen)} to find each Formation, ${inTen(followed)} or better to follow it`;
}

/** What is said of these is the same for whoever is sent, and wherever. */
const TASK_WORDS: Partial<Record<TaskOrder['task'], string>> = {
  Station: 'watches there until the Turn ends; may search, attack and screen',
  ConvoyAttack: 'one die on the damage table; every Sail of an escort takes off its edge',
  Fireship: 'burns small Squadrons most easily: the die must reach twice their Sail',
  Bombard: 'one Squadron lying there, drawn by lot; threefold damage',
};

const commandOfTarget = (view: View, { at, against }: TaskOrder): string | null => {
  const token = view.tokens.find(({ id }) => id === against);
  if (token !== undefined) return token.command;
  const { ports, contingents } = theatreOf(view);
  return contingents.get(ports.get(at)?.contingent ?? '')?.command ?? null;
};

export function taskOdds(view: View, order: TaskOrder): string {
  const { class: sort } = counterOf(view, order.aux);
  const words = [
    order.task === 'Search' ? searchWords(view, sort) : (TASK_WORDS[order.task] ?? shoreWords(view, order)),
  ];
  if (mayBeScreened(order.task)) words.push(screenedBy(view, sort, order.at));
  const strikes = order.task !== 'Search' && order.task !== 'Station' && order.task !== 'CoverTrade';
  if (strikes && mayStrike(view, view.side!, order.aux, commandOfTarget(view, order)) === 'price')
    words.push('there is peace with them: it will be held against you');
  return words.join('; ');
}
