/** Chances in words: a die shows 0 to 9, and so many of its faces will do. */
import { inTen } from '../../attention/in-ten.ts';
import type { CommandId, LeaderId, SideId } from '../../rules/module/vocabulary.ts';
import { admiralOf, ratingsOf } from '../../rules/umpire/strategy-checks.ts';
import { rankDrm } from '../../rules/world/ranks.ts';
import type { View } from '../../rules/world/state.ts';

export { inTen };

const FACES = 10;

/** Faces at or under a number once a modifier has been added to the die. */
export const facesAtMost = (needed: number, modifier: number): number =>
  Math.max(0, Math.min(FACES, needed - modifier + 1));

/** 3.451: a check against a rating. */
export function checkFaces(
  view: View,
  side: SideId,
  leader: LeaderId | null,
  rating: 'lr' | 'sr',
  modifier = 0,
): number {
  const drm = modifier + rankDrm(view, side, rating === 'lr' ? 'lc' : 'sc');
  return facesAtMost(ratingsOf(view, side, leader)[rating], drm);
}

/** The Strategy Check of a Command's Admiral, or of the Fleet's. */
export const strategyFaces = (view: View, side: SideId, command: CommandId | null, modifier = 0): number =>
  checkFaces(view, side, admiralOf(view, side, command), 'sr', modifier);
