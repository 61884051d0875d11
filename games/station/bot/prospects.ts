/** What an Order asks of a Formation: how long, how much wear, and what the chances are. */
import { atPeace } from '../rules/chart/politics.ts';
import type { FulfilLeaf } from '../rules/module/language.ts';
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, LocationId } from '../rules/module/vocabulary.ts';
import { suits } from '../rules/orders/force-needed.ts';
import { convoysFor, targetsFor } from '../rules/orders/issue.ts';
import { leavesOf, narrowed } from '../rules/orders/order-goals.ts';
import { commandOfPort } from '../rules/tasks/task-target.ts';
import type { Place } from '../rules/world/forces.ts';
import { auxiliariesIn } from '../rules/world/formations.ts';
import { newExecution } from '../rules/world/new-forces.ts';
import { type Desk, leastMargin, squadronsOf } from './desk.ts';
import { galeRisk } from './gale-risk.ts';
import { menace } from './menace.ts';
import { Passage } from './passage.ts';
import { convoyInSight } from './quarry.ts';
import { meetingPlace } from './rendezvous.ts';

export interface Prospect {
  readonly order: Order;
  readonly formation: FormationId;
  readonly target: LocationId | null;
  readonly convoy: FormationId | null;
  readonly turns: number;
  readonly chance: number;
  /** Fulfilled Orders expected for the time it takes, and what else speaks for it. */
  readonly worth: number;
}

interface Leg {
  readonly impulses: number;
  readonly chance: number;
  /** Damage Points beyond the wear of being at sea. */
  readonly toll: number;
  readonly end: Place;
}

const sea = (at: LocationId): Place => ({ at, berth: 'sea' });
const IN_A_TURN = 4;

const nearest = (passage: Passage, from: Place, places: readonly LocationId[], arrive: 'hold' | 'put-in') => {
  let found: { readonly at: LocationId; readonly impulses: number } | null = null;
  for (const at of places) {
    const impulses = passage.impulses(from, at, arrive);
    if (impulses !== null && (found === null || impulses < found.impulses)) found = { at, impulses };
  }
  return found;
};

/** A Task is tried with each Auxiliary of the Class that sails with the Formation. */
function taskChance(desk: Desk, id: FormationId, task: string, at: LocationId): number {
  const action = desk.theatre.module.shore.find((one) => one.task === task);
  if (action === undefined || action.die === null || desk.forces.formations[id] === undefined) return 0;
  // M1.4: what would break the peace is not done.
  if (desk.temper.thrift && atPeace(desk.view, desk.side, commandOfPort(desk.view, at))) return 0;
  const blockade = action.blockadeValue ? (desk.theatre.ports.get(at)?.blockadeValue ?? 0) : 0;
  const once = Math.max(0, Math.min(10, action.die + 1 - action.drm - blockade)) / 10;
  const tries = auxiliariesIn(desk.forces, id).filter((aux) =>
    action.class.includes(desk.theatre.auxiliaries.get(aux)!.class),
  ).length;
  return 1 - (1 - once) ** tries;
}

