/** Figures as the officer speaks of them: points that are hoped for or feared. */
import { figureWords } from '@weathergage/kernel';

export const pointsOf = (points: number): string =>
  points < 0.1 ? 'nothing' : `${figureWords(points)} ${points === 1 ? 'point' : 'points'}`;

/** What something comes to, for better or worse. */
export const balanceOf = (points: number): string =>
  points <= -0.1
    ? `a loss of ${pointsOf(-points)}`
    : points < 0.1
      ? 'nothing'
      : `a gain of ${pointsOf(points)}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
