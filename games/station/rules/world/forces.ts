/** What a side has and keeps to itself: Squadrons, Formations, leaders, Auxiliaries, Convoys, Orders. */
import type {
  AuxId,
  CommandId,
  FormationId,
  LeaderId,
  LocationId,
  OrderId,
  PortId,
  Rank,
  RankedDie,
  SailClass,
  SideId,
  SquadronId,
  TokenId,
} from '../module/vocabulary.ts';

/**
 * Where something lies: at sea in a Space or in a Sea Zone proper; in the Harbour or at anchor, that is Fitting Out
 * (3.273); in the In or Out box of a Zone, entered or left by an edge, and so in the Zone (5.278).
 */
export interface Place {
  readonly at: LocationId;
  readonly berth: 'sea' | 'harbour' | 'in' | 'out';
  /** In and Out boxes. */
  readonly edge?: 'N' | 'E' | 'S' | 'W';
  /** Out box: where it means to come out (5.279). */
  readonly to?: LocationId;
}

/** 3.24, 10.3: in play. Outside a Formation it lies in a Port (3.35). A Flagship has her own Damage (7.335, 10.313). */
export interface Squadron {
  readonly id: SquadronId;
  /** 3.21, 3.221, 3.242: how many ships it is made of; they are nothing but this number. */
  sail: number;
  dp: number;
  formation: FormationId | null;
  /** 3.142, 5.285: the Port on whose section it lies if in no Formation, In Ordinary on its track. */
  port: { readonly at: PortId; readonly state: 'FittingOut' | 'InOrdinary' } | null;
  /** 10.233: nobody misses what is Sunk of it. */
  readonly countless?: true;
}

/** How a Formation came to where it is, in the Increment named (8.22, 8.24, 7.111). */
export interface Came {
  readonly how: 'station' | 'with' | 'against' | 'caught' | 'fitting-out';
  readonly from: LocationId | null;
  /** Counted over the match: `world.clock` when it moved. */
  readonly clock: number;
}

/** 5.14: what a Movement Point may be spent on. */
export type Step =
  /** To an adjacent location; against the wind or in a Gale the next Small Space is meant where there is one. */
  | { readonly do: 'go'; readonly to: LocationId }
  | { readonly do: 'hold' }
  /** From Fitting Out into the Port Space, and back. */
  | { readonly do: 'put-out' }
  | { readonly do: 'put-in' }
  /** From a Sea Zone proper into its Out box, for this place. A Directional Marker gives only the edge (5.154). */
  | { readonly do: 'leave'; readonly to: LocationId }
  /** M6.4: an Enemy Stationed Auxiliary in the Space; counts as marking time. */
  | { readonly do: 'remove'; readonly marker: TokenId }
  /** 9.411: takes over the Order of a Formation stacked with it. */
  | { readonly do: 'take-over'; readonly formation: FormationId };

/**
 * What a Formation will do with its Movement Points until told otherwise; `clear` of Enemies in sight, by the smallest
 * detour that there is (9.373).
 */
export type Plan =
  /** Marks time; Fitting Out it stays. */
  | { readonly kind: 'hold' }
  /** Step by step, then marks time. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** As expediently as possible (2.36), then marks time or enters Fitting Out. */
  | {
      readonly kind: 'voyage';
      readonly to: LocationId;
      readonly arrive: 'hold' | 'put-in';
      readonly clear?: boolean | undefined;
    }
  /** From place to place and round again. */
  | {
      readonly kind: 'patrol';
      readonly route: readonly LocationId[];
      readonly next: number;
      readonly clear?: boolean | undefined;
    }
  /** Goes where another Formation of the side goes, if it can. */
  | { readonly kind: 'with'; readonly formation: FormationId };

/** How far a Formation has come with its Order. All counts are since Issue. */
export interface Progress {
  /** Place by place, Impulses in a row (station, interdict); the run is broken by leaving. */
  readonly runs: readonly { readonly at: LocationId; readonly impulses: number }[];
  /** Where it was Ready before Increment 1 of this Impulse and at each Increment's end since; null once it moved. */
  readonly steady: LocationId | null;
  /** Circuit: how many names of the route are behind it in this round, and rounds. */
  readonly leg: number;
  readonly rounds: number;
  /** Sequence and allOf: which parts have been true. */
  readonly met: readonly boolean[];
  readonly successes: readonly { readonly task: string; readonly at: LocationId }[];
  readonly leftHarbour: boolean;
  readonly reached: boolean;
  /** Engaged and not lost; or the Enemy withdrew. */
  readonly stood: boolean;
  readonly beaten: boolean;
  /** Was in the target at an Increment's end and elsewhere at a later one. */
  readonly left: boolean;
  /** Had not the Force at an Increment's end. */
  readonly weak: boolean;
  /** The Space was touched by a Gale in this Impulse. */
  readonly gale: boolean;
  /** DPs done to each Convoy, by this Formation or its Auxiliaries and by the side in all. */
  readonly harm: readonly { readonly own: number; readonly side: number; readonly convoy: FormationId }[];
}

