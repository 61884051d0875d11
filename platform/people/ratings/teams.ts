/** Who is to be rated against whom when a match is over, and in which order they came in. */
import type { Outcome } from '@weathergage/kernel';
import type { Skill } from './skill.ts';

/** Who sat in a seat when the match began; neither a person nor a machine where he has deleted his account. */
export interface Stake {
  readonly seat: string;
  readonly side: string;
  readonly person: string | null;
  readonly machine: string | null;
  readonly skill: Skill;
}

/** Who has the seat at the end. */
export interface Holder {
  readonly person: string | null;
  readonly machine: string | null;
}

export interface TeamMember {
  /** As ratings know him; null for somebody who is gone, whose rating is nobody's any more. */
  readonly who: string | null;
  readonly person: string | null;
  readonly skill: Skill;
  readonly share: number;
}

export interface Team {
  /** Null for one who left: what befell his side after that is not his. */
  readonly side: string | null;
  readonly rank: number;
  readonly members: readonly TeamMember[];
}

export const machineKey = (level: string): string => `machine:${level}`;

const keyOf = ({ person, machine }: Holder): string | null =>
  person ?? (machine === null ? null : machineKey(machine));

const RANK = { won: 1, lost: 2, left: 3 } as const;

/**
 * Each side is a team of those who stayed, by the seats they had. Whoever left, or was replaced, comes in behind everybody,
 * alone; whoever took the chair after him is not rated. Nothing is rated where that leaves nobody to be rated against, or
 * one person sat on two sides.
 */
export function teamsOf(
  stakes: readonly Stake[],
  holders: ReadonlyMap<string, Holder>,
  { winners }: Pick<Outcome, 'winners'>,
): readonly Team[] {
  const stayed = stakes.filter((stake) => {
    const now = holders.get(stake.seat);
    return now !== undefined && keyOf(now) === keyOf(stake);
  });
  const sides = [...new Set(stakes.map(({ side }) => side))];
  const teams = sides.flatMap((side): Team[] => {
    const own = stayed.filter((stake) => stake.side === side);
    if (own.length === 0) return [];
    const rank = winners.length === 0 || winners.includes(side) ? RANK.won : RANK.lost;
    const members = [...Map.groupBy(own, (stake) => keyOf(stake) ?? stake.seat).values()];
    return [{ side, rank, members: members.map((seats) => memberOf(seats, own.length)) }];
  });
  const staying = new Set(stayed.map(keyOf));
  const left = stakes.filter((stake) => !stayed.includes(stake) && !staying.has(keyOf(stake)));
  const leavers = [...Map.groupBy(left, (stake) => keyOf(stake) ?? stake.seat).values()];
  const all = [
    ...teams,
    ...leavers.map((seats) => ({ side: null, rank: RANK.left, members: [memberOf(seats, seats.length)] })),
  ];
  const rated = all.flatMap(({ members }) => members.flatMap(({ who }) => (who === null ? [] : [who])));
  return all.length < 2 || new Set(rated).size < rated.length ? [] : all;
}

function memberOf(seats: readonly Stake[], of: number): TeamMember {
  const [stake] = seats;
  return {
    who: keyOf(stake!),
    person: stake!.person,
    skill: stake!.skill,
    share: seats.length / of,
  };
}
