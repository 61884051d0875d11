/** Some Tasks that a side could give now: for players who want to be shown, and machines that play anything. */
import { counterOf, isScout, reachOf, sourceOf } from '../auxiliaries/auxiliary.ts';
import { canBeSeen } from '../auxiliaries/spotting.ts';
import { checkStationScreen } from '../auxiliaries/stationing.ts';
import type { AuxId, LocationId, SideId, TaskKind } from '../module/vocabulary.ts';
import { ownForces } from '../umpire/phase.ts';
import type { AnswerTo, TaskOrder } from '../world/asks.ts';
import type { View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkTask } from './task-check.ts';

type TasksAnswer = AnswerTo<'tasks'>;
const SHORE: readonly TaskKind[] = ['BombardPort', 'BombardRoad', 'CuttingOut', 'Raid'];

/** Orders one Auxiliary could be given, cheaply found: only where something is to be done. */
function* ordersFor(view: View, side: SideId, aux: AuxId): Iterable<TaskOrder> {
  const { class: sort } = counterOf(view, aux);
  const source = sourceOf(view, side, aux)!;
  if (!isScout(sort)) {
    if (sort === 'Fireship')
      for (const token of view.tokens)
        if (token.side !== side && token.place.at === source.at)
          yield { task: 'Fireship', aux, at: source.at, against: token.id };
    if (sort === 'Fireship') yield { task: 'Fireship', aux, at: source.at };
    if (sort === 'Bomb') yield { task: 'Bombard', aux, at: source.at };
    for (const task of SHORE) yield { task, aux, at: source.at };
    return;
  }
  const theatre = theatreOf(view);
  const track = theatre.module.tradeTrack;
  for (const at of reachOf(view, side, aux).keys()) {
    for (const token of view.tokens) {
      if (token.side === side || token.place.at !== at) continue;
      if (token.face === null && canBeSeen(view, token)) yield { task: 'Search', aux, at };
      else yield { task: 'ConvoyAttack', aux, at, against: token.id };
    }
    for (const id of view.sighted ?? []) yield { task: 'ConvoyAttack', aux, at, against: id };
    if (isStationAt(view, at)) yield { task: 'Station', aux, at };
    if (track?.boxes.includes(at) === true) yield { task: 'CoverTrade', aux, at };
  }
}

const isStationAt = (view: View, at: LocationId): boolean => {
  const theatre = theatreOf(view);
  return theatre.spaces.get(at)?.kind === 'strait' || theatre.ports.has(at) || theatre.zones.has(at);
};

function legalOrders(view: View, side: SideId): TaskOrder[] {
  const orders: TaskOrder[] = [];
  const seen = new Set<string>();
  for (const aux of Object.keys(ownForces(view).auxiliaries)) {
    if (sourceOf(view, side, aux) === null) continue;
    for (const order of ordersFor(view, side, aux)) {
      const key = `${order.task}.${order.aux}.${order.at}.${order.against ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (checkTask(view, side, order) === null) orders.push(order);
    }
  }
  return orders;
}

/** As many as go together: each Auxiliary once, each Space Searched once. */
function together(searches: readonly TaskOrder[]): TaskOrder[] {
  const chosen: TaskOrder[] = [];
  for (const order of searches) {
    const clash = chosen.some((one) => one.aux === order.aux || one.at === order.at);
    if (!clash) chosen.push(order);
  }
  return chosen;
}

/** A spread of the kinds of Task, another part of it at each time of asking. */
function spread(view: View, orders: readonly TaskOrder[]): TaskOrder[] {
  const kinds = [...new Set(orders.map(({ task }) => task))];
  return kinds.flatMap((kind) => {
    const alike = orders.filter(({ task }) => task === kind);
    const start = (view.clock * 7 + view.asked) % alike.length;
    return [alike[start]!, ...(alike.length > 2 ? [alike[(start + 1) % alike.length]!] : [])];
  });
}

export function* taskChoices(view: View, side: SideId): Iterable<TasksAnswer> {
  yield { tasks: [] };
  const orders = legalOrders(view, side);
  for (const order of spread(view, orders)) yield { tasks: [order] };
  const searches = together(orders.filter(({ task }) => task === 'Search'));
  if (searches.length > 1) yield { tasks: searches };
  const forces = ownForces(view);
  const hidden = view.tokens.find((one) => one.side === side && one.face === null && canBeSeen(view, one));
  const formation = Object.values(forces.formations).find((one) => one.token === hidden?.id);
  if (formation !== undefined && forces.convoys[formation.id] === undefined)
    yield { tasks: [], reveal: [formation.id] };
  const shadow = view.markers.find((one) => one.side === side && one.kind === 'shadow');
  if (shadow !== undefined && view.increment === 1) yield { tasks: [], release: [shadow.id] };
  for (const marker of view.markers) {
    if (marker.side === side || marker.kind !== 'station') continue;
    const aux = Object.keys(forces.auxiliaries).find(
      (one) => checkStationScreen(view, side, { marker: marker.id, aux: one }) === null,
    );
    if (aux !== undefined) yield { tasks: [], screens: [{ marker: marker.id, aux }] };
  }
}