function legOf(
  desk: Desk,
  passage: Passage,
  from: Place,
  leaf: FulfilLeaf,
  given: {
    readonly id: FormationId;
    readonly target: LocationId | null;
    readonly convoy: FormationId | null;
  },
): Leg | null {
  switch (leaf.test) {
    case 'station':
    case 'interdict': {
      const to = nearest(passage, from, narrowed(leaf.at, given.target), 'hold');
      if (to === null) return null;
      const toll = leaf.test === 'interdict' ? (desk.theatre.ports.get(to.at)?.blockadeValue ?? 1) : 0;
      const risk = galeRisk(desk, to.at);
      return {
        // Only whole Impulses count, and Gales are left out of the count.
        impulses: Math.ceil(to.impulses) + leaf.impulses / (leaf.test === 'interdict' ? 1 - risk : 1),
        // Every Gale may break up whoever keeps his station through it.
        chance:
          0.96 *
          (1 - menace(desk, given.id, to.at)) *
          (1 - risk) ** (desk.temper.scales.gales * Math.min(2, leaf.impulses / 2)),
        toll: toll * Math.ceil(leaf.impulses / IN_A_TURN),
        end: sea(to.at),
      };
    }
    case 'circuit': {
      let at = from;
      let impulses = 0;
      const round = [...leaf.route.slice(1), leaf.route[0]!];
      const way = [leaf.route[0]!, ...Array.from({ length: leaf.times }, () => round).flat()];
      for (const to of way) {
        const more = passage.impulses(at, to, 'hold');
        if (more === null) return null;
        impulses += more;
        at = sea(to);
      }
      const risk = Math.max(...leaf.route.map((one) => menace(desk, given.id, one)));
      return { impulses: impulses + 1, chance: 0.95 * (1 - risk / 2), toll: 0, end: at };
    }
    case 'arrive': {
      const arrive = leaf.state === 'FittingOut' ? 'put-in' : 'hold';
      const to = nearest(passage, from, narrowed(leaf.at, given.target), arrive);
      if (to === null) return null;
      const berth = arrive === 'put-in' ? 'harbour' : 'sea';
      return { impulses: to.impulses, chance: 0.97, toll: 0, end: { at: to.at, berth } };
    }
    case 'task': {
      const to = nearest(passage, from, narrowed(leaf.at, given.target), 'hold');
      if (to === null) return null;
      const chance = taskChance(desk, given.id, leaf.task, to.at) * (1 - menace(desk, given.id, to.at));
      return { impulses: Math.ceil(to.impulses) + 2, chance, toll: 1, end: sea(to.at) };
    }
    case 'escort':
      return escortLeg(desk, passage, from, leaf.maxDP, given.convoy, given.id);
    case 'breakBlockade': {
      const risk = menace(desk, given.id, leaf.at);
      // 9.375: while the Enemy lies before the Port one may wait until he is gone, and he does not stay for ever.
      return { impulses: risk > 0 ? 8 : 3, chance: 0.9 * (1 - risk), toll: 0, end: sea(leaf.at) };
    }
    case 'harmConvoy':
      return harmLeg(desk, passage, from, leaf.group, given.id);
  }
}

/** Turns of the Year still to come with which more Convoys are to be expected. */
const EARLY = 7;

/** To where a Convoy in sight will come by, if there are more Squadrons for it than go with it; else one waits for the next. */
function harmLeg(desk: Desk, passage: Passage, from: Place, group: string, id: FormationId): Leg {
  const { intercept } = desk.temper.scales;
  const met = convoyInSight(desk, group, passage, from);
  if (met === null)
    return { impulses: 8, chance: intercept * (desk.left >= EARLY ? 0.5 : 0.3), toll: 0, end: from };
  const chance = intercept * (squadronsOf(desk, id).length > met.squadrons ? 0.65 : 0.4);
  return { impulses: met.impulses + 1, chance, toll: 1, end: sea(met.to) };
}

/** To where the Convoy can be met, and then with it. */
function escortLeg(
  desk: Desk,
  passage: Passage,
  from: Place,
  maxDP: number,
  id: FormationId | null,
  who: FormationId,
): Leg | null {
  const met = id === null ? null : meetingPlace(desk, id, (at, arrive) => passage.impulses(from, at, arrive));
  if (met === null) return null;
  const { scales } = desk.temper;
  // 10.184: each Sail of an Escort turns raiders' shot aside.
  const sail = squadronsOf(desk, who).reduce((sum, one) => sum + one.sail, 0);
  const safe =
    (maxDP - (desk.forces.convoys[id!]?.dp ?? 0) <= 3 ? scales.safe - 0.15 : scales.safe) +
    0.07 * Math.min(4, sail);
  const late = met.early >= 0 ? 0 : Math.min(0.6, -0.2 * met.early);
  const before = Math.min(0.35, scales.alone * met.alone);
  return { impulses: met.end, chance: Math.max(0.05, safe - late - before), toll: 0, end: sea(met.at) };
}

