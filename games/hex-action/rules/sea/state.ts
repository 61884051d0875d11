/** The whole sea at one moment. A view is the same shape with the load columns of other seats' ships taken out. */
import type { Happening, Outcome, Seat, SeatInfo } from '@weathergage/kernel';
import type { AdvancedSea } from './advanced-sea.ts';
import type { Direction, Hex, Position } from './hex.ts';
import type { Options } from './options.ts';
import type { Ship } from './ship.ts';
import type { HexTold } from './told.ts';
import type { Victory } from './victory-language.ts';
import type { Broadside } from './words.ts';

/**
 * The order of play (5.0, 17.0). Grappling and ungrappling are two halves of one phase, gun losses and criticals close
 * the combat. `muster`, `squadrons` and `prepare` come before the first turn; they and `wind`, `criticals` and
 * `full-sail` belong to the Advanced Game alone.
 */
export const PHASES = [
  'muster',
  'squadrons',
  'prepare',
  'wind',
  'unfouling',
  'notation',
  'execution',
  'grappling',
  'ungrappling',
  'boarding',
  'combat',
  'gun-losses',
  'criticals',
  'melee',
  'load',
  'full-sail',
] as const;
export type Phase = (typeof PHASES)[number];

/** Two ships held together; `a` sorts before `b`. */
export interface Bond {
  readonly a: string;
  readonly b: string;
}
/** Each successful grapple counts by itself (9.1.5.1). */
export interface Grapple extends Bond {
  readonly count: number;
}

/** Two ships whose boarding parties fight, from the first round until it is decided (12.3.3). */
export interface Melee extends Bond {
  readonly since: number;
}

/** Gun hits whose squares their commander still has to choose (11.4.3.1); `side` null where both sides are as near. */
export interface GunHit {
  readonly ship: string;
  readonly side: Broadside | null;
  /** 24.1.7: the section nearest to the firing guns; absent in the Basic Game, null where both are as near. */
  readonly section?: 'bow' | 'stern' | null;
}

/** Movement being carried out, kept while a die's winner decides who gets a hex (8.3.2). */
export interface Execution {
  /** The step of the phase that is being played, from 1. */
  readonly step: number;
  readonly plots: Readonly<Record<string, string>>;
  /** 31.1: what was written to friends, by ship; told when the logs are opened. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Ships that a collision has stopped (8.3.4). */
  readonly stopped: readonly string[];
  /** `decider` is the ship with the high die: her commander decides. */
  readonly contest: { readonly hex: Hex; readonly ships: readonly string[]; readonly decider: string } | null;
  /** Null until the first step. */
  readonly retrace: Retrace | null;
}

/** The courses as far as they have been retraced (8.3.1); by ship. */
export interface Retrace {
  /** What is left of the plots after infractions: `F` a hex ahead, `L` and `R` a turn, one sign a step. */
  readonly steps: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, Position>>;
  /** Where she lay after each step that she really made. */
  readonly ways: Readonly<Record<string, readonly Position[]>>;
  /** Ships that have lost the step being played. */
  readonly blocked: readonly string[];
}

/** A boarding fight being carried out, kept while a commander decides something (12.3.3, 12.3.5). */
export interface Fighting {
  /** Rounds fought so far this turn. */
  readonly round: number;
  /** All put at once; a `disengage` goes to the commanders of both ships. */
  readonly questions: readonly (
    | { readonly kind: 'board-on'; readonly ship: string; readonly target: string }
    | { readonly kind: 'disengage'; readonly a: string; readonly b: string }
  )[];
}

export interface SideInfo {
  readonly id: string;
  readonly name: string;
}

/** What took place before anybody was asked; told with the first answers, and closed until then. */
export interface Opening {
  opening?: readonly Happening<HexTold>[];
}

export interface Sea {
  readonly scenario: string;
  readonly options: Options;
  readonly sides: readonly SideInfo[];
  readonly seats: readonly SeatInfo[];
  /** Seats that have resigned; a side whose seats all have is beaten. */
  resigned: Seat[];
  board: {
    readonly columns: number;
    readonly rows: number;
    /** Real edges: a ship that crosses one is gone. Otherwise the sea goes on (15.0). */
    readonly fixed: boolean;
  };
  readonly land: readonly Hex[];
  readonly marks: readonly Hex[];
  readonly noCombat: boolean;
  /** The direction the wind blows towards. */
  wind: Direction;
  turn: number;
  phase: Phase;
  ships: Ship[];
  fouls: Bond[];
  grapples: Grapple[];
  melees: Melee[];
  gunHits: GunHit[];
  execution: Execution | null;
  fighting: Fighting | null;
  readonly victory: Victory;
  readonly turnLimit: number | null;
  /** Race marks each ship has rounded so far, in order. */
  reached: Record<string, number>;
  /** Turns in a row that each side has run from the fight (14.1.1). */
  shunning: Record<string, number>;
  /** Where each bow lay at the end of the last turn, to tell who opened the range (14.1.1). */
  wake?: Readonly<Record<string, Hex>>;
  /** Counts the asks put, so that no id ever comes back. */
  asked: number;
  outcome: Outcome | null;
  /** What the Advanced Game adds; absent in the Basic Game. */
  advanced?: AdvancedSea & Opening;
}

export type State = Sea;

/** What has not come to pass when a match begins. */
export const nothingAfoot = () => ({
  fouls: [],
  grapples: [],
  melees: [],
  gunHits: [],
  execution: null,
  fighting: null,
  reached: {},
  shunning: {},
  asked: 0,
  outcome: null,
});

/** What a seat sees: the sea with the load columns of ships it does not command closed. */
export interface View extends Sea {
  readonly seat: Seat;
  /** The side the seat belongs to; null for the gallery. */
  readonly side: string | null;
}

export const bondOf = (x: string, y: string): Bond => (x < y ? { a: x, b: y } : { a: y, b: x });
export const isBond = (link: Bond, x: string, y: string): boolean =>
  (link.a === x && link.b === y) || (link.a === y && link.b === x);
export const otherOf = (link: Bond, ship: string): string | null =>
  link.a === ship ? link.b : link.b === ship ? link.a : null;

/** The ship of that name, as much of a ship as the sea has: one of the Advanced Game on a sea of the Advanced Game. */
export function shipOf<S extends Pick<Ship, 'id'>>(sea: { readonly ships: readonly S[] }, id: string): S {
  const ship = sea.ships.find((candidate) => candidate.id === id);
  if (ship === undefined) throw new Error(`no ship ${id}`);
  return ship;
}
