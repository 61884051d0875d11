/** What Auxiliaries are sent to do (6.2), and against what they are held back as Screens. */
import {
  auxCommand,
  counterOf,
  isPirate,
  isScout,
  reachOf,
  sourceOf,
} from '../rules/auxiliaries/auxiliary.ts';
import { screenersAt } from '../rules/auxiliaries/screening.ts';
import { mayFight } from '../rules/chart/politics.ts';
import { counterShadowAsk } from '../rules/impulse-end.ts';
import type { AuxId, LocationId } from '../rules/module/vocabulary.ts';
import { IMPULSES } from '../rules/module/vocabulary.ts';
import { leavesOf, narrowed } from '../rules/orders/order-goals.ts';
import { holdsPlace } from '../rules/tasks/standing.ts';
import { checkTask } from '../rules/tasks/task-check.ts';
import { commandOfPort, mayStrike } from '../rules/tasks/task-target.ts';
import type { AnswerTo, TaskOrder } from '../rules/world/asks.ts';
import { auxiliariesIn } from '../rules/world/formations.ts';
import { type Answerer, type Desk, shipsAtHand } from './desk.ts';
import { hostile } from './menace.ts';

const ready = ({ view, side, forces }: Desk): AuxId[] =>
  Object.keys(forces.auxiliaries).filter((aux) => sourceOf(view, side, aux) !== null);

const allowed = ({ view, side }: Desk, order: TaskOrder): boolean => checkTask(view, side, order) === null;

/** M1.4: whether something may be done ashore there without breaking the peace. */
const isFree = ({ view, side }: Desk, aux: AuxId, port: LocationId): boolean =>
  mayStrike(view, side, aux, commandOfPort(view, port)) === 'yes';

/** Shore actions that Orders ask for, where the Formation has come to the place. */
function shore(desk: Desk): TaskOrder[] {
  return shipsAtHand(desk).flatMap(({ id, execution, place }) => {
    const order = desk.theatre.orders.get(execution?.order ?? '');
    if (order === undefined || execution === null) return [];
    return leavesOf(order).flatMap((leaf, at) => {
      if (leaf.test !== 'task' || execution.progress.met[at] === true) return [];
      if (!narrowed(leaf.at, execution.target).includes(place.at)) return [];
      const tried = auxiliariesIn(desk.forces, id)
        .filter((aux) => !desk.temper.thrift || isFree(desk, aux, place.at))
        .map((aux): TaskOrder => ({ task: leaf.task, aux, at: place.at }))
        .find((one) => allowed(desk, one));
      return tried === undefined ? [] : [tried];
    });
  });
}

/** Convoys of the Enemy within reach, each by the strongest that can get there; one attack in a Space at a time. */
function raids(desk: Desk): TaskOrder[] {
  const prey = hostile(desk).filter(
    ({ face, id }) =>
      // 10.184: past a whole Squadron little gets through.
      (face?.convoy != null && face.squadrons === 0) || (desk.view.sighted ?? []).includes(id),
  );
  const strength = { Fleet: 3, 'Fleet-50': 3, Galley: 2, Light: 1 } as Record<string, number>;
  const scouts = ready(desk)
    .filter((aux) => isScout(counterOf(desk.view, aux).class))
    .toSorted(
      (a, b) =>
        (strength[counterOf(desk.view, b).class] ?? 0) - (strength[counterOf(desk.view, a).class] ?? 0),
    );
  const chosen: TaskOrder[] = [];
  for (const { id, place } of prey) {
    const free = scouts.filter((aux) => !chosen.some((one) => one.aux === aux));
    const order = free
      .filter((aux) => reachOf(desk.view, desk.side, aux).has(place.at))
      .map((aux): TaskOrder => ({ task: 'ConvoyAttack', aux, at: place.at, against: id }))
      .find((one) => allowed(desk, one));
    if (order !== undefined && !chosen.some(({ at }) => at === order.at)) chosen.push(order);
  }
  return chosen;
}

/** Late in the Turn, when nobody can drive them off: each in a place of its own. */
function stations(desk: Desk): TaskOrder[] {
  const { view, side, theatre } = desk;
  if (view.impulse !== IMPULSES) return [];
  const open = (at: LocationId): boolean =>
    theatre.zones.has(at) || theatre.spaces.get(at)?.kind === 'strait';
  const chosen: TaskOrder[] = [];
  const pirates = ready(desk).filter((aux) => isPirate(view, aux));
  const send = (aux: AuxId): void => {
    for (const at of reachOf(view, side, aux).keys()) {
      const order: TaskOrder = { task: 'Station', aux, at };
      if (!open(at) || chosen.some((one) => one.at === at) || !allowed(desk, order)) continue;
      chosen.push(order);
      return;
    }
  };
  // M6.1: one is enough for the toll.
  const done =
    pirates.length === 0 ||
    // With Prestige tied the toll is on both.
    view.prestige[side] === view.prestige[desk.enemy] ||
    Object.entries(desk.forces.auxiliaries).some(
      ([aux, place]) => place.in === 'station' && isPirate(view, aux),
    );
  for (const aux of pirates) if (!done && chosen.length === 0) send(aux);
  const { privateers } = theatre.module;
  if (privateers === undefined || privateers.against === side || !view.rules.includes(privateers.rule))
    return chosen;
  const cruisers = ready(desk).filter(
    (aux) =>
      !isPirate(view, aux) &&
      auxCommand(view, aux) === privateers.command &&
      ['Fleet', 'Fleet-50'].includes(counterOf(view, aux).class),
  );
  const before = chosen.length;
  for (const aux of cruisers) if (desk.forces.auxiliaries[aux]?.in !== 'station') send(aux);
  // Too few cost the Enemy nothing; what is over is better kept for next time.
  const many = chosen.length - before;
  return chosen.slice(0, before + many - (many % privateers.locations));
}

