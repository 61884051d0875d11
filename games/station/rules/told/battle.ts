/** What is told of Battles (8.0). Here everything lies open. */
import type {
  AuxClass,
  FormationId,
  Intensity,
  LeaderId,
  LocationId,
  RankedDie,
  SideId,
  SquadronId,
  TokenId,
} from '../module/vocabulary.ts';
import type { Combat, EngagedFormation } from '../world/battle-state.ts';
import type { Both } from '../world/forces.ts';
import type { Is, OfSide } from './is.ts';

export interface Reason {
  /** What it is for, in a word the page can explain. */
  readonly why: string;
  readonly value: number;
}

export type BattleTold =
  | (Is<'meeting'> & { readonly at: LocationId; readonly tokens: readonly TokenId[] })
  | (Is<'no-battle'> & { readonly at: LocationId; readonly why: 'declined' | 'withdrawn' })
  | (Is<'battle'> & { readonly at: LocationId; readonly initial: Both<FormationId> })
  | (Is<'gauge'> & {
      readonly at: LocationId;
      readonly chances: Both<readonly Reason[]>;
      readonly winner: SideId;
    })
  | (Is<'laid-open'> & { readonly at: LocationId; readonly squadrons: Both<number> })
  | (OfSide<'withdrew'> & { readonly tokens: readonly TokenId[] })
  | (OfSide<'assist'> & {
      readonly class: AuxClass;
      readonly result: 'helps' | 'screened';
    })
  | (OfSide<'reinforced'> & {
      readonly formation: FormationId;
      readonly leader: LeaderId | null;
      readonly modifiers: readonly Reason[];
      readonly joined: boolean;
    })
  | (OfSide<'line'> & {
      readonly formations: readonly EngagedFormation[];
      readonly senior: LeaderId | null;
      readonly out: readonly SquadronId[];
    })
  | (Is<'intensity'> & {
      readonly chosen: Intensity;
      readonly shift: number;
      readonly intensity: Intensity;
      readonly level: number;
    })
  | (OfSide<'pick'> & {
      readonly squadron: SquadronId;
      readonly combat: number;
      readonly admiral: boolean;
      readonly extra: boolean;
    })
  | (Is<'combat'> & {
      readonly index: number;
      readonly combat: Combat;
      readonly shifts: Both<readonly Reason[]>;
      readonly modifiers: Both<readonly Reason[]>;
      readonly result: Both<string>;
    })
  | (OfSide<'hurt'> & {
      readonly squadron: SquadronId;
      readonly dp: number;
      readonly total: number;
      readonly sunk: number;
      readonly sail: number;
      /** Where it lay: what has gone down is nowhere to be looked for. */
      readonly at?: LocationId;
    })
  | (OfSide<'casualty'> & {
      readonly leader: LeaderId;
      readonly fate: 'captured' | 'killed' | 'wounded' | 'unhurt';
      readonly turns?: number;
    })
  | (OfSide<'fireship'> & {
      readonly squadron: SquadronId;
      readonly success: boolean;
      readonly column: number | null;
      readonly dp: number;
      readonly sunk: number;
    })
  | (Is<'victor'> & {
      readonly at: LocationId;
      readonly victor: SideId | null;
      readonly sunk: Both<number>;
      readonly struck: number;
    })
  /** The Battle leaves the chart, to be fought out in a match of its own; and what came of it is known. */
  | (Is<'fought-out'> & { readonly at: LocationId; readonly way: string })
  | (Is<'report'> & { readonly at: LocationId; readonly turns?: number })
  | (OfSide<'prize'> & { readonly into: SquadronId | null })
  | (OfSide<'mulligan'> & { readonly what: string })
  /** 12.42: a die changed by one for the sake of the player's Command. */
  | (OfSide<'favour'> & { readonly what: RankedDie; readonly by: number })
  | (OfSide<'disorganised'> & {
      readonly tokens: readonly TokenId[];
      readonly on: boolean;
    });
