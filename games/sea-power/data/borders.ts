/**
 * The 88 borders between sea areas, with the prevailing wind across each (6.1). Ours throughout: north-east and
 * south-east trades, the westerlies of both hemispheres, the set of the Gulf Stream; no wind prevails
 * where monsoons turn with the season or in the belts of variables.
 */
import { AREA_IDS, type AreaId, type Place } from './areas.ts';

export const WINDS = ['ab', 'ba', 'none'] as const;
/** From the first area to the second, from the second to the first, or neither. */
export type Wind = (typeof WINDS)[number];

/** Points to cross a border with the wind, where none prevails, and against it. */
export type Cost = 0 | 1 | 2;

type Row = readonly [
  a: AreaId,
  b: AreaId,
  wind: Wind,
  /** Where the wind's arrow stands. */
  mid: Place,
  /** Compass degrees from the first area to the second. */
  bearing: number,
  /** A border that lies on the chart's eastern edge, and 360° further west on its western edge. */
  wrap?: 'wrap',
];

// biome-ignore format: one row a border
const ROWS: readonly Row[] = [
  ['north-sea', 'baltic-sea', 'ab', [10.825, 58.358], 103],
  ['bay-of-biscay', 'north-sea', 'ab', [-5.58, 48.654], 10],
  ['western-approaches', 'north-sea', 'none', [-6.057, 49.404], 129],
  ['iceland-basin', 'north-sea', 'none', [1.251, 63.29], 121],
  ['western-approaches', 'bay-of-biscay', 'ab', [-12.398, 46.888], 153],
  ['bay-of-biscay', 'iberian-basin', 'ab', [-13.021, 43], 180],
  ['azores', 'bay-of-biscay', 'ab', [-15, 44.5], 90],
  ['iberian-basin', 'western-med', 'ab', [-6.118, 35.614], 99],
  ['azores', 'iberian-basin', 'none', [-15, 38.5], 90],
  ['iberian-basin', 'canary-basin', 'none', [-10.933, 34], 180],
  ['western-med', 'eastern-med', 'ab', [11.7, 37.375], 146],
  ['black-sea', 'eastern-med', 'ab', [25.69, 39.767], 246],
  ['western-approaches', 'iceland-basin', 'none', [-13.47, 58], 0],
  ['north-atlantic', 'western-approaches', 'ab', [-20, 52.02], 90],
  ['azores', 'western-approaches', 'ab', [-17.5, 46], 0],
  ['labrador-sea', 'iceland-basin', 'ab', [-41.921, 58.887], 42],
  ['north-atlantic', 'iceland-basin', 'ab', [-29.962, 58], 0],
  ['labrador-sea', 'gulf-of-st-lawrence', 'none', [-54.924, 52.213], 222],
  ['labrador-sea', 'grand-banks', 'ab', [-47.863, 51], 180],
  ['labrador-sea', 'north-atlantic', 'ab', [-40, 54.5], 90],
  ['gulf-of-st-lawrence', 'grand-banks', 'ab', [-55.938, 45.527], 81],
  ['gulf-of-st-lawrence', 'new-england-coast', 'none', [-58.274, 44.376], 204],
  ['new-england-coast', 'grand-banks', 'ab', [-55.5, 41.25], 90],
  ['grand-banks', 'north-atlantic', 'ab', [-40, 48.5], 90],
  ['grand-banks', 'azores', 'ab', [-40, 42.5], 90],
  ['grand-banks', 'sargasso-sea', 'none', [-47.75, 39], 180],
  ['carolina-coast', 'new-england-coast', 'ab', [-73.583, 36], 0],
  ['new-england-coast', 'sargasso-sea', 'none', [-63.049, 37.49], 166],
  ['carolina-coast', 'sargasso-sea', 'ab', [-70.5, 28.5], 90],
  ['gulf-of-mexico', 'carolina-coast', 'ab', [-80.454, 24.039], 84],
  ['carolina-coast', 'western-caribbean', 'none', [-73.114, 21], 180],
  ['north-atlantic', 'azores', 'ab', [-30, 46], 180],
  ['sargasso-sea', 'azores', 'ab', [-40, 36.5], 90],
  ['azores', 'canary-basin', 'ab', [-27.5, 34], 180],
  ['canary-basin', 'sargasso-sea', 'ab', [-40, 27.5], 270],
  ['sargasso-sea', 'eastern-caribbean', 'ab', [-60.25, 21], 180],
  ['cape-verde-basin', 'sargasso-sea', 'ab', [-44.979, 21], 0],
  ['canary-basin', 'cape-verde-basin', 'ab', [-28.536, 21], 180],
  ['cape-verde-basin', 'eastern-caribbean', 'ab', [-50, 14.5], 270],
  ['cape-verde-basin', 'guiana-basin', 'ab', [-46.988, 13], 180],
  ['cape-verde-basin', 'gulf-of-guinea', 'none', [-14.318, 4.603], 156],
  ['cape-verde-basin', 'brazil-basin', 'ab', [-29.02, 3], 180],
  ['guiana-basin', 'eastern-caribbean', 'ab', [-54.768, 10.641], 333],
  ['brazil-basin', 'guiana-basin', 'ab', [-40, 0.1], 270],
  ['gulf-of-guinea', 'brazil-basin', 'none', [-18, -0.98], 270],
  ['angola-basin', 'gulf-of-guinea', 'ab', [-2.97, -5], 0],
  ['eastern-caribbean', 'western-caribbean', 'ab', [-70.35, 15], 267],
  ['western-caribbean', 'gulf-of-mexico', 'ab', [-86, 21.6], 342],
  ['angola-basin', 'brazil-basin', 'ab', [-18, -16.5], 270],
  ['brazil-basin', 'argentine-basin', 'ab', [-43.322, -28], 180],
  ['brazil-basin', 'south-atlantic', 'none', [-28, -28], 180],
  ['argentine-basin', 'south-atlantic', 'ab', [-38, -38.98], 90],
  ['cape-horn', 'argentine-basin', 'ab', [-52.935, -50], 0],
  ['cape-horn', 'peru-coast', 'ab', [-79.669, -45], 0],
  ['south-pacific', 'cape-horn', 'ab', [-85, -52.5], 90],
  ['cape-horn', 'south-atlantic', 'ab', [-38, -54.98], 90],
  ['south-atlantic', 'cape-basin', 'ab', [4, -43.98], 90],
  ['south-atlantic', 'angola-basin', 'none', [-7, -28], 0],
  ['cape-basin', 'angola-basin', 'ab', [9.867, -28], 0],
  ['mozambique-channel', 'cape-basin', 'ab', [38.519, -25.563], 176],
  ['cape-basin', 'southern-indian-ocean', 'ab', [46, -43.98], 90],
  ['cape-basin', 'mascarene-basin', 'none', [46, -26.58], 90],
  ['mascarene-basin', 'mozambique-channel', 'ab', [48.632, -11.001], 238],
  ['mozambique-channel', 'arabian-sea', 'none', [43.892, -10], 0],
  ['mascarene-basin', 'arabian-sea', 'none', [57.98, -2], 0],
  ['central-indian-ocean', 'mascarene-basin', 'ab', [70, -15.02], 270],
  ['southern-indian-ocean', 'mascarene-basin', 'none', [58, -28], 0],
  ['red-sea', 'arabian-sea', 'none', [45, 11.62], 90],
  ['arabian-sea', 'bay-of-bengal', 'none', [80.291, 3.991], 98],
  ['arabian-sea', 'central-indian-ocean', 'none', [74.981, -0.007], 158],
  ['bay-of-bengal', 'central-indian-ocean', 'none', [88.6, 2.586], 176],
  ['bay-of-bengal', 'java-sea', 'none', [98.944, 5.625], 160],
  ['southern-indian-ocean', 'central-indian-ocean', 'ab', [88.134, -26.489], 355],
  ['java-sea', 'central-indian-ocean', 'ab', [104.937, -6.305], 236],
  ['timor-sea', 'central-indian-ocean', 'ab', [106, -15.95], 270],
  ['southern-indian-ocean', 'timor-sea', 'ab', [109.854, -25], 0],
  ['southern-indian-ocean', 'south-pacific', 'ab', [147, -51.7], 90, 'wrap'],
  ['java-sea', 'south-china-sea', 'none', [106.67, 2.092], 4],
  ['java-sea', 'timor-sea', 'none', [120.431, -6.802], 85],
  ['java-sea', 'philippine-sea', 'none', [119.612, 0.959], 4],
  ['philippine-sea', 'south-china-sea', 'ab', [121.003, 20.19], 267],
  ['north-pacific', 'philippine-sea', 'ab', [147, 22.26], 270, 'wrap'],
  ['south-pacific', 'philippine-sea', 'none', [147, -4.049], 270, 'wrap'],
  ['philippine-sea', 'timor-sea', 'none', [129.464, 0.182], 208],
  ['south-pacific', 'timor-sea', 'ab', [147, -14.32], 270, 'wrap'],
  ['north-pacific', 'south-pacific', 'none', [-154, 0], 180],
  ['peru-coast', 'north-pacific', 'ab', [-90.539, 5.729], 308],
  ['peru-coast', 'south-pacific', 'ab', [-90.017, -22.422], 259],
];

