/** What is decided once a year or seldom: frigates, assaults, bids. */

import { portOf } from '../data/ports.ts';
import { COMMERCE_POINTS, hasCommerce } from '../rules/chart/commerce.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { areasOpenTo, canStorm, portsToTake } from '../rules/ports/assault.ts';
import {
  type Answerer,
  AREA_IDS,
  type AreaId,
  type Desk,
  enemyInPort,
  frigatesIn,
  worthMost,
} from './desk.ts';
import type { Temper } from './temper.ts';

type Watch = Pick<Temper, 'spread' | 'eyes' | 'raids'>;

/** What a frigate is good for in an area, by the side at the desk. */
export const frigateWorth = (
  desk: Desk,
  waiting: ReadonlyMap<AreaId, number>,
  area: AreaId,
  temper: Watch,
): number =>
  desk.side === 'european' ? raid(desk, area, temper) : scout(desk, area, waiting.get(area) ?? 0, temper);

/** 6.32 */
export const answerFrigate =
  (temper: Temper): Answerer<'frigate'> =>
  (desk) => {
    const waiting = enemyInPort(desk);
    return { area: worthMost(AREA_IDS, (one) => frigateWorth(desk, waiting, one, temper)) };
  };

/** Where trade is and the enemy has no other reason to be: each such sea costs him a squadron. */
function raid(desk: Desk, area: AreaId, { raids }: Watch): number {
  if (!hasCommerce(desk.view, area)) return -1;
  const guarded = desk.view.markers.some(
    ({ side, at }) => side === desk.enemy && 'port' in at && portOf(at.port).area === area,
  );
  return (
    3 -
    raids.points * areaPoints(desk.view, area) -
    raids.others * frigatesIn(desk, 'european', area) -
    (guarded ? raids.guarded : 0)
  );
}

/** Eyes where the enemy comes out and where he wants to go. */
const scout = (desk: Desk, area: AreaId, waiting: number, { spread, eyes }: Watch): number =>
  eyes.points * areaPoints(desk.view, area) * (1 - spread) ** frigatesIn(desk, 'english', area) +
  eyes.ports * Math.min(3, waiting) -
  eyes.alone * frigatesIn(desk, 'english', area);

/** 6.23: it costs nothing to try, and a port lost is one from which the enemy sails no more. */
export const answerAssault: Answerer<'assault'> = (desk, { areas }) => {
  const { view, side } = desk;
  const able = areas.filter((area) => canStorm(view, side, area) && areasOpenTo(view, side).includes(area));
  return { areas: able.filter((area) => side === 'european' || isWorthTaking(desk, area)) };
};

/** A port that is English brings trade to be raided: that is paid where enemies lie inside or the sea counts for more. */
export function isWorthTaking({ view, side, enemy }: Desk, area: AreaId): boolean {
  const ports = portsToTake(view, side, area);
  const isOccupied = view.markers.some(
    (marker) => marker.side === enemy && 'port' in marker.at && ports.includes(marker.at.port),
  );
  return isOccupied || hasCommerce(view, area) || areaPoints(view, area) >= COMMERCE_POINTS;
}

/** 11.E: a little for the side that has the more to do. */
export const answerBid: Answerer<'bid'> = (desk) => ({ points: 2 + desk.below(3), side: 'european' });
