/** Shadowing (7.13): begun after a Search, kept up with the Formation, given up where it must be. */
import { galeAt } from '../chart/gale-effects.ts';
import type { AuxId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { conceal, newTokenId, spot, tokenOf } from '../umpire/tokens.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, squadronsIn, topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { counterOf } from './auxiliary.ts';
import { leavePlace, toRecovery } from './recovery.ts';

/** 7.132: the Auxiliary that found it stays with it until it is shaken off; it has shown its Class. */
export function beginShadow(world: State, context: Context, side: SideId, aux: AuxId, id: TokenId): void {
  const token = tokenOf(world, id);
  const marker = newTokenId(world);
  leavePlace(world, side, aux);
  world.markers.push({
    id: marker,
    side,
    kind: 'shadow',
    at: token.place.at,
    class: counterOf(world, aux).class,
    since: world.clock,
  });
  forcesOf(world, side).auxiliaries[aux] = { in: 'shadow', marker, token: id };
  token.shadow = marker;
  remember(world, token.side, marker, formationOfToken(forcesOf(world, token.side), id)!);
  context.tell({ kind: 'shadowing', rule: '7.132', side, token: id, on: true });
}

/** 7.133: into the Recovery Box. */
export function endShadow(world: State, context: Context, side: SideId, aux: AuxId, rule: string): void {
  const place = forcesOf(world, side).auxiliaries[aux]!;
  if (place.in !== 'shadow') return;
  toRecovery(world, side, aux);
  shadowEnded(world, context, side, place, rule);
}

/** The Auxiliary is in the Box already: whom it followed is followed by it no more. */
export function shadowEnded(
  world: State,
  context: Context,
  side: SideId,
  { marker, token }: { readonly marker: TokenId; readonly token: TokenId },
  rule: string,
): void {
  const other = forcesOf(world, otherSide(theatreOf(world), side));
  other.followed = (other.followed ?? []).filter((one) => one.marker !== marker);
  context.tell({ kind: 'shadowing', rule, side, token, on: false });
}

function remember(world: State, side: SideId, marker: TokenId, formation: Formation): void {
  const forces = forcesOf(world, side);
  const squadrons = squadronsIn(forces, formation.id).map(({ id }) => id);
  const others = (forces.followed ?? []).filter((one) => one.marker !== marker);
  // By marker: the order in which the Enemy's shadows are looked at is his affair.
  forces.followed = [...others, { marker, formation: formation.id, squadrons }].toSorted((a, b) =>
    a.marker < b.marker ? -1 : 1,
  );
}

/**
 * What has become of a Formation that was followed: itself, one it joined (7.134), those that took its Squadrons (7.135)
 * or its parts (7.136). The shadow follows the one with most Squadrons, itself among equals, or itself if it was told so.
 */
function quarry(world: State, side: SideId, marker: TokenId): Formation | null {
  const forces = forcesOf(world, side);
  const followed = forces.followed?.find((one) => one.marker === marker);
  if (followed === undefined) return null;
  const holders = [
    followed.formation,
    ...followed.squadrons.flatMap((id) => forces.squadrons[id]?.formation ?? []),
  ];
  const { follow } = forcesOf(world, otherSide(theatreOf(world), side)).standing;
  let best: Formation | null = null;
  for (const id of holders) {
    if (forces.formations[id] === undefined) continue;
    const top = topOf(forces, id);
    if (top.id === followed.formation && follow === 'same') return top;
    const larger = best === null || squadronsIn(forces, top.id).length > squadronsIn(forces, best.id).length;
    if (larger) best = top;
  }
  return best;
}

/** Why a shadow can't go on with a Formation where it is now; null if it can (7.132, 7.137, 7.138). */
function shaken(world: State, aux: AuxId, marker: TokenId, { place, token }: Formation): string | null {
  const { shadow } = tokenOf(world, token!);
  if (shadow !== null && shadow !== marker) return '7.138';
  if (place.berth === 'harbour') return '7.132';
  if (galeAt(world, place.at) !== null) return '7.137';
  const inZone = theatreOf(world).zones.has(place.at);
  return inZone && counterOf(world, aux).class === 'Galley' ? '7.137' : null;
}

/** Keeps every shadow with its Formation wherever that has gone and whatever has become of it. */
export function settleShadows(world: State, context: Context): void {
  for (const side of Object.keys(world.forces))
    for (const place of Object.values(forcesOf(world, side).auxiliaries))
      if (place.in === 'shadow')
        settleShadow(world, context, otherSide(theatreOf(world), side), place.marker);
}

/** One shadow of a side's Formation, when something has become of that. */
export function settleShadow(world: State, context: Context, followed: SideId, marker: TokenId): void {
  const side = otherSide(theatreOf(world), followed);
  for (const [aux, place] of Object.entries(forcesOf(world, side).auxiliaries)) {
    if (place.in !== 'shadow' || place.marker !== marker) continue;
    const formation = quarry(world, followed, marker);
    const rule = formation === null ? '7.133' : shaken(world, aux, marker, formation);
    if (rule === null) {
      follow(world, context, side, aux, marker, formation!);
      continue;
    }
    if (rule === '7.137' && galeAt(world, formation!.place.at) !== null)
      conceal(world, context, formation!.token!);
    endShadow(world, context, side, aux, rule);
  }
}

function follow(
  world: State,
  context: Context,
  side: SideId,
  aux: AuxId,
  marker: TokenId,
  formation: Formation,
): void {
  for (const token of world.tokens) if (token.shadow === marker) token.shadow = null;
  const token = tokenOf(world, formation.token!);
  token.shadow = marker;
  forcesOf(world, side).auxiliaries[aux] = { in: 'shadow', marker, token: token.id };
  for (const one of world.markers) if (one.id === marker) one.at = formation.place.at;
  remember(world, token.side, marker, formation);
  spot(world, context, token.id, 'shadow');
}
