/** Forming Flotillas and Subordinating (3.33, 3.35, 11.152). */

import { type Refusal, refuse } from '@weathergage/kernel';
import { serves } from '../chart/politics.ts';
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { enrol, joinFormation } from '../organisation/organisation.ts';
import { candidates, mayCommand, postSenior, rankOf } from '../organisation/seniority.ts';
import { onceATurn, tryOnce } from '../umpire/strategy-checks.ts';
import { inHarbour, putToken, samePlace, shuffle } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import type { Formation, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { flagshipsHaveMates, formationOf, hullsOf, squadronsIn } from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { concernsNewcomersOnly, isNewcomer } from './newcomers.ts';
import type { CheckAct, DoAct } from './occasion.ts';

/** Where a Squadron that might be put into a Flotilla lies; null if it is not free to be. */
function freePlace(world: World, side: SideId, id: SquadronId): Place | null {
  const forces = forcesOf(world, side);
  const squadron = forces.squadrons[id];
  if (squadron === undefined) return null;
  // 11.315: not In Ordinary.
  if (squadron.port !== null)
    return squadron.port.state === 'FittingOut' ? inHarbour(squadron.port.at) : null;
  // 3.353: an Independent Squadron without an Order may be taken in.
  const formation = entryOf(forces.formations, squadron.formation);
  return formation?.kind === 'squadron' && formation.execution === null && formation.under === null
    ? formation.place
    : null;
}

/** 3.33: a counter to be had, all parts free and in one place, and an officer; at sea a check besides. */
export const checkForm: CheckAct<'form'> = (world, side, act, occasion) => {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const counter = theatre.flotillas.get(act.flotilla);
  if (occasion.free) return refuse('no-forming', '3.335', 'No Flotilla is Formed after a Battle.');
  if (counter?.side !== side) return refuse('no-flotilla', '3.33', 'There is no such Flotilla of yours.');
  // 3.325: there is one counter of each.
  if (forces.formations[act.flotilla] !== undefined)
    return refuse('formed', '3.33', 'That Flotilla is in play already.');
  if (act.squadrons.length === 0 && act.flotillas.length === 0)
    return refuse('empty', '3.321', 'A Flotilla needs at least one Squadron.');
  if (counter.combined !== undefined && !world.rules.includes(counter.combined.rule))
    return refuse('not-yet', '3.33', 'That Flotilla may not be Formed yet.');
  if (counter.kind === 'Detachment' && act.flotillas.length > 0)
    return refuse('detachment', '3.322', 'A Detachment takes Squadrons only.');
  const places: Place[] = [];
  for (const id of act.squadrons) {
    const place = freePlace(world, side, id);
    if (place === null) return refuse('not-free', '3.33', 'A Squadron named is not free to join a Flotilla.');
    const hulls = hullsOf(theatre, id);
    if (!counter.contingents.includes(hulls.contingent) || !serves(world, side, hulls.contingent))
      return refuse('contingent', '3.326', 'A Squadron of that Contingent may not serve in this Flotilla.');
    if (counter.galleysOnly === true && hulls.class !== 'G')
      return refuse('galleys', '3.326', 'This Flotilla is for Galleys.');
    places.push(place);
  }
  for (const id of act.flotillas) {
    const flotilla = forces.formations[id];
    const refusal = checkSubordination(world, side, flotilla, act.flotilla, null);
    if (refusal !== null) return refusal;
    places.push(flotilla!.place);
  }
  const first = places[0]!;
  if (places.some((place) => !samePlace(place, first)))
    return refuse('apart', '3.33', 'All that goes into a Flotilla must be in one place.');
  if (first.berth === 'in' || first.berth === 'out')
    return refuse('box', '3.33', 'Nothing is Formed in the In or Out box of a Sea Zone.');
  const [leader] = candidates(world, side, act.flotilla);
  if (leader === undefined)
    return refuse('no-leader', '3.411', 'There is no officer in the Mess who may command it.');
  for (const id of act.flotillas) {
    const junior = forces.formations[id]?.leader ?? null;
    if (junior !== null && rankOf(world, side, junior) > rankOf(world, side, leader))
      return refuse('rank', '3.425', 'A leader would come under one who is junior to him.');
  }
  const parts = act.flotillas.flatMap((id) => squadronsIn(forces, id).map((one) => one.id));
  if (!flagshipsHaveMates(theatre, [...act.squadrons, ...parts]))
    return refuse('flagship', '10.311', 'Each Flagship needs a Squadron of the line of her own with her.');
  return onceATurn(world, side, `form ${act.flotilla}`);
};

export const doForm: DoAct<'form'> = (world, context, side, act) => {
  const forces = forcesOf(world, side);
  const counter = theatreOf(world).flotillas.get(act.flotilla)!;
  const first = act.squadrons[0];
  const place =
    first === undefined ? formationOf(forces, act.flotillas[0]!).place : freePlace(world, side, first)!;
  if (
    place.berth !== 'harbour' &&
    !concernsNewcomersOnly(world, side, act) &&
    !tryOnce(world, context, side, counter.combined ? null : counter.command, '3.33', `form ${act.flotilla}`)
  )
    return false;
  const flotilla = newFormation(act.flotilla, 'flotilla', counter.command, place, world.clock);
  const due = [...act.squadrons, ...act.flotillas].map((id) => forces.formations[id]?.due);
  // 11.15: Formed of nothing but what is still to enter the map, it enters with it.
  if (due[0] !== undefined && !due.includes(undefined)) flotilla.due = due[0];
  forces.formations[act.flotilla] = flotilla;
  putToken(world, side, flotilla);
  for (const id of act.squadrons) {
    const alone = forces.formations[id];
    if (alone === undefined) enrol(world, side, id, act.flotilla);
    else joinFormation(world, context, side, id, act.flotilla);
  }
  postSenior(world, context, side, act.flotilla);
  for (const id of act.flotillas) joinFormation(world, context, side, id, act.flotilla);
  context.tellSide(
    side,
    {
      kind: 'formed',
      rule: '3.33',
      side,
      flotilla: act.flotilla,
      leader: flotilla.leader,
      squadrons: [...act.squadrons],
    },
    { kind: 'formed', rule: '3.33', side },
  );
  shuffle(world, context, place, side);
  return true;
};

/** 3.333, 3.425: whether one Flotilla or Independent Squadron may come under another. */
function checkSubordination(
  world: World,
  side: SideId,
  formation: Formation | undefined,
  to: FormationId,
  above: Formation | null,
): Refusal | null {
  const theatre = theatreOf(world);
  const counter = theatre.flotillas.get(to);
  if (formation === undefined || counter === undefined)
    return refuse('no-formation', '3.333', 'There is no such Formation.');
  if (formation.under !== null) return refuse('under', '3.333', 'It is Subordinated already.');
  if (formation.kind === 'squadron') {
    if (formation.execution !== null) return refuse('executing', '3.353', 'It is Executing an Order.');
  } else {
    const kind = theatre.flotillas.get(formation.id)?.kind;
    // Convoys and Dummies are none of any kind.
    const may =
      kind === 'Detachment' ? counter.kind !== 'Detachment' : kind === 'Flag' && counter.kind === 'GrandFlag';
    if (!may) return refuse('kind', '3.322', 'A Flotilla of that kind may not come under this one.');
    const leader = above?.leader ?? null;
    if (
      leader !== null &&
      formation.leader !== null &&
      rankOf(world, side, formation.leader) > rankOf(world, side, leader)
    )
      return refuse('rank', '3.425', 'Its leader is senior to the one who would command it.');
    if (formation.execution !== null)
      return refuse('executing', '9.366', 'A Flotilla Executing an Order is not Subordinated.');
  }
  for (const { id } of squadronsIn(forcesOf(world, side), formation.id)) {
    const flaw = fitsCounter(theatre, id, to);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** 3.326: whether a Squadron may be in a Flotilla at all. */
function fitsCounter(theatre: Theatre, id: SquadronId, to: FormationId): Refusal | null {
  const counter = theatre.flotillas.get(to);
  const hulls = hullsOf(theatre, id);
  if (counter?.contingents.includes(hulls.contingent) !== true)
    return refuse('contingent', '3.326', 'A Squadron of that Contingent may not serve in this Flotilla.');
  return counter.galleysOnly === true && hulls.class !== 'G'
    ? refuse('galleys', '3.326', 'This Flotilla is for Galleys.')
    : null;
}

/** 3.425: an equal in rank is over it, while another Flotilla there could take it whose leader is senior in rank. */
function hasSeniorElsewhere(world: World, side: SideId, formation: Formation, above: Formation): boolean {
  const { leader } = formation;
  if (leader === null || above.leader === null) return false;
  const rank = rankOf(world, side, leader);
  if (rankOf(world, side, above.leader) !== rank) return false;
  return Object.values(forcesOf(world, side).formations).some(
    (other) =>
      other.id !== formation.id &&
      other.kind === 'flotilla' &&
      other.under === null &&
      other.leader !== null &&
      rankOf(world, side, other.leader) > rank &&
      samePlace(other.place, formation.place) &&
      checkSubordination(world, side, formation, other.id, other) === null,
  );
}

export const checkSubordinate: CheckAct<'subordinate'> = (world, side, act, occasion) => {
  const forces = forcesOf(world, side);
  const above = forces.formations[act.to];
  const formation = forces.formations[act.formation];
  if (above?.kind !== 'flotilla' || act.formation === act.to)
    return refuse('no-flotilla', '3.333', 'There is no such Flotilla.');
  if (formation === undefined && isNewcomer(world, side, act.formation))
    return checkTakeIn(world, side, act.formation, above);
  const refusal = checkSubordination(world, side, formation, act.to, above);
  if (refusal !== null) return refusal;
  if (!samePlace(above.place, formation!.place))
    return refuse('apart', '3.333', 'They are not in one place.');
  if (hasSeniorElsewhere(world, side, formation!, above))
    return refuse(
      'equals',
      '3.425',
      'It comes under an equal in rank only if there is no senior to take it.',
    );
  return occasion.free ? null : onceATurn(world, side, `under ${act.formation}`);
};

/** 11.152: a Squadron that has come in at a Port, into a Flotilla that lies there. */
function checkTakeIn(world: World, side: SideId, id: SquadronId, into: Formation): Refusal | null {
  const place = freePlace(world, side, id);
  if (place === null || !samePlace(place, into.place))
    return refuse('apart', '11.152', 'They are not in one place.');
  return fitsCounter(theatreOf(world), id, into.id);
}

export const doSubordinate: DoAct<'subordinate'> = (world, context, side, act, occasion) => {
  const forces = forcesOf(world, side);
  const above = formationOf(forces, act.to);
  const counter = theatreOf(world).flotillas.get(act.to)!;
  const free = occasion.free || above.place.berth === 'harbour' || concernsNewcomersOnly(world, side, act);
  if (
    !free &&
    !tryOnce(
      world,
      context,
      side,
      counter.combined ? null : counter.command,
      '3.333',
      `under ${act.formation}`,
    )
  )
    return false;
  if (forces.formations[act.formation] !== undefined)
    joinFormation(world, context, side, act.formation, act.to);
  else {
    enrol(world, side, act.formation, act.to);
    context.tellSide(
      side,
      { kind: 'subordinated', rule: '11.152', side, formation: act.formation, to: act.to },
      { kind: 'subordinated', rule: '11.152', side },
    );
  }
  return true;
};

/** Flotillas that might be Formed in a place, for those who look for something to do. */
export const spareFlotillas = (world: World, side: SideId): FormationId[] =>
  theatreOf(world)
    .module.flotillas.filter(
      ({ id, side: owner }) =>
        owner === side &&
        forcesOf(world, side).formations[id] === undefined &&
        Object.entries(forcesOf(world, side).leaders).some(
          ([leader, { at }]) => at === 'mess' && mayCommand(world, side, leader, id),
        ),
    )
    .map(({ id }) => id);
