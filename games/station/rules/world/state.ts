/** The theatre at war: what lies open to all, and what each side keeps behind its screen. */
import type { Happening, Outcome, Seat, SeatInfo, Told } from '@weathergage/kernel';
import type {
  AuxClass,
  CampaignId,
  CommandId,
  ContingentId,
  ConvoyKind,
  EventId,
  Force,
  FormationId,
  LeaderId,
  LocationId,
  OrderId,
  PortId,
  SideId,
  TaskKind,
  TokenId,
  WindId,
} from '../module/vocabulary.ts';
import type { Battle, Meeting } from './battle-state.ts';
import type { Both, Came, Forces, Place } from './forces.ts';
import type { Options } from './options.ts';
import type { Scenario } from './scenario.ts';

/**
 * The sequence of play (4.0). The Operations Phase goes round by Impulses and Increments, then the rest follows. No step
 * is an army's: these rules stand alone (2.222).
 */
export const STEPS = [
  'pre-turn',
  'winds',
  'gales',
  'plot',
  'sail',
  // 4.23: in every Increment, after everybody has moved.
  'tasks',
  'battles',
  'increment-end',
  'impulse-end',
  'operations-end',
  // 4.3: the Administrative Phase, step by step in this order.
  'events',
  'attrition',
  'convoys',
  'dockyard',
  // 3.276: nobody goes In Ordinary before the Repairs of the Turn are done.
  'lay-up',
  'orders',
  'relief',
  'auxiliaries',
  'reorganisation',
  'turn-end',
] as const;
export type StepId = (typeof STEPS)[number];

/** 3.323: a Formation as its counter, or its disk (3.324), shows it: face down its colour and no more. */
export interface Token {
  readonly id: TokenId;
  readonly side: SideId;
  /** 3.123: a Command has a colour of its own. */
  readonly command: CommandId | null;
  place: Place;
  /** Face up: what 7.115 gives away. */
  face: Face | null;
  /** In a view only: how it came to where it is, as everybody saw (8.22). */
  readonly came?: Came;
  /** Followed by an Enemy Auxiliary's marker (7.13). */
  shadow: TokenId | null;
}

export interface Face {
  readonly formation: FormationId;
  readonly squadrons: number;
  readonly auxiliaries: readonly AuxClass[];
  /** Convoys are always face up unless Scattered (10.113). */
  readonly convoy: ConvoyKind | null;
}

/** An Auxiliary on the map: Stationed, Shadowing or Based in a Sea Zone. Its Class shows once it has been revealed. */
export interface Marker {
  readonly id: TokenId;
  readonly side: SideId;
  readonly kind: 'station' | 'shadow' | 'zone';
  at: LocationId;
  class: AuxClass | null;
  /** `world.clock` when a Shadow began (7.141). */
  readonly since?: number;
}

export interface Gale {
  readonly wind: WindId;
  readonly force: Force;
  readonly at: LocationId;
  readonly start: LocationId;
  /** `world.clock` when it was placed: it does not move in that Increment. */
  readonly born: number;
}

export interface PortState {
  /** Null is neutral. */
  side: SideId | null;
  /** 11.351: put ashore there and not yet used. */
  repairPoints: number;
  /** Turns of the match before which nothing is repaired, nobody may enter or leave (plague). */
  noRepairUntil: number;
  closedUntil: number;
  neutralisedUntil: number;
}

export interface EventState {
  readonly since: number;
  implemented: boolean;
  /** Whether the chit is on the chart now. */
  stands: boolean;
}

export interface CampaignState {
  open: boolean;
  active: boolean;
  ended: boolean;
  box: number;
  status: string;
  /** The Turn of the match in which it was last Activated. */
  activated: number | null;
}

