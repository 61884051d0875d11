/** An estimate that was learnt: what each feature of a position is worth, added up and made into a chance. */

/** Weights as they are kept with a game's data; features are named so that people can read what each is worth. */
export interface LearntWeights {
  readonly features: readonly string[];
  readonly weights: readonly number[];
  readonly bias: number;
}

/** Beyond this a chance is as good as certain, and one is never quite sure. */
const SURE = 12;

/** The chance that a sum of evidence comes to. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-Math.max(-SURE, Math.min(SURE, sum))));

export function learntChance({ weights, bias }: LearntWeights, features: ArrayLike<number>): number {
  let sum = bias;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
  return chanceOf(sum);
}

/** A position by its features, and what came of it: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Lesson {
  readonly features: ArrayLike<number>;
  readonly result: number;
}

export interface LearningTerms {
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are held near nothing. */
  readonly restraint: number;
}

export const USUAL_LEARNING: LearningTerms = { rounds: 300, rate: 0.5, restraint: 3e-3 };

/** Logistic regression on all lessons at once, each feature first brought to the same spread: the same every time. */
export function learnWeights(
  names: readonly string[],
  lessons: readonly Lesson[],
  { rounds, rate, restraint }: LearningTerms = USUAL_LEARNING,
): LearntWeights {
  const size = names.length;
  const spread = spreads(lessons, size);
  const weights = new Float64Array(size);
  const speed = new Float64Array(size + 1);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(size + 1);
    for (const { features, result } of lessons) {
      let sum = bias;
      for (let i = 0; i < size; i++) sum += (weights[i]! * features[i]!) / spread[i]!;
      const error = result - chanceOf(sum);
      for (let i = 0; i < size; i++) slope[i]! += (error * features[i]!) / spread[i]!;
      slope[size]! += error;
    }
    // With momentum: many features say nearly the same.
    for (let i = 0; i <= size; i++) {
      const pull = slope[i]! / lessons.length - (i < size ? restraint * weights[i]! : 0);
      speed[i] = 0.8 * speed[i]! + rate * pull;
    }
    for (let i = 0; i < size; i++) weights[i]! += speed[i]!;
    bias += speed[size]!;
  }
  const kept = (value: number): number => Number(value.toPrecision(5));
  return {
    features: names,
    weights: [...weights].map((weight, i) => kept(weight / spread[i]!)),
    bias: kept(bias),
  };
}

const LEAST_SPREAD = 0.03;

function spreads(lessons: readonly Lesson[], size: number): Float64Array {
  const squares = new Float64Array(size);
  for (const { features } of lessons) for (let i = 0; i < size; i++) squares[i]! += features[i]! ** 2;
  // A feature that was hardly ever seen is not made much of.
  return squares.map((sum) => Math.max(LEAST_SPREAD, Math.sqrt(sum / Math.max(1, lessons.length))));
}

/** How well weights foretell lessons: the mean of the logarithm of the chance given to what happened, above zero for none. */
export function surpriseOf(learnt: LearntWeights, lessons: readonly Lesson[]): number {
  let sum = 0;
  for (const { features, result } of lessons) {
    const chance = learntChance(learnt, features);
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / Math.max(1, lessons.length);
}
