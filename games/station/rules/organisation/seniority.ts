/** Who is senior to whom, who is posted where (3.42, 3.46, 3.47). */

import { type FormationId, type LeaderId, RANKS, type Rank, type SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { entryIn, entryOf } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, membersOf } from '../world/formations.ts';
import { rankOrder } from '../world/leaders.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { relieveTo, unform } from './organisation.ts';

export function rankOf(world: World, side: SideId, leader: LeaderId): number {
  const rank =
    world.forces[side]?.leaders[leader]?.rank ?? theatreOf(world).leaders.get(leader)?.rank ?? 'Cdre';
  return rankOrder(rank);
}

/** 3.41: Commodores are the lowest rank, all others Admirals. */
export const isAdmiral = (world: World, side: SideId, leader: LeaderId): boolean =>
  rankOf(world, side, leader) > 0;

/**
 * 3.422: by rank; among equals Grand Flags before Flags before Detachments, and Fleet before Command before other
 * Admirals. Notional leaders are nobody. Greater is more senior.
 */
export function seniorityOf(world: World, side: SideId, leader: LeaderId): number {
  const forces = world.forces[side];
  const posted = forces?.leaders[leader]?.formation;
  const kind = entryIn(theatreOf(world).flotillas, posted)?.kind;
  const post = kind === 'GrandFlag' ? 3 : kind === 'Flag' ? 2 : kind === 'Detachment' ? 1 : 0;
  const stations = Object.entries(world.stations).filter(([, holder]) => holder === leader);
  const station = stations.some(([id]) => id === side) ? 2 : stations.length > 0 ? 1 : 0;
  return rankOf(world, side, leader) * 100 + station * 10 + post;
}

/** 3.411, M2.3: whether a leader may command a Flotilla at all; only one of his own Command. */
export function mayCommand(
  world: World,
  side: SideId,
  leader: LeaderId,
  flotilla: FormationId,
  as?: Rank,
): boolean {
  const theatre = theatreOf(world);
  const counter = theatre.flotillas.get(flotilla);
  const officer = theatre.leaders.get(leader);
  if (counter === undefined || officer === undefined) return false;
  const rank = as === undefined ? rankOf(world, side, leader) : rankOrder(as);
  const contingent = theatre.contingents.get(officer.contingent)!;
  if (counter.combined !== undefined) {
    const least = theatre.module.politics.combined?.leaderRank ?? 'RA';
    return contingent.side === counter.side && !contingent.minor && rank >= rankOrder(least);
  }
  if (contingent.side !== counter.side || contingent.command !== counter.command) return false;
  if (officer.only !== undefined)
    return (
      counter.contingents.includes(officer.contingent) &&
      (counter.galleysOnly === true) === (officer.only === 'galleys')
    );
  if (contingent.minor && !counter.contingents.includes(officer.contingent)) return false;
  return counter.kind === 'Detachment' ? rank === 0 : rank > 0;
}

/**
 * 3.334: an Admiral may have a Detachment that is Formed and has nobody else; none is Formed for him (3.411). He is no
 * choice while a Commodore could have it.
 */
const mayStandIn = (world: World, side: SideId, leader: LeaderId, flotilla: FormationId): boolean =>
  theatreOf(world).flotillas.get(flotilla)?.kind === 'Detachment' &&
  forcesOf(world, side).formations[flotilla] !== undefined &&
  isAdmiral(world, side, leader) &&
  mayCommand(world, side, leader, flotilla, 'Cdre');