export interface Border {
  /** As the chart's geometry names it. */
  readonly id: string;
  readonly a: AreaId;
  readonly b: AreaId;
  readonly wind: Wind;
  readonly mid: Place;
  readonly bearing: number;
  readonly wrap: boolean;
}

export const BORDERS: readonly Border[] = ROWS.map(([a, b, wind, mid, bearing, wrap]) => ({
  id: `${a}|${b}`,
  a,
  b,
  wind,
  mid,
  bearing,
  wrap: wrap !== undefined,
}));

/** 6.1/4: what it costs to go from the first area to the second, and back. */
const COSTS: Readonly<Record<Wind, readonly [Cost, Cost]>> = { ab: [0, 2], ba: [2, 0], none: [1, 1] };

export interface Neighbour {
  readonly to: AreaId;
  readonly cost: Cost;
  readonly border: Border;
}

function waysOut(area: AreaId): readonly Neighbour[] {
  return BORDERS.flatMap((border): Neighbour[] => {
    const [outward, back] = COSTS[border.wind];
    if (border.a === area) return [{ to: border.b, cost: outward, border }];
    return border.b === area ? [{ to: border.a, cost: back, border }] : [];
  });
}

/** Every way out of every area. */
const NEIGHBOURS: ReadonlyMap<string, readonly Neighbour[]> = new Map(
  AREA_IDS.map((id) => [id, Object.freeze(waysOut(id))]),
);

/** The areas that touch one, with the points it takes to enter each; ids from outside are to be checked first. */
export function neighboursOf(area: string): readonly Neighbour[] {
  const neighbours = NEIGHBOURS.get(area);
  if (!neighbours) throw new Error(`no area ${area}`);
  return neighbours;
}

/** The points it takes to go straight from one area to another, or null where they do not touch. */
export const costBetween = (from: string, to: string): Cost | null =>
  neighboursOf(from).find((neighbour) => neighbour.to === to)?.cost ?? null;
