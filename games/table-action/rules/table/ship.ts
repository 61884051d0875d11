/** A ship and her card: what she is, where she lies, and what is left of her. */
import type { DiceByRange, Nation, Quality, Rate, Sail, Size } from '../../data/words.ts';
import type { Heading } from '../geometry/angle.ts';
import type { Side } from '../geometry/arc.ts';
import type { Point } from '../geometry/point.ts';
import type { Standing } from './standing.ts';
import type { Edge } from './victory-language.ts';

export const AREAS = ['hull', 'rigging', 'crew'] as const;
export type Area = (typeof AREAS)[number];

/** `struck` belongs to nobody yet; a `prize` was taken by boarding; `retaken` is a prize her owner took back. */
export const COLOURS = ['flying', 'struck', 'prize', 'retaken'] as const;
export type Colours = (typeof COLOURS)[number];

export const FATES = ['afloat', 'sunk', 'exploded', 'aground', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** Dice of a broadside by gun type; each from point blank to long range. */
export interface BroadsideDice {
  readonly large: DiceByRange;
  readonly regular: DiceByRange;
}

/** What a ship is when she leaves harbour; never changes and is shared between states. */
export interface ShipSpec {
  readonly name: string;
  readonly nation: Nation;
  readonly rate: Rate;
  readonly size: Size;
  readonly guns: number;
  readonly broadside: BroadsideDice;
  readonly musketry: number;
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
  readonly quality: Quality;
  readonly marines: boolean;
  readonly signals: boolean;
  readonly blockship: boolean;
  readonly points: number;
  /** Of her base, in thousandths of an inch. */
  readonly length: number;
  readonly width: number;
}

/** Fire As She Bears in effect. */
export interface Bearing {
  /** Known to her own seat alone: null in the views of others. */
  standing: Standing | null;
  /** The chances of a shot when they were last looked at; a new one is what she waits for. */
  seen: readonly string[];
}

export interface Ship {
  readonly id: string;
  readonly spec: ShipSpec;
  readonly squadron: string;
  /** The side she sailed for, and the side that has her now. */
  readonly owner: string;
  side: string;
  /** The seat that commands her. */
  seat: string;
  /** Whether she is her side's flagship. */
  readonly flagship: boolean;
  at: Point;
  heading: Heading;
  sail: Sail;
  hull: number;
  rigging: number;
  crew: number;
  /** Of those who man her now: a prize crew brings its own. */
  quality: Quality;
  fires: number;
  leaks: number;
  rudder: boolean;
  colours: Colours;
  fate: Fate;
  /** The edge she left by. */
  exit: Edge | null;
  anchored: boolean;
  readonly unready: { readonly side: Side; readonly untilTurn: number } | null;
  /** Whether she has completed her activation this turn: the side of her wake. */
  acted: boolean;
  /** Broadsides fired since her activation last began. */
  fired: Record<Side, boolean>;
  /** Whether her muskets have been, since then. */
  musketed: boolean;
  bears: Bearing | null;
  /** A morale test is due at the end of this activation. */
  shaken: boolean;
}

/** Whole and under her own colours, with her turn before her. */
export const unhurt = () => ({
  fires: 0,
  leaks: 0,
  rudder: false,
  colours: 'flying' as const,
  fate: 'afloat' as const,
  exit: null,
  acted: false,
  fired: { larboard: false, starboard: false },
  musketed: false,
  bears: null,
  shaken: false,
});

/** A shore battery: fort points for a hull, a crew, and guns that never move. */
export interface Battery {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly side: string;
  seat: string;
  readonly guns: number;
  readonly broadside: BroadsideDice;
  readonly musketry: number;
  readonly fullFort: number;
  readonly fullCrew: number;
  readonly quality: Quality;
  readonly points: number;
  readonly at: Point;
  readonly arc: { readonly from: Heading; readonly to: Heading } | null;
  fort: number;
  crew: number;
  state: 'fights' | 'surrendered' | 'destroyed';
  acted: boolean;
  shaken: boolean;
}
