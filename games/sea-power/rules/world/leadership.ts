/** Leaders: who is senior in a squadron, and what his rating is worth in the war being fought (3.6/7, 6.4). */
import { ratingOf } from '../../data/leaders.ts';
import type { War } from '../../data/nations.ts';
import { berthsOf, DECOY_RATING, isEmpty, type LeaderId, type Stack } from './squadron.ts';
import type { Open } from './state.ts';
import { warOf } from './war.ts';

type Ships = { readonly stacks: readonly Stack[] };

/** 6.4/2: only those aboard a ship lead; whoever is aboard none is ashore and does nothing. */
export const leadersAboard = (squadron: Ships): LeaderId[] =>
  berthsOf(squadron).flatMap(({ leader }) => (leader === null ? [] : [leader]));

/** 3.6/7: the highest rated leader; of equals the one further up the line. Null where nobody leads. */
export function seniorOf(squadron: Ships, war: War): LeaderId | null {
  let senior: LeaderId | null = null;
  for (const leader of leadersAboard(squadron))
    if (senior === null || ratingOf(leader, war) > ratingOf(senior, war)) senior = leader;
  return senior;
}

/** 6.1/4, 6.61: the senior leader's rating is the allowance; an empty squadron moves and searches as if led by a 2. */
export function ratingOfSquadron(world: Readonly<Open>, squadron: Ships): number {
  if (isEmpty(squadron)) return DECOY_RATING;
  const war = warOf(world);
  const senior = seniorOf(squadron, war);
  return senior === null ? 0 : ratingOf(senior, war);
}
