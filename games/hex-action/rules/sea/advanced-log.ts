/**
 * The part of a log that only the Advanced Game keeps. `ship.guns` and `ship.carronades` stay the totals of a broadside;
 * `forward` says how many of those squares are in the bow section, the others are aft (16.2.2).
 */
import type { Position } from './hex.ts';
import type { Broadside } from './words.ts';

/** Roundshot, doubleshot, chainshot, grapeshot (24.2). */
export const SHOT = ['R', 'D', 'C', 'G'] as const;
export type ShotKind = (typeof SHOT)[number];

export const ANCHORINGS = ['A', 'AB', 'AS'] as const;
/** Ordinary, by the bow and by the stern; the last two are on springs (20.3.1, 20.3.4). */
export type Anchoring = (typeof ANCHORINGS)[number];

export const REPAIRS = ['RH', 'RG', 'RR'] as const;
/** Of the hull, the guns, the rigging (20.5.2). */
export type Repair = (typeof REPAIRS)[number];

/** What stands in the log beside the move. All optional: nothing written, nothing changes. */
export interface Notes {
  /** 20.1.5.2: the change made in the Full Sail Phase. */
  readonly sail?: 'FS' | 'BS';
  /** 20.3: anchor so from the next turn on; `up` weighs, `cut` cuts. */
  readonly anchor?: Anchoring | 'up' | 'cut';
  readonly repair?: Repair;
  /** Rowed this turn instead of sailed. */
  readonly oars?: true;
  /** The crew lights its fireship and leaves. */
  readonly light?: true;
  /** 35.4.1: takes this ship in tow. Casting off is ungrappling (35.4.3). */
  readonly tow?: string;
  /** 24.2.5: the broadside that is fired at nothing, to make room for another kind of shot. */
  readonly out?: Broadside;
}

/** A move and its notes as a commander writes them. */
export interface PlotOrder extends Notes {
  readonly plot: string;
}

export interface Anchored {
  readonly how: Anchoring;
  /** `ordered` this turn, `holding` from the next on (20.3.2); `weighing` is not anchored any more (20.3.6.2). */
  readonly state: 'ordered' | 'holding' | 'weighing';
  /** Turns spent weighing so far (20.3.6). */
  readonly turns: number;
}

/** How a ship that is no more came to her end; `left` sailed off a board with real edges. */
export const ENDS = ['left', 'sunk', 'exploded', 'burnt', 'wrecked'] as const;
export type End = (typeof ENDS)[number];

/** What critical hits have done that lasts (16.1.2.2.3: it adds up). */
export interface Wounds {
  /** The broadside fires by so much worse until the end of that turn. */
  readonly broadside?: readonly { readonly side: Broadside; readonly by: number; readonly until: number }[];
  /** No turn in the movement of this turn. */
  readonly helm?: number;
  /** Turning ability lost for good. */
  readonly turning?: number;
  /** Crew sections that keep the water out for good. */
  readonly waterline?: number;
}

export interface AdvancedLog {
  sail: 'battle' | 'full';
  forward: { guns: Record<Broadside, number>; carronades: Record<Broadside, number> };
  /** What is in the guns, or being loaded while `loaded` is still false. Closed to others (7.2.5): null for them. */
  shot: Record<Broadside, ShotKind | null> | null;
  /** 13.5: her loading was put off before the first turn. Until she fires nobody can tell whether it has been done. */
  unloaded?: true;
  /** Reload squares left (26.1.1); they would tell what was loaded, so they are closed like the load column. */
  reloads: number | null;
  /** This turn's notes, open when the logs are opened; cleared at the end of the turn. */
  notes: Notes;
  anchor: Anchored | null;
  /** Anchors left, of two (20.3.8). */
  anchors: number;
  /** She cut her cables, and so lost them all (20.3.7.1). */
  anchorsCut?: true;
  /** The last Movement Execution Phase ended with a turn (20.4.2). */
  endedOnTurn: boolean;
  /** Bow hex did not change in the last Movement Execution Phase (20.4.1). False before the first. */
  stood: boolean;
  /** What she did this turn that bars repairs, loading or firing (20.3.4.2, 20.5.3, 26.2). Cleared each turn. */
  did: {
    fired?: true;
    /** 42.3.1: her mortars were fired. */
    bombarded?: true;
    turned?: true;
    collided?: true;
    melee?: true;
    sprung?: true;
    weighed?: true;
    /** Ran aground: she is not refloated in the same turn (38.2.1). */
    grounded?: true;
    /** The repair noted came to nothing, but she does not fire all the same (20.5.4, 20.5.5). */
    repairVoid?: true;
  };
  /** Gun squares of each broadside thrown overboard, which no repair brings back (38.2.2.1). */
  overboard?: number;
  /** Sets of repairs done since the last that paid (26.2.2). */
  repairs: Record<Repair, number>;
  /** She has struck and will sink or explode (24.3.2). */
  doom: 'sinking' | 'exploding' | null;
  /** Turns her fire still burns; null when there is none. */
  fire: number | null;
  wounds: Wounds;
  /** 36.2.2: wreckage that hangs over these sides, one entry for each mast. */
  wreckage: Broadside[];
  /** 38.0: the die she must beat, and where she lay before. */
  aground: { readonly difficulty: number; readonly from: Position; readonly lightened: boolean } | null;
  /** 32.3: orders written ahead, for this turn first. Closed to other seats: null for them. */
  orders: PlotOrder[] | null;
  /** 35.0: the ship she tows. */
  tows: string | null;
  /** 40.0: phases in attitude D since she last moved there. */
  weatherly: number;
  /** The turn in which her crew lit her (fireships). */
  lit: number | null;
  /** A lit fireship that a ship, land or a shoal has stopped: she runs no further. */
  stopped?: true;
  /** 42.5: turns each mortar has been loaded, 4 is ready; closed like the load column. */
  mortars: number[] | null;
  /** Special rule `unreliable`: this turn she will not come nearer to any enemy. */
  holdsBack?: true;
  /** Special rule `bluff`: an enemy has been near enough to see what she is. */
  seenThrough?: true;
  /** In a view: her log is closed to the seat, and what it shows is what she seems. */
  seems?: true;
  /** How she went, once `presence` is `gone`. */
  end: End | null;
}
