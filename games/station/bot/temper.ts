/** What makes one commander another. */
import { type Scales, USUAL_SCALES } from './scales.ts';

export interface Temper {
  /** Whether he takes Orders that are not forced on him. */
  readonly orders: boolean;
  /** Chance of success from which an Order is worth having. */
  readonly trust: number;
  /** The Turn of the Year in which he means to sail again after the Winter. */
  readonly spring: number;
  /** Sail of the line that a Battle must promise to be sought, and the loss from which it is shunned. */
  readonly seek: number;
  readonly shun: number;
  /** How often he imagines what the Enemy has before he fights; with none he takes all that is hidden for the same. */
  readonly guesses: number;
  /** Whether Auxiliaries are sent out, Convoys raided, the trade covered. */
  readonly cruisers: boolean;
  /** Whether Flotillas are divided and Formed for the Orders there are. */
  readonly organises: boolean;
  /** Whether somebody is kept in Port for a Convoy that is about to gather. */
  readonly guards: boolean;
  /** Whether somebody is called out of ordinary for a Convoy as long as nobody who could go with her is fit. */
  readonly provides: boolean;
  /** Whether a fleet is kept and brought together for what nobody could do alone. */
  readonly fleets: boolean;
  /** Whether he spares his ships to the end where what is left of them counts. */
  readonly saves: boolean;
  /** Damage Points with which one who goes nowhere lays his ships up. */
  readonly idle: number;
  /** Whether nobody lies Fitting Out without an Order in prospect, and ships idle in a strange Port go home. */
  readonly thrift: boolean;
  /** Whether worn Squadrons are made one of two, and Sail given up to save the others. */
  readonly salvages: boolean;
  /** Whether he lets a Gale on the way go by, where he may wait. */
  readonly weather: boolean;
  /** Whether who is worn out is relieved, and who lies alone sent where he is of use. */
  readonly relieves: boolean;
  /** Sail of the line that a Battle must promise for a Flotilla without Orders to be sent after the Enemy; null: never. */
  readonly hunts: number | null;
  /** Impulses of sailing within which an Enemy in sight is gone after. */
  readonly reach: number;
  /** Line Sail that a Flotilla is made up to where it can be. */
  readonly mass: number;
  /** Where scouts Search, and shadow what they find: nowhere, where something of one's own lies, or as far as they reach. */
  readonly search: 'never' | 'passing' | 'reach';
  /** Scouts that are not sent to Search: somebody must Screen, and fall upon Convoys. */
  readonly kept: number;
  /** Whether his own are hidden: Dummies put down, Searches Screened off, shadows shaken off. */
  readonly hides: boolean;
  /** Whether Fireships sail with fleets. */
  readonly fires: boolean;
  /** What a Sail of the line in Battle counts beside what one costs in wear: it is Prestige, twice over (8.431). */
  readonly glory: number;
  /** By what he weighs all else. */
  readonly scales: Scales;
  /** By what he weighs some of it while the Enemy has more Prestige: who is behind must dare more. */
  readonly behind: Partial<Scales>;
  /** By what he weighs some of it while more of his fleet is left than counts for anything at the end. */
  readonly lavish: Partial<Scales>;
}

/** The best of the first machines. */
export const ADMIRAL: Temper = {
  orders: true,
  trust: 0.6,
  spring: 5,
  seek: 0.25,
  shun: -0.2,
  guesses: 6,
  cruisers: true,
  organises: true,
  guards: true,
  provides: false,
  fleets: true,
  saves: true,
  idle: 3,
  thrift: false,
  salvages: false,
  weather: false,
  relieves: false,
  hunts: 0.4,
  reach: 2,
  mass: 4,
  search: 'never',
  kept: 2,
  hides: false,
  fires: false,
  glory: 1,
  scales: USUAL_SCALES,
  behind: {},
  lavish: {},
};

/** The best there is: he husbands his ships, and uses all that the rules give him to find the Enemy and to be found by nobody. */
export const FLEET_ADMIRAL: Temper = {
  ...ADMIRAL,
  thrift: true,
  relieves: true,
  hunts: 0.1,
  reach: 5,
  search: 'reach',
  hides: true,
  fires: true,
};

/**
 * The best there was against all who were tried: he leaves scouts for the Enemy's Convoys instead of looking for his fleets,
 * sends out only whom the yards have made sound, and somebody fit with every Convoy; while he leads he spares his ships, and
 * while he is behind he risks them for Orders. Found by some 1900 Years of tempers drawn at random.
 */
export const COMMANDER_IN_CHIEF: Temper = {
  ...FLEET_ADMIRAL,
  provides: true,
  fleets: false,
  hunts: -0.1,
  search: 'never',
  hides: false,
  fires: false,
  scales: {
    ...USUAL_SCALES,
    anotherDay: -0.3,
    together: -0.4,
    sound: 0.3,
    effort: 1,
    crew: 0.7,
    stake: 0.2,
    caught: 2.5,
    wear: 0.1,
    tooStrong: 0.5,
    safe: 0.8,
  },
  behind: { sound: 0.45, worn: 0.75 },
};

/**
 * The best there is: he lets Gales go by, makes one Squadron of two worn ones, and gives up a Sail where that saves more; and
 * he is bold with his ships not while he is behind, but while more of them are left than will count for anything.
 */
export const ADMIRAL_OF_THE_FLEET: Temper = {
  ...COMMANDER_IN_CHIEF,
  seek: 0,
  salvages: true,
  weather: true,
  scales: {
    ...COMMANDER_IN_CHIEF.scales,
    sound: 0.45,
    worn: 0.75,
    waiting: 5,
    readyDare: 0.3,
  },
  behind: {},
  lavish: { sound: 0.6, worn: 0.9, readyDare: 0.5, ready: 7, least: 0.05 },
};

/** An admiral who plays the hidden game: scouts look at what passes by, follow it and hide their own, Fireships sail along. */
export const ROVER: Temper = { ...ADMIRAL, search: 'passing', kept: 3, hides: true, fires: true };

/** Fights at any odds that are not plainly bad, and goes a long way for it. */
export const BOLD: Temper = { ...ADMIRAL, seek: 0, shun: -0.6, hunts: 0.1, reach: 4 };

/** Fights only where it pays well, and goes from all that might cost him more than it brings. */
export const WARY: Temper = { ...ADMIRAL, seek: 0.8, shun: 0 };

/** Does much the same in a hurry: he sails the Winter through and keeps nobody back for what will come. */
export const COMMODORE: Temper = {
  ...ADMIRAL,
  spring: 1,
  guesses: 0,
  guards: false,
  fleets: false,
  hunts: null,
};

/** Takes an Order where it is as good as certain, with whom he has and as they lie; sends nobody out and seeks no Battle. */
export const LIEUTENANT: Temper = { ...COMMODORE, trust: 0.95, cruisers: false, organises: false, seek: 3 };

/** Dares a little more. */
export const CAPTAIN: Temper = { ...LIEUTENANT, trust: 0.9 };

/** Sits in Port and repairs; sails only when an Order is forced on him. */
export const HARBOUR: Temper = {
  ...COMMODORE,
  orders: false,
  seek: 3,
  shun: 0,
  cruisers: false,
  organises: false,
};

/** Lies in Port until his ships sink at their moorings. */
export const MIDSHIPMAN: Temper = { ...HARBOUR, idle: Number.POSITIVE_INFINITY };

/** Takes an Order where it is as good as certain, and spares no ship. */
export const MASTER: Temper = { ...LIEUTENANT, saves: false };
