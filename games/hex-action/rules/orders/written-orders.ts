/** What the commanders wrote in the Movement Notation Phase, brought together: this turn's order for every ship. */
import { fireshipPlot } from '../sailing/fireships.ts';
import { hasChoice } from '../sailing/held.ts';
import { straightOn } from '../sailing/straight-on.ts';
import type { PlotOrder } from '../sea/advanced-log.ts';
import type { Answer, AnswerTo, HexAsk } from '../sea/asks.ts';
import { areBound } from '../sea/bonds.ts';
import { type AdvancedState, isAdvanced } from '../sea/edition.ts';
import { askId, type Context } from '../sea/phase.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import { type Sea, type State, shipOf } from '../sea/state.ts';
import { flagsToName, isDirect, nameFlag, passFlags, seatOfFlag, turnsToWrite } from './command-lag.ts';
import { canSignal, carryMessage } from './messages.ts';
import { possibleNotes } from './notes.ts';

/** Whether there is anything to write for her: a move, or in the Advanced Game a note. */
export const hasOrders = (sea: Sea, ship: Ship): boolean =>
  hasChoice(sea, ship) ||
  (sea.advanced !== undefined &&
    canWork(ship, sea.turn) &&
    fireshipPlot(sea, ship) === null &&
    possibleNotes(sea, ship, '0').length > 0);

/** Ships whose orders somebody has to write, now or ahead. */
const isAsked = (sea: Sea, ship: Ship): boolean =>
  isDirect(sea, ship)
    ? hasOrders(sea, ship)
    : ship.presence !== 'gone' &&
      (canWork(ship, sea.turn) || ship.presence === 'due') &&
      turnsToWrite(sea, ship).length > 0;

/**
 * 31.1: no move and no note can be written for her, but a message. Where nobody has anything to write and nothing holds
 * her to another ship she is not asked: wrecks that only drift would talk for ever.
 */
const mayOnlySignal = (sea: Sea, ship: Ship, othersWrite: boolean): boolean =>
  canSignal(sea, ship) && (othersWrite || sea.ships.some((other) => areBound(sea, ship.id, other.id)));

const flagshipAsks = (sea: AdvancedState): HexAsk[] =>
  flagsToName(sea).map(({ command, flag, ships }) => ({
    id: askId(sea, 'flagship', command),
    seat: seatOfFlag(sea, flag),
    kind: 'flagship',
    rule: '32.5',
    ship: command,
    squadron: flag.squadron,
    ships: ships.map(({ id }) => id),
  }));

/** 32.5 first: who leads decides whose moves are written turn by turn. */
export function notationAsks(sea: Sea): HexAsk[] {
  const flags = isAdvanced(sea) ? flagshipAsks(sea) : [];
  if (flags.length > 0) return flags;
  const writing = new Set(sea.ships.filter((ship) => isAsked(sea, ship)));
  return sea.ships
    .filter((ship) => writing.has(ship) || mayOnlySignal(sea, ship, writing.size > 0))
    .map((ship): HexAsk => {
      const about = { seat: ship.seat, ship: ship.id } as const;
      if (!writing.has(ship))
        return { id: askId(sea, 'message', ship.id), kind: 'message', rule: '31.1', ...about };
      return isDirect(sea, ship)
        ? { id: askId(sea, 'plot', ship.id), kind: 'plot', rule: '7.2', ...about }
        : {
            id: askId(sea, 'orders', ship.id),
            kind: 'orders',
            rule: '32.3',
            turns: turnsToWrite(sea, ship),
            ...about,
          };
    });
}

/** The successor of a shifted flag needs no question. True if flagships were named and the moves are still to be asked. */
export function settleFlags(
  sea: AdvancedState,
  answers: readonly { ask: HexAsk; answer: Answer }[],
  context: Context,
): boolean {
  const named = answers.filter(({ ask }) => ask.kind === 'flagship');
  for (const { ask, answer } of named) nameFlag(sea, ask.ship, (answer as AnswerTo<'flagship'>).ship);
  const changed = [...passFlags(sea), ...named.map(({ ask }) => ask.ship)];
  for (const command of changed) {
    const { squadron, ship } = sea.advanced.flags[command]!;
    context.tell({ kind: 'flag', rule: '32.5', squadron, ship });
  }
  return named.length > 0;
}

/** This turn's orders by ship; what is written ahead goes into the logs, messages go to friends. */
export function takeOrders(
  sea: State,
  answers: readonly { ask: HexAsk; answer: Answer }[],
  context: Context,
): Record<string, PlotOrder> {
  const now: Record<string, PlotOrder> = {};
  for (const { ask, answer } of answers) {
    const ship = shipOf(sea, ask.ship);
    const { late, message, ...written } = answer as AnswerTo<'plot'> & AnswerTo<'orders'>;
    if (late) context.tell({ kind: 'late', rule: '30.0', ship: ship.id });
    if (message !== undefined) carryMessage(sea, ship, message, context);
    if (ask.kind === 'message') continue;
    if (ask.kind === 'orders') {
      const orders = late ? ask.turns.map(() => ({ plot: straightOn(sea, ship) })) : written.orders;
      if (isAdvanced(sea)) writeAhead(sea, ship.id, orders);
    } else {
      if (isAdvanced(sea)) erase(sea, ship.id);
      now[ship.id] = late ? { plot: straightOn(sea, ship) } : written;
    }
  }
  if (isAdvanced(sea)) takeFromLogs(sea, now);
  return now;
}

function writeAhead(sea: AdvancedState, id: string, orders: readonly PlotOrder[]): void {
  const log = shipOf(sea, id).advanced;
  log.orders = [...log.orders!, ...orders];
  sea.advanced.written[id] = log.orders.length;
}

/** 32.4.1: what had been written ahead for her. */
function erase(sea: AdvancedState, id: string): void {
  shipOf(sea, id).advanced.orders = [];
  delete sea.advanced.written[id];
}

/** What was written before for this turn, for those whose orders are not given turn by turn. */
function takeFromLogs(sea: AdvancedState, now: Record<string, PlotOrder>): void {
  for (const ship of sea.ships) {
    if (now[ship.id] !== undefined || isDirect(sea, ship)) continue;
    const [first, ...rest] = ship.advanced.orders!;
    if (first === undefined) continue;
    now[ship.id] = first;
    ship.advanced.orders = rest;
    sea.advanced.written[ship.id] = rest.length;
  }
}
