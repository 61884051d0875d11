/** The wind as sailors name it: by where it comes from. The top of a chart is north unless the scenario says otherwise. */
import { scenarios } from '../../data/scenarios.ts';
import type { Direction } from '../../rules/sea/hex.ts';

/** Sixty degrees each, from north with the sun. */
const POINTS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const NORTH: ReadonlyMap<string, Direction> = new Map(
  scenarios.flatMap(({ id, board: { north } }) => (north === undefined ? [] : [[id, north]])),
);

export const northOf = (scenario: string): Direction => NORTH.get(scenario) ?? 1;

/** `from the south-west (to 2)`: the number is the one on the rose, which the wind blows towards. */
export const windWords = (wind: Direction, north: Direction): string =>
  `from the ${POINTS[(wind + 3 - north + 6) % 6]} (to ${wind})`;
