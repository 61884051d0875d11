/** Numbered cases of the Advanced Game: what lies where, what is asked, and what a referee rules. Data only. */
import type { Field } from '../rules/bearing/fields.ts';
import type { GunSection } from '../rules/bearing/gun-sections.ts';
import type { Anchoring, PlotOrder } from '../rules/sea/advanced-log.ts';
import type { Velocity } from '../rules/sea/advanced-sea.ts';
import type { Direction } from '../rules/sea/hex.ts';
import type { Surrender } from '../rules/sea/ship.ts';
import type { Allowances } from '../rules/sea/wind.ts';
import type { Broadside } from '../rules/sea/words.ts';

export interface LyingShip {
  readonly id: string;
  /** The bow hex. */
  readonly at: string;
  readonly heading: Direction;
  /** Side `a` unless stated. */
  readonly side?: 'a' | 'b';
  /** The guns she is rated for, 36 unless stated. Battle speed 4, full-sail speed 6. */
  readonly rated?: number;
  /** Battle sails unless stated. */
  readonly sail?: 'full';
  /** Squares left in each of four sections of four. */
  readonly rigging?: readonly number[];
  /** How she lies at anchor when the case begins. */
  readonly anchor?: Anchoring;
  /** Anchors left, of two. */
  readonly anchors?: 0 | 1;
  readonly tows?: string;
  readonly surrender?: Surrender;
  /** Movement phases she has lain still before this one. */
  readonly still?: number;
}

interface Situation {
  readonly id: string;
  /** The question, in a sentence. */
  readonly title: string;
  readonly rules: readonly string[];
  /** Why it is so, in a sentence. */
  readonly why: string;
  /** The direction the wind blows towards; 1, up the board, unless stated. */
  readonly wind?: Direction;
  /** A normal breeze, 3, unless stated. */
  readonly velocity?: Velocity;
  readonly ships: readonly LyingShip[];
  readonly land?: readonly string[];
  /** Optional rules in force: 35.0, 37.0. */
  readonly optional?: readonly ('towing' | 'blockedWind')[];
}

/** What one broadside may do. Every other ship that is not named in `shots` or `barred` can't be fired at by it. */
export interface Volley {
  readonly ship: string;
  readonly side: Broadside;
  /** Of the others: the fields that bow hex and stern hex lie in; null outside. */
  readonly fields: Readonly<Record<string, readonly [bow: Field | null, stern: Field | null]>>;
  readonly shots: Readonly<
    Record<
      string,
      {
        readonly range: number;
        readonly guns: 'whole' | GunSection;
        /** The end of the target that is raked. */
        readonly rake?: GunSection;
      }
    >
  >;
  /** Lawful targets but for what lies closer: ships, or hexes of land. */
  readonly barred?: Readonly<Record<string, readonly string[]>>;
}

/** Fields of fire, rakes and blocked lines. */
export interface FireCase extends Situation {
  readonly kind: 'fire';
  readonly volleys: readonly Volley[];
}

/** Anchors and tows, over one or more turns. */
export interface SailingCase extends Situation {
  readonly kind: 'sailing';
  readonly anchoring?: false;
  /** Other irons than tow lines. */
  readonly grapples?: readonly (readonly [string, string])[];
  /** The orders of each turn; who has none lies still. */
  readonly turns: readonly Readonly<Record<string, PlotOrder>>[];
  /** Tow lines cast off after the last of those moves. */
  readonly castOff?: readonly (readonly [string, string])[];
  /** A change of wind with the turn that follows. */
  readonly nextVelocity?: Velocity;
  /** For fouling after collisions and for grapples, in the order they fall. */
  readonly dice?: readonly number[];
  readonly expect: {
    /** Where they lie after the last of those moves. */
    readonly positions: Readonly<Record<string, readonly [bow: string, heading: Direction]>>;
    /** Who may fire in that turn's Combat Phase, where the case is about it. */
    readonly fire?: readonly string[];
    /** Those of them who fire the steadier for their anchors. */
    readonly steady?: readonly string[];
    /** In the turn that follows: how each lies at anchor, by whom each is towed, if at all. */
    readonly anchored?: Readonly<Record<string, Anchoring | null>>;
    readonly towedBy?: Readonly<Record<string, string | null>>;
    /** Orders for the turn that follows, with the rule that forbids them, or null for lawful ones. */
    readonly orders?: readonly {
      readonly ship: string;
      readonly order: PlotOrder;
      readonly forbidden: string | null;
    }[];
  };
}

/** Wind shadow, and what towing costs: the hexes each ship has. */
export interface AllowanceCase extends Situation {
  readonly kind: 'allowance';
  /** Of each ship the case is about: who lies between her and the wind, and the hexes she has in each attitude. */
  readonly expect: Readonly<Record<string, { readonly between?: string | null; readonly hexes: Allowances }>>;
}

export type AdvancedCase = FireCase | SailingCase | AllowanceCase;
