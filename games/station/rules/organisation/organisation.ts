/** Forming and Unforming, joining and parting (3.3), as the umpire does it. */

import { toRecovery } from '../auxiliaries/recovery.ts';
import { settleShadow } from '../auxiliaries/shadows.ts';
import { mayFitOut } from '../chart/politics.ts';
import type { FormationId, LeaderId, SideId, SquadronId, TokenId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { liftToken, putToken, samePlace, shuffle, tokenOf } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import type { Formation, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import {
  formationOf,
  hullsOf,
  isLine,
  membersOf,
  squadronOf,
  squadronsIn,
  topOf,
} from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { hullOwner, theatreOf } from '../world/theatre.ts';

/** Into a Port outside any Formation. */
export function lieIn(
  world: State,
  side: SideId,
  id: SquadronId,
  port: string,
  state: 'FittingOut' | 'InOrdinary',
): void {
  const squadron = squadronOf(forcesOf(world, side), id);
  leave(world, side, id);
  squadron.port = { at: port, state };
}

/** Out of its Formation's list; where it goes is the caller's business. */
function leave(world: State, side: SideId, id: SquadronId): void {
  const forces = forcesOf(world, side);
  const squadron = squadronOf(forces, id);
  const formation = entryOf(forces.formations, squadron.formation);
  if (formation !== undefined) formation.squadrons = formation.squadrons.filter((one) => one !== id);
  squadron.formation = null;
}

/** Into a Formation from wherever it was. */
export function enrol(world: State, side: SideId, id: SquadronId, into: FormationId): void {
  const forces = forcesOf(world, side);
  leave(world, side, id);
  const squadron = squadronOf(forces, id);
  squadron.formation = into;
  squadron.port = null;
  formationOf(forces, into).squadrons.push(id);
}

/** 3.354: Squadrons alone at sea make for the nearest Friendly Port, each by itself; a Flagship with one of them (10.312). */
export function setLoose(
  world: State,
  context: Context,
  side: SideId,
  squadrons: readonly SquadronId[],
  place: Place,
  due?: number,
): FormationId[] {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const flagships = squadrons.filter((id) => hullsOf(theatre, id).flagship);
  const loose: FormationId[] = [];
  // 3.356, 3.358: Ready it is Independent, a Formation apart from any that lie with it.
  const own = (id: SquadronId): FormationId => {
    const formation = newFormation(id, 'squadron', hullOwner(theatre, id), place, world.clock);
    if (due !== undefined) formation.due = due;
    forces.formations[id] = formation;
    enrol(world, side, id, id);
    putToken(world, side, formation);
    loose.push(id);
    return id;
  };
  const mates = squadrons
    .filter((id) => !flagships.includes(id))
    .map((id) => ({ formation: own(id), hulls: hullsOf(theatre, id) }))
    .filter(({ hulls }) => isLine(hulls));
  for (const [index, id] of flagships.entries()) {
    const { contingent } = hullsOf(theatre, id);
    const same = mates.filter(({ hulls }) => hulls.contingent === contingent);
    const mate = same[index % same.length]?.formation;
    // 10.312: Flagships left to themselves go together.
    const alone = loose.find(
      (one) => hullsOf(theatre, one).flagship && hullsOf(theatre, one).contingent === contingent,
    );
    const into = mate ?? alone;
    if (into === undefined) own(id);
    else enrol(world, side, id, into);
  }
  if (loose.length > 0) shuffle(world, context, place, side);
  return loose;
}

const shadowOf = (world: State, formation: Formation): TokenId | null =>
  formation.token === null ? null : tokenOf(world, formation.token).shadow;

/**
 * 3.34: its parts go on the map where it is, or to the Flotilla above it; the leader is Relieved, Auxiliaries go to
 * Recovery, its Order ends (9.378).
 */
export function unform(
  world: State,
  context: Context,
  side: SideId,
  flotilla: FormationId,
  rule: string,
): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, flotilla);
  context.endOrder(side, flotilla, { what: 'failed', why: 'unformed' });
  const above = entryOf(forces.formations, formation.under);
  const superior = above?.kind === 'flotilla' ? above : undefined;
  const { place } = formation;
  const shadow = shadowOf(world, formation);
  const squadrons = [...formation.squadrons];
  const subordinates = Object.values(forces.formations).filter(({ under }) => under === flotilla);
  relieveTo(world, side, formation.leader, 'mess');
  for (const aux of [...formation.auxiliaries]) toRecovery(world, side, aux);
  liftToken(world, formation);
  // Asked while it is still there: a neutral Port counts the Squadrons that lie in it.
  const inPort =
    place.berth === 'harbour' ||
    (theatreOf(world).ports.has(place.at) && mayFitOut(world, side, flotilla, place.at));
  delete forces.formations[flotilla];
  if (above?.kind === 'convoy') {
    const convoy = forces.convoys[above.id]!;
    if (convoy.escort === flotilla) convoy.escort = null;
  }
  context.tellSide(side, { kind: 'unformed', rule, side, flotilla }, { kind: 'unformed', rule, side });
  // 3.345: all that was under it comes under the Flotilla above.
  if (superior !== undefined) {
    for (const one of subordinates) one.under = superior.id;
    for (const id of squadrons) enrol(world, side, id, superior.id);
    return;
  }
  // 3.344: Flotillas that were under it are Formed still.
  for (const one of subordinates) {
    one.under = null;
    putToken(world, side, one);
  }
  // 3.342, 3.343: in Port they Fit Out, elsewhere each is alone at sea.
  if (inPort) for (const id of squadrons) lieIn(world, side, id, place.at, 'FittingOut');
  else setLoose(world, context, side, squadrons, place, formation.due);
  if (shadow !== null) settleShadow(world, context, side, shadow);
  shuffle(world, context, place, side);
}

