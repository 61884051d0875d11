/** What is known of how well somebody plays, and how it is said. */

/** The likeliest strength, and how far it may be wrong. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Nobody knows yet. */
export const FRESH_SKILL: Skill = { mu: 0, sigma: 25 / 3 };
/** A scenario is taken for even until results say otherwise; it is surer to be nearly so than a newcomer is to be average. */
export const FRESH_SIDE: Skill = { mu: 0, sigma: 25 / 6 };

/** So that figures look as players are used to: 1500 is the middle, and 175 more win about seven matches of ten. */
const MIDDLE = 1500;
const A_UNIT = 25;

export const pointsOf = ({ mu }: Skill): number => Math.round(MIDDLE + A_UNIT * mu);
/** Points by which a side is ahead before the first move. */
export const leadOf = ({ mu }: Skill): number => Math.round(A_UNIT * mu);
/** The true figure lies within so many points of it, nineteen times of twenty. */
export const doubtOf = ({ sigma }: Skill): number => Math.round(A_UNIT * sigma * 1.96);

/** Fewer rated matches than this say little. */
const ENOUGH = 10;
export const isProvisional = (matches: number): boolean => matches < ENOUGH;
