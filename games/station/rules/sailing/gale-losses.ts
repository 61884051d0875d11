/** What a Gale does to those in it before they move: Squadrons lost from sight, Auxiliaries driven off (5.37, 5.362). */

import { toRecovery } from '../auxiliaries/recovery.ts';
import { drivenOffFrom, type GaleHere, galeAt, galeEffect, galeOn } from '../chart/gale-effects.ts';
import { swift } from '../chart/seamanship.ts';
import type { AuxId, SideId, SquadronId } from '../module/vocabulary.ts';
import { setLoose } from '../organisation/organisation.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { checkRating } from '../umpire/strategy-checks.ts';
import { moveTo, putToken, shuffle } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import type { Forces, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, lyingAt, membersOf, squadronOf, squadronsIn, topFormations } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

/** Any of so many, each as likely. */
export const drawnBy = (context: Context, count: number): number => context.dice.below(count);

const flotillasUnder = (forces: Readonly<Forces>, id: string): Formation[] =>
  Object.values(forces.formations).filter(({ under, kind }) => under === id && kind === 'flotilla');

/**
 * Who stays when the rest are lost: whom the owner has named, else the largest Flotilla, else the
 * strongest Squadron.
 */
function stays(world: State, side: SideId, formation: Formation): string | null {
  const forces = forcesOf(world, side);
  const theatre = theatreOf(world);
  const flotillas = flotillasUnder(forces, formation.id)
    .map(({ id }) => ({ id, count: squadronsIn(forces, id).length }))
    .sort((one, other) => other.count - one.count);
  const able = [
    ...flotillas.map(({ id }) => id),
    ...formation.squadrons.filter((id) => !hullsOf(theatre, id).flagship),
  ];
  const named = forces.standing.stays?.find((id) => able.includes(id));
  if (named !== undefined) return named;
  if (flotillas[0] !== undefined) return flotillas[0].id;
  const squadrons = formation.squadrons
    .filter((id) => !hullsOf(theatre, id).flagship)
    .map((id) => squadronOf(forces, id))
    .sort((one, other) => other.sail - one.sail || one.dp - other.dp);
  return squadrons[0]?.id ?? null;
}

/** An Escort that loses sight of its Convoy (5.371). */
function partFromConvoy(world: State, side: SideId, escort: Formation): void {
  const convoy = entryOf(forcesOf(world, side).convoys, escort.under);
  if (convoy === undefined) return;
  convoy.escort = null;
  escort.under = null;
  putToken(world, side, escort);
}

/** 5.37: one leader's Leadership Check. Flagships stay with the flag (10.312). */
function holdTogether(
  world: State,
  context: Context,
  side: SideId,
  formation: Formation,
  here: GaleHere,
): void {
  const forces = forcesOf(world, side);
  const theatre = theatreOf(world);
  const regular = formation.squadrons.filter((id) => !hullsOf(theatre, id).flagship);
  const flotillas = flotillasUnder(forces, formation.id);
  const escorts = formation.under !== null && forces.convoys[formation.under] !== undefined;
  if (regular.length + flotillas.length < 2 && !escorts) return;
  const { leader } = formation;
  const modifier = galeEffect(here).modifier - (swift(world, side, formation.id) ? 1 : 0);
  if (checkRating(world, context, { side, leader, rating: 'lr', rule: '5.37', for: 'gale', modifier }))
    return;
  const keeps = stays(world, side, formation);
  const lost: SquadronId[] = formation.kind === 'flotilla' ? regular.filter((id) => id !== keeps) : [];
  if (escorts) partFromConvoy(world, side, formation);
  for (const one of flotillas) {
    if (one.id === keeps) continue;
    one.under = null;
    putToken(world, side, one);
  }
  const { place } = formation;
  setLoose(world, context, side, lost, place);
  shuffle(world, context, place, side);
  const told = { kind: 'scattered', rule: '5.37', side, kept: false } as const;
  const names = [...lost, ...flotillas.filter(({ id }) => id !== keeps).map(({ id }) => id)];
  context.tellSide(side, { ...told, leader, lost: names }, told);
}

