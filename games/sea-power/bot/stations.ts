/** What it is worth to a side that it, and not the enemy, lies at sea in an area at the year's end. */
import { COMMERCE_POINTS, hasCommerce } from '../rules/chart/commerce.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { type AreaId, type Desk, frigatesIn } from './desk.ts';

/** Points that the Europeans earn in a year by control, if they have it. */
export const controlOf = ({ view }: Desk, area: AreaId): number => areaPoints(view, area);

/** Points that their frigates earn there, if no English squadron keeps them off. */
export const tradeAt = (desk: Desk, area: AreaId): number =>
  hasCommerce(desk.view, area) ? COMMERCE_POINTS * frigatesIn(desk, 'european', area) : 0;
