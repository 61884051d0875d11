/** Victory points of the year (8.2 to 8.4, 11.I, 11.L, 11.M), and the way back of the sunk to their pools. */
import type { Side } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { markersAtSea } from '../chart/chart.ts';
import { commerceScores } from '../chart/commerce.ts';
import { areaPoints, shipsAtSea } from '../chart/control.ts';
import type { Context } from '../world/phase.ts';
import { shipsToPool } from '../world/pools.ts';
import { isRussianShip } from '../world/russians.ts';
import type { Score } from '../world/score.ts';
import type { AreaId, ShipId } from '../world/squadron.ts';
import type { Open, State, World } from '../world/state.ts';
import { otherSide } from '../world/war.ts';

/** From this many guns on a ship counts double. */
const BIG_SHIP = 74;
/** What the alliance brings, and how many English ships it takes to deny it that. */
const ALLIANCE = { area: 'baltic-sea', ships: 12, points: 4 } as const;
/** 11.M: the die that sinks for good. */
const FOR_GOOD = 6;

type Loss = State['sunk'][number];

/** The only way points come on the track. */
export function award(world: State, scores: readonly Score[]): void {
  for (const score of scores) {
    world.ledger.push(score);
    world.points[score.side] += score.points;
  }
}

/** 8.3: what the English earn for a ship. */
export const worthOf = (ship: ShipId): number => (shipOf(ship).guns >= BIG_SHIP ? 2 : 1);

/** 8.2/1: only the Europeans earn by control. */
export const areaScores = (world: World): Score[] =>
  world.control.map((area) => ({
    year: world.year,
    side: 'european',
    points: areaPoints(world, area),
    source: 'area',
    of: area,
  }));

/** 8.3: the English gain by European losses and lose a point by each of their own. 11.L: a prize pays her captor twice. */
export function lossScore(year: number, { ship, side, captured }: Loss): Score {
  if (captured)
    return { year, side: otherSide(side), points: 2 * worthOf(ship), source: 'captured', of: ship };
  const points = side === 'european' ? worthOf(ship) : -1;
  return { year, side: 'english', points, source: side === 'european' ? 'sunk' : 'lost', of: ship };
}

/** 11.I: whether the Baltic counts for the Europeans this year. */
const isAllied = (world: Pick<Open, 'options' | 'alliance' | 'year'>): boolean =>
  world.options.northernAlliances === true && world.alliance.year === world.year;

/** What an area can bring the Europeans this year: by its control, and in the Baltic by the alliance. */
export const prizeOf = (
  world: Pick<Open, 'scenario' | 'war' | 'options' | 'alliance' | 'year'>,
  area: AreaId,
): number => areaPoints(world, area) + (area === ALLIANCE.area && isAllied(world) ? ALLIANCE.points : 0);

/** 11.I: in its one year the alliance pays unless the English alone lie in the Baltic with a dozen ships. */
export function allianceScores(world: World): Score[] {
  const { area, ships, points } = ALLIANCE;
  if (!isAllied(world)) return [];
  const held =
    shipsAtSea(world, area, 'english') >= ships && markersAtSea(world, area, 'european').length === 0;
  return held ? [] : [{ year: world.year, side: 'european', points, source: 'alliance', of: area }];
}

/** Counts the year and sends the lost back to where they are built anew. */
export function countPoints(world: State, context: Context): void {
  const { sunk, year } = world;
  credit(
    world,
    '8.2/1',
    [
      ...areaScores(world),
      ...sunk.map((loss) => lossScore(year, loss)),
      ...commerceScores(world),
      ...allianceScores(world),
    ],
    context,
  );
  world.sunk = [];
  const forGood = world.options.permanentlySunk ? sinkForGood(world, sunk, context) : [];
  // 11.O: Russians who are lost do not come again.
  world.gone.push(
    ...sunk.map(({ ship }) => ship).filter((ship) => isRussianShip(ship) || forGood.includes(ship)),
  );
  shipsToPool(
    world,
    sunk.map(({ ship }) => ship).filter((ship) => !world.gone.includes(ship)),
  );
}

/** 11.M/1: a die for each that was sunk; on a six she counts once more and is out for the rest of the war. */
function sinkForGood(world: State, sunk: readonly Loss[], context: Context): ShipId[] {
  const wrecks = sunk.filter(({ captured }) => !captured);
  if (wrecks.length === 0) return [];
  const dice = wrecks.map(() => context.dice.d6());
  context.tell({ kind: 'wrecks', rule: '11.M/1', ships: wrecks.map(({ ship }) => ship), dice });
  const lost = wrecks.filter((_, index) => dice[index] === FOR_GOOD);
  for (const { ship, side } of lost) context.tell({ kind: 'gone', rule: '11.M/1', ship, side });
  if (lost.length > 0)
    credit(
      world,
      '11.M/1',
      lost.map((loss) => lossScore(world.year, loss)),
      context,
    );
  return lost.map(({ ship }) => ship);
}

/** What commerce and control bring tells how strong a squadron is. */
function credit(world: State, rule: string, scores: readonly Score[], context: Context): void {
  award(world, scores);
  context.tell({ kind: 'points', rule, scores, totals: { ...world.points } }, { news: true });
}

/** Where the points of a side came from, over the match. */
export function pointsBySource(
  world: Pick<State, 'ledger'>,
  side: Side,
): Partial<Record<Score['source'], number>> {
  const sums: Partial<Record<Score['source'], number>> = {};
  for (const score of world.ledger)
    if (score.side === side) sums[score.source] = (sums[score.source] ?? 0) + score.points;
  return sums;
}
