/** Orders worth a thought: every move without backing, and a few with it and with notes. Far more are legal. */
import { allowancesIn } from '../sailing/allowance.ts';
import { oarsFault } from '../sailing/oars.ts';
import { judgePlot, type LegalPlot, legalPlots } from '../sailing/plot.ts';
import type { PlotOrder } from '../sea/advanced-log.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';
import { noteFaults, possibleNotes } from './notes.ts';

/** Moves of no more signs than this are also offered with backing before them. */
const SHORT = 3;

const isStraight = (plot: string): boolean => /^\d+$/.test(plot);

export function* sensibleOrders(sea: Sea, ship: Ship): Iterable<PlotOrder> {
  const plots = legalPlots(sea, ship);
  for (const { plot } of plots) yield { plot };
  if (!sea.advanced || !ship.advanced) return;
  yield* backed(sea, ship, plots);
  // A change of sail, an anchor or a repair stands beside a straight move; the longest is worth a thought, and none.
  const longest = plots.filter(({ plot }) => isStraight(plot)).at(-1);
  for (const plot of new Set([plots[0]!.plot, ...(longest === undefined ? [] : [longest.plot])]))
    for (const notes of possibleNotes(sea, ship, plot)) yield { plot, ...notes };
  if (oarsFault(sea, ship) !== null) return;
  for (const { plot, judgement } of legalPlots(sea, ship, { oars: true })) {
    const order: PlotOrder = { plot, oars: true };
    if (noteFaults(sea, ship, order, judgement).length === 0) yield order;
  }
}

/** 20.2: short moves put off by as many factors as she has to spare. */
function* backed(sea: Sea, ship: Ship, plots: readonly LegalPlot[]): Iterable<PlotOrder> {
  const total = allowancesIn(sea, ship)[attitude(ship.heading, sea.wind)];
  for (const { plot, judgement } of plots) {
    if (plot.length > SHORT || plot === '0' || plot === 'D') continue;
    for (let backs = 1; backs <= total - judgement.cost; backs++) {
      const later = 'B'.repeat(backs) + plot;
      if (judgePlot(sea, ship, later, {}).legal) yield { plot: later };
    }
  }
}
