/** What the Advanced Game adds to the sea: a wind that changes, squadrons, shoals, batteries, and the rules in force. */
import type { ShotKind } from './advanced-log.ts';
import type { Direction, Hex } from './hex.ts';
import type { RuleSet } from './rule-set.ts';
import type { SpecialRule } from './special-rules.ts';
import type { Broadside, Quality } from './words.ts';

/** 18.1.2: becalmed, light, moderate, normal and heavy breeze, gale, storm, hurricane. */
export type Velocity = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** 32.1: ships a flag officer can lead. */
export const SQUADRON_SIZE = 6;

export interface Squadron {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly seat: string;
  readonly ships: readonly string[];
  /** Her captain leads it; another does if she is lost. */
  readonly flagship: string;
  /** Made by the umpire, since the scenario states none: with command lag her commander forms his own (32.1). */
  readonly provisional?: true;
}

/** Whether she sails in one of those squadrons. */
export const inSquadron = (
  advanced: Pick<AdvancedSea, 'squadrons'> | undefined,
  squadrons: readonly string[],
  ship: string,
): boolean =>
  advanced?.squadrons.some(({ id, ships }) => squadrons.includes(id) && ships.includes(ship)) === true;

/** From where a commander signals: a side, or a chair where each has a flagship of its own (32.6). */
export interface Flag {
  readonly squadron: string;
  /** Null while nobody leads (32.5). */
  readonly ship: string | null;
  /** 32.5: the last turn of the orders written when she was lost; then another is named. */
  readonly until: number | null;
  /** Special rule `shift-flag`: who takes over, without the disorder of 32.5. */
  readonly successor: string | null;
}

/** A work of stone or earth on land hexes; it fires as an anchored broadside and is hit on the hull line only. */
export interface Battery {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly seat: string;
  readonly hexes: readonly Hex[];
  readonly quality: Quality;
  /** Sixty-degree sectors it fires into, by the direction in their middle. */
  readonly arc: readonly Direction[];
  readonly guns: number;
  readonly total: { readonly guns: number; readonly hull: number; readonly crew: number };
  hull: number;
  crew: number;
}

/** A possible critical hit, kept until all other damage of the phase is recorded (16.1.2.2.2). */
export interface Critical {
  readonly ship: string;
  readonly firer: string;
  readonly aim: 'hull' | 'rigging';
  readonly dice: readonly [number, number] | readonly [number];
  /** The Hit Table it was fired on, the range and whether it was a rake: some results ask. */
  readonly table: number;
  readonly range: number;
  readonly rake: boolean;
  readonly sternRake?: boolean;
  readonly side: Broadside | null;
  /** 24.1.7: the section of the target nearest to the guns, for gun hits that count twice. */
  readonly section?: 'bow' | 'stern' | null;
  /** Hits of the shot that brought it: some results double them. */
  readonly hits: { readonly H: number; readonly G: number; readonly C: number; readonly R: number };
  readonly shot: ShotKind | 'M';
  /** 16.1.2.3.2: no hit, but the fire of a ship short of powder; the dice are those that started it. */
  readonly fire?: true;
}

export interface AdvancedSea {
  readonly rules: RuleSet;
  readonly initialWind: Direction;
  velocity: Velocity;
  /** Sum of two dice that changes the wind; null for never (18.1.3). */
  changeNumber: number | null;
  readonly schedule: readonly {
    readonly turn: number;
    readonly direction: Direction;
    readonly velocity: Velocity;
  }[];
  readonly anchoringAllowed: boolean;
  readonly squadrons: readonly Squadron[];
  /** 32.1: by side, or by seat (32.6); empty without command lag. */
  flags: Record<string, Flag>;
  /** Turns, this one among them, for which each ship already has her orders; what they say is in her log (32.3). */
  written: Record<string, number>;
  /** Shoal water, by `hexKey`; what is not named is deep. In a view only what the seat's side knows. */
  readonly depths: Readonly<Record<string, number>>;
  /** Shoal hexes each side knows, where the chart is not open; absent for a side that knows the chart. */
  sounded: Readonly<Record<string, readonly string[]>>;
  batteries: Battery[];
  booms: readonly Hex[];
  readonly special: readonly SpecialRule[];
  criticals: Critical[];
  /** Points won otherwise than by ships (bombardment). */
  scored: Record<string, number>;
  /** Hexes that a `reach` test asks about and each ship's bow has been in, by `hexKey`, in order. */
  visited: Record<string, readonly string[]>;
  /** Edges are real until this turn has passed, then the sea goes on (15.0); null where `board.fixed` says all. */
  readonly fixedUntilTurn: number | null;
  /** Fleets still to be chosen within a budget, in secret, before the first turn; null when there is nothing to choose. */
  muster: Muster | null;
}

export interface Muster {
  /** For each side: points to spend, nations whose classes it may choose, and where its ships come to lie in order. */
  readonly sides: Readonly<
    Record<
      string,
      {
        readonly budget: number;
        readonly nations: readonly string[];
        readonly berths: readonly { readonly bow: Hex; readonly heading: Direction }[];
      }
    >
  >;
}
