/** Two squadrons of a side become one (6.1/6, 6.1/7, 6.5/5): the higher leader commands, the other marker is taken off. */
import type { Side } from '../../data/nations.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import type { Context } from '../world/phase.ts';
import { isEmpty, type Squadron, type Token } from '../world/squadron.ts';
import type { State, World } from '../world/state.ts';
import { markerOf, squadronOf, takeOff } from './afloat.ts';

/** An empty squadron has nobody to lead anything, whatever it moves with. */
const rankOf = (world: World, squadron: Squadron): number =>
  isEmpty(squadron) ? -1 : ratingOfSquadron(world, squadron);

/** 6.1/6, 6.5/5: puts the newcomer and the one already there together; says which marker is left. */
export function combine(
  world: State,
  side: Side,
  newcomer: Token,
  there: Token,
  under: Token | null,
  context: Context,
): Token {
  const [coming, present] = [squadronOf(world, side, newcomer), squadronOf(world, side, there)];
  const lead = rankOf(world, coming) - rankOf(world, present);
  // 6.1/7: of equals the owner says which; without his word the one that was there.
  const [senior, junior] =
    lead > 0 || (lead === 0 && under === newcomer) ? [coming, present] : [present, coming];
  const [kept, gone] = [markerOf(world, senior.token!), markerOf(world, junior.token!)];
  kept.moved = true;
  kept.battle ||= gone.battle;
  // 6.22/1: what began the year in a neutral port is still bound by it, under whatever marker.
  kept.fromNeutral ||= gone.fromNeutral && !isEmpty(junior);
  // Absorbed stacks sail and fight behind those of the squadron that took them in.
  senior.stacks = [...senior.stacks, ...junior.stacks];
  junior.stacks = [];
  takeOff(world, junior);
  // Who commands tells something about leaders that nobody else could see.
  context.tell(
    { kind: 'combined', rule: kept.battle ? '6.5/5' : '6.1/6', side, token: gone.token, into: kept.token },
    { news: true },
  );
  return kept.token;
}
