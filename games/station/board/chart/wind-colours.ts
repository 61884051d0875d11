/** Each Seasonal Wind has its colour, by its place in the module; the pattern of its line tells it apart as well. */
const COLOURS = 9;

export const windClass = (names: readonly string[], wind: string): string =>
  `st-wind-${Math.max(0, names.indexOf(wind)) % COLOURS}`;
