/** New Sail and Sail that is taken away (3.25, 11.12, 11.14). */
import type { ContingentId, LocationId, SailClass, SideId, SquadronId } from '../module/vocabulary.ts';
import { takeSail } from '../umpire/damage.ts';
import type { Context } from '../umpire/phase.ts';
import { atSea, samePlace } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, portOf, stateOf, topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { type Hulls, keeperOf, theatreOf } from '../world/theatre.ts';
import { dissolveEmpty } from './organisation.ts';

/** Whose forces a Contingent's counters are in: its side's, also while it is Neutral (M1.7). */
export const holderOf = (world: World, contingent: ContingentId): SideId => {
  const theatre = theatreOf(world);
  return keeperOf(theatre, contingent) ?? theatre.a;
};

/** 3.246: counters of a Class that are not in play, those Unformed among them (11.154), nor away with their Sail (3.255). */
export function spareCounters(
  world: World,
  side: SideId,
  contingent: ContingentId,
  sort: SailClass,
): SquadronId[] {
  const forces = forcesOf(world, side);
  const away = new Set([
    ...forces.docked.map(({ squadron }) => squadron),
    ...forces.arrivals.flatMap(({ squadrons }) => squadrons.map(({ id }) => id)),
  ]);
  return theatreOf(world)
    .module.squadrons.filter(
      (one) =>
        one.contingent === contingent &&
        one.class === sort &&
        one.corsair === undefined &&
        forces.squadrons[one.id] === undefined &&
        !away.has(one.id),
    )
    .map(({ id }) => id);
}

/** Sail come to it and are taken from it: no Flagship (10.31), no Corsairs (10.23). */
const isRegular = ({ flagship, corsair }: Hulls): boolean => !flagship && corsair === undefined;

/**
 * 11.14, 3.251, 3.254: Sail at a Port go at once to Squadrons In Ordinary there, then to those Fitting Out, then Form new
 * ones that Fit Out, all without a check (11.133). Sail for which there is no room are not taken (3.222). Says how many
 * were placed.
 */
export function receiveSail(
  world: State,
  side: SideId,
  contingent: ContingentId,
  sort: SailClass,
  sail: number,
  at: LocationId,
): number {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const order = ['InOrdinary', 'FittingOut'] as const;
  let left = sail;
  for (const state of order)
    for (const squadron of Object.values(forces.squadrons)) {
      const hulls = hullsOf(theatre, squadron.id);
      // 11.141: of their own Contingent.
      if (!isRegular(hulls) || hulls.class !== sort || hulls.contingent !== contingent) continue;
      if (stateOf(forces, squadron) !== state || portOf(forces, squadron) !== at) continue;
      const taken = Math.min(left, hulls.capacity - squadron.sail);
      squadron.sail += taken;
      left -= taken;
    }
  for (const id of spareCounters(world, side, contingent, sort)) {
    if (left === 0) break;
    const taken = Math.min(left, hullsOf(theatre, id).capacity);
    forces.squadrons[id] = { id, sail: taken, dp: 0, formation: null, port: { at, state: 'FittingOut' } };
    left -= taken;
  }
  // 3.254: as a last resort Squadrons that are Ready, and no farther off than before the Port.
  for (const squadron of Object.values(forces.squadrons)) {
    const hulls = hullsOf(theatre, squadron.id);
    if (!isRegular(hulls) || hulls.class !== sort || hulls.contingent !== contingent) continue;
    if (squadron.formation === null || !samePlace(topOf(forces, squadron.formation).place, atSea(at)))
      continue;
    const taken = Math.min(left, hulls.capacity - squadron.sail);
    squadron.sail += taken;
    left -= taken;
  }
  return sail - left;
}

/** New Squadrons made of spare counters, not yet anywhere (11.15): the caller gives them a place. */
export function newSquadrons(
  world: World,
  side: SideId,
  contingent: ContingentId,
  sort: SailClass,
  sail: number,
): { readonly id: SquadronId; readonly sail: number }[] {
  const made: { id: SquadronId; sail: number }[] = [];
  let left = sail;
  for (const id of spareCounters(world, side, contingent, sort)) {
    if (left === 0) break;
    const taken = Math.min(left, hullsOf(theatreOf(world), id).capacity);
    made.push({ id, sail: taken });
    left -= taken;
  }
  return made;
}

/**
 * 11.125, M7.2: from the owner's Squadron of that Class with fewest DPs at a Friendly Port, else anywhere; among equals
 * the first counter. What there is not is let go. Says how many were taken.
 */
export function withdrawSail(
  world: State,
  context: Context,
  contingent: ContingentId,
  sort: SailClass,
  sail: number,
): number {
  const theatre = theatreOf(world);
  const side = holderOf(world, contingent);
  const forces = forcesOf(world, side);
  let left = sail;
  while (left > 0) {
    const owned = Object.values(forces.squadrons).filter(({ id }) => {
      const hulls = hullsOf(theatre, id);
      return hulls.contingent === contingent && hulls.class === sort && isRegular(hulls);
    });
    const inPort = owned.filter((one) => stateOf(forces, one) !== 'Ready');
    const from = (inPort.length > 0 ? inPort : owned).toSorted((a, b) => a.dp - b.dp)[0];
    if (from === undefined) break;
    const taken = Math.min(left, from.sail);
    takeSail(forces, from.id, taken);
    left -= taken;
  }
  dissolveEmpty(world, context, side, false);
  context.tellSide(
    side,
    { kind: 'withdrawn', rule: '11.12', side, contingent, sail: { [sort]: sail - left } },
    { kind: 'withdrawn', rule: '11.12', side, contingent },
  );
  return sail - left;
}
