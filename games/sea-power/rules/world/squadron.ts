/** Squadrons and what sails in them. A squadron's markers are public; what stands behind a marker is its owner's secret. */
import type { AreaId } from '../../data/areas.ts';
import type { Nation, Side } from '../../data/nations.ts';
import type { PortId } from '../../data/ports.ts';

export type { AreaId, PortId };
export type ShipId = string;
export type LeaderId = string;
export type SquadronId = string;
/** What everybody calls a marker on the map. Tokens are dealt anew each year, so that nobody can follow a name. */
export type Token = string;

/** One ship in the line of battle, and the leader aboard her (6.4): no ship carries two. */
export interface Berth {
  readonly ship: ShipId;
  readonly leader: LeaderId | null;
}

/** A ship in a line of battle. Lines lie open (7.3). */
export interface LineShip extends Berth {
  readonly damage: number;
  readonly disabled: boolean;
}

/** Ships in the order of the line, at most sixteen under one leader (6.4/4). */
export type Stack = readonly Berth[];

/** 3.6/8: the only command there is, and one marker for all that sails in it. */
export interface Squadron {
  readonly id: SquadronId;
  readonly nation: Nation;
  /** The marker on the map; null while the squadron is not in play. */
  token: Token | null;
  /** Left to right as they sail and fight; none for an empty squadron, a decoy (6.61). */
  stacks: readonly Stack[];
}

/** A ship of the line that is in play. */
export interface ShipInPlay {
  /** Where she lies; null at sea, and before she was given to a port. */
  port: PortId | null;
  damage: number;
  /** She has been to sea this year (11.D), or came into play or to this port only this year. */
  sailed: boolean;
}

export type Place = { readonly port: PortId } | { readonly area: AreaId };

/** 3.6/3: what lies open on the map of a squadron, real or empty. */
export interface Marker {
  readonly token: Token;
  readonly side: Side;
  at: Place;
  /** Its movement of the year is over. */
  moved: boolean;
  /** Under a battle marker (6.5/3). */
  battle: boolean;
  /** It began the year in a neutral port and may not end it in one (6.22/1). */
  fromNeutral: boolean;
  onStation: boolean;
  /** 11.A2: how many long-voyage markers it bears. */
  voyages: number;
}

export const LEADER_LIMIT = 16;
/** 6.61: what an empty squadron moves and searches with. */
export const DECOY_RATING = 2;

export const berthsOf = (squadron: { readonly stacks: readonly Stack[] }): Berth[] => squadron.stacks.flat();
export const isEmpty = (squadron: { readonly stacks: readonly Stack[] }): boolean =>
  squadron.stacks.length === 0;
