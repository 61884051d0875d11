/**
 * Whoever has said that he has no Tasks is asked again when there is something new to find or to strike: in the same
 * Impulse what he has not yet been shown, in the next one whatever there is. Stations are offered once a Turn.
 */
import { checkStationScreen } from '../../../rules/auxiliaries/stationing.ts';
import type { TaskKind } from '../../../rules/module/vocabulary.ts';
import type { Answer, StationAsk } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { scoutsOf } from './openings.ts';

export interface Declined {
  readonly turn: number;
  readonly impulse: number;
  readonly known: readonly string[];
}

const AT_LEISURE: readonly TaskKind[] = ['Station', 'CoverTrade'];

/** What there is to be done now that can't wait, in a word each. */
function pressing(view: View): string[] {
  const scouts = scoutsOf(view);
  const tasks = scouts
    .flatMap(({ openings }) => openings)
    .filter(({ task }) => !AT_LEISURE.includes(task))
    .flatMap(({ task, at, against }) => {
      const hidden = view.tokens.filter(
        (token) => token.side !== view.side && token.face === null && token.place.at === at,
      );
      return task === 'Search' && hidden.length > 0
        ? hidden.map(({ id }) => `${task}/${at}/${id}`)
        : [`${task}/${at}/${against ?? ''}`];
    });
  const screens = view.markers.filter(({ id }) =>
    scouts.some(({ aux }) => checkStationScreen(view, view.side!, { marker: id, aux }) === null),
  );
  return [...new Set([...tasks, ...screens.map(({ id }) => `screen/${id}`)])];
}

/** What is kept of an answer: null where it leaves everything open. */
export function declinedBy(
  view: View,
  ask: StationAsk,
  answer: Answer,
  before: Declined | null,
): Declined | null {
  if (ask.kind !== 'tasks' || !('tasks' in answer)) return before;
  if (answer.tasks.length > 0) return null;
  const same = before?.turn === view.turn && before.impulse === view.impulse ? before.known : [];
  return { turn: view.turn, impulse: view.impulse, known: [...same, ...pressing(view)] };
}

export function isDeclined(view: View, ask: StationAsk, before: Declined | null): boolean {
  if (ask.kind !== 'tasks' || before?.turn !== view.turn) return false;
  const known = before.impulse === view.impulse ? before.known : [];
  return pressing(view).every((one) => known.includes(one));
}
