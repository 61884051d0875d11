/** What a pair of enemies adds to the evidence: a layer of cells over its features, in plain numbers. */

/** All in ten-thousandths. */
export interface PairWeights {
  readonly cells: number;
  /** One line of weights for each cell. */
  readonly inner: readonly number[];
  readonly thresholds: readonly number[];
  readonly outer: readonly number[];
  readonly bias: number;
}

const UNIT = 10_000;

export function evidenceOf(
  { cells, inner, thresholds, outer, bias }: PairWeights,
  features: readonly number[],
): number {
  const size = features.length;
  let sum = bias;
  for (let cell = 0; cell < cells; cell++) {
    let stir = thresholds[cell]!;
    const line = cell * size;
    for (let i = 0; i < size; i++) stir += inner[line + i]! * features[i]!;
    sum += (outer[cell]! * stir) / (UNIT + Math.abs(stir));
  }
  return sum / UNIT;
}
