/** The best of several moves by imagined courses: all are tried alike, then the better half of them more often. */

export interface Candidate<M> {
  readonly move: M;
  /** What it is thought of before anything is tried; counted like the mean of its trials. */
  readonly before: number;
}

interface Tried<M> extends Candidate<M> {
  sum: number;
  trials: number;
}

/** What was never tried is not chosen before what was. */
const meanOf = <M>({ before, sum, trials }: Tried<M>): number => before + sum / Math.max(1, trials);

/**
 * `judge` tries a move in the course of that number, from nothing for a loss to one; the same number brings the same
 * fortune to every move. `spent` is the share of all effort that is gone when so many trials have been made.
 */
export function siftMoves<M>(
  moves: readonly Candidate<M>[],
  judge: (move: M, course: number) => number,
  spent: (trials: number) => number,
): M | undefined {
  let left: Tried<M>[] = moves.map((each) => ({ ...each, sum: 0, trials: 0 }));
  const rounds = Math.ceil(Math.log2(Math.max(2, left.length)));
  let [course, trials] = [0, 0];
  for (let round = 1; left.length > 1; round++) {
    do {
      for (const one of left) {
        if (trials > 0 && spent(trials) >= 1) break;
        one.sum += judge(one.move, course);
        one.trials++;
        trials++;
      }
      course++;
    } while (spent(trials + left.length) <= round / rounds && spent(trials) < 1);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.move;
}
