/** 6.32: where the next frigate would do most: the English watch where the enemy comes out, the Europeans raid trade. */
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { Side } from '../data/nations.ts';
import { portOf } from '../data/ports.ts';
import { hasCommerce } from '../rules/chart/commerce.ts';
import { areaPoints } from '../rules/chart/control.ts';
import type { View } from '../rules/world/state.ts';
import { otherSide } from '../rules/world/war.ts';

const count = (areas: readonly AreaId[], area: AreaId): number =>
  areas.filter((each) => each === area).length;

/** Squadrons of a side in the ports of an area. */
const inPorts = (view: View, side: Side, area: AreaId): number =>
  view.markers.filter((one) => one.side === side && 'port' in one.at && portOf(one.at.port).area === area)
    .length;

function worth(view: View, side: Side, area: AreaId): number {
  const enemy = otherSide(side);
  const there = count(view.frigates[side], area);
  if (side === 'english') return areaPoints(view, area) + Math.min(3, inPorts(view, enemy, area)) - 3 * there;
  if (!hasCommerce(view, area)) return -1;
  return 3 - 0.4 * areaPoints(view, area) - 2 * there - (inPorts(view, enemy, area) > 0 ? 1 : 0);
}

/** One area after another as if each frigate had been laid there; as many as are in hand. */
export function proposedFrigates(view: View, side: Side): AreaId[] {
  const laid: AreaId[] = [];
  for (let left = view.inHand[side]; left > 0; left--) {
    const seen: View = {
      ...view,
      frigates: { ...view.frigates, [side]: [...view.frigates[side], ...laid] },
    };
    laid.push(
      AREA_IDS.reduce((best, area) => (worth(seen, side, area) > worth(seen, side, best) ? area : best)),
    );
  }
  return laid;
}