/** 3.463: the most senior in the Mess who may command it; 3.425 keeps them at or below who is above it. */
export function candidates(world: World, side: SideId, flotilla: FormationId): LeaderId[] {
  const forces = forcesOf(world, side);
  const under = forces.formations[flotilla]?.under;
  const above = entryOf(forces.formations, under);
  const most =
    above?.kind === 'flotilla' && above.leader !== null ? rankOf(world, side, above.leader) : Infinity;
  const free = Object.entries(forces.leaders)
    .filter(([id, { at }]) => at === 'mess' && rankOf(world, side, id) <= most)
    .map(([id]) => id);
  const proper = free.filter((id) => mayCommand(world, side, id, flotilla));
  const fits = proper.length > 0 ? proper : free.filter((id) => mayStandIn(world, side, id, flotilla));
  // Of the same rank as he who is above only if there is nobody else.
  const juniors = fits.filter((id) => rankOf(world, side, id) < most);
  const open = juniors.length > 0 ? juniors : fits;
  const top = Math.max(-1, ...open.map((id) => rankOf(world, side, id)));
  return open.filter((id) => rankOf(world, side, id) === top);
}

/** 3.46: out of the Mess to the Flotilla; a junior who had it is Relieved (3.464). */
export function postLeader(
  world: State,
  context: Context,
  side: SideId,
  leader: LeaderId,
  flotilla: FormationId,
): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, flotilla);
  if (formation.leader !== null) {
    const old = formation.leader;
    relieveTo(world, side, old, 'mess');
    context.tellSide(side, { kind: 'relieved', rule: '3.464', side, leader: old, why: 'senior' }, null);
  }
  formation.leader = leader;
  const state = forces.leaders[leader]!;
  state.at = 'posted';
  state.formation = flotilla;
  context.tellSide(side, { kind: 'posted', rule: '3.463', side, leader, formation: flotilla }, null);
}

/** 3.463: the senior officer in the Mess who may; among equals by lot. Says whether there was one. */
export function postSenior(world: State, context: Context, side: SideId, flotilla: FormationId): boolean {
  const fit = candidates(world, side, flotilla);
  const leader = fit.length > 1 ? fit[context.dice.below(fit.length)] : fit[0];
  if (leader === undefined) return false;
  postLeader(world, context, side, leader, flotilla);
  return true;
}

/** 3.464: the Flotillas of juniors that a leader in the Mess might have, the most junior's first. */
export function juniorsOf(world: World, side: SideId, leader: LeaderId): FormationId[] {
  const forces = forcesOf(world, side);
  const rank = rankOf(world, side, leader);
  return Object.values(forces.formations)
    .filter(({ id, leader: holder, under }) => {
      if (holder === null || rankOf(world, side, holder) >= rank || !mayCommand(world, side, leader, id))
        return false;
      const above = entryOf(forces.formations, under);
      return above?.kind !== 'flotilla' || above.leader === null || rankOf(world, side, above.leader) >= rank;
    })
    .toSorted((a, b) => seniorityOf(world, side, a.leader!) - seniorityOf(world, side, b.leader!))
    .map(({ id }) => id);
}

/**
 * 3.464, 3.465: officers in the Mess displace their juniors, the most senior first, until nobody must go. Where there is
 * more than one who might be affected it is left to the owner, unless he has had his say.
 */
function displace(world: State, context: Context, side: SideId, choice: Choice): void {
  const { leaders } = forcesOf(world, side);
  for (let rank = RANKS.length - 1; rank >= 0; rank--) {
    const waiting = Object.entries(leaders)
      .filter(([id, { at }]) => at === 'mess' && rankOf(world, side, id) === rank)
      .map(([id]) => id);
    for (const leader of waiting) {
      const juniors = juniorsOf(world, side, leader);
      if (juniors.length > 1 && choice === 'owner') return;
      if (juniors[0] !== undefined) postLeader(world, context, side, leader, juniors[0]);
    }
  }
}