/** 9.37: an Order in Execution. Rendezvous and Hand-Over Orders are no chits of the pool (9.343). */
export interface Execution {
  readonly order: OrderId | 'rendezvous' | 'hand-over';
  /** The Turn of the match in which it was Issued. */
  readonly issued: number;
  /** What was written down: a place (M3.5), where to (9.425), whose Order is to be taken over (9.411). */
  readonly target: LocationId | null;
  readonly formation: FormationId | null;
  /** An Escort's Convoy. */
  readonly convoy: FormationId | null;
  readonly progress: Progress;
}

/** 3.141, 3.327: what its section of the Display holds: leader, Order, Auxiliaries, Squadrons, each with its DPs. */
export interface Formation {
  readonly id: FormationId;
  /** 3.31: three kinds, and a Dummy that passes for one of them. */
  readonly kind: 'flotilla' | 'squadron' | 'convoy' | 'dummy';
  readonly command: CommandId | null;
  /** 10.232: a Squadron of Corsairs, Independent at all times. */
  corsair?: true;
  /** The Flotilla it is Subordinated to (3.33), or the Convoy it Escorts and moves with (10.122). */
  under: FormationId | null;
  /** Of its own while it is under nothing. */
  token: TokenId | null;
  place: Place;
  /** A Notional Leader if null (3.49). */
  leader: LeaderId | null;
  /** 3.32: directly in it, in no order. */
  squadrons: SquadronId[];
  auxiliaries: AuxId[];
  execution: Execution | null;
  plan: Plan;
  disorganised: boolean;
  came: Came;
  /** Whence it came into the Space where it is, however long ago (8.461). */
  entered?: LocationId;
  /** What the last Battle or Withdrawal forbids in the next Increment (7.223, 8.231, 8.46). */
  bound: {
    readonly clock: number;
    /** Must leave the Space. */
    readonly leave: boolean;
    /** May not go there. */
    readonly shun: readonly LocationId[];
    /** Must go back there. */
    readonly back: LocationId | null;
  } | null;
  /** DPs for Interdiction still to come when it leaves or the Turn ends (11.23), by place. */
  interdicted: LocationId | null;
  /** 11.15: the Turn of the match at whose start it enters the map; until then it has no counter there. */
  due?: number;
}

/**
 * 10.11, 10.111: DPs but no Sail and no rating; on the map it is a Formation of the same name. Its section: how far it has
 * come on its route, its DPs, its Escort (3.143).
 */
export interface Convoy {
  readonly id: FormationId;
  readonly group: string;
  readonly leg: 'out' | 'home';
  readonly route: number;
  /** Index in the route's path (in its direction) of the place it makes for. */
  next: number;
  /** 10.143: of all kinds, without end. */
  dp: number;
  /** Of those, from Battle and Tasks. */
  battleDp: number;
  scattered: boolean;
  escort: FormationId | null;
  /** M5.8 */
  repairPoints: number;
  /** Off the map: gathering (In Ordinary), or ready and waiting for its die; null on the map. */
  waits: 'gathering' | 'ready' | 'next-turn' | null;
  /** M5.4: makes for the other Port. */
  diverted: boolean;
  /** 10.172: Ports where it has lain to unload, with the Turn of the match in which it came in. */
  called: { readonly at: PortId; readonly turn: number }[];
}

export interface LeaderState {
  rank: Rank;
  /**
   * `mess`: in play and without a post (3.413). `away`: Wounded until the Turn of the match in `until`. `prisoner`: held by
   * the other side. `gone`: for good.
   */
  at: 'future' | 'mess' | 'posted' | 'away' | 'prisoner' | 'gone';
  formation: FormationId | null;
  until: number | null;
  /** 11.177: fought on the winning side this Year. */
  won: boolean;
  /** 11.175: Killed, or removed for poor performance (3.484): he rises no more. */
  lost?: true;
}

