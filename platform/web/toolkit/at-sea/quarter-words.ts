/** Where something lies, seen from a ship's deck. */
const QUARTERS = [
  'right ahead',
  'on the starboard bow',
  'on the starboard beam',
  'on the starboard quarter',
  'right astern',
  'on the larboard quarter',
  'on the larboard beam',
  'on the larboard bow',
] as const;

/** By degrees from right ahead, with the sun. */
export const quarterAt = (degrees: number): string =>
  QUARTERS[Math.round(((((degrees % 360) + 360) % 360) / 45) % 8) % 8]!;
