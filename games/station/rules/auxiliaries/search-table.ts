/** The Search Table of the charts (7.125). */
import type { AuxClass } from '../module/vocabulary.ts';

/** 7.125: at or under: seen and may be Shadowed; seen. */
const SHADOW_AT = 2;
const SEEN_AT = 5;

/** 6.313: Fleet-50 do as Fleet do, but see less, and so do Galleys; a Partial Screen hinders. */
export const searchModifier = (sort: AuxClass, partly: boolean): number =>
  (sort === 'Galley' || sort === 'Fleet-50' ? 1 : 0) + (partly ? 1 : 0);

export const isSeen = (modified: number): boolean => modified <= SEEN_AT;

/** 7.13: whether the die allows it. A larger Formation is easier to follow: one off for each Squadron beyond the first. */
export const mayBeFollowed = (modified: number, squadrons: number): boolean =>
  isSeen(modified) && modified - Math.max(0, squadrons - 1) <= SHADOW_AT;
