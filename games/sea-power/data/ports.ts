/**
 * The 58 ports (6.2). The rulebook names Portsmouth, Nore, Brest, Louisburg, Quebec City and Pondicherry, says that
 * four ports are neutral for good and that each touches one sea area only; which other ports there are, their
 * numbers and their owners in each war are ours, after history. Places are the real ones.
 */
import type { AreaId, Place } from './areas.ts';
import { type Nation, type Owner, WARS, type War } from './nations.ts';

/** 6.2/1: permanent and neutral ports keep their colour for good; only changeable ones can be captured (6.23/1). */
export const PORT_KINDS = ['permanent', 'changeable', 'neutral'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

const OWNER_BY_LETTER = {
  E: 'England',
  F: 'France',
  S: 'Spain',
  D: 'Netherlands',
  N: 'Neutral',
  X: 'Removed',
  C: 'Closed',
} as const satisfies Readonly<Record<string, Owner>>;

export type LabelSide = 'N' | 'NE' | 'E' | 'S' | 'W' | 'NW';

type Row = readonly [
  id: string,
  name: string,
  area: AreaId,
  /** 6.2/3: squadrons it can hold, damage it can repair in a year, and its strength when attacked. */
  number: number,
  /** `home` is a permanent port in which its nation must set up a squadron (3.7). */
  kind: PortKind | 'home',
  /** 6.2/4: a letter for the owner as each of the three wars begins. */
  owners: string,
  place: Place,
  /** Where its name stands; null where any side will do. */
  labelSide: LabelSide | null,
];

// biome-ignore format: one row a port
const ROWS = [
  ['portsmouth', 'Portsmouth', 'north-sea', 10, 'home', 'EEE', [-1.11, 50.8], 'NW'],
  ['nore', 'Nore', 'north-sea', 8, 'home', 'EEE', [0.75, 51.44], 'N'],
  ['gibraltar', 'Gibraltar', 'western-med', 4, 'permanent', 'EEE', [-5.36, 36.13], 'E'],
  ['halifax', 'Halifax', 'new-england-coast', 4, 'permanent', 'EEE', [-63.57, 44.65], 'W'],
  ['bermuda', 'Bermuda', 'sargasso-sea', 2, 'permanent', 'EEE', [-64.78, 32.29], null],
  ['port-royal', 'Port Royal', 'western-caribbean', 4, 'permanent', 'EEE', [-76.84, 17.94], 'W'],
  ['english-harbour', 'English Harbour', 'eastern-caribbean', 4, 'permanent', 'EEE', [-61.76, 17.01], 'E'],
  ['bombay', 'Bombay', 'arabian-sea', 4, 'permanent', 'EEE', [72.84, 18.93], null],
  ['st-helena', 'St. Helena', 'angola-basin', 2, 'permanent', 'EEE', [-5.72, -15.92], null],
  ['madras', 'Madras', 'bay-of-bengal', 3, 'changeable', 'EEE', [80.29, 13.08], 'W'],
  ['bencoolen', 'Bencoolen', 'central-indian-ocean', 1, 'changeable', 'EEE', [102.26, -3.79], null],
  ['st-john-s', "St. John's", 'grand-banks', 2, 'changeable', 'EEE', [-52.7, 47.56], null],
  ['port-mahon', 'Port Mahon', 'western-med', 3, 'changeable', 'EES', [4.29, 39.89], 'E'],
  ['boston', 'Boston', 'new-england-coast', 3, 'changeable', 'ENN', [-71.04, 42.35], null],
  ['new-york', 'New York', 'new-england-coast', 3, 'changeable', 'EEN', [-74.02, 40.69], null],
  ['charleston', 'Charleston', 'carolina-coast', 2, 'changeable', 'ENN', [-79.91, 32.77], null],
  ['barbados', 'Barbados', 'eastern-caribbean', 2, 'changeable', 'EEE', [-59.62, 13.1], 'E'],
  ['brest', 'Brest', 'bay-of-biscay', 8, 'home', 'FFF', [-4.49, 48.38], null],
  ['lorient', 'Lorient', 'bay-of-biscay', 4, 'home', 'FFF', [-3.36, 47.73], null],
  ['rochefort', 'Rochefort', 'bay-of-biscay', 5, 'home', 'FFF', [-1.1, 45.98], null],
  ['toulon', 'Toulon', 'western-med', 8, 'home', 'FFF', [5.93, 43.11], null],
  ['dunkirk', 'Dunkirk', 'north-sea', 2, 'permanent', 'FFF', [2.37, 51.05], 'S'],
  ['louisburg', 'Louisburg', 'gulf-of-st-lawrence', 3, 'changeable', 'FXX', [-59.97, 45.92], 'W'],
  ['quebec-city', 'Quebec City', 'gulf-of-st-lawrence', 4, 'changeable', 'FEE', [-71.2, 46.81], 'W'],
  ['fort-royal', 'Fort Royal', 'eastern-caribbean', 3, 'changeable', 'FFF', [-61.07, 14.6], 'E'],
  ['guadeloupe', 'Guadeloupe', 'eastern-caribbean', 2, 'changeable', 'FFF', [-61.73, 15.99], 'W'],
  ['st-lucia', 'St. Lucia', 'eastern-caribbean', 1, 'changeable', 'FFF', [-61, 14.01], 'W'],
  ['cap-francais', 'Cap-Français', 'western-caribbean', 3, 'changeable', 'FFF', [-72.2, 19.76], 'NE'],
  ['new-orleans', 'New Orleans', 'gulf-of-mexico', 2, 'changeable', 'FSS', [-90.06, 29.95], null],
  ['goree', 'Gorée', 'cape-verde-basin', 1, 'changeable', 'FFF', [-17.4, 14.67], null],
  ['port-louis', 'Port Louis', 'mascarene-basin', 3, 'changeable', 'FFF', [57.5, -20.16], null],
  ['pondicherry', 'Pondicherry', 'bay-of-bengal', 3, 'changeable', 'FFF', [79.83, 11.93], 'W'],
  ['valletta', 'Valletta', 'eastern-med', 3, 'changeable', 'CCC', [14.51, 35.9], null],
  ['cadiz', 'Cadiz', 'iberian-basin', 8, 'home', 'SSS', [-6.29, 36.53], 'N'],
  ['ferrol', 'Ferrol', 'bay-of-biscay', 6, 'home', 'SSS', [-8.24, 43.48], 'E'],
  ['cartagena', 'Cartagena', 'western-med', 6, 'home', 'SSS', [-0.98, 37.59], 'N'],
  ['veracruz', 'Veracruz', 'gulf-of-mexico', 3, 'permanent', 'SSS', [-96.13, 19.2], null],
  ['callao', 'Callao', 'peru-coast', 3, 'permanent', 'SSS', [-77.15, -12.06], null],
  ['acapulco', 'Acapulco', 'north-pacific', 1, 'permanent', 'SSS', [-99.9, 16.84], null],
  ['havana', 'Havana', 'gulf-of-mexico', 4, 'changeable', 'SSS', [-82.35, 23.14], 'S'],
  ['pensacola', 'Pensacola', 'gulf-of-mexico', 1, 'changeable', 'SES', [-87.21, 30.4], null],
  ['san-juan', 'San Juan', 'eastern-caribbean', 3, 'changeable', 'SSS', [-66.12, 18.46], 'N'],
  ['port-of-spain', 'Port of Spain', 'eastern-caribbean', 1, 'changeable', 'SSS', [-61.52, 10.65], 'S'],
  ['cartagena-de-indias', 'Cartagena de Indias', 'western-caribbean', 3, 'changeable', 'SSS', [-75.55, 10.41], 'S'],
  ['montevideo', 'Montevideo', 'argentine-basin', 2, 'changeable', 'SSS', [-56.21, -34.9], null],
  ['manila', 'Manila', 'south-china-sea', 3, 'changeable', 'SSS', [120.96, 14.59], 'E'],
  ['texel', 'Texel', 'north-sea', 6, 'home', 'DDD', [4.79, 52.97], 'E'],
  ['flushing', 'Flushing', 'north-sea', 4, 'home', 'DDD', [3.57, 51.44], 'E'],
  ['cape-town', 'Cape Town', 'cape-basin', 3, 'changeable', 'DDD', [18.43, -33.9], null],
  ['trincomalee', 'Trincomalee', 'bay-of-bengal', 2, 'changeable', 'DDD', [81.23, 8.57], 'E'],
  ['cochin', 'Cochin', 'arabian-sea', 1, 'changeable', 'DDD', [76.24, 9.97], 'W'],
  ['batavia', 'Batavia', 'java-sea', 4, 'changeable', 'DDD', [106.81, -6.12], 'S'],
  ['curacao', 'Curaçao', 'eastern-caribbean', 2, 'changeable', 'DDD', [-68.93, 12.11], 'E'],
  ['st-eustatius', 'St. Eustatius', 'eastern-caribbean', 1, 'changeable', 'DDD', [-62.98, 17.48], 'W'],
  ['lisbon', 'Lisbon', 'iberian-basin', 4, 'neutral', 'NNN', [-9.14, 38.7], 'E'],
  ['copenhagen', 'Copenhagen', 'baltic-sea', 4, 'neutral', 'NNN', [12.6, 55.69], null],
  ['rio-de-janeiro', 'Rio de Janeiro', 'brazil-basin', 3, 'neutral', 'NNN', [-43.17, -22.9], null],
  ['macao', 'Macao', 'south-china-sea', 2, 'neutral', 'NNN', [113.54, 22.19], null],
] as const satisfies readonly Row[];

export type PortId = (typeof ROWS)[number][0];

export interface Port {
  readonly id: PortId;
  readonly name: string;
  readonly area: AreaId;
  readonly number: number;
  readonly kind: PortKind;
  readonly home: boolean;
  readonly owner: Readonly<Record<War, Owner>>;
  readonly place: Place;
  readonly labelSide: LabelSide | null;
}

const ownersOf = (letters: string): Record<War, Owner> =>
  Object.fromEntries(
    WARS.map((war, index) => [war, OWNER_BY_LETTER[letters[index] as keyof typeof OWNER_BY_LETTER]]),
  ) as Record<War, Owner>;

export const PORTS: readonly Port[] = ROWS.map(
  ([id, name, area, number, kind, owners, place, labelSide]): Port => ({
    id,
    name,
    area,
    number,
    kind: kind === 'home' ? 'permanent' : kind,
    home: kind === 'home',
    owner: ownersOf(owners),
    place,
    labelSide,
  }),
);

export const PORT_IDS: readonly PortId[] = PORTS.map(({ id }) => id);

const BY_ID = new Map<string, Port>(PORTS.map((port) => [port.id, port]));

export const isPortId = (id: string): id is PortId => BY_ID.has(id);

/** The port of that id; ids from outside are to be checked first. */
export function portOf(id: string): Port {
  const port = BY_ID.get(id);
  if (!port) throw new Error(`no port ${id}`);
  return port;
}

const BY_AREA: ReadonlyMap<string, readonly Port[]> = Map.groupBy(PORTS, ({ area }) => area);

export const portsIn = (area: string): readonly Port[] => BY_AREA.get(area) ?? [];

/** A home port has the same owner in every war. */
export const homePortsOf = (nation: Nation): readonly Port[] =>
  PORTS.filter(({ home, owner }) => home && owner[1] === nation);

/** The ports with a rule of their own: New France (6.231, 6.232) and the French company's seat in India (6.233). */
export const QUEBEC: PortId = 'quebec-city';
export const LOUISBURG: PortId = 'louisburg';
export const PONDICHERRY: PortId = 'pondicherry';
