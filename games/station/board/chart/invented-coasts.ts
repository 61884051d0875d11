/** Coasts of theatres that are on no map of the world, in degrees; drawn by a few points and roughened by the engraver. */
type Coast = readonly (readonly [lon: number, lat: number])[];

/** From the ocean along the south of the Gulf of Marrick, and along its north back to it. */
const SOUTH: Coast = [
  [-6, 40.5],
  [-3.2, 40.6],
  [-1.8, 41.0],
  [-0.5, 41.25],
  [0.3, 41.7],
  [0.9, 41.78],
  [1.5, 41.55],
  [2.2, 41.3],
  [2.9, 40.95],
  [3.4, 40.76],
  [4.0, 40.66],
  [4.7, 40.75],
  [5.3, 40.5],
  [6.0, 40.55],
  [6.7, 40.42],
  [7.4, 40.7],
  [8.1, 40.8],
];
const NORTH: Coast = [
  [8.7, 44.02],
  [8.2, 44.2],
  [7.5, 44.05],
  [6.8, 44.35],
  [6.0, 44.4],
  [5.2, 44.6],
  [4.6, 44.9],
  [4.2, 45.0],
  [3.7, 44.85],
  [3.0, 44.5],
  [2.2, 44.4],
  [1.6, 44.15],
  [1.1, 43.88],
  [0.6, 44.0],
  [-0.3, 44.45],
  [-1.6, 44.6],
  [-3.0, 44.9],
  [-6, 45.0],
];

const ISLANDS: readonly Coast[] = [
  [
    [0.35, 42.42],
    [0.62, 42.3],
    [0.7, 42.5],
    [0.45, 42.62],
  ],
  [
    [1.25, 42.4],
    [1.5, 42.32],
    [1.62, 42.55],
    [1.35, 42.66],
  ],
  [
    [0.15, 42.95],
    [0.4, 42.85],
    [0.42, 43.05],
    [0.22, 43.1],
  ],
  [
    [6.3, 42.55],
    [6.75, 42.45],
    [6.85, 42.75],
    [6.4, 42.85],
  ],
];

/** The land about a sea, which is open to the edges of the sheet in the west. */
const landRound = (east: number, shore: Coast): Coast => [
  [-6, 49],
  [east, 49],
  [east, 37],
  [-6, 37],
  ...SOUTH,
  ...shore,
  ...NORTH,
];

const GULF = landRound(14, [
  [8.7, 40.98],
  [9.3, 41.4],
  [9.6, 42.2],
  [9.4, 43.0],
  [9.2, 43.6],
]);

/** The same with the Gate, the Inner Water behind it and the Saltern, open to the east. */
const STATION = landRound(20, [
  [8.7, 40.98],
  [9.3, 41.35],
  [9.8, 41.85],
  [10.2, 42.3],
  [10.6, 42.47],
  [11.0, 42.25],
  [11.05, 41.75],
  [10.75, 41.2],
  [10.9, 40.72],
  [11.3, 40.64],
  [11.9, 40.9],
  [12.7, 41.0],
  [13.4, 40.75],
  [14.0, 40.78],
  [14.35, 40.86],
  [14.9, 41.2],
  [15.7, 41.5],
  [16.6, 41.6],
  [20, 41.6],
  [20, 44.0],
  [16.6, 43.9],
  [15.4, 44.1],
  [14.4, 44.6],
  [13.6, 44.75],
  [13.0, 44.78],
  [12.3, 44.6],
  [11.6, 44.3],
  [11.1, 43.75],
  [10.95, 43.2],
  [10.6, 42.93],
  [10.15, 43.1],
  [9.6, 43.35],
  [9.2, 43.7],
]);

/** By module. */
export const INVENTED: Readonly<Record<string, readonly Coast[]>> = {
  training: [GULF, ...ISLANDS],
  marrick: [STATION, ...ISLANDS],
};

const ROUNDS = 4;
const ROUGHNESS = 0.16;

/** A number between -1 and 1 that is always the same for the same two. */
const chance = (a: number, b: number): number => {
  const mixed = Math.abs(a * 12.9898 + b * 78.233) * 43.758;
  return 2 * (mixed - Math.floor(mixed)) - 1;
};

/** Every stretch broken in two, a little aside of its middle, again and again. */
export function roughened(coast: Coast): Coast {
  let points: Coast = coast;
  for (let round = 0; round < ROUNDS; round++)
    points = points.flatMap(([lon, lat], index) => {
      const [nextLon, nextLat] = points[(index + 1) % points.length]!;
      const [east, north] = [nextLon - lon, nextLat - lat];
      const aside = ROUGHNESS * chance(lon + nextLon, lat + nextLat);
      return [
        [lon, lat],
        [(lon + nextLon) / 2 - north * aside, (lat + nextLat) / 2 + east * aside * 0.7],
      ] as const;
    });
  return points;
}
