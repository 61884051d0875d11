/**
 * The weather of the seas: two contrary winds for each climate, when they blow and when they are Gales, and in which
 * Quarter fleets kept the sea there. Ours, after the sailing directions of the time: westerlies that are worst in winter,
 * trades with northers in winter and hurricanes from July to October, monsoons that turn with the year.
 */
import type { AreaId } from '@weathergage/sea-power/data/areas.ts';
import type { Wind } from '@weathergage/station/rules/module/map.ts';
import type { Octant } from './compass.ts';

type Range = readonly [number, number] | null;
/** Winter, spring, summer, fall. */
type BySeason<V> = readonly [V, V, V, V];
/** Dice for Force 8, 9, 10, 11 and the hurricane. */
type Gales = readonly [Range, Range, Range, Range, Range] | null;

export interface SeasonWind {
  readonly id: string;
  readonly blows: string;
  /** Where it blows to. */
  readonly toward: Octant;
  readonly occurs: BySeason<Range>;
  readonly gale: BySeason<Gales>;
}

export interface Climate {
  /** Turn of the Year in which the season begins. */
  readonly begins: number;
  readonly winds: readonly [SeasonWind, SeasonWind];
}

const HARD: Gales = [[0, 1], [2, 3], [4, 4], [5, 5], null];
const FRESH: Gales = [[0, 1], [2, 2], null, null, null];
const TEMPEST: Gales = [
  [0, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
];

/** Fleets went out when the equinox was past. */
const westerly = (toward: Octant, begins: number): Climate => ({
  begins,
  winds: [
    {
      id: 'Wester',
      blows: 'from the west',
      toward,
      occurs: [
        [0, 5],
        [0, 4],
        [0, 3],
        [0, 4],
      ],
      gale: [HARD, FRESH, null, HARD],
    },
    {
      id: 'Easter',
      blows: 'from the east',
      toward: ((toward + 4) % 8) as Octant,
      occurs: [
        [8, 9],
        [7, 9],
        [7, 9],
        [8, 9],
      ],
      gale: [FRESH, null, null, FRESH],
    },
  ],
});

/** North winds blow toward four, easterly trades toward six. */
const CLIMATES = {
  // The summer's quarter, July to September.
  western: westerly(2, 9),
  // Their summer is our winter.
  roaring: westerly(2, 1),
  // Before the hurricanes: April to June.
  trades: {
    begins: 5,
    winds: [
      {
        id: 'Trade',
        blows: 'from the east',
        toward: 6,
        occurs: [
          [0, 5],
          [0, 5],
          [0, 5],
          [0, 4],
        ],
        gale: [null, null, TEMPEST, TEMPEST],
      },
      {
        id: 'Wester',
        blows: 'from the west',
        toward: 2,
        occurs: [
          [8, 9],
          [9, 9],
          [9, 9],
          [8, 9],
        ],
        gale: [FRESH, null, null, FRESH],
      },
    ],
  },
  // While the north-east monsoon holds and no ship need fear a lee shore: January to March.
  monsoon: {
    begins: 1,
    winds: [
      {
        id: 'North-East Monsoon',
        blows: 'from the north-east',
        toward: 5,
        occurs: [[0, 6], [0, 2], null, [0, 4]],
        gale: [null, null, null, HARD],
      },
      {
        id: 'South-West Monsoon',
        blows: 'from the south-west',
        toward: 1,
        occurs: [null, [6, 9], [3, 9], [7, 9]],
        gale: [null, FRESH, HARD, null],
      },
    ],
  },
} as const satisfies Record<string, Climate>;

const MONSOON: readonly AreaId[] = [
  'arabian-sea',
  'red-sea',
  'bay-of-bengal',
  'central-indian-ocean',
  'java-sea',
  'south-china-sea',
  'philippine-sea',
  'timor-sea',
  'mozambique-channel',
];
/** Degrees of latitude between which the trades blow. */
const TRADES = 28;

export const climateOf = (area: AreaId, latitude: number): Climate =>
  MONSOON.includes(area)
    ? CLIMATES.monsoon
    : latitude > TRADES
      ? CLIMATES.western
      : latitude < -TRADES
        ? CLIMATES.roaring
        : CLIMATES.trades;

const bySeason = <V, R>([Winter, Spring, Summer, Fall]: BySeason<V>, as: (value: V) => R) => ({
  Winter: as(Winter),
  Spring: as(Spring),
  Summer: as(Summer),
  Fall: as(Fall),
});
const range = (of: Range): [number, number] | null => (of === null ? null : [of[0], of[1]]);
const gales = (of: Gales): Wind['gale']['Winter'] =>
  of === null ? null : [range(of[0]), range(of[1]), range(of[2]), range(of[3]), range(of[4])];

const windId = (id: string): string => id.replaceAll(' ', '-');

/** As Station's map has them; Gales are born where the wind comes from, and stay (5.38). */
export const windsOf = ({ winds }: Climate, startOf: (toward: Octant) => readonly string[]): Wind[] =>
  winds.map(({ id, blows, toward, occurs, gale }, at) => ({
    id: windId(id),
    name: id,
    blows,
    contra: windId(winds[1 - at]!.id),
    occurs: bySeason(occurs, range),
    gale: bySeason(gale, gales),
    galeStart: [...startOf(toward)],
    galeDrift: null,
    galeLasts: { space: 2, zone: 3 },
  }));

export const windIds = ({ winds }: Climate): string[] => winds.map(({ id }) => windId(id));
