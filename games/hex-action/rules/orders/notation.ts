/**
 * The Movement Notation Phase (7.0, 20.0): every ship's move, with the notes beside it, is written in secret, then all
 * logs are opened at once.
 */
import { refuse } from '@weathergage/kernel';
import { atAnchor, beginAnchoring } from '../sailing/anchoring.ts';
import { fireshipPlot, lightFireship } from '../sailing/fireships.ts';
import { driftIsDue, inPlay } from '../sailing/held.ts';
import { judgePlot } from '../sailing/plot.ts';
import type { Notes, PlotOrder } from '../sea/advanced-log.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import type { AskRules, Context, PhaseRules, Progress } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { type Sea, type State, shipOf } from '../sea/state.ts';
import { noteFaults, notesOf, openNotes } from './notes.ts';
import { sensibleOrders } from './sensible-orders.ts';
import { shiesAt, throwForNerve } from './unreliable.ts';
import { notationAsks, settleFlags, takeOrders } from './written-orders.ts';

/** 7.0: everybody is asked at once, and nothing is shown before all have written. */
export const notationPhase: PhaseRules = {
  enter(sea, context) {
    if (isAdvanced(sea)) {
      throwForNerve(sea, context);
      settleFlags(sea, [], context);
    }
    return waitOrOpen(sea, context);
  },

  asks: notationAsks,

  resolve(sea, answers, context) {
    // 32.5: once the flagships are named it is known whose moves are written turn by turn.
    if (isAdvanced(sea) && settleFlags(sea, answers, context)) return waitOrOpen(sea, context);
    openLogs(sea, takeOrders(sea, answers, context), context);
    return 'done';
  },
};

function waitOrOpen(sea: State, context: Context): Progress {
  if (notationAsks(sea).length > 0) return 'waits';
  openLogs(sea, takeOrders(sea, [], context), context);
  return 'done';
}

/** 7.2.6: a ship without a choice has her 0 or D written for her; one that burns with nobody aboard runs on. */
const withoutOrders = (sea: Sea, ship: Ship): PlotOrder => ({
  plot: (sea.advanced ? fireshipPlot(sea, ship) : null) ?? (driftIsDue(sea, ship) ? 'D' : '0'),
});

/** 7.2.5: the move columns and the notes are open from here on; the load columns stay closed. */
function openLogs(sea: State, written: Readonly<Record<string, PlotOrder>>, context: Context): void {
  const plots: Record<string, string> = {};
  const notes: Record<string, Notes> = {};
  const orders: Record<string, PlotOrder> = {};
  for (const ship of sea.ships) {
    if (!inPlay(sea, ship)) continue;
    const order = written[ship.id] ?? withoutOrders(sea, ship);
    orders[ship.id] = order;
    plots[ship.id] = order.plot;
    // 7.2.1: the move column of this turn.
    ship.lastPlot = order.plot;
    if (Object.keys(notesOf(order)).length > 0) notes[ship.id] = notesOf(order);
  }
  sea.execution = { step: 0, plots, stopped: [], contest: null, retrace: null };
  context.tell({ kind: 'plots', rule: '7.2.5', plots }, { news: true });
  if (!isAdvanced(sea)) return;
  if (Object.keys(notes).length > 0) context.tell({ kind: 'notes', rule: '20.0', notes }, { news: true });
  for (const ship of sea.ships) {
    const order = orders[ship.id];
    if (order !== undefined) takeUpNotes(sea, ship, order, context);
  }
}

function takeUpNotes(sea: AdvancedState, ship: AdvancedShip, order: PlotOrder, context: Context): void {
  openNotes(sea, ship, order, context);
  // 20.3.4.2: from here on everybody knows that she is being turned on her springs.
  if (atAnchor(ship) && judgePlot(sea, ship, order.plot).steps !== '') ship.advanced.did.sprung = true;
  beginAnchoring(ship, context);
  if (ship.advanced.notes.light) lightFireship(sea, ship, context);
}

export const plotAsk: AskRules<'plot'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    for (const order of sensibleOrders(view, ship))
      if (
        !ship.advanced?.holdsBack ||
        !shiesAt(view, ship, judgePlot(view, ship, order.plot, notesOf(order)))
      )
        yield order;
  },
  check(view, ask, answer) {
    const { late, message } = answer;
    if (late)
      return view.advanced?.rules.timedMoves
        ? null
        : refuse('no-clock', '30.0', 'Moves are not timed in this match.');
    if (message !== undefined && (view.advanced?.rules.signals ?? 'off') === 'off')
      return refuse('no-signals', '31.0', 'Written messages are not part of this match.');
    const ship = shipOf(view, ask.ship);
    const judgement = judgePlot(view, ship, answer.plot, notesOf(answer));
    if (judgement.infraction !== null) {
      const { code, rule, message } = judgement.infraction;
      return refuse(code, rule, message);
    }
    if (shiesAt(view, ship, judgement))
      return refuse(
        'holds-back',
        '20.0',
        `${ship.spec.name} hangs back: she will not come nearer to an enemy.`,
      );
    const fault = noteFaults(view, ship, answer, judgement)[0];
    return fault === undefined ? null : refuse(fault.code, fault.rule, fault.message);
  },
};
