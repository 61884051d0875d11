/** The arithmetic of charts: round numbers for an axis, and places for values. */

/** Round numbers that span a range, about so many: 0, 2, 4, 6. The first is at or below it, the last at or above. */
export function scaleTicks(least: number, most: number, about = 5): readonly number[] {
  const span = most - least;
  if (!(span > 0)) return [least, least + 1];
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((nice) => nice * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  // Multiplied and rounded, not added up: tenths would drift.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Like `ticks`, but whole numbers only: turns, ships, dice. */
export const wholeTicks = (least: number, most: number, about = 5): readonly number[] =>
  scaleTicks(least, most, Math.min(about, Math.max(1, most - least))).filter(Number.isInteger);

/** Places a value of a domain in a range. */
export const scaled =
  (from: readonly [number, number], to: readonly [number, number]): ((value: number) => number) =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** At most so many of the indices up to `length`, evenly spread, the last one always among them. */
export function spreadIndices(length: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length }, (_, index) => index).filter((index) => (length - 1 - index) % step === 0);
}

/** A value as a person reads it: at most two decimals, and a true minus. */
export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');
