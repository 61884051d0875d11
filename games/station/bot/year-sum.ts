/** How the Year's Orders will be compared (12.23): whether more of them can still change anything. */
import { netOf } from '../rules/umpire/prestige.ts';
import type { Desk } from './desk.ts';

/** The gap beyond which nothing more is won or lost by it. */
const widest = ({ theatre }: Desk): number =>
  Math.max(1, ...theatre.module.prestige.yearFewer.map(({ by: [from] }) => from));

/** Only where ships count at the end: elsewhere there is nothing to save them for. */
export function isSettled(desk: Desk): boolean {
  const { view, side, enemy, left } = desk;
  if (!desk.temper.thrift || view.scenario.fleetCounts !== true || view.scenario.scoreOrders !== undefined)
    return false;
  return (
    Math.abs(netOf(view, side) - netOf(view, enemy)) >=
    widest(desk) + Math.sqrt(desk.temper.scales.wander * left)
  );
}
