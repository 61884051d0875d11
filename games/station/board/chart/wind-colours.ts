import type { CSSProperties } from 'react';

/** Each Seasonal Wind has its colour, by its place in the module; the pattern of its line tells it apart as well. */
const COLOURS = 9;

export const windColour = (names: readonly string[], wind: string): CSSProperties => ({
  ['--st-wind' as string]: `var(--st-wind-${Math.max(0, names.indexOf(wind)) % COLOURS})`,
});
