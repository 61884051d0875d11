/**
 * Everything that can take place, as the log tells it. The board makes texts from these: the rules hold no sentences but
 * those of their refusals.
 */
import type { Outcome, Told } from '@weathergage/kernel';
import type { Critical, SpecialAction } from '../../data/tables.ts';
import type { Range, Sail } from '../../data/words.ts';
import type { Heading } from '../geometry/angle.ts';
import type { Side } from '../geometry/arc.ts';
import type { Point } from '../geometry/point.ts';
import type { RakedEnd } from '../geometry/rake.ts';
import type { Disposition } from '../geometry/wind.ts';
import type { Aim, Opening } from './asks.ts';
import type { Area } from './ship.ts';
import type { Edge } from './victory-language.ts';

/** One line of a sum: what it is, how much, and by which rule. */
export interface Modifier {
  readonly what: string;
  readonly by: number;
  readonly rule: string;
}

export interface Place {
  readonly at: Point;
  readonly heading: Heading;
}

/** A test by successes: the dice that fell, those thrown again, and what they came to. */
export interface Test {
  readonly first: readonly number[];
  readonly again: readonly number[];
  readonly successes: number;
  readonly needed: number;
  readonly passed: boolean;
}

/** The dice of one kind of gun: how many were due, how they fell (extra ones last), and how many hit. */
export interface GunDice {
  readonly count: number;
  readonly faces: readonly number[];
  readonly hits: number;
}

export interface BoardingDice {
  readonly ship: string;
  readonly large: readonly number[];
  readonly regular: readonly number[];
  readonly hits: number;
  /** The dice with which the others saved themselves, and what they lost in the end. */
  readonly saves: readonly number[];
  readonly casualties: number;
}

type Is<K extends string, P = unknown> = Told & { readonly kind: K } & Readonly<P>;

/** `ship` is a ship's id; `target` and `of` may be a battery's. */
export type TableTold =
  | Is<'turn', { turn: number }>
  | Is<'signalled', { ship: string; squadron: string }>
  | Is<
      'initiative',
      {
        rolls: readonly { squadron: string; modifiers: readonly Modifier[]; total: number }[];
        order: readonly string[];
        /** Dice of the squadrons that were still equal, in the order they were thrown. */
        ties: readonly { squadron: string; die: number }[];
      }
    >
  | Is<'activated', { ship: string; opening: Opening | null; allHands: boolean }>
  | Is<'cut', { ship: string }>
  | Is<'special', Test & { ship: string; action: SpecialAction }>
  /** `ignored` where she did not or could not fight them. */
  | Is<'fires', { ship: string; fires: number; by: number; ignored: boolean }>
  | Is<'leaks', { ship: string; leaks: number; by: number; ignored: boolean }>
  | Is<'rudder-repaired', { ship: string }>
  | Is<'sail', { ship: string; from: Sail; to: Sail }>
  | Is<
      'moved',
      { ship: string; from: Place; to: Place; distance: number; segment: number; disposition: Disposition }
    >
  | Is<'turned', { ship: string; from: Place; to: Place; by: number }>
  | Is<'boxhauled', { ship: string; from: Place; to: Place }>
  | Is<'aback', { ship: string; sail: Sail; segment: number }>
  | Is<'drifted', { ship: string; from: Place; to: Place }>
  /** Ships already in contact hold her where she is. */
  | Is<'blocked', { ship: string; by: string }>
  | Is<'collision', { ship: string; with: string }>
  | Is<'aligned', { ship: string; from: Place; to: Place }>
  | Is<'aground', { ship: string; on: 'land' | 'shoal'; name: string | null }>
  | Is<'left', { ship: string; edge: Edge }>
  | Is<
      'fire',
      {
        /** A ship or a battery. */
        ship: string;
        /** Null for a battery, which fires all round. */
        side: Side | null;
        target: string;
        aim: Aim;
        how: 'broadside' | 'bears' | 'snap' | 'battery';
        distance: number;
        range: Range;
        needed: number;
        modifiers: readonly Modifier[];
        rake: RakedEnd | null;
        halved: number;
        large: GunDice;
        regular: GunDice;
        hits: number;
      }
    >
  | Is<
      'musketry',
      {
        ship: string;
        target: string;
        count: number;
        faces: readonly number[];
        /** Marines throw misses again. */
        again: readonly number[];
        hits: number;
      }
    >
  /** The die that may bring a critical hit; null after a rake, which brings one without. */
  | Is<'critical-check', { ship: string; die: number; critical: boolean }>
  | Is<'critical', { ship: string; critical: Critical; total: number; raked: boolean }>
  /** Points really lost. `area` is `fort` for a battery's walls. */
  | Is<'damage', { ship: string; area: Area | 'fort'; by: number; left: number; why: string }>
  | Is<'crippled', { ship: string; area: Area | 'fort' }>
  | Is<'sunk', { ship: string; why: 'hull' | 'fires' | 'leaks' }>
  | Is<'exploded', { ship: string }>
  | Is<'demasted', { ship: string }>
  | Is<'struck', { ship: string; why: 'crew' | 'morale' }>
  | Is<'morale', Test & { ship: string; flagship: boolean }>
  | Is<'boards', { ship: string; target: string; reached: boolean; gap: number }>
  | Is<'snap-declined', { ship: string; boarder: string }>
  | Is<'boarding-round', { round: number; attacker: BoardingDice; defender: BoardingDice }>
  | Is<'boarding-ends', { attacker: string; defender: string; winner: string | null; rounds: number }>
  | Is<'captured', { ship: string; by: string; side: string; crew: number }>
  | Is<'retaken', { ship: string; by: string; side: string; crew: number }>
  /** Somebody's ship that fires as she bears sees a chance that her captain waits for. */
  | Is<'chance', { ship: string; mover: string }>
  /** A chance that her order does not wait for: her own captain alone is told. */
  | Is<'let-pass', { ship: string; mover: string }>
  | Is<'held', { ship: string }>
  /** `idle` where there was nothing to fire at. */
  | Is<'battery-held', { ship: string; idle?: true }>
  | Is<'destroyed', { ship: string }>
  | Is<'surrendered', { ship: string; why: 'crew' | 'morale' }>
  | Is<'done', { ship: string }>
  | Is<'fluky', { die: number; fluky: boolean }>
  | Is<'resigned', { seat: string }>
  | Is<'over', { outcome: Outcome }>;
