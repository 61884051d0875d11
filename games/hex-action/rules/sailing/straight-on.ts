/** 30.0: a ship whose orders were not written in time keeps her course for her full allowance. */
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';
import { allowancesIn } from './allowance.ts';
import { hasChoice } from './held.ts';
import { judgePlot } from './plot.ts';
import { writeSteps } from './plot-notation.ts';

export function straightOn(sea: Sea, ship: Ship): string {
  if (!hasChoice(sea, ship)) return '0';
  const hexes = allowancesIn(sea, ship)[attitude(ship.heading, sea.wind)];
  if (hexes === 0) return '0';
  // Land or an edge in the way cuts it where a plot of hers would be cut.
  const { steps } = judgePlot(sea, ship, String(hexes));
  return writeSteps(steps) || '0';
}
