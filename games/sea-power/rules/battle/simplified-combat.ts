/**
 * 11.N: a round decided by weight. Each ship gives one hit; the side whose attack and leaders sum to more gives the
 * difference on top. Hits go down the other line by one die a ship, over and over, until they are used up.
 */
import { ratingOf } from '../../data/leaders.ts';
import { SIDES, type War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { Context } from '../world/phase.ts';
import type { ShipId } from '../world/squadron.ts';
import type { Battle, State } from '../world/state.ts';
import { otherSide, warOf } from '../world/war.ts';
import type { Line, Lines } from './battle-line.ts';
import { type Blow, type Blows, diceOf, isJoint } from './round.ts';

/** What a line weighs: its attack after damage and joint command, and the ratings of its leaders. */
export function weightOf(line: Line, war: War, joint: boolean): number {
  let weight = 0;
  for (const one of line)
    weight += diceOf(one, 0, joint) + (one.leader === null ? 0 : ratingOf(one.leader, war));
  return weight;
}

/** 11.N: hits that a line gives another, one for each ship and what it weighs more. */
export const hitsOf = (line: Line, own: number, other: number): number =>
  line.length + Math.max(0, own - other);

/** A five or a six misses; any other die is that many hits. */
const hitsOn = (die: number): number => (die >= 5 ? 0 : die);

export function weigh(world: State, battle: Battle & { readonly lines: Lines }, context: Context): Blows {
  const blows = new Map<ShipId, Blow>();
  const { area, lines, round } = battle;
  const war = warOf(world);
  const weights = {
    english: weightOf(lines.english, war, false),
    european: weightOf(lines.european, war, isJoint(battle)),
  };
  for (const side of SIDES) {
    const enemy = lines[otherSide(side)];
    const hits = hitsOf(lines[side], weights[side], weights[otherSide(side)]);
    const marks = share(enemy, hits, context);
    for (const { ship, hits: points } of marks)
      if (points > 0)
        blows.set(ship, {
          damage: (blows.get(ship)?.damage ?? 0) + points,
          disabled: false,
          captor: null,
        });
    context.tell({ kind: 'weight', rule: '11.N', area, round, side, hits, marks });
  }
  return blows;
}

/** The dice go on over ships already sunk, whose hits are spent in vain; once all are sunk there is nothing to find out. */
function share(
  line: Line,
  hits: number,
  { dice }: Context,
): { readonly ship: ShipId; readonly die: number; readonly hits: number }[] {
  const marks: { ship: ShipId; die: number; hits: number }[] = [];
  const afloat = new Map(line.map(({ ship, damage }) => [ship, shipOf(ship).defence - damage]));
  let left = hits;
  for (let turn = 0; left > 0 && afloat.size > 0; turn++) {
    const { ship } = line[turn % line.length]!;
    const die = dice.d6();
    const given = Math.min(left, hitsOn(die));
    left -= given;
    marks.push({ ship, die, hits: given });
    const bears = afloat.get(ship);
    if (bears === undefined) continue;
    if (given > bears) afloat.delete(ship);
    else afloat.set(ship, bears - given);
  }
  return marks;
}
