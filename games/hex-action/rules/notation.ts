/** The Movement Notation Phase (7.0): every ship's move is written in secret, then all logs are opened at once. */
import { refuse } from '@weathergage/kernel';
import type { AnswerTo, HexAsk } from './asks.ts';
import { type AskRules, askId, type Context, type PhaseRules } from './phase.ts';
import { driftIsDue, hasChoice, inPlay, judgePlot, legalPlots } from './plot.ts';
import type { Ship } from './ship.ts';
import { type Sea, type State, shipOf } from './state.ts';

export const notation: PhaseRules = {
  enter(sea, context) {
    if (sea.ships.some((ship) => hasChoice(sea, ship))) return 'waits';
    openLogs(sea, {}, context);
    return 'done';
  },

  asks: (sea) =>
    sea.ships
      .filter((ship) => hasChoice(sea, ship))
      .map(
        (ship): HexAsk => ({
          id: askId(sea, 'plot', ship.id),
          seat: ship.seat,
          kind: 'plot',
          rule: '7.2',
          ship: ship.id,
        }),
      ),

  resolve(sea, answers, context) {
    const written: Record<string, string> = {};
    for (const { ask, answer } of answers) written[ask.ship] = (answer as AnswerTo<'plot'>).plot;
    openLogs(sea, written, context);
    return 'done';
  },
};

/** 7.2.6: a ship without a choice has her 0 or D written for her. */
const withoutOrders = (sea: Sea, ship: Ship): string => (driftIsDue(sea, ship) ? 'D' : '0');

/** 7.2.5: the move columns are open from here on; the load columns stay closed. */
function openLogs(sea: State, written: Readonly<Record<string, string>>, context: Context): void {
  const plots: Record<string, string> = {};
  for (const ship of sea.ships) {
    if (!inPlay(sea, ship)) continue;
    plots[ship.id] = written[ship.id] ?? withoutOrders(sea, ship);
    ship.lastPlot = plots[ship.id]!;
  }
  sea.execution = { step: 0, plots, stopped: [], contest: null, retrace: null };
  context.tell({ kind: 'plots', rule: '7.2.5', plots }, { news: true });
}

export const plotAsk: AskRules<'plot'> = {
  *choices(view, ask) {
    for (const plot of legalPlots(view, shipOf(view, ask.ship))) yield { plot };
  },
  check(view, ask, answer) {
    const { infraction } = judgePlot(view, shipOf(view, ask.ship), answer.plot);
    return infraction && refuse(infraction.code, infraction.rule, infraction.message);
  },
};
