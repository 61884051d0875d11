/** Orders being executed: what is noted as it happens, and when they are tested (9.37, 9.38). */
import { galeAt } from '../chart/gale-effects.ts';
import { undeclaredNow } from '../chart/politics.ts';
import type { FormationId, LocationId, OrderId, SideId, TaskKind, TokenId } from '../module/vocabulary.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import type { Convoy, Formation, Progress } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, membersOf, squadronsIn, topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { meetsForce } from './force-needed.ts';
import { noteHandOvers } from './hand-over.ts';
import { endOrder } from './order-ends.ts';
import {
  failure,
  inExecution,
  isAtSea,
  isFulfilled,
  isInvalid,
  type Looked,
  leavesOf,
  lookAt,
  partsMet,
  stationsOf,
} from './order-goals.ts';
import { planFor } from './order-plans.ts';
import { noteRendezvous } from './rendezvous.ts';

function progress(formation: Formation, change: Partial<Progress>): void {
  const execution = formation.execution!;
  formation.execution = { ...execution, progress: { ...execution.progress, ...change } };
}

/** The Formation whose Order it is that something done by one of its parts, or by nobody, counts for. */
function executing(world: State, side: SideId, id: FormationId | null): Looked | null {
  const { formations } = forcesOf(world, side);
  for (let at = id; at !== null; ) {
    const formation: Formation | undefined = formations[at];
    if (formation === undefined) return null;
    const looked = lookAt(world, side, formation);
    if (looked !== null) return looked;
    at = formation.under;
  }
  return null;
}

/** M3.3: the names of a route in order and back to the first, whatever lies between (9.373); then the next round begins. */
function alongRoute({ order, execution }: Looked, over: readonly (LocationId | null)[]): Partial<Progress> {
  let { leg, rounds } = execution.progress;
  for (const leaf of leavesOf(order)) {
    if (leaf.test !== 'circuit') continue;
    const names = [...leaf.route, leaf.route[0]!];
    for (const at of over) {
      if (at !== names[leg]) continue;
      leg++;
      if (leg === names.length) {
        leg = 1;
        rounds++;
      }
    }
  }
  return { leg, rounds };
}

/** A Formation has moved over these Spaces, the last is where it is. */
export function noteMove(world: State, side: SideId, id: FormationId, over: readonly LocationId[]): void {
  for (const { id: member } of membersOf(forcesOf(world, side), id)) {
    const formation = forcesOf(world, side).formations[member]!;
    const looked = lookAt(world, side, formation);
    if (looked !== null && isAtSea(looked.place)) progress(formation, alongRoute(looked, over));
  }
}

/** The start of an Impulse and the end of each Increment: who kept his station, who has arrived, who is too weak. */
export function noteTime(world: State, context: Context, when: 'impulse' | 'increment'): void {
  for (const side of sidesOf(world)) {
    for (const looked of inExecution(world, side)) {
      if (when === 'impulse') beginWatch(looked);
      else keepWatch(looked);
    }
    if (when === 'increment') {
      noteRendezvous(world, context, side);
      noteHandOvers(world, context, side);
    }
  }
}

/** The Harbour that a Formation is to break out of. */
const harbourOf = ({ order }: Looked): LocationId | undefined =>
  leavesOf(order).find((leaf) => leaf.test === 'breakBlockade')?.at;

const inHarbourOf = ({ place }: Looked, harbour: LocationId | undefined): boolean =>
  place.at === harbour && place.berth === 'harbour';

const inGale = ({ world, place }: Looked): boolean => isAtSea(place) && galeAt(world, place.at) !== null;

function beginWatch(looked: Looked): void {
  const { formation, place, execution } = looked;
  progress(formation, {
    steady: isAtSea(place) ? place.at : null,
    gale: inGale(looked),
    reached: execution.progress.reached || inHarbourOf(looked, harbourOf(looked)),
  });
}

function keepWatch(looked: Looked): void {
  const { world, side, formation, order, execution, place } = looked;
  const { steady, gale, reached, left, weak, leftHarbour } = execution.progress;
  const at = isAtSea(place) ? place.at : null;
  const harbour = harbourOf(looked);
  const there = inHarbourOf(looked, harbour) || stationsOf(looked).some((one) => one === at);
  progress(formation, {
    ...alongRoute(looked, [at]),
    steady: steady === at ? steady : null,
    gale: gale || inGale(looked),
    reached: reached || there,
    left: left || (reached && !there),
    leftHarbour: leftHarbour || (harbour !== undefined && reached && !there),
    weak: weak || !meetsForce(world, side, formation.id, order),
  });
  settle(world, side, formation);
}

