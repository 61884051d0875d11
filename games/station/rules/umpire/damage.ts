/** Damage Points and Sunk Sail (7.3). */

import type { FormationId, LocationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { entryIn } from '../world/entries.ts';
import type { Forces, Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import {
  formationOf,
  hullsOf,
  membersOf,
  oversize,
  placeOf,
  squadronOf,
  squadronsIn,
} from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import type { Context } from './phase.ts';

/** 7.15: a Dummy goes about as a sound squadron would. */
const DUMMY_ALLOWANCE = 4;

/** None, light or heavy. */
export type Bracket = 0 | 1 | 2;

/**
 * 7.31, 7.311, 7.312: points are a Squadron's and add up. However many there are, ten or more (3.244), and wherever it
 * lies, they are one number (7.32, 7.321, 7.323), and its Sail are as many as before (7.322). Galleys take double where a
 * rule says so; here points are as they are given.
 */
export function addDp(world: State, side: SideId, id: SquadronId, points: number): Squadron {
  const squadron = squadronOf(forcesOf(world, side), id);
  squadron.dp = Math.max(0, squadron.dp + points);
  return squadron;
}

/** 7.33, 7.334: by the shading of the Flotilla's track; for an Independent Squadron by thirds of the DR, rounded down. */
export function bracketOf(world: World, _side: SideId, squadron: Squadron): Bracket {
  const theatre = theatreOf(world);
  const flotilla = entryIn(theatre.flotillas, squadron.formation);
  const { dr } = hullsOf(theatre, squadron.id);
  const clear = flotilla?.track.clear ?? Math.floor(dr / 3);
  const light = flotilla?.track.light ?? Math.floor((2 * dr) / 3);
  return squadron.dp <= clear ? 0 : squadron.dp <= light ? 1 : 2;
}

/** 7.314: the worst of its Squadrons, Subordinates included. */
export const worstBracket = (world: World, side: SideId, id: FormationId): Bracket =>
  membersOf(forcesOf(world, side), id)
    .flatMap(({ squadrons }) => squadrons)
    .reduce<Bracket>((worst, one) => {
      const bracket = bracketOf(world, side, squadronOf(forcesOf(world, side), one));
      return Math.max(bracket, worst) as Bracket;
    }, 0);

/**
 * 5.12, 5.122: the lowest of its Squadrons (a Convoy has its own), less one for each step of Oversize (3.44) and one in
 * the heavy bracket. An Escort under its Convoy goes at the slower pace of the two; a Dummy at four.
 */
export function movementAllowance(world: World, side: SideId, id: FormationId): number {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  if (formationOf(forces, id).kind === 'dummy') return DUMMY_ALLOWANCE;
  const convoy = forces.convoys[id];
  const paces = squadronsIn(forces, id).map((one) => hullsOf(theatre, one.id).ma);
  if (convoy !== undefined) paces.push(theatre.convoys.get(convoy.group)!.ma);
  if (paces.length === 0) return 0;
  // 7.313, 7.332: heavy damage costs a Movement Point.
  const hurt = worstBracket(world, side, id) === 2 ? 1 : 0;
  return Math.max(0, Math.min(...paces) - oversize(world, side, id) - hurt);
}

/**
 * Takes Sail off, and no points with them (7.353, 7.354); Sail of one Squadron are alike, so that there is none to choose
 * (7.356). Without any it is Unformed (3.25, 7.355) and leaves its Formation. Corsairs may be countless (10.233).
 */
export function takeSail(forces: Forces, id: SquadronId, sail: number): void {
  const squadron = squadronOf(forces, id);
  if (squadron.countless === true) return;
  squadron.sail = Math.max(0, squadron.sail - sail);
  if (squadron.sail > 0) return;
  delete forces.squadrons[id];
  for (const formation of Object.values(forces.formations))
    if (formation.squadrons.includes(id))
      formation.squadrons = formation.squadrons.filter((one) => one !== id);
}

/** 8.338: each further check in a Battle adds so much to the die. */
const STEP = 3;

/**
 * 7.333, 7.34, 7.35: the die at or under which a Sail goes down; below zero none can. `already` went down in the same
 * checks.
 */
export const sinkingNumber = (dp: number, dr: number, already = 0): number => dp - dr - STEP * already;

/** 7.352: one check, or in a Battle as many as succeed (8.338). Nothing is taken off yet. */
export function rollSinkings(
  context: Pick<Context, 'd10'>,
  { dp, dr, sail }: { readonly dp: number; readonly dr: number; readonly sail: number },
  checks: 'one' | 'battle',
): { readonly dice: readonly number[]; readonly sunk: number } {
  const dice: number[] = [];
  let sunk = 0;
  while (sunk < sail && sinkingNumber(dp, dr, sunk) >= 0) {
    const die = context.d10();
    dice.push(die);
    if (die > sinkingNumber(dp, dr, sunk)) break;
    sunk++;
    if (checks === 'one') break;
  }
  return { dice, sunk };
}

/** Where a Squadron lies, as part of what is told of it. */
export function lyingOf(forces: Readonly<Forces>, squadron: Squadron): { readonly at?: LocationId } {
  const at = placeOf(forces, squadron)?.at;
  return at === undefined ? {} : { at };
}

/** One Squadron's check, or a Flagship's by her own rating (7.342), its loss told. Says how many Sail were Sunk. */
export function checkSinking(
  world: State,
  context: Context,
  side: SideId,
  id: SquadronId,
  {
    checks,
    rule,
    secret,
  }: { readonly checks: 'one' | 'battle'; readonly rule: string; readonly secret: boolean },
): number {
  const squadron = squadronOf(forcesOf(world, side), id);
  const { dr } = hullsOf(theatreOf(world), id);
  const { dp, sail } = squadron;
  const { dice, sunk } = rollSinkings(context, { dp, dr, sail }, checks);
  if (dice.length === 0) return 0;
  const told = {
    kind: 'hurt',
    rule,
    dice,
    side,
    squadron: id,
    dp: 0,
    total: dp,
    sunk,
    sail: squadron.countless === true ? sail : sail - sunk,
    ...lyingOf(forcesOf(world, side), squadron),
  } as const;
  if (secret) context.tellSide(side, told, null);
  else context.tell(told);
  if (sunk > 0) takeSail(forcesOf(world, side), id, sunk);
  return sunk;
}
