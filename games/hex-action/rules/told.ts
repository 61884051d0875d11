/** Everything that can take place, as the log tells it. Texts are made from these; the rules hold no sentences. */
import type { Outcome, Told } from '@weathergage/kernel';
import type { Direction, Hex } from './hex.ts';
import type { Broadside, Party, PartyType, Surrender } from './ship.ts';

/** One line of a sum: what it is, how much, and by which rule. */
export interface Modifier {
  readonly what: string;
  readonly by: number;
  readonly rule: string;
}

/** A throw of two dice against a number, with everything that bore on it. */
export interface Throw {
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly needed: number;
  readonly success: boolean;
}

export interface Hits {
  readonly H: number;
  readonly G: number;
  readonly C: number;
  readonly R: number;
}

export interface Position {
  readonly bow: Hex;
  readonly heading: Direction;
}

type Is<K extends string, P = unknown> = Told & { readonly kind: K } & P;

export type HexTold =
  | Is<'turn', { turn: number }>
  | Is<'unfoul', Throw & { ship: string; from: string; spent: boolean }>
  | Is<'plots', { plots: Readonly<Record<string, string>> }>
  | Is<'infraction', { ship: string; plot: string; at: number; code: string }>
  /** The whole way of one ship in this phase: where she was before step 1 and after each step. */
  | Is<'moved', { ship: string; from: Position; steps: readonly Position[]; drift: boolean }>
  | Is<'entered', { ship: string; at: Position }>
  /** An entering ship finds her hex taken and waits a turn (8.1.2). */
  | Is<'waits', { ship: string; at: Position }>
  | Is<'left', { ship: string }>
  /**
   * Dice for a contested hex: one for each ship in order, then again for those that were equal highest.
   * `decider` is the ship with the high die; her commander decides.
   */
  | Is<'contest', { hex: Hex; ships: readonly string[]; decider: string }>
  | Is<'collision', { hex: Hex; step: number; holder: string | null; ships: readonly string[] }>
  | Is<'foul', Throw & { ships: readonly [string, string] }>
  | Is<'grapple', Throw & { ship: string; target: string }>
  | Is<'ungrapple', Throw & { ship: string; from: string; automatic: boolean }>
  | Is<'boarding', { ship: string; parties: readonly Party[] }>
  | Is<
      'fire',
      {
        ship: string;
        side: Broadside;
        target: string | null;
        aim: 'hull' | 'rigging';
        range: number;
        guns: number;
        carronades: number;
        base: number;
        modifiers: readonly Modifier[];
        /** After modifiers, never above 8; null for a sum below 0, which misses without a die. */
        table: number | null;
        rake: boolean;
        hits: Hits;
      }
    >
  /** Squares really marked off one ship at the end of a combat phase, a melee or a transfer. */
  | Is<
      'damage',
      {
        ship: string;
        hull: number;
        crew: readonly { section: number; squares: number }[];
        guns: Readonly<Record<Broadside, number>>;
        carronades: Readonly<Record<Broadside, number>>;
        rigging: number;
      }
    >
  | Is<'surrender', { ship: string; how: Surrender; to: string | null }>
  | Is<'recovered', { ship: string }>
  | Is<'transfer', { from: string; to: string; squares: number; stay: boolean }>
  | Is<
      'melee-round',
      {
        round: number;
        parties: readonly {
          ship: string;
          type: PartyType;
          squares: number;
          strength: number;
          losses: number;
          die: number;
        }[];
      }
    >
  | Is<
      'melee-ends',
      { ships: readonly [string, string]; how: 'won' | 'disengaged' | 'parted'; winner: string | null }
    >
  | Is<'captured', { ship: string; by: string; bySide: string; prize: number; prisoners: number }>
  | Is<'retaken', { ship: string; side: string }>
  | Is<'loaded', { ship: string; side: Broadside | null }>
  | Is<'resigned', { seat: string }>
  | Is<'over', { outcome: Outcome }>;
