/** The world at war: what lies open to all, and what each side keeps behind its screen. */
import type { Happening, Outcome, Seat, SeatInfo } from '@weathergage/kernel';
import type { Nation, Owner, Side } from '../../data/nations.ts';
import type { BattleResult } from './battle-result.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';
import type { Score } from './score.ts';
import type {
  AreaId,
  Berth,
  LeaderId,
  LineShip,
  Marker,
  PortId,
  ShipId,
  ShipInPlay,
  Squadron,
  SquadronId,
  Token,
} from './squadron.ts';
import type { SeaTold } from './told.ts';

/** 4.0/1: the sequence of play. `bidding` comes once; `organise` and `place` only in the first year of a war. */
export const PHASES = [
  'bidding',
  'demobilise',
  'organise',
  'place',
  'reorganise',
  'frigates',
  'movement',
  'combat',
  'assault',
  'return',
  'repair',
] as const;
export type Phase = (typeof PHASES)[number];

/** What a nation has not in play: drawn from at random (3.6/4). */
export interface Pool {
  ships: readonly ShipId[];
  leaders: readonly LeaderId[];
}

/** Everything a side keeps to itself. */
export interface Forces {
  pools: Partial<Record<Nation, Pool>>;
  /** Ships in play, the Russians' under 11.O with the English. Those in a battle line stand in the battle instead. */
  ships: Record<ShipId, ShipInPlay>;
  /** Leaders in play, aboard or ashore. Those in a battle line stand in the battle instead. */
  leaders: LeaderId[];
  /** Every squadron marker the side has, in play or not. */
  squadrons: Squadron[];
  /** 11.C: French leaders set aside by the Revolution. */
  purged: LeaderId[];
  /** Of the voyage under way, if it is this side's. */
  orders: SailingOrders | null;
  /** 3.7: squadrons organised and still to be placed, decoys among them. */
  mustered: SquadronId[];
}

export interface PortState {
  owner: Owner;
  /** Taken in this war; the next begins with its own owners (6.2/4), New France excepted. */
  captured: boolean;
  /** The year in which its nation entered the war with enemies inside (6.22/2), else null. */
  closing: number | null;
}

/** A leader who is out of play until a year (7.4/4, 6.23, 11.J). */
export interface Absence {
  readonly leader: LeaderId;
  readonly side: Side;
  readonly returns: number;
  readonly why: 'injured' | 'captured' | 'rest';
}

/** Whose turn it is in an alternation, and who has had enough. */
export interface Alternation {
  side: Side;
  /** Moves that this side still has before the other's turn (two for several European nations, 4.0/8). */
  left: number;
  done: readonly Side[];
}

/** A squadron on its way (6.1), as everybody sees it. */
export interface Voyage {
  readonly token: Token;
  readonly side: Side;
  readonly at: AreaId;
  /** Areas entered so far, in order, the port's own first (11.A2 counts them). */
  readonly track: readonly AreaId[];
  /** The secret choice of a search, new orders since it may not stay at sea here, or damage to share out (11.A). */
  readonly waits: 'search' | 'onward' | 'wear';
  /** The marker searched for. */
  readonly against: Token | null;
  /** Areas in which it was avoided or failed to join: it may not end the year at sea in them (6.5/4, 6.5/6). */
  readonly turnedAway: readonly AreaId[];
}

/** What only its commander knows of the squadron on its way. */
export interface SailingOrders {
  /** Movement points left; less than none once it has gone beyond them and is bound for the nearest port (6.5/3). */
  readonly left: number;
  /** What is still ordered. */
  readonly path: readonly AreaId[];
  readonly end: 'sea' | PortId;
  /** Which marker stays if two squadrons of equal leaders combine (6.1/7). */
  readonly under: Token | null;
  readonly onStation: boolean;
  /** Damage points to be shared out (11.A). */
  readonly wear: number;
}

