/** A ship and her log: what she is, where she lies, and which squares are left. */
import type { AdvancedLog } from './advanced-log.ts';
import { type Direction, distance, type Hex, neighbour, opposite, type Position, sameHex } from './hex.ts';
import type { Broadside, Quality } from './words.ts';

export const NATIONS = [
  'British',
  'French',
  'Spanish',
  'American',
  'Dutch',
  'Danish',
  'Ottoman',
  'Russian',
  'Swedish',
  'Portuguese',
  'Venetian',
  'Barbary',
] as const;
export type Nation = (typeof NATIONS)[number];

/** The ways a ship's fight can end: struck hull (11.4.1.2), guns (11.4.3.2), rigging (11.4.4.2), boarded (12.4.2). */
export const SURRENDERS = ['striking', 'firepower', 'immobility', 'melee'] as const;
export type Surrender = (typeof SURRENDERS)[number];

/** What sets a vessel apart from a ship that sails and fights by her broadsides. */
export const TRAITS = [
  /** May use oars: `rowSpeed` hexes in any attitude, less by the rowed line of the wind effects. */
  'rowed',
  /** Oars only. */
  'no-sail',
  /** One heavy gun that bears ahead; the gun squares of both sides are two loads of the same piece. */
  'bow-gun',
  /** The same, astern. */
  'stern-gun',
  /** One gun square of each side is the same pivot gun: one side fires a turn. */
  'pivot',
  /** Carries mortars (42.0). */
  'bomb',
  'fireship',
  /** A fireship that blows up instead of burning. */
  'explosion-vessel',
  /** Can't move; never surrenders by immobility. */
  'moored-hulk',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What a ship is when she leaves harbour; never changes and is shared between states. */
export interface ShipSpec {
  readonly name: string;
  readonly nation: Nation;
  /** 1 and 2 are ships of the line, 3 and 4 frigates, 5 sloops and brigs, 6 and 7 rowed craft. */
  readonly class: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The guns she is rated for; no rule of the Basic Game uses it. */
  readonly rated: number;
  readonly turning: number;
  readonly battleSpeed: 3 | 4;
  readonly quality: Quality;
  readonly hull: number;
  readonly crew: readonly number[];
  readonly guns: Readonly<Record<Broadside, number>>;
  readonly carronades: Readonly<Record<Broadside, number>>;
  /** Squares in each section; one section for each factor of battle-sail speed. */
  readonly rigging: readonly number[];
  readonly points: number;
  /** What only the Advanced Game asks about her; absent in the Basic Game. */
  readonly advanced?: AdvancedSpec;
}

export interface AdvancedSpec {
  readonly fullSpeed: 5 | 6 | 7;
  /** She runs aground where the water is as deep as this or less deep (38.0). */
  readonly depth: number;
  readonly foreAndAft: boolean;
  readonly traits: readonly Trait[];
  /** Hexes a turn under oars; 0 for a ship without. */
  readonly rowSpeed: number;
  readonly mortars: 0 | 1 | 2;
}

/** A body of men aboard: a section of her own crew, or one that came from another ship. */
export interface Section {
  /** 1, 2, 3 for her own crew as printed; later comers count on. */
  readonly no: number;
  /** The ship and side these men belong to. */
  readonly from: string;
  readonly side: string;
  readonly quality: Quality;
  readonly total: number;
  left: number;
  /** `crew` mans the ship she was built for or was sent to; `prize` holds a captured ship; `prisoner` is held in one. */
  role: 'crew' | 'prize' | 'prisoner';
  /** The turn in which they came aboard; they serve from the next one on (10.2.7). 0 for her own. */
  readonly since: number;
}

/** Her own crew as printed, all of them aboard. */
export const ownSections = (
  squares: readonly number[],
  men: Pick<Section, 'from' | 'side' | 'quality'>,
): Section[] =>
  squares.map((total, index) => ({
    no: index + 1,
    from: men.from,
    side: men.side,
    quality: men.quality,
    total,
    left: total,
    role: 'crew',
    since: 0,
  }));

export const PARTY_TYPES = ['OBP', 'DBP', 'TBP'] as const;
export type PartyType = (typeof PARTY_TYPES)[number];

/** A boarding party as written in the log (10.2.2). */
export interface Party {
  readonly type: PartyType;
  readonly sections: readonly number[];
  /** The ship to be boarded or transferred to; a DBP stays where it is. */
  readonly target: string | null;
  /** A TBP only: the men fill squares lost by the ship they go to, for good (12.1.3). */
  readonly stay?: boolean;
}

export interface Ship {
  readonly id: string;
  readonly spec: ShipSpec;
  /** The side she was built for, and the side that sails her now. */
  readonly owner: string;
  side: string;
  /** The seat that commands her now. */
  seat: string;
  /** `due` until her turn of entry, `gone` when she has left a board with fixed edges. */
  presence: 'due' | 'afloat' | 'gone';
  readonly entryTurn: number | null;
  bow: Hex;
  heading: Direction;
  quality: Quality;
  hull: number;
  sections: Section[];
  guns: Record<Broadside, number>;
  carronades: Record<Broadside, number>;
  rigging: number[];
  /** Which broadsides are loaded. The load column is never open to others (7.2.5): null where the seat can't know. */
  loaded: Record<Broadside, boolean> | null;
  /** How many of her broadsides everybody can work out to be empty: firing is seen, and a ship that can load does. */
  empty: number;
  /** Broadsides that have not been fired yet (11.3.4). */
  initial: Record<Broadside, boolean>;
  surrender: Surrender | null;
  /** True while a prize crew of another side than her owner's sails her. */
  captured: boolean;
  /** Movement phases in a row, this one included, in which her bow hex did not change under sail (8.2.1). */
  still: number;
  /** Drifting turns since she last turned, for a dismasted ship (8.2.5). */
  sinceTurn: number;
  /** What she was noted to do in the last movement phase: factors spent (8.3.5.7, 9.1.4.5), and hexes alone. */
  noted: { factors: number; hexes: number };
  /** The last move as the log has it: as opened, then changed to what she really did (8.3.4); null before the first. */
  lastPlot: string | null;
  /** The parties of this turn's boarding preparation; an OBP in a melee stays from turn to turn (10.2.2). */
  parties: Party[];
  /** The parties written this turn, also those that have stood down: who was in one does nothing else (10.2.8). */
  toldOff?: readonly Party[];
  /** Every crew section was used for boarding: she can't move in the next Movement Phase (10.2.5). */
  allBoarding: boolean;
  /** Manned or under her own colours again, but idle until this turn (10.2.7, 11.4.5). */
  resumes?: number;
  /** The seat that commanded her when she was captured; she goes back to it (12.4.8). */
  homeSeat?: string;
  /** How good her own crew was when she was captured; it is no better when she is retaken. */
  homeQuality?: Quality;
  /** The columns of the log that only the Advanced Game has; absent in the Basic Game. */
  advanced?: AdvancedLog;
}

export const sternHex = (ship: { readonly bow: Hex; readonly heading: Direction }): Hex =>
  neighbour(ship.bow, opposite(ship.heading));

export const hexesOf = (ship: { readonly bow: Hex; readonly heading: Direction }): readonly [Hex, Hex] => [
  ship.bow,
  sternHex(ship),
];

/** The hexes that bow or stern have come into on the way from one place to the next. */
export function hexesEntered(from: Position, to: Position): Hex[] {
  const before = hexesOf(from);
  return hexesOf(to).filter((hex) => !before.some((old) => sameHex(old, hex)));
}

/** Hexes by the shortest route, from either end to either end (11.2.1). */
export function rangeBetween(a: Ship, b: Ship): number {
  let best = Number.POSITIVE_INFINITY;
  for (const from of hexesOf(a)) for (const to of hexesOf(b)) best = Math.min(best, distance(from, to));
  return best;
}

export const adjacent = (a: Ship, b: Ship): boolean => rangeBetween(a, b) === 1;

export const riggingLeft = (ship: { readonly rigging: readonly number[] }): number =>
  ship.rigging.reduce((sum, squares) => sum + squares, 0);
export const dismasted = (ship: { readonly rigging: readonly number[] }): boolean => riggingLeft(ship) === 0;

/** 12.4.5: the men who sail and fight her now: her crew, or the prize crew of a captured ship. */
export const hands = (ship: Ship): Section[] =>
  ship.sections.filter((section) => section.role === (ship.captured ? 'prize' : 'crew'));
export const crewLeft = (ship: Ship): number => hands(ship).reduce((sum, section) => sum + section.left, 0);

export const gunsLeft = (ship: Ship): number =>
  ship.guns.L + ship.guns.R + ship.carronades.L + ship.carronades.R;

/** Whether anybody aboard can do anything: not surrendered (12.4.4), manned (11.4.2.2), and not idle this turn. */
export const canWork = (ship: Ship, turn: number): boolean =>
  ship.presence === 'afloat' && ship.surrender === null && turn >= (ship.resumes ?? 0) && crewLeft(ship) > 0;

export const hasTrait = (ship: Ship, trait: Trait): boolean =>
  ship.spec.advanced?.traits.includes(trait) ?? false;

/** Whether she lies where she was moored, whatever wind and orders say. */
export const isMoored = (ship: Ship): boolean => hasTrait(ship, 'moored-hulk');

/** 11.4.4.2: a ship that rigging moves, and that has lost all of it. Oars and moorings ask for none. */
export const isDismasted = (ship: Ship): boolean => dismasted(ship) && riggingLeft(ship.spec) > 0;
export const isImmobile = (ship: Ship): boolean =>
  isDismasted(ship) && !hasTrait(ship, 'rowed') && !isMoored(ship);
