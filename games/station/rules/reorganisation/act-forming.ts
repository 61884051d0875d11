/** Forming, Unforming, Subordinating and detaching (3.33, 3.34, 3.35). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { serves } from '../chart/politics.ts';
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import {
  dissolveEmpty,
  enrol,
  joinFormation,
  lieIn,
  relieveTo,
  setLoose,
  unform,
} from '../organisation/organisation.ts';
import { candidates, mayCommand, postSenior, rankOf } from '../organisation/seniority.ts';
import type { Context } from '../umpire/phase.ts';
import { onceATurn, tryOnce } from '../umpire/strategy-checks.ts';
import { inHarbour, putToken, samePlace, shuffle } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { Formation, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { flagshipsHaveMates, formationOf, hullsOf, squadronsIn, topOf } from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import type { Occasion } from './occasion.ts';

type Act<K extends ReorganisationAct['do']> = Extract<ReorganisationAct, { do: K }>;

/** Where a Squadron that might be put into a Flotilla lies; null if it is not free to be. */
function freePlace(world: World, side: SideId, id: SquadronId): Place | null {
  const forces = forcesOf(world, side);
  const squadron = forces.squadrons[id];
  if (squadron === undefined) return null;
  // 11.315: not In Ordinary.
  if (squadron.port !== null)
    return squadron.port.state === 'FittingOut' ? inHarbour(squadron.port.at) : null;
  // 3.353: an Independent Squadron without an Order may be taken in.
  const formation = squadron.formation === null ? undefined : forces.formations[squadron.formation];
  return formation?.kind === 'squadron' && formation.execution === null && formation.under === null
    ? formation.place
    : null;
}

/** 3.33: a counter to be had, all parts free and in one place, and an officer; at sea a check besides. */
export function checkForm(world: World, side: SideId, act: Act<'form'>, occasion: Occasion): Refusal | null {
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
}

export function doForm(world: State, context: Context, side: SideId, act: Act<'form'>): boolean {
  const forces = forcesOf(world, side);
  const counter = theatreOf(world).flotillas.get(act.flotilla)!;
  const first = act.squadrons[0];
  const place =
    first === undefined ? formationOf(forces, act.flotillas[0]!).place : freePlace(world, side, first)!;
  if (
    place.berth !== 'harbour' &&
    !tryOnce(world, context, side, counter.combined ? null : counter.command, '3.33', `form ${act.flotilla}`)
  )
    return false;
  const flotilla = newFormation(act.flotilla, 'flotilla', counter.command, place, world.clock);
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
}

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
    const may =
      counter.kind === 'GrandFlag' ? kind !== 'GrandFlag' : counter.kind === 'Flag' && kind === 'Detachment';
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
    const hulls = hullsOf(theatre, id);
    if (!counter.contingents.includes(hulls.contingent))
      return refuse('contingent', '3.326', 'A Squadron of that Contingent may not serve in this Flotilla.');
    if (counter.galleysOnly === true && hulls.class !== 'G')
      return refuse('galleys', '3.326', 'This Flotilla is for Galleys.');
  }
  return null;
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

export function checkSubordinate(
  world: World,
  side: SideId,
  act: Act<'subordinate'>,
  occasion: Occasion,
): Refusal | null {
  const forces = forcesOf(world, side);
  const above = forces.formations[act.to];
  const formation = forces.formations[act.formation];
  if (above?.kind !== 'flotilla' || act.formation === act.to)
    return refuse('no-flotilla', '3.333', 'There is no such Flotilla.');
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
}

export function doSubordinate(
  world: State,
  context: Context,
  side: SideId,
  act: Act<'subordinate'>,
  occasion: Occasion,
): boolean {
  const above = formationOf(forcesOf(world, side), act.to);
  const counter = theatreOf(world).flotillas.get(act.to)!;
  const free = occasion.free || above.place.berth === 'harbour';
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
  joinFormation(world, context, side, act.formation, act.to);
  return true;
}

/** 3.341: Unforming at will; what losses bring about is `dissolveEmpty`. */
export function checkUnform(world: World, side: SideId, act: Act<'unform'>): Refusal | null {
  const formation = forcesOf(world, side).formations[act.flotilla];
  if (formation?.kind !== 'flotilla') return refuse('no-flotilla', '3.341', 'There is no such Flotilla.');
  return onceATurn(world, side, `unform ${act.flotilla}`);
}

/** 3.341, 3.482: its leader is Relieved first, by a check; at sea the Unforming needs one of its own. */
export function doUnform(
  world: State,
  context: Context,
  side: SideId,
  act: Act<'unform'>,
  occasion: Occasion,
): boolean {
  const formation = formationOf(forcesOf(world, side), act.flotilla);
  const what = `unform ${act.flotilla}`;
  if (!occasion.free) {
    if (formation.leader !== null && !tryOnce(world, context, side, formation.command, '3.482', what))
      return false;
    if (
      formation.place.berth !== 'harbour' &&
      !tryOnce(world, context, side, formation.command, '3.341', what)
    )
      return false;
  }
  relieveTo(world, side, formation.leader, 'mess');
  unform(world, context, side, act.flotilla, '3.341');
  return true;
}