/** 3.48: out of a posting. */
export function relieveTo(world: State, side: SideId, leader: LeaderId | null, to: 'mess' | 'gone'): void {
  const state = entryOf(forcesOf(world, side).leaders, leader);
  if (state === undefined) return;
  for (const formation of Object.values(forcesOf(world, side).formations))
    if (formation.leader === leader) formation.leader = null;
  state.at = to;
  state.formation = null;
}

/**
 * After losses: a Formation without Squadrons is Unformed, and if the last Sail was Sunk its leaders are Killed (3.49,
 * 8.371); so is a Flotilla in which a Flagship has no Squadron of the line with her (10.311).
 */
export function dissolveEmpty(world: State, context: Context, side: SideId, sunk: boolean): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  for (let again = true; again; ) {
    again = false;
    for (const formation of Object.values(forces.formations)) {
      if (formation.kind !== 'flotilla' && formation.kind !== 'squadron') continue;
      const squadrons = squadronsIn(forces, formation.id);
      const hulls = squadrons.map(({ id }) => hullsOf(theatre, id));
      const mates = hulls.some((one) => !one.flagship && isLine(one)) || !hulls.some((one) => one.flagship);
      const own = formation.kind === 'squadron';
      if (own ? squadrons.some(({ id }) => id === formation.id) : squadrons.length > 0 && mates) continue;
      // 10.312: a Flagship whose mate is gone is an Independent Squadron by her own name.
      if (own && formation.place.berth !== 'harbour')
        setLoose(world, context, side, formation.squadrons, formation.place, formation.due);
      if (squadrons.length === 0 && sunk)
        for (const { leader } of membersOf(forces, formation.id))
          if (leader !== null) leaderFate(world, context, side, leader, { what: 'killed' });
      if (formation.kind === 'flotilla')
        unform(world, context, side, formation.id, squadrons.length === 0 ? '3.341' : '10.311');
      else dissolve(world, context, side, formation.id);
      again = true;
      break;
    }
  }
}

