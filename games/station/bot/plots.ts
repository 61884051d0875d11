/** Where everybody sails (5.15): to the Order's next place, or home. */
import { expedient } from '../rules/chart/expedient.ts';
import { isFriendlyPort, mayFitOut } from '../rules/chart/politics.ts';
import type { FulfilLeaf } from '../rules/module/language.ts';
import type { Order } from '../rules/module/orders.ts';
import type { LocationId } from '../rules/module/vocabulary.ts';
import { leavesOf, narrowed } from '../rules/orders/order-goals.ts';
import { checkPlan, letOff } from '../rules/sailing/plan-check.ts';
import { isOwnMaster } from '../rules/sailing/plans.ts';
import { plansWithin } from '../rules/sailing/under-orders.ts';
import type { AnswerTo } from '../rules/world/asks.ts';
import type { Execution, Formation, Plan } from '../rules/world/forces.ts';
import { putDown } from './decoys.ts';
import { type Answerer, type Desk, isMoored, lineIn, shipsAtHand, squadronsOf, worthMost } from './desk.ts';
import { isFor } from './divisions.ts';
import { reserved } from './gathering.ts';
import { isHopeless } from './hopeless.ts';
import { hunt } from './hunts.ts';
import { hostile, strengthOf } from './menace.ts';
import { asIf, Passage } from './passage.ts';
import { prospect } from './prospects.ts';
import { convoyInSight } from './quarry.ts';
import { isThrifty } from './readiness.ts';
import { meetingPlace } from './rendezvous.ts';
import { watchOf } from './watches.ts';
import { waitsAtSea, waitsInPort } from './weather.ts';

const HOLD: Plan = { kind: 'hold' };
const FAR = 999;

const points = ({ view, side }: Desk, { id }: Formation, to: LocationId, arrive: 'hold' | 'put-in'): number =>
  expedient(view, side, id, to, { arrive })?.points ?? FAR;

function voyage(
  desk: Desk,
  formation: Formation,
  places: readonly LocationId[],
  arrive: 'hold' | 'put-in',
): Plan {
  const { at, berth } = formation.place;
  if (places.includes(at) && berth === (arrive === 'hold' ? 'sea' : 'harbour')) return HOLD;
  const to = worthMost(places, (one) => -points(desk, formation, one, arrive));
  return to === null ? HOLD : { kind: 'voyage', to, arrive };
}

/** A Port of one's own with a dockyard, if it is not much farther than another. */
export function homePort(desk: Desk, formation: Formation): LocationId | null {
  const { view, side, theatre } = desk;
  const ports = theatre.module.ports.filter(({ id }) => mayFitOut(view, side, formation.id, id));
  const worth = ({ id, kind }: (typeof ports)[number]): number => {
    // On the way home no waters are closed.
    const world = asIf(desk, formation.id, { plan: { kind: 'voyage', to: id, arrive: 'put-in' } });
    const far = expedient(world, side, formation.id, id, { arrive: 'put-in' })?.points ?? FAR;
    const own = isFriendlyPort(view, side, formation.command, id);
    // In Winter a nearer one will do, if it is not a neutral's.
    return -far - (kind === 'key' ? 0 : winter(desk) > 0 ? 6 : 10) - (own ? 0 : 12);
  };
  return worthMost(ports, worth)?.id ?? null;
}

function homeward(desk: Desk, formation: Formation): Plan {
  const { plan } = formation;
  if (
    plan.kind === 'voyage' &&
    plan.arrive === 'put-in' &&
    mayFitOut(desk.view, desk.side, formation.id, plan.to)
  )
    return waitsAtSea(desk, formation, plan.to, 'put-in') ? HOLD : plan;
  const to = homePort(desk, formation);
  return to === null || waitsAtSea(desk, formation, to, 'put-in')
    ? HOLD
    : { kind: 'voyage', to, arrive: 'put-in' };
}

/** To where the Convoy will be met. */
function toConvoy(desk: Desk, formation: Formation, { convoy }: Execution): Plan {
  const { pace } = new Passage(desk, formation.id, formation.execution);
  const met = meetingPlace(desk, convoy ?? '', (at, arrive) => {
    const far = points(desk, formation, at, arrive);
    return far >= FAR ? null : far / pace;
  });
  return met === null ? HOLD : voyage(desk, formation, [met.at], met.arrive);
}

