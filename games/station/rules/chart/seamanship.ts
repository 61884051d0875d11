/** Who moves, when and whither: the Increments in which an allowance spends (5.13), and what is closed to whom. */
import type { ContingentId, FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { movementAllowance } from '../umpire/damage.ts';
import type { Forces, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, squadronsIn } from '../world/formations.ts';
import { keepsFor } from '../world/kept.ts';
import type { World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { distancesFrom } from './distances.ts';
import type { Sort, Way } from './lanes.ts';
import { isClosed, mayEnter, mayFitOut } from './politics.ts';

/** 5.13: the first Increment in which each allowance spends; two spends in the second and the fourth. */
export function spends(allowance: number, increment: number): boolean {
  if (allowance >= 4) return true;
  if (allowance === 3) return increment !== 1;
  if (allowance === 2) return increment === 2 || increment === 4;
  return allowance === 1 && increment === 4;
}

/** Whether a Formation spends a Movement Point in the Increment that runs, by the allowance it has now (5.132). */
export const spendsNow = (world: World, side: SideId, id: FormationId): boolean =>
  spends(movementAllowance(world, side, id), world.increment);

/** 5.131: the bonus of five is lost with the fifth point. */
export const swift = (world: World, side: SideId, id: FormationId): boolean =>
  movementAllowance(world, side, id) >= 5;

/** Galleys alone go under oars; whoever has galleys with him keeps out of Sea Zones (3.23). */
export function sortOf(theatre: Theatre, forces: Readonly<Forces>, id: FormationId): Sort {
  const classes = squadronsIn(forces, id).map((one) => hullsOf(theatre, one.id).class);
  const galleys = classes.filter((one) => one === 'G').length;
  const convoy = forces.convoys[id] !== undefined;
  return { galleys: galleys > 0 && galleys === classes.length && !convoy, shore: galleys > 0 };
}

/** The leader who is at the helm: of the Formation, or of a Convoy's Escort. */
export function helmsman(forces: Readonly<Forces>, formation: Formation): Formation['leader'] {
  const escort = forces.convoys[formation.id]?.escort;
  return escort === undefined || escort === null ? formation.leader : formationOf(forces, escort).leader;
}

const tethers = keepsFor<ReadonlySet<LocationId>>(64);

/** M1.6: the Large Spaces within reach of the Ports of a Contingent whose galleys keep to their own coast. */
const withinTether = (theatre: Theatre, contingent: ContingentId, range: number): ReadonlySet<LocationId> =>
  tethers(theatre, contingent, () => {
    const near = new Set<LocationId>();
    for (const port of theatre.module.ports)
      if (port.contingent === contingent)
        for (const [at, far] of distancesFrom(theatre, port.id, true)) if (far <= range) near.add(at);
    return near;
  });

/** What each of a Formation's Squadrons of galleys is kept to; most Formations have none. */
function tethersOf(world: World, side: SideId, id: FormationId): ReadonlySet<LocationId>[] {
  const theatre = theatreOf(world);
  return squadronsIn(forcesOf(world, side), id).flatMap(({ id: squadron }) => {
    const { class: sort, contingent } = hullsOf(theatre, squadron);
    const range = sort === 'G' ? theatre.contingents.get(contingent)!.galleyRange : null;
    return range === null ? [] : [withinTether(theatre, contingent, range)];
  });
}

/** A Small Space counts as the nearer end of its Lane. */
function isBeyond(theatre: Theatre, near: readonly ReadonlySet<LocationId>[], at: LocationId): boolean {
  if (near.length === 0 || !theatre.spaces.has(at)) return false;
  const lane = theatre.links.get(at)!.find((one) => one.small === at);
  const ends = lane === undefined ? [at] : [lane.a, lane.b];
  return near.some((one) => !ends.some((end) => one.has(end)));
}

/** M1.6 */
export const beyondTether = (world: World, side: SideId, id: FormationId, at: LocationId): boolean =>
  isBeyond(theatreOf(world), tethersOf(world, side, id), at);

/** 10.214, 10.215: Corsairs whose Event does not stand, or whose base has been shown force. */
export function idleCorsairs(world: World, side: SideId, id: FormationId): boolean {
  const corsair = theatreOf(world).hulls.get(id)?.corsair;
  if (corsair === undefined || forcesOf(world, side).formations[id]?.corsair !== true) return false;
  const roused = corsair.requires === null || world.events[corsair.requires]?.stands === true;
  return !roused || world.ports[corsair.base]!.neutralisedUntil > world.turn;
}

export interface Bar {
  readonly rule: string;
  readonly reason: string;
}

/** Why a Formation may not take ways that the sea leaves open: asked once for it, then of each way. */
export function barsOf(world: World, side: SideId, id: FormationId): (way: Way) => Bar | null {
  const theatre = theatreOf(world);
  const near = tethersOf(world, side, id);
  return ({ step, place }) => {
    if (step.do === 'hold') return null;
    if (step.do === 'put-in')
      return mayFitOut(world, side, id, place.at)
        ? null
        : { rule: '5.282', reason: 'it may not lie in that Port' };
    if (step.do === 'put-out' && idleCorsairs(world, side, id))
      return { rule: '10.214', reason: 'its Corsairs are not Active' };
    if (step.do === 'put-out')
      return isClosed(world, place.at) ? { rule: '5.286', reason: 'nobody may leave that Port' } : null;
    const goal = 'to' in step ? step.to : place.at;
    if (!mayEnter(world, side, id, goal)) return { rule: '9.313', reason: 'it has no business there' };
    return isBeyond(theatre, near, place.at)
      ? { rule: '3.23', reason: 'its galleys may not go so far from their own Ports' }
      : null;
  };
}