/** M5.6: the boxes of the trade track that nobody covers yet. */
function cover(desk: Desk): TaskOrder[] {
  const { view, side, theatre, date } = desk;
  const track = theatre.module.tradeTrack;
  if (track?.coveredBy !== side || !track.turns.includes(date.turn) || view.impulse !== IMPULSES) return [];
  if (view.events[track.requires]?.implemented !== true) return [];
  const chosen: TaskOrder[] = [];
  const covered = (at: LocationId): boolean =>
    view.covered.includes(at) ||
    chosen.some((one) => one.at === at) ||
    shipsAtHand(desk).some(({ place }) => place.at === at && place.berth !== 'harbour');
  for (const aux of ready(desk)) {
    const order = track.boxes
      .filter((at) => !covered(at))
      .map((at): TaskOrder => ({ task: 'CoverTrade', aux, at }))
      .find((one) => allowed(desk, one));
    if (order !== undefined) chosen.push(order);
  }
  return chosen;
}

/** 7.12: what is Unspotted and within reach, each Space once, by whoever has least far to go. */
function searches(desk: Desk): TaskOrder[] {
  const { view, side, temper } = desk;
  const scouts = ready(desk).filter((aux) => isScout(counterOf(view, aux).class) && !isPirate(view, aux));
  const hidden = new Set(hostile(desk).flatMap(({ face, place }) => (face === null ? [place.at] : [])));
  const chosen: TaskOrder[] = [];
  for (const at of hidden) {
    if (temper.search === 'passing' && !holdsPlace(view, side, at)) continue;
    const free = scouts.filter((aux) => !chosen.some((one) => one.aux === aux));
    if (free.length <= temper.kept) break;
    const [nearest] = free
      .flatMap((aux) => {
        const far = reachOf(view, side, aux).get(at);
        return far === undefined ? [] : [{ far, order: { task: 'Search', aux, at } as TaskOrder }];
      })
      .filter(({ order }) => allowed(desk, order))
      .toSorted((a, b) => a.far - b.far);
    if (nearest !== undefined) chosen.push(nearest.order);
  }
  return chosen;
}

/** 6.231: Fireships into the Enemy's Harbour from before it, and out of one's own at whoever lies before it. */
function burnings(desk: Desk): TaskOrder[] {
  const { view, side } = desk;
  return ready(desk).flatMap((aux) => {
    if (counterOf(view, aux).class !== 'Fireship') return [];
    const { at } = sourceOf(view, side, aux)!;
    // M1.4: where the peace would be broken by it, nobody is burnt.
    const free = isFree(desk, aux, at);
    const against = hostile(desk).filter(
      ({ id, place }) => place.at === at && mayFight(view, side, id) === 'yes',
    );
    const orders: TaskOrder[] = [
      ...against.map(({ id }): TaskOrder => ({ task: 'Fireship', aux, at, against: id })),
      ...(free ? [{ task: 'Fireship', aux, at } as const] : []),
    ];
    return orders.find((one) => allowed(desk, one)) ?? [];
  });
}

export const answerTasks: Answerer<'tasks'> = (desk) => {
  const all = [
    ...shore(desk),
    ...(desk.temper.cruisers ? [...cover(desk), ...stations(desk), ...raids(desk)] : []),
    ...(desk.temper.search === 'never' ? [] : searches(desk)),
    ...(desk.temper.fires ? burnings(desk) : []),
  ];
  const chosen: TaskOrder[] = [];
  for (const one of all) if (!chosen.some(({ aux }) => aux === one.aux)) chosen.push(one);
  return { tasks: chosen };
};

/** Whether there will be anything to send Auxiliaries for before the next plot. */
export function wantsTasks(desk: Desk): boolean {
  const { view, side, theatre, temper } = desk;
  const raid = shipsAtHand(desk).some(({ execution }) =>
    leavesOf(theatre.orders.get(execution?.order ?? '') ?? { fulfil: { test: 'allOf', of: [] } }).some(
      ({ test }) => test === 'task',
    ),
  );
  if (raid || !temper.cruisers) return raid;
  if (temper.fires && burnings(desk).length > 0) return true;
  const late = view.impulse === IMPULSES;
  const { tradeTrack: track, privateers } = theatre.module;
  return (
    hostile(desk).some(({ face }) => face?.convoy != null) ||
    (late && view.corsairs?.side === side) ||
    (late && track?.coveredBy === side && track.turns.includes(desk.date.turn)) ||
    (late && privateers !== undefined && privateers.against !== side && view.rules.includes(privateers.rule))
  );
}

/** 6.28: what would hurt is Screened off; to be looked at hurts those who would rather not be found. */
export const answerScreen: Answerer<'screen'> = (desk, { against }) => {
  const worth = desk.temper.cruisers && (against.task !== 'Search' || desk.temper.hides);
  const able = worth ? screenersAt(desk.view, desk.side, against.at) : [];
  return { aux: able[0] ?? null };
};

/** 7.13: what is worth a Search is worth keeping in sight. */
export const answerShadow: Answerer<'shadow'> = ({ temper }) => ({
  shadow: temper.search !== 'never',
});

/** 7.14: whoever is with those that are followed drives the shadow off. */
export const counterShadow: Answerer<'counter-shadow'> = (desk, ask) => {
  if (!desk.temper.hides) return { screens: [] };
  let best: AnswerTo<'counter-shadow'> = { screens: [] };
  for (const one of counterShadowAsk.choices(desk.view, ask))
    if (one.screens.length > best.screens.length) best = one;
  return best;
};
