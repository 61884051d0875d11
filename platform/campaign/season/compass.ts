/** Eight winds of the compass in whole numbers, so that a theatre comes out the same on every machine. */
export type Octant = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const EAST = [0, 70, 100, 70, 0, -70, -100, -70] as const;
const NORTH = [100, 70, 0, -70, -100, -70, 0, 70] as const;

/** From the north clockwise. */
export const octantOf = (degrees: number): Octant => (((Math.round(degrees / 45) % 8) + 8) % 8) as Octant;

export const opposed = (octant: Octant): Octant => ((octant + 4) % 8) as Octant;

/** From none apart to four, the opposite. */
export const apart = (a: Octant, b: Octant): number => {
  const steps = Math.abs(a - b);
  return Math.min(steps, 8 - steps);
};

/** Hundredths of a step that way. */
export const stepTo = (octant: Octant): readonly [east: number, north: number] => [
  EAST[octant]!,
  NORTH[octant]!,
];

/** The way that several together lead; null where they come to nothing. */
export function sumOf(octants: readonly Octant[]): Octant | null {
  const east = octants.reduce<number>((sum, one) => sum + EAST[one]!, 0);
  const north = octants.reduce<number>((sum, one) => sum + NORTH[one]!, 0);
  if (east === 0 && north === 0) return null;
  const all = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const reach = (one: Octant): number => east * EAST[one]! + north * NORTH[one]!;
  return all.reduce((best, one) => (reach(one) > reach(best) ? one : best));
}

/** Which of a pair a wind that blows that way leads to; null across it. */
export const alongWind = (course: Octant, wind: Octant): 'ab' | 'ba' | null =>
  apart(course, wind) <= 1 ? 'ab' : apart(course, wind) >= 3 ? 'ba' : null;
