/** Joining a battle that has been marked (6.5/5): a die and both leaders against seven. */
import type { Side } from '../../data/nations.ts';
import { squadronOf } from '../chart/afloat.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import type { Context } from '../world/phase.ts';
import type { Token } from '../world/squadron.ts';
import type { State } from '../world/state.ts';

const JOIN_NEEDS = 7;

/** 6.5/5: whether the newcomer finds the friend in battle. The ratings are the owner's secret, the die is not. */
export function throwToJoin(
  world: State,
  side: Side,
  newcomer: Token,
  friend: Token,
  context: Context,
): boolean {
  const ratings = [newcomer, friend].map((token) => ratingOfSquadron(world, squadronOf(world, side, token)));
  const die = context.dice.d6();
  const joined = die + ratings[0]! + ratings[1]! >= JOIN_NEEDS;
  context.tell(
    { kind: 'join', rule: '6.5/5', dice: [die], side, token: newcomer, with: friend, joined },
    { news: true },
  );
  return joined;
}
