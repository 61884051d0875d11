/**
 * How ratings move when a rated match is over: OpenSkill's, by the model of Bradley and Terry. What a scenario gives a
 * side is one more member of that side's team, with a strength of its own that is learnt from the same results.
 */
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { Skill } from './skill.ts';

const SIGMA = 25 / 3;
/** How far one match goes by chance: of two whose skills lie so far apart the better wins about seven of ten. */
const BETA = SIGMA / 2;
/** What a person's skill may change by between two matches: nobody's rating ever stands quite still. */
const TAU = 25 / 300;

export interface Member {
  readonly skill: Skill;
  /** His part in the command of the side; those of a side make one whole. */
  readonly share: number;
}

export interface RatedTeam {
  readonly members: readonly Member[];
  /** What the scenario gives the side; null where that is not asked. */
  readonly side: Skill | null;
  /** 1 is the best; those with the same have drawn. */
  readonly rank: number;
}

export interface Moved {
  readonly members: readonly Skill[];
  readonly side: Skill | null;
}

/**
 * A side is as strong as its commanders are on the average, not as many of them as there are: each enters with his share,
 * and what comes of it is his again in full.
 */
export function rateMatch(teams: readonly RatedTeam[]): readonly Moved[] {
  const before = teams.map(({ members, side }) => [
    ...members.map(({ skill: { mu, sigma }, share }) => ({
      mu: mu * share,
      sigma: Math.hypot(sigma, TAU) * share,
    })),
    ...(side === null ? [] : [{ ...side }]),
  ]);
  const after = rate(before, {
    mu: 0,
    sigma: SIGMA,
    beta: BETA,
    rank: teams.map(({ rank }) => rank),
    model: bradleyTerryFull,
  });
  return teams.map(({ members, side }, t) => ({
    members: members.map(({ share }, m) => {
      const { mu, sigma } = after[t]![m]!;
      return { mu: mu / share, sigma: sigma / share };
    }),
    side: side === null ? null : after[t]!.at(-1)!,
  }));
}
