/** What a ship is worth in points, by her log and her crew: the price of a design of one's own. */
import type { Quality } from '../rules/sea/words.ts';

/** A log as the Basic Game has it, both broadsides alike. */
export interface PricedLog {
  readonly hull: number;
  readonly crew: readonly number[];
  /** Squares of one broadside. */
  readonly guns: number;
  readonly carronades: number;
  readonly rigging: readonly number[];
  readonly mortars: number;
}

/** Thousandths of a point for each square; fitted to the classes of the lists. */
const SQUARE = { hull: 187, crew: 458, guns: 1050, carronades: 740, rigging: 185 } as const;

/** Hundredths of what she is worth with an average crew. */
const CREW: Readonly<Record<Quality, number>> = { elite: 134, crack: 120, average: 100, green: 92, poor: 82 };

const sum = (squares: readonly number[]): number => squares.reduce((total, each) => total + each, 0);

/** Never less than one: a prize is a prize. A mortar counts as a gun of each broadside. */
export function pointsOf(
  { hull, crew, guns, carronades, rigging, mortars }: PricedLog,
  quality: Quality,
): number {
  const thousandths =
    SQUARE.hull * hull +
    SQUARE.crew * sum(crew) +
    SQUARE.guns * (guns + mortars) +
    SQUARE.carronades * carronades +
    SQUARE.rigging * sum(rigging);
  return Math.max(1, Math.round((thousandths * CREW[quality]) / 100_000));
}
