/** A numbered case: ships with their plots, the dice that fall, and what a referee rules. Data only, so that it can be drawn. */
import type { Direction } from '../rules/sea/hex.ts';
import type { Options } from '../rules/sea/options.ts';
import type { ShipSpec, Surrender } from '../rules/sea/ship.ts';
import type { Quality } from '../rules/sea/words.ts';

export interface CaseShip {
  readonly id: string;
  /** The bow hex; for an entering ship the hex she enters by. */
  readonly at: string;
  readonly heading: Direction;
  readonly plot: string;
  /** Side `a` unless stated. */
  readonly side?: 'a' | 'b';
  /** A frigate of class 3, speed 4, turning ability 3 and average crew unless stated. */
  readonly class?: ShipSpec['class'];
  readonly quality?: Quality;
  /** Movement phases she has lain still before this one. */
  readonly still?: number;
  readonly dismasted?: { readonly sinceTurn: number };
  readonly surrender?: Surrender;
  readonly enters?: boolean;
}

type Pair = readonly [string, string];
type Place = readonly [bow: string, heading: Direction];

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** The direction the wind blows towards; 1, up the board, unless stated. */
  readonly wind?: Direction;
  readonly ships: readonly CaseShip[];
  readonly fouls?: readonly Pair[];
  readonly grapples?: readonly Pair[];
  readonly land?: readonly string[];
  /** A board of 51 by 35 whose edges are real. */
  readonly fixed?: boolean;
  readonly options?: Options;
  /** In the order they fall: contested hexes and fouling. */
  readonly dice?: readonly number[];
  /** Who is given each contested hex, in the order asked. */
  readonly decisions?: readonly string[];
  readonly expect: {
    /** Where every ship lies after the phase; null if she is not on the sea. */
    readonly positions: Readonly<Record<string, Place | null>>;
    readonly collisions?: readonly {
      readonly step: number;
      readonly hex: string;
      /** Who has the hex; null where two met bow to bow. */
      readonly holder: string | null;
      readonly ships: readonly string[];
    }[];
    readonly contests?: readonly {
      readonly hex: string;
      readonly ships: readonly string[];
      readonly decider: string;
    }[];
    /** Throws for fouling with their modified totals. */
    readonly throws?: readonly {
      readonly ships: Pair;
      readonly total: number;
      readonly fouled: boolean;
    }[];
    readonly infractions?: readonly { readonly ship: string; readonly code: string }[];
    readonly waits?: readonly string[];
    readonly left?: readonly string[];
    /** Phases without sailing, this one included, for the ships that the case is about. */
    readonly still?: Readonly<Record<string, number>>;
    /** The move as the log has it afterwards. */
    readonly log?: Readonly<Record<string, string>>;
  };
}