/** Spaces by which every Convoy of a group comes, or most do, the Port where it gathers left out. */
function usualWay({ theatre }: Desk, group: string): LocationId[] {
  const { routes = [], assembles = [] } = theatre.convoys.get(group) ?? {};
  const gathers = assembles.map(({ at }) => at);
  const times = new Map<LocationId, number>();
  for (const at of routes.flatMap(({ path }) => path))
    if (theatre.spaces.has(at) && !gathers.includes(at)) times.set(at, (times.get(at) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  return [...times].filter(([, count]) => count === most).map(([at]) => at);
}

/** To where the Enemy's Convoy will come by; while none is to be seen, to where they usually do. */
function afterConvoys(desk: Desk, formation: Formation, group: string): Plan {
  const passage = new Passage(desk, formation.id, formation.execution);
  const met = convoyInSight(desk, group, passage, formation.place);
  if (met !== null) return voyage(desk, formation, [met.to], 'hold');
  const kind = desk.theatre.convoys.get(group)?.kind;
  const there = hostile(desk)
    .filter(({ face, place }) => face !== null && face.convoy === kind && place.berth !== 'harbour')
    .map(({ place }) => place.at);
  return voyage(desk, formation, there.length > 0 ? there : usualWay(desk, group), 'hold');
}

function planForLeaf(desk: Desk, formation: Formation, execution: Execution, leaf: FulfilLeaf): Plan {
  switch (leaf.test) {
    case 'station':
    case 'interdict':
    case 'task':
      return voyage(desk, formation, narrowed(leaf.at, execution.target), 'hold');
    case 'arrive':
      return voyage(
        desk,
        formation,
        narrowed(leaf.at, execution.target),
        leaf.state === 'FittingOut' ? 'put-in' : 'hold',
      );
    case 'circuit':
      return { kind: 'patrol', route: [...leaf.route], next: execution.progress.leg % leaf.route.length };
    case 'escort':
      return toConvoy(desk, formation, execution);
    case 'breakBlockade':
      return isMoored(formation) ? { kind: 'steps', steps: [{ do: 'put-out' }] } : HOLD;
    case 'harmConvoy':
      return afterConvoys(desk, formation, leaf.group);
  }
}

/** Turns of Winter still to be sailed in, this one among them. */
const winter = ({ date }: Desk): number => Math.max(0, 4 - date.turn);

/** Turns with which a match is too short for anybody to wait. */
const SHORT = 8;

/** An Order that can wait for the Spring waits in Port: at sea the Winter's gales would wear the ships out. */
function waits(desk: Desk, formation: Formation, order: Order, { issued, progress }: Execution): boolean {
  const { id, plan } = formation;
  // Who has turned for home goes home.
  if (winter(desk) > 0 && plan.kind === 'voyage' && plan.arrive === 'put-in' && !isMoored(formation))
    return !leavesOf(order).some(({ test }) => test === 'arrive');
  if (winter(desk) === 0 || progress.reached || progress.leg > 0 || progress.met.includes(true)) return false;
  // A short match is over before the Spring.
  if (desk.last < SHORT) return false;
  const deadline = order.fails.find((one) => one.test === 'deadline')?.turns ?? 0;
  const time = Math.min(deadline - (desk.view.turn - issued) + 1, desk.left + 1) - winter(desk);
  // Winds that turn must not drive him out and in again.
  const patience = isMoored(formation) ? -0.6 : 0.3;
  return (prospect(desk, order, id, 99)?.turns ?? 99) + patience <= time;
}

/** From an anchorage without a dockyard to a Port that has one. */
function ashore(desk: Desk, formation: Formation): Plan {
  const { kind } = desk.theatre.ports.get(formation.place.at) ?? {};
  const strange =
    isThrifty(desk) && !isFriendlyPort(desk.view, desk.side, formation.command, formation.place.at);
  if ((kind === 'key' && !strange) || desk.season === 'Winter' || desk.last < 3) return HOLD;
  const to = homePort(desk, formation);
  return to === null || to === formation.place.at ? HOLD : { kind: 'voyage', to, arrive: 'put-in' };
}

/** Turns before the end in which one goes where Sail are wanted then. */
const ENDING = 4;

/** Where Sail of one of its Contingents will count at the end, if the scenario wants them anywhere. */
function forBonus(desk: Desk, formation: Formation): Plan | null {
  const { view, side, theatre, last } = desk;
  if (last > ENDING) return null;
  for (const { side: whose, contingent, at } of view.scenario.endBonus ?? []) {
    const own = squadronsOf(desk, formation.id).some(
      ({ id }) => theatre.hulls.get(id)?.contingent === contingent,
    );
    if (whose !== side || !own) continue;
    if (at.includes(formation.place.at) && isMoored(formation)) return HOLD;
    const ports = at.filter((one) => mayFitOut(view, side, formation.id, one));
    const to = worthMost(ports, (one) => -points(desk, formation, one, 'put-in'));
    if (to !== null) return { kind: 'voyage', to, arrive: 'put-in' };
  }
  return null;
}

/** Within what its Order leaves open: clear of whoever is too strong, and in Port while he lies before it. */
function planWithin(desk: Desk, formation: Formation, within: readonly Plan[]): Plan {
  const own = desk.temper.scales.tooStrong * lineIn(desk, formation.id);
  const strong = hostile(desk).filter((token) => token.face !== null && strengthOf(token) > own);
  const watched = strong.some(({ place }) => place.berth === 'sea' && place.at === formation.place.at);
  const stays = within.find(({ kind }) => kind === 'hold');
  if (isMoored(formation) && stays !== undefined && (watched || waitsInPort(desk, formation))) return stays;
  const clear = within.find((plan) => 'clear' in plan && plan.clear === true);
  return strong.length > 0 && clear !== undefined ? clear : within[0]!;
}

export function planFor(desk: Desk, formation: Formation): Plan {
  const { execution } = formation;
  const within = plansWithin(desk.view, desk.side, formation);
  if (within.length > 0)
    return execution?.convoy == null
      ? planWithin(desk, formation, within)
      : toConvoy(desk, formation, execution);
  if (execution === null) {
    const bonus = forBonus(desk, formation);
    if (bonus !== null) return bonus;
    if (isMoored(formation) && (reserved(desk).includes(formation.id) || isFor(desk, formation))) return HOLD;
    const chase = hunt(desk, formation);
    if (chase !== null) return chase;
  }
  if (execution === null) return isMoored(formation) ? ashore(desk, formation) : homeward(desk, formation);
  const order = desk.theatre.orders.get(execution.order);
  if (order === undefined) return formation.plan;
  if (waits(desk, formation, order, execution)) return isMoored(formation) ? HOLD : homeward(desk, formation);
  const leaves = leavesOf(order);
  const next = leaves.find((_, at) => execution.progress.met[at] !== true) ?? leaves[0]!;
  return planForLeaf(desk, formation, execution, next);
}

type Plotted = AnswerTo<'plot'>['plans'][number]['plan'];
const same = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);

export const answerPlot: Answerer<'plot'> = (desk) => {
  const { view, side } = desk;
  const own = shipsAtHand(desk).filter(isOwnMaster);
  const lost = own.filter((formation) => isHopeless(desk, formation));
  const plans = own
    .filter((formation) => !lost.includes(formation))
    .map((formation) => ({ formation: formation.id, plan: planFor(desk, formation), before: formation.plan }))
    .filter(({ plan, before }) => !same(plan, before))
    .filter(({ formation, plan }) => checkPlan(view, side, formation, plan) === null)
    .map(({ formation, plan }) => ({ formation, plan: plan as Plotted }));
  const abandon = lost.map(({ id }) => id);
  const home = lost
    .map((formation) => ({ formation: formation.id, plan: homeward(desk, formation) as Plotted }))
    .filter(
      ({ formation, plan }) => checkPlan(letOff(view, side, formation), side, formation, plan) === null,
    );
  return {
    plans: [...plans, ...home],
    ...(abandon.length > 0 ? { abandon } : {}),
    ...putDown(desk),
    ...watchOf(desk),
  };
};

/** 5.154: the marker meant what was plotted. */
export const answerLeeway: Answerer<'leeway'> = () => ({ exits: [] });
