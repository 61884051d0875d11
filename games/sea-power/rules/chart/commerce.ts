/** The war on commerce (8.4): European frigates where there are English ports and no English squadron to speak of. */
import { AREA_IDS, type AreaId } from '../../data/areas.ts';
import { portsIn } from '../../data/ports.ts';
import type { Score } from '../world/score.ts';
import type { Open, World } from '../world/state.ts';
import { isFriendly } from './chart.ts';
import { ENOUGH_SHIPS, shipsAtSea } from './control.ts';

/** For each frigate marker. */
export const COMMERCE_POINTS = 3;

export const hasCommerce = (world: Readonly<Open>, area: AreaId): boolean =>
  portsIn(area).some(({ id }) => isFriendly(world, 'english', id));

/** One English squadron of two ships at sea protects all trade of its area. */
export const isProtected = (world: World, area: AreaId): boolean =>
  shipsAtSea(world, area, 'english') >= ENOUGH_SHIPS;

/** 8.4: each frigate marker is paid for where there is trade that nobody protects. */
export function commerceScores(world: World): Score[] {
  return AREA_IDS.flatMap((area): Score[] => {
    const frigates = world.frigates.european.filter((one) => one === area).length;
    if (frigates === 0 || !hasCommerce(world, area) || isProtected(world, area)) return [];
    const points = frigates * COMMERCE_POINTS;
    return [{ year: world.year, side: 'european', points, source: 'commerce', of: area }];
  });
}
