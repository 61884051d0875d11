/** 10.121, 10.122: an Escort goes where its Convoy goes, as one with it, until it is relieved or free of its Order. */

import type { SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { liftToken, putToken, refreshFaces, shuffle } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import { type Convoy, type Formation, forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';

/** Stacked with it already. */
export function joinConvoy(world: State, context: Context, convoy: Convoy, escort: Formation): void {
  convoy.escort = escort.id;
  escort.under = convoy.id;
  escort.plan = { kind: 'hold' };
  liftToken(world, escort);
  refreshFaces(world, context);
}

/** It stays where it is, with a counter of its own. */
export function leaveConvoy(world: State, context: Context, side: SideId, formation: Formation): void {
  const convoy = entryOf(forcesOf(world, side).convoys, formation.under);
  if (convoy === undefined) return;
  if (convoy.escort === formation.id) convoy.escort = null;
  formation.under = null;
  putToken(world, side, formation);
  shuffle(world, context, formation.place, side);
}