/** 9.386: an Order against a Port that is not the Enemy's comes to nothing. */
const fallsAway = ({ view, enemy }: Desk, order: Order): boolean =>
  order.written === undefined &&
  order.invalid.includes('targetChangedSide') &&
  leavesOf(order).some(
    (leaf) =>
      'at' in leaf &&
      typeof leaf.at !== 'string' &&
      leaf.at.every((at) => view.ports[at]?.side === null || view.ports[at]?.side !== enemy),
  );

/** The best that a Formation can make of an Order issued to it now; null where it can't have it. */
export function prospect(desk: Desk, order: Order, id: FormationId, left = desk.left): Prospect | null {
  const { view, side } = desk;
  if (suits(view, side, id, order) !== null || fallsAway(desk, order)) return null;
  const targets = order.written === undefined ? [null] : targetsFor(view, side, order);
  const escorts = leavesOf(order).some(({ test }) => test === 'escort');
  const convoys = escorts ? convoysFor(view, side, order).map((one) => one.id) : [null];
  let found: Prospect | null = null;
  for (const target of targets)
    for (const convoy of convoys) {
      const one = weigh(desk, order, id, target, convoy, left);
      if (one !== null && (found === null || one.worth > found.worth)) found = one;
    }
  return found;
}

const homeward = ({ temper, view }: Desk): number =>
  temper.thrift && view.scenario.fleetCounts === true ? temper.scales.homeward : 0;

/** Failed Orders that corsairs would cost who leads in Prestige, if a base of theirs were not shown force (M6.1, 10.215). */
const CORSAIRS = 1;

function keepsDown(
  { view, side, enemy, temper, last }: Desk,
  { effects }: Order,
  target: LocationId | null,
): boolean {
  if (!temper.thrift || last < 4 || (view.prestige[side] ?? 0) < (view.prestige[enemy] ?? 0)) return false;
  return (
    effects.some((one) => one.do === 'neutralise') &&
    (view.ports[target ?? '']?.neutralisedUntil ?? 0) <= view.turn + 2
  );
}

function weigh(
  desk: Desk,
  order: Order,
  id: FormationId,
  target: LocationId | null,
  convoy: FormationId | null,
  left: number,
): Prospect | null {
  const execution = newExecution(order.id, desk.view.turn, order.fulfil, { target, convoy });
  const passage = new Passage(desk, id, execution);
  let place = passage.start;
  let impulses = 0;
  let chance = 1;
  let toll = 0;
  for (const leaf of leavesOf(order)) {
    const leg = legOf(desk, passage, place, leaf, { id, target, convoy });
    if (leg === null) return null;
    impulses += leg.impulses;
    chance *= leg.chance;
    toll += leg.toll;
    place = leg.end;
  }
  const turns = Math.max(1, impulses / IN_A_TURN);
  const deadline = order.fails.find((one) => one.test === 'deadline')?.turns ?? 99;
  const time = Math.min(deadline, left);
  if (turns > time) return null;
  // A voyage that needs all the time there is may come too late.
  if (time - turns < 0.75) chance *= 0.75;
  const wear = turns * (desk.season === 'Winter' ? 2 : 1) + toll + 1 + homeward(desk);
  const scales = desk.temper.scales;
  const margin = leastMargin(desk, squadronsOf(desk, id)) - wear;
  if (margin < -1) chance *= scales.bare;
  else if (margin < 1) chance *= scales.thin;
  const again = order.extendable && time - turns > 1 ? scales.again : 0;
  const harm = order.effects.some((one) => one.do === 'orders') ? 0.8 : 0;
  const quiet = keepsDown(desk, order, target) ? CORSAIRS : 0;
  const worth =
    (chance * (1 + again + harm + quiet) - (1 - chance)) /
    (scales.effort + (turns + 0.3 * toll) * (1 - scales.crew + scales.crew * squadronsOf(desk, id).length));
  return { order, formation: id, target, convoy, turns, chance, worth };
}
