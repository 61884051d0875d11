/** What sides lose in a fight, and what many fights come to: means with the interval of 95 in a hundred. */

/** Of one fight, by the two sides in order, the one that had the weather gauge named. */
export interface Loss {
  /** Ships sunk, struck or taken. */
  readonly ships: readonly [number, number];
  /** Points of damage on those that came home. */
  readonly damage: readonly [number, number];
  /** Which side lay to windward. */
  readonly gauge: 0 | 1;
}

const Z = 1.96;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** The square of the error of the mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return spread / values.length;
}

const words = (mean: number, error: number): string =>
  `${mean.toFixed(2)} ± ${(Z * Math.sqrt(error)).toFixed(2)}`;
const told = (values: readonly number[]): string => words(meanOf(values), errorOf(values));
const less = (a: readonly number[], b: readonly number[]): string =>
  words(meanOf(a) - meanOf(b), errorOf(a) + errorOf(b));

type Of = (loss: Loss) => number;
const SIDES = [0, 1] as const;
const shipsOf =
  (side: 0 | 1): Of =>
  ({ ships }) =>
    ships[side];
/** By how much more the second side lost than the first, which is what a change of it would gain the first. */
const more: Of = ({ ships: [first, second] }) => second - first;

export function lossLines(name: string, names: readonly string[], losses: readonly Loss[]): string[] {
  const parts = SIDES.map((side) => {
    const damage = losses.map((loss) => loss.damage[side]);
    return `${names[side]} lost ${told(losses.map(shipsOf(side)))}, damage ${told(damage)}`;
  });
  return [`${name}, n = ${losses.length}: ${parts.join('; ')}`];
}

/** A board beside the tables, and what the gauge is worth on it. */
export function comparedLines(
  name: string,
  names: readonly string[],
  board: readonly Loss[],
  tables: readonly Loss[],
): string[] {
  const beside = (of: Of): string => less(board.map(of), tables.map(of));
  const windward = board.map(({ ships, gauge }) => ships[gauge]);
  const leeward = board.map(({ ships, gauge }) => ships[gauge === 0 ? 1 : 0]);
  return [
    ...lossLines(name, names, board),
    `${name}, ships lost beyond the tables: ${SIDES.map((side) => `${names[side]} ${beside(shipsOf(side))}`).join('; ')}; ${names[0]} gain ${beside(more)}`,
    `${name}, ships lost: with the gauge ${told(windward)}, without it ${told(leeward)}`,
  ];
}