/** 5.37: juniors first, so that a Flotilla kept in lieu of a Squadron has what is left of it. */
export function loseSubordination(world: State, context: Context): void {
  for (const side of sidesOf(world)) {
    const forces = forcesOf(world, side);
    for (const top of topFormations(forces)) {
      const here = galeOn(world, top.place);
      if (here === null) continue;
      for (const formation of membersOf(forces, top.id).reverse())
        if (formation.kind === 'flotilla' || formation.under !== null)
          holdTogether(world, context, side, formation, here);
    }
  }
}

/** 5.362: one Auxiliary's die: from the chart's number on it is driven off. */
function checkAuxiliary(
  world: State,
  context: Context,
  side: SideId,
  aux: AuxId,
  here: GaleHere,
  at: string,
): void {
  const { class: sort } = theatreOf(world).auxiliaries.get(aux)!;
  const from = drivenOffFrom(here, sort);
  if (from > 9) return;
  const dice = from === 0 ? [] : [context.d10()];
  if (dice[0] !== undefined && dice[0] < from) {
    context.tellSide(side, { kind: 'rode-out', rule: '5.362', dice, side, aux, at }, null);
    return;
  }
  const place = forcesOf(world, side).auxiliaries[aux]!;
  toRecovery(world, side, aux);
  const told = { kind: 'driven-off', rule: '5.362', dice, side, at } as const;
  // A marker's going is seen by all; what sails with a Formation is not.
  context.tellSide(side, { ...told, aux, class: sort }, 'marker' in place ? told : null);
}

/** 5.362: Stationed, Based in a Zone, or Assigned to a Formation out in it: a die each. */
export function driveOff(world: State, context: Context): void {
  for (const side of sidesOf(world)) {
    const forces = forcesOf(world, side);
    for (const [aux, place] of Object.entries(forces.auxiliaries)) {
      if (place.in === 'station' || place.in === 'zone') {
        const here = galeAt(world, place.at);
        if (here !== null) checkAuxiliary(world, context, side, aux, here, place.at);
      } else if (place.in === 'formation') {
        const formation = forces.formations[place.formation];
        const here = formation === undefined ? null : galeOn(world, formation.place);
        if (formation !== undefined && here !== null)
          checkAuxiliary(world, context, side, aux, here, formation.place.at);
      }
    }
  }
}

/** 5.372, 5.373: at a Minor Port there is no Harbour: who Fits Out there must to sea, at no cost. */
export function forceOut(world: State, context: Context): void {
  for (const { id: at, kind } of theatreOf(world).module.ports) {
    if (kind !== 'minor' || galeAt(world, at) === null) continue;
    for (const side of sidesOf(world)) {
      const forces = forcesOf(world, side);
      for (const formation of topFormations(forces)) {
        const { place: from, token } = formation;
        if (from.at !== at || from.berth !== 'harbour' || token === null) continue;
        const to = { at, berth: 'sea' } as const;
        moveTo(world, side, formation.id, to);
        formation.came = { how: 'fitting-out', from: at, clock: world.clock };
        const told = { kind: 'moved', rule: '5.372', side, token, from, to, how: 'put-out' } as const;
        context.tellSide(side, { ...told, formation: formation.id }, told);
      }
      const lying = lyingAt(forces, at, 'FittingOut').map(({ id }) => id);
      const [first] = lying;
      if (first !== undefined) {
        setLoose(world, context, side, lying, { at, berth: 'sea' });
        const told = { kind: 'subordinated', rule: '5.373', side } as const;
        context.tellSide(side, { ...told, formation: first, to: null }, told);
      }
      shuffle(world, context, { at, berth: 'sea' }, side);
    }
  }
}
