/** What a ship is told for her whole move at once: her sail, each segment, and what her guns do meanwhile. */
import type { Sail } from '../data/words.ts';
import type { Standing } from '../rules/table/standing.ts';

/** `best`: each broadside when it does most on the way. `ready`: hold until she has sailed, then fire as she bears. */
export const GUN_ORDERS = ['best', 'hold', 'ready'] as const;
export type GunOrder = (typeof GUN_ORDERS)[number];

export interface Leg {
  /** Null for as far as she can. */
  readonly distance: number | null;
  /** Tenths of a degree at the end of it, to starboard. */
  readonly turn: number;
}

export interface ShipPlan {
  readonly ship: string;
  /** Null for what she has set. */
  readonly sail: Sail | null;
  /** Segment by segment; one without a leg is sailed straight on. */
  readonly legs: readonly Leg[];
  readonly guns: GunOrder;
  /** She was seen to be bound off the table, and shall go. */
  readonly offTable?: true;
  /** Her captain was told what lies ahead, and goes on. */
  readonly warned?: true;
}

export const STRAIGHT: Leg = { distance: null, turn: 0 };

/** What ships of a division wait for that keep their guns ready: nobody is asked, whoever comes near is fired at. */
export const READY: Standing = { when: 'close', do: 'fire', aim: 'hull' };

export const GUN_WORDS: Readonly<Record<GunOrder, string>> = {
  best: 'Fire when it does most',
  hold: 'Hold fire',
  ready: 'Keep guns ready',
};