/** 3.461, 3.471, M1.3: the most senior Admiral has the Fleet, the next of each Command the Command; who is in keeps it. */
export function settleStations(world: State, context: Context, side: SideId): void {
  const theatre = theatreOf(world);
  // 3.473: whether he commands a Flotilla besides or sits in the Mess.
  const admirals = Object.entries(forcesOf(world, side).leaders)
    .filter(([id, { at }]) => ['mess', 'posted', 'away'].includes(at) && isAdmiral(world, side, id))
    .map(([id]) => ({ id, contingent: theatre.contingents.get(theatre.leaders.get(id)!.contingent)! }))
    .filter(({ contingent }) => !contingent.minor);
  const choose = (station: string, among: readonly LeaderId[]): void => {
    const top = Math.max(-1, ...among.map((id) => rankOf(world, side, id)));
    const best = among.filter((id) => rankOf(world, side, id) === top);
    const holder = world.stations[station] ?? null;
    const keeps = holder !== null && best.includes(holder);
    const next = keeps
      ? holder
      : best.length > 1
        ? best[context.dice.below(best.length)]!
        : (best[0] ?? null);
    if (next === holder) return;
    world.stations[station] = next;
    context.tell({ kind: 'station', rule: '3.471', side, station, leader: next });
    // 3.472: a Command Admiral keeps his Flotilla, a Fleet Admiral does not.
    if (station === side && holder !== null && next !== null) supersede(world, context, side, holder, next);
  };
  choose(
    side,
    admirals.map(({ id }) => id),
  );
  for (const { id: command } of theatre.sides.get(side)!.commands) {
    const own = admirals.filter(({ contingent }) => contingent.command === command).map(({ id }) => id);
    const others = own.filter((id) => id !== world.stations[side]);
    choose(command, others.length > 0 ? others : own);
  }
}

/**
 * 3.471, 3.472: who has lost the Fleet loses his Flotilla with it. His successor takes it, and leaves the one he had to
 * the next in the Mess; where he may not, the senior of the Mess has it, among equals not the one who was turned out.
 */
function supersede(world: State, context: Context, side: SideId, old: LeaderId, next: LeaderId): void {
  const forces = forcesOf(world, side);
  const flotilla = forces.leaders[old]?.formation ?? null;
  if (flotilla === null || forces.formations[flotilla]?.leader !== old) return;
  const { at, formation: left } = forces.leaders[next]!;
  relieveTo(world, side, old, 'mess');
  context.tellSide(side, { kind: 'relieved', rule: '3.472', side, leader: old, why: 'senior' }, null);
  const above = entryOf(forces.formations, forces.formations[flotilla].under);
  const overHim =
    above?.kind === 'flotilla' &&
    above.leader !== null &&
    above.leader !== next &&
    rankOf(world, side, above.leader) < rankOf(world, side, next);
  if (at !== 'away' && !overHim && mayCommand(world, side, next, flotilla)) {
    relieveTo(world, side, next, 'mess');
    postLeader(world, context, side, next, flotilla);
    if (left !== null && !postSenior(world, context, side, left)) unform(world, context, side, left, '3.483');
    return;
  }
  const fit = candidates(world, side, flotilla);
  const others = fit.filter((id) => id !== old);
  const open = others.length > 0 ? others : fit;
  const successor = open.length > 1 ? open[context.dice.below(open.length)] : open[0];
  if (successor === undefined) unform(world, context, side, flotilla, '3.483');
  else postLeader(world, context, side, successor, flotilla);
}

/** Who says which of several juniors is turned out: the owner, in the R&R Step, or the umpire once that is over. */
export type Choice = 'owner' | 'umpire';

/** Everything that follows from officers coming, going and rising in rank. */
export function settleSeniority(world: State, context: Context, side: SideId, choice: Choice): void {
  settleStations(world, context, side);
  displace(world, context, side, choice);
}

/** 3.432: a Subordinate Flotilla without a leader gets one from the Mess at once, or is Unformed into the one above it. */
export function fillSubordinates(world: State, context: Context, side: SideId, top: FormationId): void {
  const forces = forcesOf(world, side);
  if (forces.formations[top] === undefined) return;
  for (const member of membersOf(forces, top).slice(1))
    if (member.kind === 'flotilla' && member.leader === null && !postSenior(world, context, side, member.id))
      unform(world, context, side, member.id, '3.432');
}
