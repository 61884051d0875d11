/** The whole table at one moment. A view is the same with the standing orders of other seats' ships taken out. */
import type { Outcome, Seat, SeatInfo } from '@weathergage/kernel';
import type { SpecialAction } from '../../data/tables.ts';
import type { Nation } from '../../data/words.ts';
import type { Heading } from '../geometry/angle.ts';
import type { Side } from '../geometry/arc.ts';
import type { Base } from '../geometry/base.ts';
import type { Terrain as Ground } from '../geometry/polygon.ts';
import type { ShotOnTheWay } from './asks.ts';
import type { Options } from './options.ts';
import type { Battery, Ship } from './ship.ts';
import type { TableTold } from './told.ts';
import type { Victory } from './victory-language.ts';

/** turn.phases: in this order, turn after turn. */
export const PHASES = ['initiative', 'activation', 'boarding', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface SideInfo {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
}

/** Ships that roll and act together, or one shore battery. */
export interface Squadron {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly nation: Nation;
  /** The battery that is this squadron by itself. */
  readonly battery: string | null;
}

/** Land blocks movement and sight; land and shoal both mean running aground. */
export interface Terrain extends Ground {
  readonly name: string | null;
}

/** A squadron's roll this turn; in the order of play. */
export interface Initiative {
  readonly squadron: string;
  readonly total: number;
}

/** A movement being carried out, kept while somebody is asked something on the way. */
export interface Course {
  readonly kind: 'move' | 'boxhaul' | 'failed-boxhaul' | 'aback' | 'drift';
  /** Where she moves to: her heading, or the wind's when she drifts. */
  readonly heading: Heading;
  readonly distance: number;
  /** How much of it is behind her. */
  readonly moved: number;
  /** At the end, if nothing stops her. */
  readonly turn: number;
  readonly turned: boolean;
  /** Shots still to come. */
  readonly shots: readonly ShotOnTheWay[];
  readonly board: string | null;
  /** Somebody was asked on the way: what is left of it is known to her own seat alone until she goes on. */
  readonly interrupted: boolean;
  /** Ships in contact when it began: they may hold her, but she cannot collide with them anew. */
  readonly contact: readonly string[];
}

/** The ship that is acting. */
export interface Activation {
  readonly ship: string;
  /** Her segments, or what she may do before she drifts, and at last what she may do when all that is over. */
  stage: 'segments' | 'before-drift' | 'parting';
  /** The segment she is in, from 1. */
  segment: number;
  segments: number;
  allHands: boolean;
  /** One special action a turn. */
  special: SpecialAction | null;
  /** Passed a tack: she cannot be taken aback this turn. */
  tacked: boolean;
  /** Passed chain shot. */
  chain: boolean;
  sailChanged: boolean;
  /** Her movement has begun, were it only with a shot: too late to change sail. */
  underWay: boolean;
  /** Her captain has nothing more to order when her movement is over. */
  quiet: boolean;
  course: Course | null;
}

/** Two ships alongside, one of which has boarded the other this turn. */
export interface BoardingAction {
  readonly attacker: string;
  readonly defender: string;
}

export interface Table {
  readonly scenario: string;
  readonly options: Options;
  readonly sides: readonly SideInfo[];
  readonly seats: readonly SeatInfo[];
  /** Seats that have resigned; a side whose seats all have is beaten. */
  resigned: Seat[];
  /** In thousandths of an inch. */
  readonly size: { readonly width: number; readonly height: number };
  /** The heading that the wind blows towards. */
  readonly wind: Heading;
  readonly terrain: readonly Terrain[];
  readonly squadrons: readonly Squadron[];
  ships: Ship[];
  batteries: Battery[];
  turn: number;
  phase: Phase;
  /** Squadrons signalled this turn. */
  signalled: readonly string[];
  /** The squadrons of this turn from first to last, and the place of the one that is acting. */
  order: readonly Initiative[];
  acting: number;
  activation: Activation | null;
  /** Ships that fire as they bear and see a chance: their seats are asked. */
  chances: readonly string[];
  /** A ship just boarded whose seat is asked for snap fire, and the ship alongside. */
  snap: { readonly ship: string; readonly boarder: string; readonly side: Side } | null;
  boardings: readonly BoardingAction[];
  /** No ship moves more than a segment this turn. */
  fluky: boolean;
  readonly flukyWind: boolean;
  readonly noFireBefore: number | null;
  readonly turnLimit: number;
  readonly victory: readonly Victory[];
  /** What happened while the table was laid out: told with the first answer, since nobody was there to hear it. */
  prologue: readonly TableTold[];
  /** Counts the resolutions, so that no ask id ever comes back. */
  asked: number;
  outcome: Outcome | null;
}

export type State = Table;

/** What a seat sees: the table with the standing orders of ships it does not command closed. */
export interface View extends Table {
  readonly seat: Seat;
  /** The side the seat belongs to; null for the gallery. */
  readonly side: string | null;
}

export function shipOf(table: { readonly ships: readonly Ship[] }, id: string): Ship {
  const ship = table.ships.find((candidate) => candidate.id === id);
  if (ship === undefined) throw new Error(`no ship ${id}`);
  return ship;
}

export function batteryOf(table: { readonly batteries: readonly Battery[] }, id: string): Battery {
  const battery = table.batteries.find((candidate) => candidate.id === id);
  if (battery === undefined) throw new Error(`no battery ${id}`);
  return battery;
}

export const baseOf = (ship: Ship): Base => ({
  at: ship.at,
  heading: ship.heading,
  length: ship.spec.length,
  width: ship.spec.width,
});
