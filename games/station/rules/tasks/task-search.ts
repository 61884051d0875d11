/** The Search Task (7.12), one Formation after the other, and what a Corsair makes of it (10.221). */
import { counterOf, isPirate } from '../auxiliaries/auxiliary.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { isSeen, mayBeFollowed, searchModifier } from '../auxiliaries/search-table.ts';
import { canBeSeen, sightToken } from '../auxiliaries/spotting.ts';
import type { AuxId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, squadronsIn } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { attackConvoy } from './task-convoy.ts';

export interface Searching {
  readonly side: SideId;
  readonly aux: AuxId;
  readonly at: LocationId;
  readonly partly: boolean;
}

/** 7.123: all that is Unspotted and the Enemy's in the Space. */
export const targetsIn = (world: State, side: SideId, at: LocationId): TokenId[] =>
  world.tokens
    .filter(
      (token) =>
        token.side !== side && token.face === null && token.place.at === at && canBeSeen(world, token),
    )
    .map(({ id }) => id);

/**
 * 7.125: looks for those named in turn. Stops at the first that may be Shadowed, for the searcher to decide (7.131), and
 * says which are still left; null when all have been looked for, and the Auxiliary is on its way home.
 */
export function lookFor(
  world: State,
  context: Context,
  search: Searching,
  tokens: readonly TokenId[],
): { readonly found: TokenId; readonly left: readonly TokenId[] } | null {
  for (const [index, id] of tokens.entries()) {
    const token = world.tokens.find((one) => one.id === id);
    if (token?.face !== null || formationOfToken(forcesOf(world, token.side), id) === undefined) continue;
    if (lookAt(world, context, search, id)) return { found: id, left: tokens.slice(index + 1) };
    // A Corsair that found its prey has attacked it.
    if (forcesOf(world, search.side).auxiliaries[search.aux]?.in === 'recovery') return null;
  }
  toRecovery(world, search.side, search.aux);
  return null;
}

/** 7.12: one die; what is found is Spotted. Says whether it may be Shadowed. */
function lookAt(world: State, context: Context, { side, aux, at, partly }: Searching, id: TokenId): boolean {
  const token = world.tokens.find((one) => one.id === id)!;
  const formation = formationOfToken(forcesOf(world, token.side), id)!;
  const sort = counterOf(world, aux).class;
  const modifier = searchModifier(sort, partly) + rankDrm(world, side, 'search');
  const { dice, die } = throwFor(world, context, side, 'search', (face) => isSeen(face + modifier), true);
  const modified = die + modifier;
  const seen = isSeen(modified);
  const looked = { kind: 'looked', rule: '7.125', dice, side, at, token: id } as const;
  const scattered = forcesOf(world, token.side).convoys[formation.id]?.scattered === true;
  // 10.221: a pirate Spots nothing; a Scattered Convoy that it finds it attacks.
  if (isPirate(world, aux)) {
    const prey = seen && scattered;
    context.tell({ ...looked, rule: '10.221', found: prey, mayShadow: false });
    if (prey) attackConvoy(world, context, { side, aux, at, partly }, id);
    return false;
  }
  const follow =
    seen &&
    formation.kind !== 'dummy' &&
    !scattered &&
    token.shadow === null &&
    mayBeFollowed(modified, squadronsIn(forcesOf(world, token.side), formation.id).length);
  context.tell({ ...looked, found: seen, mayShadow: follow });
  if (seen) sightToken(world, context, id, 'search');
  return follow;
}
