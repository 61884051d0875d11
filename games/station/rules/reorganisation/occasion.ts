/** What a Reorganisation is held for, what that allows, and what an act in it is: looked at on a view, done on the state. */
import type { Refusal } from '@weathergage/kernel';
import type { LocationId, SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import type { ActKind, ActOf } from '../world/asks.ts';
import type { State, World } from '../world/state.ts';

/** After a Battle everything is free of checks and confined to the Battle Space. */
export interface Occasion {
  readonly free: boolean;
  readonly at: LocationId | null;
}

export type CheckAct<K extends ActKind> = (
  world: World,
  side: SideId,
  act: ActOf<K>,
  occasion: Occasion,
) => Refusal | null;

/** Says whether it was done. */
export type DoAct<K extends ActKind> = (
  world: State,
  context: Context,
  side: SideId,
  act: ActOf<K>,
  occasion: Occasion,
) => boolean;
