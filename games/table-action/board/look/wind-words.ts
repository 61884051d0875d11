/** The wind in words. */
export const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const POINT_WORDS: Readonly<Record<(typeof POINTS)[number], string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

/** A wind is named for where it comes from; the top edge of the table is north. */
export const windWords = (toward: number): string =>
  `from the ${POINT_WORDS[POINTS[Math.round(((toward + 1800) % 3600) / 450) % 8]!]}`;
