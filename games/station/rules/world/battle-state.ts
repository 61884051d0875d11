/** The Battle being fought (8.0). In it the compositions of the Engaged lie open (8.125). */
import type { Engagement } from '@weathergage/kernel';
import type {
  FormationId,
  Intensity,
  LeaderId,
  LocationId,
  Rank,
  SideId,
  SquadronId,
  TokenId,
} from '../module/vocabulary.ts';
import type { Both } from './forces.ts';

/** 8.11, in order. */
export const BATTLE_STEPS = [
  'engage',
  'withdraw',
  'reinforce',
  'line-up',
  'intensity',
  // By what means, and while it is fought out in a match of its own.
  'means',
  'away',
  'combats',
  'double',
  'shifts',
  'sinkings',
  'fireships',
  'prizes',
  'regroup',
  'mulligan',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Where opposing Formations have met, in a Space or on a Lane (8.12, 8.122). */
export interface Meeting {
  readonly at: LocationId;
  /** No Small Space between: who has the Gauge chooses among the two ends. */
  readonly between: readonly [LocationId, LocationId] | null;
  /** Those who passed each other. */
  readonly passed: readonly TokenId[];
}

/** A Squadron in the Battle as everybody sees it. A Flagship stands beside her mate (10.311), a Convoy last (10.131). */
export interface Engaged {
  readonly squadron: SquadronId;
  readonly kind: 'squadron' | 'flagship' | 'convoy';
  /** On whose track it lies: its own Flotilla, or itself. */
  readonly formation: FormationId;
  /** The Engaged Formation it is part of. */
  readonly engaged: FormationId;
  readonly independent: boolean;
  /** A Flagship's Squadron in this Battle. */
  readonly mate: SquadronId | null;
  sail: number;
  dp: number;
  leaders: readonly LeaderId[];
  /** 8.214: beyond the leaders' Control, or beyond what the Intensity allows. */
  out: boolean;
}

export interface EngagedFormation {
  readonly formation: FormationId;
  readonly token: TokenId;
  readonly leaders: readonly LeaderId[];
  /** Joined from Fitting Out: a Fireship's target whoever holds the Gauge (6.239). */
  readonly fromPort: boolean;
  readonly convoy: boolean;
}

/** A leader in the Battle. */
export interface Officer {
  readonly leader: LeaderId;
  readonly engaged: FormationId;
  /** The Flotilla he is posted to, and those under it. */
  readonly commands: readonly FormationId[];
  readonly admiral: boolean;
  /** His rank as he fights; it says which side of his counter counts (11.171). */
  readonly rank?: Rank;
  /** 3.422: no two of a side have the same: among equals the lot has decided. */
  readonly seniority: number;
}

export interface Combat {
  squadrons: Both<readonly SquadronId[]>;
  /** Shifts of leaders as given out: + to one's own column, - to the enemy's. */
  shifts: Both<number>;
  /** What came of it. */
  die: number | null;
  column: Both<number>;
  dp: Both<number>;
  sunk: Both<number>;
}

export interface Battle {
  at: LocationId;
  /** Formations met on a Lane (8.122): the two Spaces among which the holder of the Gauge chooses. */
  between: readonly [LocationId, LocationId] | null;
  /** At sea in the Battle Space, or met on the Lane. */
  tokens: Both<readonly TokenId[]>;
  /** Whether it has been declared and all are Spotted. */
  declared: boolean;
  /** 10.157: a Scattered Convoy attacked. */
  scattered: boolean;
  /** Those who Interdict the Space, once it matters (6.232). */
  interdicting: readonly FormationId[];
  /** 7.223: the Interdictors and those who came into the Space. */
  due: readonly FormationId[];
  /** M1.4: not at war with those who fight here, and left alone. */
  aside: readonly TokenId[];
  step: BattleStep;
  /** Sides that have still to answer in this step. */
  waits: readonly SideId[];
  /** 8.124: sides that may ask for it; whether it must be fought (7.223). */
  readonly entitled: readonly SideId[];
  readonly forced: boolean;
  wants: Readonly<Partial<Record<SideId, boolean>>>;
  /** The initial Engaged Formation, by side (8.21). */
  initial: Readonly<Partial<Record<SideId, FormationId>>>;
  gauge: SideId | null;
  /** 8.213: those who Withdrew, and apart from them the Engaged in `formations`; who is in neither looks on. */
  withdrawn: readonly TokenId[];
  formations: Both<readonly EngagedFormation[]>;
  squadrons: Both<Engaged[]>;
  officers: Both<readonly Officer[]>;
  /** Who leads each side (8.26). */
  senior: Readonly<Partial<Record<SideId, LeaderId | null>>>;
  intensity: Intensity | null;
  /** The raw Damage Level. */
  level: number | null;
  combats: Combat[];
  /** 8.33: whose word it is, and what is being arranged. */
  picking: {
    readonly first: SideId;
    readonly side: SideId;
    /** What the first has put up for this Combat. */
    readonly chosen: SquadronId | null;
    /** An Admiral was called: the other must answer with a leader's Squadron. */
    readonly called: boolean;
    /** Direction on the track by Formation, once chosen (8.331). */
    readonly ways: Readonly<
      Record<FormationId, { readonly from: number; readonly way: 'up' | 'down' | null }>
    >;
  } | null;
  /** Sail sunk so far, by the side that lost them, with Class and whether a Flagship. */
  losses: Both<{ readonly squadron: SquadronId; readonly by: 'combat' | 'fire' }[]>;
  /** The die for the Striking of Colours (8.44), once thrown. */
  strikes: number | null;
  victor: SideId | null;
  /** Struck Sail still to be given a Squadron by the victor. */
  prizes: { readonly class: string; readonly from: SquadronId }[];
  /** What a Mulligan would roll again, while it is asked. */
  reroll: 'level' | 'combats' | 'strike' | null;
  /** While it is fought out in a match of its own. */
  away?: Pick<Engagement, 'id' | 'way' | 'fighters'>;
  /** Once it has been: whose Sail struck, an entry for each; no die is thrown for them then. */
  struck?: readonly SquadronId[];
}
