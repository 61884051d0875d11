/** What an Auxiliary could be sent to do now: only where there is something to be done. */
import { counterOf, isScout, reachOf, sourceOf } from '../../../rules/auxiliaries/auxiliary.ts';
import { canBeSeen } from '../../../rules/auxiliaries/spotting.ts';
import type { AuxId, LocationId, TaskKind } from '../../../rules/module/vocabulary.ts';
import { checkTask } from '../../../rules/tasks/task-check.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { TaskOrder } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';

const ASHORE: readonly TaskKind[] = ['Bombard', 'BombardPort', 'BombardRoad', 'CuttingOut', 'Raid'];

/** Double-blind nobody knows where to look, so one may look everywhere. */
const worthSearching = (view: View, at: LocationId): boolean =>
  view.options.movement === 'blind' ||
  view.tokens.some(
    (token) =>
      token.side !== view.side && token.face === null && token.place.at === at && canBeSeen(view, token),
  );

function* possible(view: View, aux: AuxId): Iterable<TaskOrder> {
  const source = sourceOf(view, view.side!, aux);
  if (source === null) return;
  const enemies = view.tokens.filter((token) => token.side !== view.side);
  if (!isScout(counterOf(view, aux).class)) {
    for (const token of enemies)
      if (token.place.at === source.at) yield { task: 'Fireship', aux, at: source.at, against: token.id };
    yield { task: 'Fireship', aux, at: source.at };
    for (const task of ASHORE) yield { task, aux, at: source.at };
    return;
  }
  for (const at of reachOf(view, view.side!, aux).keys()) {
    if (worthSearching(view, at)) yield { task: 'Search', aux, at };
    for (const token of enemies)
      if (token.place.at === at) yield { task: 'ConvoyAttack', aux, at, against: token.id };
    yield { task: 'Station', aux, at };
    yield { task: 'CoverTrade', aux, at };
  }
}

export const openingsFor = (view: View, aux: AuxId): TaskOrder[] =>
  [...possible(view, aux)].filter((order) => checkTask(view, view.side!, order) === null);

export interface Scout {
  readonly aux: AuxId;
  readonly at: LocationId;
  readonly openings: readonly TaskOrder[];
}

/** Those that can do something, each with what it can do. */
export const scoutsOf = (view: View): Scout[] =>
  Object.keys(ownForces(view).auxiliaries).flatMap((aux) => {
    const openings = openingsFor(view, aux);
    return openings.length === 0 ? [] : [{ aux, at: sourceOf(view, view.side!, aux)!.at, openings }];
  });
