/** Leadership and Strategy Checks (3.45). */
import type { Context } from './phase.ts';
import { favour, rankDrm } from './ranks.ts';
import type { State, World } from './state.ts';
import { theatreOf } from './theatre.ts';
import type { CommandId, LeaderId, Personality, Rank, SideId } from './vocabulary.ts';

export interface Ratings {
  readonly lr: number;
  readonly sr: number;
  readonly cr: number;
  readonly personality: Personality;
  readonly rank: Rank | null;
}

/** 3.431, 3.493 */
const NOTIONAL: Ratings = { lr: 0, sr: 0, cr: 1, personality: 'Timid', rank: null };

export function ratingsOf(world: World, side: SideId, leader: LeaderId | null): Ratings {
  const counter = leader === null ? undefined : theatreOf(world).leaders.get(leader);
  if (leader === null || counter === undefined) return NOTIONAL;
  const rank = world.forces[side]?.leaders[leader]?.rank ?? counter.rank;
  return { lr: counter.lr, sr: counter.sr ?? 0, cr: counter.cr, personality: counter.personality, rank };
}

/** Who makes a Command's Strategy Checks: its Admiral, or the Fleet's where it has no Commands (3.47). */
export const admiralOf = (world: World, side: SideId, command: CommandId | null): LeaderId | null =>
  world.stations[command ?? side] ?? null;

/** 3.451: at or under the rating. Told to its side; the others learn of it only if `open`. */
export function check(
  world: State,
  context: Context,
  what: {
    readonly side: SideId;
    readonly leader: LeaderId | null;
    readonly rating: 'lr' | 'sr';
    readonly rule: string;
    readonly for: string;
    readonly modifier?: number;
    readonly open?: true;
  },
): boolean {
  const rating = ratingsOf(world, what.side, what.leader)[what.rating];
  const modifier = (what.modifier ?? 0) + rankDrm(world, what.side, what.rating === 'lr' ? 'lc' : 'sc');
  const die = context.d10();
  const missed = die + modifier - rating;
  // 12.42: a player's own rank may save it.
  const passed = missed <= 0 || favour(world, what.side, missed);
  const told = {
    kind: 'check',
    rule: what.rule,
    dice: [die],
    side: what.side,
    leader: what.leader,
    what: what.for,
    rating,
    modifier,
    passed,
  } as const;
  if (what.open === true) context.tell(told);
  else context.tellSide(what.side, told, null);
  return passed;
}