/** Parts of an Order in Execution that have come true; the way to the next is taken up. */
export function settle(world: State, side: SideId, formation: Formation): void {
  const looked = lookAt(world, side, formation)!;
  const before = looked.execution.progress;
  const after = partsMet(looked);
  progress(formation, after);
  const { plan } = formation;
  if (
    after.met.every((one, at) => one === before.met[at]) ||
    (plan.kind !== 'voyage' && plan.kind !== 'hold')
  )
    return;
  formation.plan = planFor(world, side, formation) ?? plan;
}

export function noteTask(world: State, side: SideId, id: FormationId, task: TaskKind, at: LocationId): void {
  const looked = executing(world, side, id);
  if (looked === null) return;
  const { formation, execution } = looked;
  progress(formation, { successes: [...execution.progress.successes, { task, at }] });
  settle(world, side, formation);
}

/** DPs done to a Convoy of the other side, by a Formation or an Auxiliary of it, or by nobody in particular. */
export function noteHarm(
  world: State,
  side: SideId,
  id: FormationId | null,
  { id: convoy, group }: Pick<Convoy, 'id' | 'group'>,
  dp: number,
): void {
  const by = executing(world, side, id)?.formation.id;
  for (const { formation, order, execution } of inExecution(world, side)) {
    if (!leavesOf(order).some((leaf) => leaf.test === 'harmConvoy' && leaf.group === group)) continue;
    const { harm } = execution.progress;
    const before = harm.find((one) => one.convoy === convoy) ?? { own: 0, side: 0 };
    const own = before.own + (by === formation.id ? dp : 0);
    const others = harm.filter((one) => one.convoy !== convoy);
    progress(formation, { harm: [...others, { own, side: before.side + dp, convoy }] });
  }
}

/** A Battle is over: who was Engaged on each side, who won, who withdrew from whom. */
export function noteBattle(
  world: State,
  battle: {
    readonly at: LocationId;
    readonly engaged: Readonly<Record<SideId, readonly FormationId[]>>;
    readonly withdrew: Readonly<Record<SideId, readonly TokenId[]>>;
    readonly victor: SideId | null;
  },
): void {
  for (const side of sidesOf(world)) {
    const enemy = otherSide(theatreOf(world), side);
    const shunned = battle.withdrew[enemy]!.length > 0;
    for (const { formation, place, execution } of inExecution(world, side)) {
      const fought = battle.engaged[side]!.some((id) => executing(world, side, id)?.formation === formation);
      const kept = (shunned && place.at === battle.at) || (fought && battle.victor !== enemy);
      progress(formation, {
        stood: execution.progress.stood || kept,
        beaten: execution.progress.beaten || (fought && battle.victor === enemy),
      });
    }
  }
  noteIncident(world, battle.engaged);
}

/** M1.4 d: those not yet at war were Engaged in the Combined Fleet. */
function noteIncident(world: State, engaged: Readonly<Record<SideId, readonly FormationId[]>>): void {
  const theatre = theatreOf(world);
  const { undeclared } = theatre.module.politics;
  if (undeclared === undefined || !undeclaredNow(world)) return;
  const side = otherSide(theatre, undeclared.side);
  const forces = forcesOf(world, side);
  const met = engaged[side]!.some(
    (id) =>
      forces.formations[id] !== undefined &&
      theatre.flotillas.get(topOf(forces, id).id)?.combined !== undefined &&
      squadronsIn(forces, id).some((one) => hullsOf(theatre, one.id).contingent === undeclared.contingent),
  );
  if (met) world.counters[undeclared.counter] = (world.counters[undeclared.counter] ?? 0) + 1;
}

/** One Impulse more on station, or none: in a Gale an Interdiction neither goes on nor ends (M3.3). */
function countWatch(looked: Looked): void {
  const { formation, order, execution } = looked;
  const { steady, gale, runs } = execution.progress;
  const places = stationsOf(looked);
  if (gale && leavesOf(order).some(({ test }) => test === 'interdict')) return;
  const kept = places.find((one) => one === steady);
  const before = runs.find(({ at }) => at === steady)?.impulses ?? 0;
  progress(formation, { runs: kept === undefined ? [] : [{ at: kept, impulses: before + 1 }] });
}

/** 9.38: tests every Order in Execution; ends those that Failed or are Invalid, and names those Fulfilled. */
export function testOrders(
  world: State,
  context: Context,
): { readonly side: SideId; readonly formation: FormationId; readonly order: OrderId }[] {
  const done: { side: SideId; formation: FormationId; order: OrderId }[] = [];
  for (const side of sidesOf(world)) {
    for (const looked of inExecution(world, side)) {
      countWatch(looked);
      settle(world, side, looked.formation);
    }
    for (const looked of inExecution(world, side)) {
      const { formation, order } = looked;
      if (isFulfilled(looked)) {
        done.push({ side, formation: formation.id, order: order.id });
        continue;
      }
      const why = failure(looked);
      if (why !== null) endOrder(world, context, side, formation.id, { what: 'failed', why });
      else if (isInvalid(looked)) endOrder(world, context, side, formation.id, { what: 'invalid' });
    }
  }
  return done;
}
