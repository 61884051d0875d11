/** What a commander with the weather gauge can know before he decides. */
import type { Side } from '../../data/nations.ts';
import type { Line } from '../../rules/battle/battle-line.ts';
import type { Forecast } from '../../rules/battle/odds.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { otherSide } from '../../rules/world/war.ts';
import { squadronOfToken } from '../look/words.ts';

/** The lines as they would be drawn up: one's own, and the enemy's as the glass shows it. */
export function linesAhead(view: View): Readonly<Record<Side, Line>> | null {
  const { battle, glimpse, side } = view;
  if (battle === null || side === null) return null;
  const own = (of: Side): LineShip[] =>
    (squadronOfToken(view, battle.tokens[of])?.stacks.flat() ?? []).map(({ ship, leader }) => ({
      ship,
      leader,
      damage: view.forces[of]?.ships[ship]?.damage ?? 0,
      disabled: false,
    }));
  const seen = (): LineShip[] =>
    (glimpse ?? []).flat().map(({ ship, leader, damage }) => ({ ship, leader, damage, disabled: false }));
  const enemy = otherSide(side);
  const theirs = view.forces[enemy] === undefined ? seen() : own(enemy);
  return side === 'english'
    ? { english: own('english'), european: theirs }
    : { english: theirs, european: own('european') };
}

/** Which share of the enemy's line the fire of a side is likely to cost him in a round; a ship sunk counts twice. */
const harmOf = (odds: Readonly<Record<Side, Forecast>>, side: Side): number =>
  odds[side].broadsides.reduce((sum, { disabled, sunk }) => sum + disabled + 2 * sunk, 0) /
  Math.max(1, odds[otherSide(side)].ships.length);

/** Whether the first round is likely to cost twice the share of the line that it takes from the enemy. */
export const isOutmatched = (odds: Readonly<Record<Side, Forecast>>, side: Side): boolean =>
  harmOf(odds, otherSide(side)) > 2 * harmOf(odds, side);
