/**
 * The 44 sea areas of the chart (6.1), in the order of their numbers. The rulebook names eight of them (the North
 * Sea, the Baltic, Biscay, the Iberian Basin, both halves of the Mediterranean, the Black Sea and the Bay of
 * Bengal) and says how many there are; the other names, the limits and the points are ours, after the stations,
 * convoys and colonies of the three wars. Points (8.2) are the map's own, for scenarios whose wars name no prizes; those of
 * the three wars do (wars.ts).
 */

/** Board coordinates: degrees of longitude from -213 (147 E, the edge of the chart) to 147, and of latitude. */
export type Place = readonly [lon: number, lat: number];

/** Colours of the chart's areas are numbered so that no two neighbours share one. */
type Colour = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type Row = readonly [
  id: string,
  /** Its name, with a stroke where the label on the chart breaks. */
  name: string,
  points: number,
  label: Place,
  /** Pixels of type on a chart of 3600 pixels from edge to edge. */
  labelSize: number,
  /** Open water for squadrons to lie in, and its width in the same pixels. */
  spot: Place,
  spotSize: number,
  colour: Colour,
];

/** 3.6/6: the named areas, each with what its control brings in a year. */
// biome-ignore format: one row an area
const ROWS = [
  ['north-sea', 'North/Sea', 5, [2, 57.12], 22, [2, 59.75], 52, 0],
  ['baltic-sea', 'Baltic/Sea', 0, [19, 56.24], 9, [19.4, 61.34], 36, 3],
  ['bay-of-biscay', 'Bay of/Biscay', 5, [-5.2, 46.14], 13, [-10, 44.92], 36, 1],
  ['iberian-basin', 'Iberian/Basin', 3, [-12, 36.16], 12, [-11.6, 40.28], 44, 2],
  ['western-med', 'Western Med', 6, [5.6, 38.15], 12, [12, 39.45], 36, 4],
  ['eastern-med', 'Eastern Med', 3, [18.1, 34.12], 18, [28.8, 33.47], 52, 6],
  ['black-sea', 'Black Sea', 0, [33.2, 43.66], 13, [38.9, 42.05], 30, 5],
  ['western-approaches', 'Western/Approaches', 5, [-14.1, 49.76], 18, [-14.2, 52.82], 60, 6],
  ['iceland-basin', 'Iceland Basin', 0, [-20.2, 62.49], 31, [-20.2, 59.79], 60, 4],
  ['labrador-sea', 'Labrador/Sea', 0, [-53.4, 58.97], 26, [-53.4, 55.29], 60, 3],
  ['gulf-of-st-lawrence', 'Gulf of/St./Lawrence', 5, [-61.8, 48.18], 10, [-58, 46.52], 24, 6],
  ['grand-banks', 'Grand/Banks', 0, [-47.8, 45.38], 21, [-47.8, 41.6], 60, 4],
  ['new-england-coast', 'New/England/Coast', 5, [-65.5, 41], 19, [-72, 38.2], 36, 0],
  ['carolina-coast', 'Carolina/Coast', 0, [-75.9, 28.74], 16, [-74.2, 32.7], 60, 2],
  ['north-atlantic', 'North/Atlantic', 0, [-30.1, 52.52], 24, [-30.2, 48.38], 60, 5],
  ['azores', 'Azores', 0, [-27.6, 40.4], 24, [-31.2, 36.48], 60, 0],
  ['sargasso-sea', 'Sargasso Sea', 0, [-55, 30.14], 28, [-55, 25.36], 60, 1],
  ['canary-basin', 'Canary/Basin', 0, [-26.2, 28.13], 24, [-24.2, 23.17], 60, 3],
  ['gulf-of-mexico', 'Gulf/of Mexico', 3, [-90.2, 25.09], 18, [-93, 20.99], 44, 4],
  ['western-caribbean', 'Western/Caribbean', 7, [-77.5, 14.86], 19, [-81.2, 19.37], 52, 5],
  ['eastern-caribbean', 'Eastern/Caribbean', 9, [-54.6, 19.35], 13, [-52.9, 16.02], 30, 3],
  ['cape-verde-basin', 'Cape/Verde Basin', 0, [-30, 11.65], 27, [-33, 5.42], 60, 6],
  ['guiana-basin', 'Guiana/Basin', 0, [-47.1, 6.22], 19, [-45.8, 1.55], 52, 4],
  ['gulf-of-guinea', 'Gulf of Guinea', 0, [-3.9, 0.23], 21, [-6.2, -3.13], 44, 0],
  ['brazil-basin', 'Brazil/Basin', 0, [-29.5, -13.93], 29, [-29.6, -20.7], 60, 5],
  ['angola-basin', 'Angola Basin', 0, [-2.5, -18.35], 30, [-2.6, -23.48], 60, 4],
  ['argentine-basin', 'Argentine/Basin', 0, [-50, -41.56], 28, [-50, -46.58], 60, 6],
  ['cape-horn', 'Cape Horn', 0, [-72, -57.03], 31, [-59.8, -58.73], 60, 0],
  ['cape-basin', 'Cape/Basin', 4, [25.3, -46.44], 42, [25.2, -52.05], 60, 2],
  ['south-atlantic', 'South Atlantic', 0, [-17, -46.1], 43, [-17, -50.29], 60, 1],
  ['mozambique-channel', 'Mozambique/Channel', 0, [39.6, -20.42], 11, [41, -23.33], 36, 5],
  ['mascarene-basin', 'Mascarene/Basin', 0, [59.1, -15.48], 27, [59, -23.11], 60, 0],
  ['arabian-sea', 'Arabian/Sea', 4, [61.9, 13.51], 30, [61.8, 6.42], 60, 4],
  ['red-sea', 'Red/Sea', 0, [40.4, 17.07], 9, [39.6, 19.26], 20, 1],
  ['bay-of-bengal', 'Bay of/Bengal', 7, [88.4, 15.54], 22, [90.8, 6.14], 52, 3],
  ['central-indian-ocean', 'Central Indian/Ocean', 0, [87.3, -13.15], 33, [87.2, -20.33], 60, 1],
  ['southern-indian-ocean', 'Southern Indian Ocean', 0, [94.3, -46.58], 46, [94.2, -50.8], 60, 4],
  ['java-sea', 'Java Sea', 4, [112.3, -5.26], 16, [107.7, -1.17], 30, 2],
  ['south-china-sea', 'South/China/Sea', 0, [113.2, 12.82], 22, [110.8, 6.42], 60, 5],
  ['philippine-sea', 'Philippine/Sea', 0, [132.7, 20.76], 32, [132.6, 13.7], 60, 1],
  ['timor-sea', 'Timor Sea', 0, [118.8, -12.57], 26, [118.2, -17.3], 60, 6],
  ['south-pacific', 'South Pacific', 0, [-149.7, -35.62], 46, [-149.8, -40.65], 60, 3],
  ['north-pacific', 'North Pacific', 0, [-161.5, 32.7], 46, [-161.6, 27.15], 60, 0],
  ['peru-coast', 'Peru/Coast', 0, [-82.3, -20.33], 32, [-82.4, -27.1], 60, 2],
] as const satisfies readonly Row[];

