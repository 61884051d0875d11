/** The best of several moves by imagined courses: all are tried alike, then the better half of them more often. */

export interface Candidate<M> {
  readonly move: M;
  /** How much better than the others it is thought to be before anything is tried. */
  readonly before: number;
}

interface Tried<M> extends Candidate<M> {
  sum: number;
  trials: number;
}

/** What is thought of a move before counts as much as so many trials: else little more than luck would part the first. */
const FAITH = 6;

/** How much better than the others on the whole. */
const meanOf = <M>({ before, sum, trials }: Tried<M>, usual: number): number =>
  (FAITH * before + sum - trials * usual) / (FAITH + trials);

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
  let [course, trials, all] = [0, 0, 0];
  for (let round = 1; left.length > 1; round++) {
    do {
      for (const one of left) {
        if (trials > 0 && spent(trials) >= 1) break;
        const worth = judge(one.move, course);
        one.sum += worth;
        all += worth;
        one.trials++;
        trials++;
      }
      course++;
    } while (spent(trials + left.length) <= round / rounds && spent(trials) < 1);
    const usual = all / trials;
    left.sort((a, b) => meanOf(b, usual) - meanOf(a, usual));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.move;
}