/** The battle being fought (7.0). */
export interface Battle {
  readonly area: AreaId;
  readonly tokens: Readonly<Record<Side, Token>>;
  readonly step: 'gauge' | 'means' | 'line' | 'refuge';
  readonly gauge: Side | null;
  readonly round: number;
  /** The two lines in order, once they are drawn up; the forces of both sides no longer hold these ships. */
  readonly lines: Readonly<Record<Side, readonly LineShip[]>> | null;
  /** Ships at the beginning, for 11.J. */
  readonly began: Readonly<Record<Side, readonly ShipId[]>>;
  /** Leaders aboard at the beginning, of both sides, for 11.J. */
  readonly led: readonly LeaderId[];
  /** Ships that must leave now and the ports open to each (7.31/2). */
  readonly leaving: readonly {
    readonly ship: ShipId;
    readonly side: Side;
    readonly ports: readonly PortId[];
  }[];
  /** Sides forced to disengage in this round (7.6). */
  readonly beaten: readonly Side[];
}

/** A battle that is fought out in a match of its own, its lines drawn up. */
export interface BattleAway {
  readonly id: string;
  readonly way: string;
  readonly fighters: Readonly<Record<Seat, 'person' | 'machine'>>;
  readonly battle: Battle;
  /** What came of it, where another battle has to be ended first. */
  readonly result?: BattleResult;
}

/** An assault on a port that waits for the defender's choice of port (6.23/1). */
export interface Assault {
  readonly side: Side;
  readonly area: AreaId;
  readonly ports: readonly PortId[];
}

/** What everybody may know. */
export interface Open {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** Which chair commands which side; 11.E may turn them round. */
  commands: Readonly<Record<Side, Seat>>;
  resigned: readonly Seat[];
  year: number;
  /** Which of the scenario's wars it is, from 0. */
  war: number;
  phase: Phase;
  markers: Marker[];
  ports: Record<PortId, PortState>;
  /** Areas under European control (8.1). */
  control: AreaId[];
  /** 6.233: years in a row in which the English have held the Bay of Bengal. */
  bengalYears: number;
  frigates: Record<Side, AreaId[]>;
  /** Markers and frigates still to be placed, by side. */
  inHand: Record<Side, number>;
  turn: Alternation;
  voyage: Voyage | null;
  battle: Battle | null;
  /** Battles that are fought out elsewhere; not there where there are none. */
  away?: readonly BattleAway[];
  /** Areas whose battle is still to be fought. */
  battles: AreaId[];
  /** Assaults of this year that wait for the defender's word. */
  assaults: readonly Assault[];
  points: Record<Side, number>;
  ledger: Score[];
  absent: Absence[];
  /** Killed (7.4/4): out for the rest of the match. */
  dead: LeaderId[];
  /** Sunk this year and not yet counted (8.3); `captured` under 11.L. */
  sunk: { readonly ship: ShipId; readonly side: Side; readonly captured: boolean }[];
  /** 11.M: out of play for the rest of the war. */
  gone: ShipId[];
  /** 11.L: ships taken last year, to be replaced by one of the captor's own. */
  prizes: { readonly ship: ShipId; readonly by: Side; readonly nation: Nation }[];
  /** 11.I: whether the alliance has come in this war, and the year it counts. */
  alliance: { readonly come: boolean; readonly year: number | null };
  /** 11.O: whether the Russians have gone home for good. */
  russiansGone: boolean;
  /** Resolutions so far; makes ask ids unique. */
  asked: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  forces: Record<Side, Forces>;
  /** What happened before the first question could be put; told with the answers to it. */
  prologue: readonly Happening<SeaTold>[];
}

/** A seat's view: all that is open, its own forces, and what the rules let it see of the other's. */
export interface View extends Readonly<Open> {
  readonly seat: Seat;
  readonly side: Side | null;
  readonly forces: Readonly<Partial<Record<Side, Forces>>>;
  /** What has happened so far, as this seat may know it, while the first question waits. */
  readonly prologue: readonly SeaTold[];
  /** 7.2/3: the squadron that the winner of the weather gauge may examine before he decides. */
  readonly glimpse: readonly (readonly (Berth & { readonly damage: number })[])[] | null;
}

/** What rules may read of a state or a view alike. */
export type World = Readonly<Open> & { readonly forces: Readonly<Partial<Record<Side, Forces>>> };