export type AreaId = (typeof ROWS)[number][0];

export interface Area {
  readonly id: AreaId;
  readonly number: number;
  readonly name: string;
  /** Earned each year by the European player in control; 0 where control is not judged at all (8.2). */
  readonly points: number;
  readonly label: Place;
  readonly labelLines: readonly string[];
  readonly labelSize: number;
  readonly spot: Place;
  readonly spotSize: number;
  readonly colour: Colour;
}

export const AREAS: readonly Area[] = ROWS.map(
  ([id, name, points, label, labelSize, spot, spotSize, colour], index) => ({
    id,
    number: index + 1,
    name: name.replaceAll('/', ' '),
    points,
    label,
    labelLines: name.split('/'),
    labelSize,
    spot,
    spotSize,
    colour,
  }),
);

export const AREA_IDS: readonly AreaId[] = AREAS.map(({ id }) => id);

const BY_ID = new Map<string, Area>(AREAS.map((area) => [area.id, area]));

export const isAreaId = (id: string): id is AreaId => BY_ID.has(id);

/** The area of that id; ids from outside are to be checked first. */
export function areaOf(id: string): Area {
  const area = BY_ID.get(id);
  if (!area) throw new Error(`no area ${id}`);
  return area;
}

/** 11.O: the waters that wash Europe, which a squadron with Russians in it may not leave. */
export const EUROPEAN_WATERS: ReadonlySet<string> = new Set<AreaId>([
  'baltic-sea',
  'north-sea',
  'bay-of-biscay',
  'iberian-basin',
  'western-med',
  'eastern-med',
  'black-sea',
]);
