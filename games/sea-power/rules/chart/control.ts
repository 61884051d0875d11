/** Control of the sea (8.1): who is alone at sea in an area with enough ships, as the year's battles have left it. */
import { AREAS, type AreaId, areaOf } from '../../data/areas.ts';
import type { Side } from '../../data/nations.ts';
import { PONDICHERRY, portOf } from '../../data/ports.ts';
import type { Context } from '../world/phase.ts';
import { berthsOf, type Marker } from '../world/squadron.ts';
import type { Open, State, World } from '../world/state.ts';
import { otherSide, warPlan } from '../world/war.ts';
import { squadronBehind } from './afloat.ts';
import { markersAtSea } from './chart.ts';

/** A squadron with fewer ships holds nothing and protects nothing. */
export const ENOUGH_SHIPS = 2;

/** Ships behind a marker; none where the view does not show them. */
export const shipsBehind = (world: World, { side, token }: Pick<Marker, 'side' | 'token'>): number => {
  const squadron = squadronBehind(world, side, token);
  return squadron === null ? 0 : berthsOf(squadron).length;
};

/** Ships that a side has at sea in an area. */
export const shipsAtSea = (world: World, area: AreaId, side: Side): number => {
  let ships = 0;
  for (const marker of markersAtSea(world, area, side)) ships += shipsBehind(world, marker);
  return ships;
};

/** The only side with a squadron at sea in the area, real or not: as everybody sees it. */
export const isAloneAtSea = (world: Readonly<Open>, area: AreaId, side: Side): boolean =>
  markersAtSea(world, area, side).length > 0 && markersAtSea(world, area, otherSide(side)).length === 0;

/** 8.1: alone at sea with enough ships. Damage and a lack of leaders do not matter. */
export const holdsSea = (world: World, area: AreaId, side: Side): boolean =>
  isAloneAtSea(world, area, side) && shipsAtSea(world, area, side) >= ENOUGH_SHIPS;

/** 8.2: what an area is worth; a war may have prizes of its own, and a scenario depart from the map. */
export function areaPoints(world: Pick<Open, 'scenario' | 'war'>, area: AreaId): number {
  const { prizes } = warPlan(world);
  if (prizes !== undefined) return prizes[area] ?? 0;
  return world.scenario.values?.[area] ?? areaOf(area).points;
}

/** Marks what the Europeans control, as far as it is worth points (8.2/2), and how long the English have held Bengal. */
export function judgeControl(world: State, context: Context): void {
  world.control = AREAS.map(({ id }) => id).filter(
    (area) => areaPoints(world, area) > 0 && holdsSea(world, area, 'european'),
  );
  const bengal = portOf(PONDICHERRY).area;
  world.bengalYears = holdsSea(world, bengal, 'english') ? world.bengalYears + 1 : 0;
  // Control tells real squadrons from empty ones, also where there is none.
  context.tell({ kind: 'control', rule: '8.1', areas: world.control }, { news: true });
}