/** An Independent Squadron that is one no more (3.35): in Port it lies there, without Sail it is gone. */
export function dissolve(world: State, context: Context, side: SideId, id: FormationId): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  context.endOrder(side, id, { what: 'failed', why: 'unformed' });
  const shadow = shadowOf(world, formation);
  const above = entryOf(forces.convoys, formation.under);
  if (above?.escort === id) above.escort = null;
  for (const squadron of [...formation.squadrons])
    lieIn(world, side, squadron, formation.place.at, 'FittingOut');
  for (const aux of [...formation.auxiliaries]) toRecovery(world, side, aux);
  liftToken(world, formation);
  delete forces.formations[id];
  if (shadow !== null) settleShadow(world, context, side, shadow);
}

/** 8.37, 3.481: what became of a leader who was hit. At sea his Flotilla goes on under a Notional one (3.491). */
export function leaderFate(
  world: State,
  context: Context,
  side: SideId,
  leader: LeaderId,
  fate: { readonly what: 'captured' | 'killed' } | { readonly what: 'wounded'; readonly turns: number },
): void {
  const state = forcesOf(world, side).leaders[leader];
  if (state === undefined) return;
  relieveTo(world, side, leader, 'gone');
  if (fate.what === 'wounded') {
    state.at = 'away';
    state.until = world.turn + fate.turns;
    return;
  }
  state.at = fate.what === 'captured' ? 'prisoner' : 'gone';
  if (fate.what === 'killed') state.lost = true;
  for (const [station, holder] of Object.entries(world.stations))
    if (holder === leader) world.stations[station] = null;
  context.tell({
    kind: 'casualty',
    rule: '3.481',
    side,
    leader,
    fate: fate.what,
  });
}

/** A Formation that has come to lie Fitting Out: what that brings with it (3.351, 8.454, 9.428). */
export function fittedOut(world: State, context: Context, side: SideId, id: FormationId): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  for (const member of membersOf(forces, id)) {
    member.disorganised = false;
    member.bound = null;
  }
  const shadow = shadowOf(world, formation);
  if (shadow !== null) settleShadow(world, context, side, shadow);
  const { execution } = formation;
  if (execution?.order === 'rendezvous' && execution.target === formation.place.at)
    context.endOrder(side, id, { what: 'arrived' });
  if (formation.kind === 'squadron') {
    // 10.232: Corsairs are Independent in Port too.
    if (forces.formations[id] !== undefined && formation.execution === null && formation.corsair !== true)
      dissolve(world, context, side, id);
    return;
  }
  // 3.332: with a Notional Leader still, it is Unformed.
  for (const member of membersOf(forces, id).reverse())
    if (member.kind === 'flotilla' && member.leader === null)
      unform(world, context, side, member.id, '3.332');
}

/** 11.15: one that is still to enter the map and one that is there are both there once they are together. */
function bothOnMap(world: State, side: SideId, formation: Formation, top: Formation): void {
  if ((formation.due === undefined) === (top.due === undefined)) return;
  for (const { id } of [formation, top])
    for (const member of membersOf(forcesOf(world, side), id)) delete member.due;
  putToken(world, side, top);
}

/** Two Friendly Formations in one place, one under the other without a check (9.426, 3.355, 7.134). */
export function joinFormation(
  world: State,
  context: Context,
  side: SideId,
  id: FormationId,
  to: FormationId,
): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  const into = formationOf(forces, to);
  if (!samePlace(formation.place, into.place)) throw new Error(`${id} and ${to} are not together`);
  const shadow = shadowOf(world, formation);
  if (formation.execution?.order === 'rendezvous') context.endOrder(side, id, { what: 'arrived' });
  // 8.453: what it joins is Disorganised with it.
  if (formation.disorganised) topOf(forces, to).disorganised = true;
  bothOnMap(world, side, formation, topOf(forces, to));
  liftToken(world, formation);
  if (formation.kind === 'squadron') {
    for (const squadron of [...formation.squadrons]) enrol(world, side, squadron, to);
    delete forces.formations[id];
  } else formation.under = to;
  context.tellSide(
    side,
    { kind: 'subordinated', rule: '3.333', side, formation: id, to },
    { kind: 'subordinated', rule: '3.333', side },
  );
  if (shadow !== null) settleShadow(world, context, side, shadow);
}