/** Something that holds for a while: until the Turn of the match, or for good. */
export type Lasting =
  | {
      readonly what: 'campaign';
      readonly campaign: CampaignId;
      readonly value: number;
      /** The first Turn whose Event Step it counts in. */
      readonly from?: number;
      readonly until: number;
    }
  | {
      readonly what: 'event';
      readonly event: EventId;
      readonly value: number;
      readonly from?: number;
      readonly until: number;
    }
  | {
      readonly what: 'repair';
      readonly ports: readonly PortId[];
      readonly rolls: number;
      readonly per: 'turn' | 'quarter';
      readonly until: number | null;
    }
  | { readonly what: 'draws'; readonly side: SideId; readonly value: number; readonly until: number | null }
  | {
      readonly what: 'convoyLimit';
      readonly group: string;
      readonly value: number;
      readonly until: number | null;
    }
  | { readonly what: 'request'; readonly side: SideId; readonly value: number; readonly until: number | null }
  | { readonly what: 'galeForce'; readonly value: number; readonly until: number }
  | { readonly what: 'troops'; readonly points: number; readonly until: number }
  | { readonly what: 'extraRepair'; readonly side: SideId; readonly rolls: number; readonly until: number };

export const SOURCES = [
  'start',
  'handicap',
  'orders',
  'sail',
  'flagship',
  'convoy',
  'undeclared',
  'hire',
  'request',
  'repair',
  'ransom',
  'leader',
  'mulligan',
  'bonus',
  'fleet',
  'event',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Score {
  /** The Turn of the match. */
  readonly turn: number;
  readonly side: SideId;
  readonly points: number;
  readonly source: Source;
}

/** What a side wants to be asked at all: open to all, since who is asked is seen by all. */
export interface Watch {
  /** How often for new plots when nothing can meet (5.155). */
  readonly plot: 'increment' | 'impulse' | 'turn';
  /** Whether for Tasks in each Increment, or by standing instructions. */
  readonly tasks: 'ask' | 'standing';
  readonly screen: 'ask' | 'always' | 'never';
  readonly withdraw: 'ask' | 'outnumbered' | 'never';
  readonly mulligan: 'ask' | 'never';
}

/** A Task that has been declared (6.14): where and what, not by which Auxiliary. */
export interface Declared {
  readonly side: SideId;
  readonly task: TaskKind;
  readonly at: LocationId;
  /** The token or marker it is aimed at, if any. */
  readonly against: TokenId | null;
}

/** What the step now open has come to; each step's own file says how it is used. */
export type Stage =
  | { readonly kind: 'waits'; readonly sides: readonly SideId[] }
  /** Player A's choices among exits (5.154), by token. */
  | {
      readonly kind: 'leeway';
      readonly tokens: readonly { readonly token: TokenId; readonly exits: readonly LocationId[] }[];
    }
  /** Tasks go round by round (A, then B) until nobody declares any. */
  | {
      readonly kind: 'tasks';
      readonly side: SideId;
      readonly round: number;
      readonly anyone: boolean;
      readonly declared: readonly Declared[];
      /** The one being resolved, and what it waits for. */
      readonly now: {
        readonly index: number;
        readonly waits: 'screen' | 'shadow';
        /** Tokens still to be looked for, and the one that may be shadowed. */
        readonly left: readonly TokenId[];
        readonly found: TokenId | null;
        /** The Search goes on against a Partial Screen. */
        readonly partly?: boolean;
      } | null;
    }
  /** Fulfilled chits that may be Extended, or shadows that may be screened off, at an Impulse's end. */
  | {
      readonly kind: 'impulse-end';
      readonly waits: 'counter-shadow' | 'extend';
      readonly sides: readonly SideId[];
      readonly orders: readonly {
        readonly side: SideId;
        readonly order: OrderId;
        readonly token: TokenId | null;
      }[];
    }
  | { readonly kind: 'desk'; readonly side: SideId }
  | {
      readonly kind: 'route';
      readonly convoys: readonly {
        readonly side: SideId;
        readonly group: string;
        readonly leg: 'out' | 'home';
      }[];
    };

/** What everybody may know. */
export interface Open {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  resigned: readonly Seat[];
  /** Turns since the beginning, from 0; the date follows from it. */
  turn: number;
  /** 1 to 4 in the Operations Phase, else 0. */
  impulse: number;
  increment: number;
  /** Increments since the beginning of the match: tells one Increment from another. */
  clock: number;
  step: StepId;
  stage: Stage | null;
  battle: Battle | null;
  /** Meetings of this Increment still to be settled, in the order drawn, and the Battle Spaces there were. */
  battles: Meeting[];
  fought?: LocationId[];
  /** Pairs of tokens that passed each other on a Lane this Increment (8.122, 7.111). */
  passed: { readonly a: TokenId; readonly b: TokenId; readonly spaces: readonly LocationId[] }[];
  /** These two are replaced as a whole when anything of them changes. */
  blowing: readonly WindId[];
  gales: readonly Gale[];
  tokens: Token[];
  markers: Marker[];
  ports: Record<PortId, PortState>;
  /** A side, `Neutral`, `Absent`, `EnemyToAll`. */
  contingents: Record<ContingentId, string>;
  events: Record<EventId, EventState>;
  campaigns: Record<CampaignId, CampaignState>;
  /** Rules of the module that are in force. */
  rules: string[];
  counters: Record<string, number>;
  lasting: Lasting[];
  prestige: Record<SideId, number>;
  ledger: Score[];
  /** Prestige when Fleet Admirals were last looked at, or the match began (3.484). */
  yearPrestige: Record<SideId, number>;
  /** Orders of this Year (9.383). */
  record: Record<SideId, { fulfilled: number; failed: number }>;
  /** When chits were last Fulfilled, by Order. */
  fulfilled: Record<OrderId, number>;
  /** Sail lost and Convoy DPs suffered that have not yet made a point of Prestige (running totals). */
  tally: Record<SideId, { lineSail: number; convoyDp: number }>;
  /** Sail lost in all: sunk, captured, and given up as hulks (none if it is not said). */
  lost: Record<SideId, { sunk: number; captured: number; hulked?: number }>;
  /** 3.47: by side and by Command; null is a Notional Admiral. */
  stations: Record<string, LeaderId | null>;
  /** Spaces Searched this Impulse, by side (7.122). */
  searched: Both<LocationId[]>;
  /** Convoy Attacks of this Increment (10.185). */
  raided: LocationId[];
  /** Scattered Convoys found in this Increment, which may be attacked in it (10.156). */
  sighted?: TokenId[];
  /** Trade covered by Auxiliaries this Turn: places covered. */
  covered: LocationId[];
  /** Corsairs active this Turn, and who plays them (M6.1). */
  corsairs: { readonly side: SideId; readonly bases: readonly PortId[] } | null;
  /** Whether the hired Contingent serves this Year (M6.3). */
  hired: boolean;
  /** Packages that come back (the `return` effect), with the Turn of the match at whose R&R Step they do. */
  returning: { readonly package: string; readonly turn: number }[];
  /** Sides that are to name a Key Port of their own where nothing is repaired for so many Turns. */
  naming: { readonly side: SideId; readonly turns: number }[];
  watch: Record<SideId, Watch>;
  /** Resolutions so far; makes ask ids unique. */
  asked: number;
  /** Last token number given. */
  numbered: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  forces: Record<SideId, Forces>;
  /** What happened before the first question, until its answers are in. */
  untold?: readonly Happening[];
}

/** A seat's view: all that is open, its own forces, and of the other's only what lies open. */
export interface View extends Readonly<Open> {
  readonly seat: Seat;
  readonly side: SideId | null;
  readonly forces: Readonly<Partial<Record<SideId, Forces>>>;
  readonly untold?: readonly Told[];
}

/** What rules may read of a state or a view alike. */
export type World = Readonly<Open> & { readonly forces: Readonly<Partial<Record<SideId, Forces>>> };