export function checkDetach(world: World, side: SideId, act: Act<'detach'>): Refusal | null {
  const formation = forcesOf(world, side).formations[act.formation];
  if (formation === undefined || formation.under === null)
    return refuse('not-under', '3.344', 'It is under no other Flotilla.');
  if (formation.kind === 'convoy' || forcesOf(world, side).convoys[formation.under] !== undefined)
    return refuse('escort', '10.121', 'An Escort stays with its Convoy.');
  return onceATurn(world, side, `detach ${act.formation}`);
}

export function doDetach(
  world: State,
  context: Context,
  side: SideId,
  act: Act<'detach'>,
  occasion: Occasion,
): boolean {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, act.formation);
  const free = occasion.free || formation.place.berth === 'harbour';
  if (!free && !tryOnce(world, context, side, formation.command, '3.341', `detach ${act.formation}`))
    return false;
  const above = formation.under;
  formation.under = null;
  formation.plan = { kind: 'hold' };
  putToken(world, side, formation);
  context.tellSide(
    side,
    { kind: 'subordinated', rule: '3.344', side, formation: act.formation, to: null },
    { kind: 'subordinated', rule: '3.344', side },
  );
  if (above !== null) dissolveEmpty(world, context, side, false);
  shuffle(world, context, formation.place, side);
  return true;
}

export function checkDrop(world: World, side: SideId, act: Act<'drop'>): Refusal | null {
  const forces = forcesOf(world, side);
  const formation = forces.formations[forces.squadrons[act.squadron]?.formation ?? ''];
  if (formation?.kind !== 'flotilla') return refuse('not-in', '11.13', 'It is in no Flotilla.');
  if (formation.place.berth !== 'harbour' && hullsOf(theatreOf(world), act.squadron).flagship)
    return refuse('flagship', '10.311', 'At sea a Flagship stays with a Flotilla.');
  return onceATurn(world, side, `drop ${act.squadron}`);
}

export function doDrop(
  world: State,
  context: Context,
  side: SideId,
  act: Act<'drop'>,
  occasion: Occasion,
): boolean {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, forces.squadrons[act.squadron]!.formation!);
  const { place } = formation;
  const inPort = place.berth === 'harbour';
  if (
    !inPort &&
    !occasion.free &&
    !tryOnce(world, context, side, formation.command, '3.341', `drop ${act.squadron}`)
  )
    return false;
  if (inPort) lieIn(world, side, act.squadron, place.at, 'FittingOut');
  else setLoose(world, context, side, [act.squadron], place);
  context.tellSide(
    side,
    { kind: 'subordinated', rule: '11.13', side, formation: act.squadron, to: null },
    { kind: 'subordinated', rule: '11.13', side },
  );
  dissolveEmpty(world, context, side, false);
  return true;
}

/** 8.422: a Squadron from one Formation of the Battle Space to another. */
export function checkMove(world: World, side: SideId, act: Act<'move'>, occasion: Occasion): Refusal | null {
  const forces = forcesOf(world, side);
  const from = forces.formations[forces.squadrons[act.squadron]?.formation ?? ''];
  const to = forces.formations[act.to];
  const counter = theatreOf(world).flotillas.get(act.to);
  if (!occasion.free)
    return refuse('not-now', '3.331', 'Squadrons are added to a Formed Flotilla only after a Battle.');
  if (from === undefined || to?.kind !== 'flotilla' || counter === undefined || from === to)
    return refuse('no-formation', '8.422', 'There are no such Formations.');
  if (from.place.at !== occasion.at || !samePlace(from.place, to.place))
    return refuse('apart', '8.422', 'They are not in the Battle Space.');
  const hulls = hullsOf(theatreOf(world), act.squadron);
  if (!counter.contingents.includes(hulls.contingent))
    return refuse('contingent', '3.326', 'A Squadron of that Contingent may not serve in this Flotilla.');
  if (counter.galleysOnly === true && hulls.class !== 'G')
    return refuse('galleys', '3.326', 'This Flotilla is for Galleys.');
  return null;
}

export function doMove(world: State, context: Context, side: SideId, act: Act<'move'>): boolean {
  const forces = forcesOf(world, side);
  // 8.453: it brings its disorder with it.
  if (topOf(forces, forces.squadrons[act.squadron]!.formation!).disorganised)
    topOf(forces, act.to).disorganised = true;
  enrol(world, side, act.squadron, act.to);
  dissolveEmpty(world, context, side, false);
  return true;
}

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
