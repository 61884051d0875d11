/** Words of the rules that a module may use and not change. */

/** 2.1: this list and those below are closed; a module can use no other words. */
export const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'] as const;
export type Season = (typeof SEASONS)[number];

/** 3.23. SOL(D) are a Class within one (3.231): small ships of the line, two to a Squadron; LV are Light Vessels. */
export const SAIL_CLASSES = ['SOL', 'SOL(D)', 'F', 'LV', 'G'] as const;
export type SailClass = (typeof SAIL_CLASSES)[number];

/** 3.27 */
export const STATES = ['Ready', 'FittingOut', 'InOrdinary'] as const;
export type SquadronState = (typeof STATES)[number];

/** 3.322 */
export const FLOTILLA_KINDS = ['GrandFlag', 'Flag', 'Detachment'] as const;

/** 3.42, from the junior to the senior: Commodore, Rear-, Vice-, Full Admiral, Admiral of the Fleet. */
export const RANKS = ['Cdre', 'RA', 'VA', 'FA', 'AF'] as const;
export type Rank = (typeof RANKS)[number];

/** 3.43 */
export const PERSONALITIES = ['Timid', 'Cautious', 'Aggressive', 'Rash'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** 6.113 */
export const AUX_CLASSES = ['Fleet', 'Fleet-50', 'Light', 'Galley', 'Fireship', 'Bomb', 'Marine'] as const;
export type AuxClass = (typeof AUX_CLASSES)[number];

/** 6.2. `Station` is no Task in itself (6.29) but is ordered like one. The last five are actions that a module defines. */
export const TASKS = [
  'Search',
  'Station',
  'ConvoyAttack',
  'CounterShadow',
  'Fireship',
  'Bombard',
  'CoverTrade',
  'BombardPort',
  'BombardRoad',
  'CuttingOut',
  'Raid',
] as const;
export type TaskKind = (typeof TASKS)[number];

/** What a module may add to the rules and number as it likes, with the general rule that lets it. */
export const OWN_RULES = {
  /** Two that are not at war. */
  peace: '2.32',
  neutrals: '2.321',
  /** The cover of trade. */
  cover: '6.149',
  pirates: '10.22',
  hired: '6.149',
  /** Actions against the shore, where they may be done, and how often. */
  shore: '6.149',
  shoreSpace: '6.149',
  shoreOnce: '6.149',
  cuttingOut: '6.25',
} as const;
export type OwnRule = keyof typeof OWN_RULES;

/** 8.311 */
export const INTENSITIES = ['Light', 'Medium', 'Heavy'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** 10.112 */
export const CONVOY_KINDS = ['trade', 'troop', 'victualing'] as const;
export type ConvoyKind = (typeof CONVOY_KINDS)[number];

/** 5.312: four levels, and the hurricane beyond them (5.326). */
export const FORCES = [8, 9, 10, 11, 12] as const;
export type Force = (typeof FORCES)[number];

/** Sixteen Turns a Year (4.12), four Impulses a Turn (4.11), four Increments an Impulse (5.13). */
export const TURNS_IN_YEAR = 16;
export const IMPULSES = 4;
export const INCREMENTS = 4;

/** Dice that a Player Rank bears on (12.4). `low` and `high` are any other die of which little or much is wanted. */
export const RANKED_DICE = [
  'lc',
  'sc',
  'search',
  'task',
  'repair',
  'recovery',
  'catch',
  'low',
  'high',
] as const;
export type RankedDie = (typeof RANKED_DICE)[number];

/** Ids that a module gives. */
export type SideId = string;
export type CommandId = string;
export type ContingentId = string;
/** A Space (a Port and a Strait are Spaces) or a Sea Zone. */
export type LocationId = string;
export type PortId = string;
export type WindId = string;
export type SquadronId = string;
export type LeaderId = string;
export type AuxId = string;
/** A Flotilla's counter, an Independent Squadron's own id, a Convoy or a Dummy. */
export type FormationId = string;
export type OrderId = string;
export type EventId = string;
export type CampaignId = string;
/** What lies on the map for all to see, face down or up. */
export type TokenId = string;

/** A date: the Turn of a Year (4.13). */
export interface When {
  readonly year: number;
  readonly turn: number;
}
