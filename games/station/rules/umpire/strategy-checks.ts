/** Leadership and Strategy Checks (3.45). */

import { type Refusal, refuse } from '@weathergage/kernel';
import type { LeaderCounter } from '../module/forces.ts';
import type { CommandId, LeaderId, Personality, Rank, SideId } from '../module/vocabulary.ts';
import { entryIn } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { rankBy, ratingsAt } from '../world/leaders.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { throwFor } from './own-dice.ts';
import { type Context, today } from './phase.ts';

/** 3.43: what a leader's counter says of him. */
export interface Ratings {
  readonly lr: number;
  readonly sr: number;
  readonly cr: number;
  readonly personality: Personality;
  readonly rank: Rank | null;
}

/** 3.431, 3.493: nobody real. */
const NOTIONAL: Ratings = { lr: 0, sr: 0, cr: 1, personality: 'Timid', rank: null };

/** Without a leader, as Independent Squadrons always are (3.414), a Notional one makes the check (3.453, 3.492). */
export function ratingsOf(world: World, side: SideId, leader: LeaderId | null): Ratings {
  const counter = entryIn(theatreOf(world).leaders, leader);
  if (counter === undefined) return NOTIONAL;
  const rank = rankIn(world, side, counter);
  const { sr, ...rest } = ratingsAt(counter, rank);
  return { ...rest, sr: sr ?? 0, rank };
}

/** Of one's own leaders what he is, of an Enemy in Battle what is seen of him, of others what the calendar says. */
function rankIn(world: World, side: SideId, counter: LeaderCounter): Rank {
  const seen = world.battle?.officers[side]?.find(({ leader }) => leader === counter.id)?.rank;
  const { year, turn } = today(world);
  // 11.172: the dates are looked at in the last Step of Turn One.
  return (
    world.forces[side]?.leaders[counter.id]?.rank ?? seen ?? rankBy(counter, turn === 1 ? year - 1 : year)
  );
}

/**
 * 3.47, 3.412: who makes the Strategy Checks: each Command's own Admiral (3.122), the Fleet's where it has no Commands.
 * Null is a Notional Admiral (3.474).
 */
export const admiralOf = (world: World, side: SideId, command: CommandId | null): LeaderId | null =>
  world.stations[command ?? side] ?? null;

/** 3.45, 3.451: at or under the rating, modifiers on the die (3.452). Told to its side, to the others only if `open`. */
export function checkRating(
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
  const good = (thrown: number): boolean => thrown + modifier <= rating;
  const kind = what.rating === 'lr' ? 'lc' : 'sc';
  const { dice, die } = throwFor(world, context, what.side, kind, good, what.open === true);
  const passed = good(die);
  const told = {
    kind: 'check',
    rule: what.rule,
    dice,
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

type StrategyCheck = [
  world: State,
  context: Context,
  side: SideId,
  command: CommandId | null,
  rule: string,
  what: string,
  modifier?: number,
];

/** A Strategy Check of the Admiral whose business it is: the Command's, or the Fleet's where there is none (3.47, 9.365). */
export const strategyCheck = (
  ...[world, context, side, command, rule, what, modifier = 0]: StrategyCheck
): boolean =>
  checkRating(world, context, {
    side,
    leader: admiralOf(world, side, command),
    rating: 'sr',
    rule,
    for: what,
    modifier,
  });

/** A check for one thing is made once a Turn: a player may not roll until it comes off. */
export const triedBefore = (world: World, side: SideId, what: string): boolean =>
  world.forces[side]?.desk.tried.includes(what) === true;

export const onceATurn = (world: World, side: SideId, what: string): Refusal | null =>
  triedBefore(world, side, what)
    ? refuse('tried', '3.451', 'That was tried this Turn and did not come off.')
    : null;

/** A Strategy Check for a thing that is noted down, so that it is not tried again this Turn. */
export function tryOnce(...check: StrategyCheck): boolean {
  const [world, , side, , , what] = check;
  forcesOf(world, side).desk.tried.push(what);
  return strategyCheck(...check);
}
