/** Orders that can't be done any more in the time there is: better given up, so that the ships are free (9.387). */
import type { FulfilLeaf } from '../rules/module/language.ts';
import { IMPULSES, type LocationId } from '../rules/module/vocabulary.ts';
import { checkAbandon } from '../rules/orders/order-ends.ts';
import { leavesOf, narrowed } from '../rules/orders/order-goals.ts';
import type { Execution, Formation, Place } from '../rules/world/forces.ts';
import type { Desk } from './desk.ts';
import { Passage } from './passage.ts';
import { prospect } from './prospects.ts';

interface Least {
  readonly impulses: number;
  readonly end: Place;
}

const atSea = (at: LocationId): Place => ({ at, berth: 'sea' });

/** With every wind fair and no Enemy about; null where nothing can be said. */
function leastFor(passage: Passage, from: Place, leaf: FulfilLeaf, execution: Execution): Least | null {
  const { target, progress } = execution;
  const impulses = (start: Place, to: LocationId, arrive: 'hold' | 'put-in'): number =>
    (passage.points(start, to, arrive) ?? Number.POSITIVE_INFINITY) / passage.pace;
  switch (leaf.test) {
    case 'station':
    case 'interdict': {
      const all = narrowed(leaf.at, target).map((at) => {
        const kept = progress.runs.find((run) => run.at === at)?.impulses ?? 0;
        return { impulses: impulses(from, at, 'hold') + Math.max(0, leaf.impulses - kept), end: atSea(at) };
      });
      return all.toSorted((a, b) => a.impulses - b.impulses)[0] ?? null;
    }
    case 'circuit': {
      const round = [...leaf.route, leaf.route[0]!];
      const names = Array.from({ length: leaf.times - progress.rounds }, (_, at) =>
        round.slice(at === 0 ? progress.leg : 1),
      ).flat();
      let place = from;
      let sum = 0;
      for (const to of names) {
        sum += impulses(place, to, 'hold');
        place = atSea(to);
      }
      return { impulses: sum, end: place };
    }
    default:
      return null;
  }
}

/** Impulses in which it can still be done, the one that runs among them. */
function impulsesLeft({ view, left }: Desk, { issued }: Execution, deadline: number): number {
  const turns = Math.min(deadline - (view.turn - issued), left);
  return turns * IMPULSES + (IMPULSES + 1 - Math.max(1, view.impulse));
}

/** Chance of a station kept through a Winter below which the fleet is better saved for the Spring. */
const SAVED = 0.5;

/** Impulses on station that it still has before it. */
const toKeep = (leaf: FulfilLeaf, { progress }: Execution): number =>
  leaf.test === 'station' || leaf.test === 'interdict'
    ? leaf.impulses - Math.max(0, ...progress.runs.map(({ impulses }) => impulses))
    : 0;

/** A Winter's gales will break it up before it is done, and there is a Spring to be saved for. */
function isFolly(desk: Desk, { id, execution }: Formation): boolean {
  const order = desk.theatre.orders.get(execution!.order)!;
  if (desk.season !== 'Winter' || desk.last < SHORT || !desk.temper.fleets) return false;
  if (!leavesOf(order).some((leaf) => toKeep(leaf, execution!) > 1)) return false;
  return (prospect(desk, order, id)?.chance ?? 0) < SAVED;
}

/** Turns with which a match is too short for anybody to be saved. */
const SHORT = 8;

/** An Order that is better given up: it can't be done in time, or would cost the ships. */
export function isHopeless(desk: Desk, formation: Formation): boolean {
  const { view, side, theatre } = desk;
  const { execution, id } = formation;
  const order = theatre.orders.get(execution?.order ?? '');
  if (execution === null || order === undefined || checkAbandon(view, side, id) !== null) return false;
  const passage = new Passage(desk, id, execution);
  const deadline = order.fails.find((one) => one.test === 'deadline')?.turns ?? Number.POSITIVE_INFINITY;
  let place = passage.start;
  let sum = 0;
  for (const [at, leaf] of leavesOf(order).entries()) {
    if (execution.progress.met[at] === true) continue;
    const least = leastFor(passage, place, leaf, execution);
    if (least === null) return isFolly(desk, formation);
    sum += least.impulses;
    place = least.end;
  }
  return sum > impulsesLeft(desk, execution, deadline) || isFolly(desk, formation);
}
