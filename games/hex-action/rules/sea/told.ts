/** Everything that can take place, as the log tells it. Texts are made from these; the rules hold no sentences. */
import type { Outcome, Told } from '@weathergage/kernel';
import type { Anchoring, End, Notes, Repair, ShotKind } from './advanced-log.ts';
import type { Velocity } from './advanced-sea.ts';
import type { Direction, Hex, Position } from './hex.ts';
import type { Party, PartyType, Surrender } from './ship.ts';
import type { Broadside } from './words.ts';

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
export const NO_HITS: Hits = { H: 0, G: 0, C: 0, R: 0 };

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
        /** The Advanced Game only, from here on. `table` may be above ten there: then there is a die for each part. */
        section?: 'bow' | 'stern';
        shot?: ShotKind;
        sternRake?: boolean;
        /** A full-sail target's extra rigging hits, among `hits` (20.1.3). */
        fullSail?: number;
        /** The tables thrown on, in the order of `dice`. */
        tables?: readonly number[];
        /** Reconstructed tables that had a say, by their option's name. */
        reconstructed?: readonly string[];
        /** The night's die, and the ship that the shot struck. */
        stray?: { readonly die: number; readonly struck: string };
      }
    >
  /** A mortar or a shore battery; `from` is the ship or the battery. */
  | Is<
      'bombardment',
      {
        from: string;
        target: string | null;
        aim: 'hull' | 'rigging';
        mortar: boolean;
        range: number;
        guns: number;
        base: number;
        modifiers: readonly Modifier[];
        table: number | null;
        hits: Hits;
      }
    >
  | Is<'battery-hit', { battery: string; hull: number; crew: number; silenced: boolean }>
  /** 16.1.2.2: what a critical hit did; `effect` is a word of the table, `none` for nothing. */
  | Is<
      'critical',
      {
        ship: string;
        from: string;
        aim: 'hull' | 'rigging';
        row: number;
        effect: string;
        table: string;
        amount?: number;
        side?: Broadside;
      }
    >
  /** A fire breaks out, burns on, is out, or can't be mastered; or the dice spare her one. */
  | Is<
      'fire-aboard',
      { ship: string; what: 'breaks-out' | 'burns' | 'out' | 'beyond-control' | 'spared'; turns: number }
    >
  /** 24.3.2: the die for a hull without squares. */
  | Is<'destroyed-hull', { ship: string; fate: 'strikes' | 'sinking' | 'exploding' }>
  /** Men who come aboard a moored ship from the shore. */
  | Is<'crew-back', { ship: string; crew: readonly { section: number; squares: number }[] }>
  | Is<'doomed', { ship: string; doom: 'sinking' | 'exploding' }>
  | Is<'ended', { ship: string; how: End }>
  | Is<'blast', { ship: string; on: string; table: number; hits: Hits }>
  | Is<'wind-check', { changeNumber: number | null; changes: boolean }>
  | Is<
      'wind',
      {
        direction: Direction;
        velocity: Velocity;
        changeNumber: number | null;
        scheduled: boolean;
        /** Reconstructed tables that had a say, by their option's name. */
        reconstructed?: readonly string[];
      }
    >
  /** The notes columns, opened with the moves; ships without a note are left out. */
  | Is<'notes', { notes: Readonly<Record<string, Notes>> }>
  | Is<'note-void', { ship: string; note: keyof Notes; code: string }>
  | Is<'sails', { ship: string; sail: 'battle' | 'full'; why: 'noted' | 'rigging-lost' | 'storm' | 'start' }>
  | Is<
      'anchor',
      {
        ship: string;
        what: 'dropped' | 'weighing' | 'weighed' | 'cut' | 'lost';
        how: Anchoring | null;
        left: number;
      }
    >
  | Is<'repaired', { ship: string; repair: Repair; sets: number; squares: number }>
  | Is<'repair-void', { ship: string; repair: Repair; code: string }>
  | Is<
      'reloaded',
      { ship: string; side: Broadside | null; shot: ShotKind | null; mortars: boolean; left: number }
    >
  | Is<'message', { ship: string; text: string }>
  | Is<'late', { ship: string }>
  | Is<'flag', { squadron: string; ship: string | null }>
  | Is<'tow', { ship: string; tows: string; begins: boolean; why: 'taken' | 'cast-off' | 'cut' | 'wind' }>
  | Is<'mast', { ship: string; hangs: Broadside | null }>
  | Is<'wreckage', Throw & { ship: string; side: Broadside }>
  | Is<'aground', { ship: string; hex: Hex; depth: number; difficulty: number }>
  | Is<'refloat', { ship: string; needed: number; total: number; floats: boolean; lightened: boolean }>
  | Is<'sounded', { side: string; ship: string; depths: Readonly<Record<string, number>> }>
  | Is<'boom', { ship: string; hex: Hex; opens: boolean }>
  | Is<'lit', { ship: string }>
  | Is<'catches-fire', { ship: string; from: string; caught: boolean }>
  | Is<'seen-through', { ship: string }>
  | Is<'unreliable', { ship: string; holdsBack: boolean }>
  | Is<'squadrons', { seat: string; flagship: string; squadrons: readonly (readonly string[])[] }>
  | Is<'mustered', { side: string; ships: readonly string[]; points: number }>
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
