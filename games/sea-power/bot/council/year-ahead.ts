/**
 * What a year will come to when all have sailed and the guns are still silent: marked battles by the odds of the two lines,
 * seas held, trade preyed upon. So the dice of battles, which tell nothing of an order's worth, need not be thrown.
 */
import type { AreaId } from '../../data/areas.ts';
import type { Side } from '../../data/nations.ts';
import { COMMERCE_POINTS, hasCommerce } from '../../rules/chart/commerce.ts';
import { areaPoints, ENOUGH_SHIPS } from '../../rules/chart/control.ts';
import { WINNING_LEAD } from '../../rules/victory.ts';
import { type Berth, berthsOf } from '../../rules/world/squadron.ts';
import type { State } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';
import { meet, type Weight, weightOf } from '../odds-table.ts';
import { yearsLeft } from '../standing.ts';

interface Presence {
  readonly berths: Berth[];
  /** A flag is there, with ships behind it or without. */
  shown: boolean;
}

/** By area, what each side has at sea. */
function presences(state: State): Map<AreaId, Record<Side, Presence>> {
  const found = new Map<AreaId, Record<Side, Presence>>();
  for (const { at, side, token } of state.markers) {
    if (!('area' in at)) continue;
    let here = found.get(at.area);
    if (here === undefined) {
      here = { english: { berths: [], shown: false }, european: { berths: [], shown: false } };
      found.set(at.area, here);
    }
    here[side].shown = true;
    const squadron = state.forces[side].squadrons.find((one) => one.token === token);
    if (squadron !== undefined) here[side].berths.push(...berthsOf(squadron));
  }
  return found;
}

/** The lead of the English in points at the year's end, as it is to be expected. */
function expectedLead(state: State): number {
  const war = warOf(state);
  const weight = (side: Side, berths: readonly Berth[]): Weight =>
    weightOf(side, berths, (ship) => state.forces[side].ships[ship]?.damage ?? 0, war);
  let lead = state.points.english - state.points.european;
  const guarded = new Map<AreaId, number>();
  for (const [area, { english, european }] of presences(state)) {
    let [theirs, ours] = [
      european.berths.length >= ENOUGH_SHIPS ? 1 : 0,
      english.berths.length >= ENOUGH_SHIPS ? 1 : 0,
    ];
    if (english.berths.length > 0 && european.berths.length > 0) {
      const { points, holds } = meet(weight('english', english.berths), weight('european', european.berths));
      lead += points;
      theirs *= holds.european * (1 - holds.english);
      ours *= holds.english;
    } else if (english.shown) theirs = 0;
    lead -= theirs * areaPoints(state, area);
    guarded.set(area, ours);
  }
  for (const area of state.frigates.european)
    if (area !== null && hasCommerce(state, area)) lead -= COMMERCE_POINTS * (1 - (guarded.get(area) ?? 0));
  return lead;
}

/** How far a year's battles stray from what was to be expected, and a whole year from the mean, in points. */
const BATTLES_STRAY = 9;
const YEAR_STRAYS = 22;

const below = (sigmas: number): number => 1 / (1 + Math.exp(-1.702 * sigmas));

/** How likely a side is to win in the end, a draw being half of it: by the bands of victory (8.5) and the years to come. */
export function chanceAhead(state: State, side: Side): number {
  const lead = expectedLead(state) * (side === 'english' ? 1 : -1);
  const strays = Math.sqrt(BATTLES_STRAY ** 2 + YEAR_STRAYS ** 2 * (yearsLeft(state) - 1));
  return (below((lead - WINNING_LEAD) / strays) + below((lead + WINNING_LEAD) / strays)) / 2;
}
