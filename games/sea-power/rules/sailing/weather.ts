/** 11.B: the weather outside, thrown for by every squadron that tries to leave port. */
import { squadronOf } from '../chart/afloat.ts';
import { markDamage } from '../ports/wear.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import type { Context } from '../world/phase.ts';
import { berthsOf, type Marker } from '../world/squadron.ts';
import type { State } from '../world/state.ts';

/** A die and the leader's rating: from here on it is fair, from there on she is held in port; below that it storms. */
const FAIR = 5;
const HELD = 3;
/** A ship's die in a storm is her damage up to this; higher ones are luck. */
const WORST_STORM = 4;

/** 11.B/1: whether it may go to sea; if not, its movement of the year is over. 11.B/2: a storm hurts its ships too. */
export function weatherLets(world: State, marker: Marker, context: Context): boolean {
  const { side, token } = marker;
  const squadron = squadronOf(world, side, token);
  const die = context.dice.d6();
  const result = die + ratingOfSquadron(world, squadron);
  const effect = result >= FAIR ? 'fair' : result >= HELD ? 'held' : 'storm';
  const told = {
    kind: 'weather',
    rule: effect === 'storm' ? '11.B/2' : '11.B/1',
    side,
    token,
    effect,
  } as const;
  // What the die comes to hangs on a leader whom the enemy can't see.
  if (effect !== 'storm') {
    context.tell({ ...told, dice: [die] }, { news: true });
    marker.moved = effect === 'held';
    return effect === 'fair';
  }
  marker.moved = true;
  const throws = berthsOf(squadron).map(({ ship }) => ({ ship, die: context.dice.d6() }));
  const damage = throws.flatMap(({ ship, die: points }) => (points > WORST_STORM ? [] : [{ ship, points }]));
  // A die a ship: their number would tell how many there are.
  context.tellSide(
    side,
    { ...told, dice: [die, ...throws.map((one) => one.die)], damage },
    { ...told, dice: [die] },
    { news: true },
  );
  markDamage(world, side, squadron, damage, 'storm', context);
  return false;
}