/** 6.12: the cycle. */
export type AuxPlace =
  | { readonly in: 'future' | 'available' | 'recovery' | 'gone' }
  | { readonly in: 'port'; readonly port: PortId }
  | { readonly in: 'formation'; readonly formation: FormationId }
  /** 6.29; shown as a marker. */
  | { readonly in: 'station'; readonly at: LocationId; readonly marker: TokenId }
  /** 7.13; shown as a marker with the token followed. */
  | { readonly in: 'shadow'; readonly marker: TokenId; readonly token: TokenId }
  /** 6.153: a U-OR Auxiliary at sea; shown as a marker. */
  | { readonly in: 'zone'; readonly at: LocationId; readonly marker: TokenId };

/** 9.32, 9.324: where chits lie that are with no Formation. */
export interface Desk {
  pool: OrderId[];
  hand: { readonly order: OrderId; readonly received: number; readonly mandatory: boolean }[];
  /** Discarded until `when`. */
  discards: { readonly order: OrderId; readonly back: 'quarter' | 'year' | 'never' }[];
  /** 9.351: drawn and not yet chosen from. */
  drawn: OrderId[];
  extended: Record<OrderId, number>;
  /** Strategy Checks already made this Turn (9.365, 9.413), by what they were for. */
  tried: string[];
}

/** What is done unasked (the secret part; what is asked at all is open, see `Watch`). */
export interface Standing {
  /** Search anything Unspotted that comes within reach, or only what comes to a place one holds; keep so many back. */
  readonly search: 'never' | 'passing' | 'reach';
  readonly keep: number;
  /** 12.42: own dice that a Command may better by one, all of them if nothing is said, and open ones of the Enemy to spoil. */
  readonly better?: RankedDie[];
  readonly spoil?: RankedDie[];
  /** 12.31: own dice to be thrown again for Prestige when they fail, and open ones of the Enemy when they do not. */
  readonly again?: RankedDie[];
  readonly force?: RankedDie[];
  /** 5.37: Squadrons and Flotillas that are to stay with their flag in a Gale, the first named first. */
  readonly stays?: string[];
  /** 7.136: of several the one with most Squadrons, or the one it followed as long as there is one of that name. */
  readonly follow?: 'largest' | 'same';
}

/**
 * 3.11: a Fleet, all that one side has. 3.112: Sail in Squadrons, Squadrons in Formations, and leaders. 3.113:
 * Auxiliaries and Convoys, Corsairs among them.
 */
export interface Forces {
  squadrons: Record<SquadronId, Squadron>;
  formations: Record<FormationId, Formation>;
  leaders: Record<LeaderId, LeaderState>;
  auxiliaries: Record<AuxId, AuxPlace>;
  convoys: Record<FormationId, Convoy>;
  desk: Desk;
  standing: Standing;
  /** Sail and packages on their way: when, where, what. */
  arrivals: Arrival[];
  /** 11.133: Squadrons that have come in this R&R Step; none outside it. */
  newcomers?: SquadronId[];
  requests: { readonly season: number; readonly pause: number };
  /** Squadrons sent home (M7.4), with the Turn of the match in which they return. */
  docked: { readonly squadron: SquadronId; readonly sail: number; readonly back: number }[];
  /** Secret plots of the Increment being executed (5.152), by Formation. */
  orders: Record<FormationId, Step>;
  /** Tasks declared and not yet resolved, with the Auxiliaries chosen for them (6.28), in the order declared. */
  tasking?: Tasking[];
  /** What may be done once an Impulse and has been (M10.6, 6.241). */
  tasked?: string[];
  /** Own Formations that are Shadowed, with the Squadrons they had when last looked at (7.134 to 7.136). */
  followed?: Followed[];
}

export interface Tasking {
  readonly aux: AuxId;
  readonly ifScreened: AuxId | null;
}

export interface Followed {
  readonly marker: TokenId;
  readonly formation: FormationId;
  readonly squadrons: readonly SquadronId[];
}

export interface Arrival {
  /** The Turn of the match at whose start it appears. */
  readonly turn: number;
  readonly at: LocationId;
  readonly flotilla: FormationId | null;
  readonly leader: LeaderId | null;
  readonly squadrons: readonly { readonly id: SquadronId; readonly sail: number; readonly dp: number }[];
}

/** Sail by Class, of anything. */
export type SailTally = Readonly<Partial<Record<SailClass, number>>>;
export type Both<V> = Readonly<Record<SideId, V>>;

/** The forces of a side, where whoever looks must know them: the umpire both, a commander his own. */
export function forcesOf(
  world: { readonly forces: Readonly<Partial<Record<SideId, Forces>>> },
  side: SideId,
): Forces {
  const forces = world.forces[side];
  if (forces === undefined) throw new Error(`the forces of ${side} are not known here`);
  return forces;
}
