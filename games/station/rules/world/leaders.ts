/** A leader's counter: the rank and the ratings that he has at a time of his life (11.171, 11.174). */
import type { LeaderCounter, Promotion } from '../module/forces.ts';
import { RANKS, type Rank } from '../module/vocabulary.ts';

/** 3.43: what a side of his counter says of him. */
export type SideRatings = Pick<LeaderCounter, 'lr' | 'sr' | 'cr' | 'personality'>;

export const rankOrder = (rank: Rank): number => RANKS.indexOf(rank);

/** 11.178: the dates on his counter, the lower rank first. */
export const promotionsOf = ({ promotion }: LeaderCounter): readonly Promotion[] =>
  promotion === null ? [] : 'rank' in promotion ? [promotion] : promotion;

/** 11.171, 11.174: the rank he has reached by his dates up to and with a Year's. */
export const rankBy = (counter: LeaderCounter, year: number): Rank =>
  promotionsOf(counter).findLast((one) => one.year <= year)?.rank ?? counter.rank;

/** 11.171: what stands on the side of his counter that his rank turns up; by merit he may be above both. */
export function ratingsAt(counter: LeaderCounter, rank: Rank): SideRatings {
  const { lr, sr, cr, personality } = counter;
  const first: SideRatings = { lr, sr, cr, personality };
  return promotionsOf(counter)
    .filter((one) => rankOrder(one.rank) <= rankOrder(rank))
    .reduce<SideRatings>(
      (below, one) => ({
        lr: one.lr ?? below.lr,
        sr: one.sr === undefined ? below.sr : one.sr,
        cr: one.cr ?? below.cr,
        personality: one.personality ?? below.personality,
      }),
      first,
    );
}
