/**
 * Command lag (32.0): a commander plots the ships about his flagship turn by turn; the others carry out what was written
 * three turns before. When the flagship is lost her squadron sails on as ordered for five turns.
 */
import { refuse } from '@weathergage/kernel';
import { parsePlot } from '../sailing/plot-notation.ts';
import type { Flag, Squadron } from '../sea/advanced-sea.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import type { AdvancedAskRules } from '../sea/phase.ts';
import { rangeBetween, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import { type Sea, shipOf } from '../sea/state.ts';

/** 32.3: turns that orders are written ahead. */
const AHEAD = 3;
/** Turns that a squadron sails on without its flagship. */
const LEADERLESS = 5;
/** 32.4: hexes that signals carry. */
const SIGNAL_RANGE = 10;

/** 32.6: whose flag a squadron looks to. */
const commandOf = (sea: AdvancedState, { side, seat }: Squadron): string =>
  sea.advanced.rules.ownFlags ? seat : side;

export const squadronOf = (sea: Sea, ship: string): Squadron | undefined =>
  sea.advanced?.squadrons.find(({ ships }) => ships.includes(ship));

/** 32.1: before the first turn, the flagship of each command's first squadron. */
export function hoistFlags(sea: AdvancedState): void {
  if (sea.advanced.rules.commandLag === 'off') return;
  const flags: Record<string, Flag> = {};
  for (const squadron of sea.advanced.squadrons)
    flags[commandOf(sea, squadron)] ??= {
      squadron: squadron.id,
      ship: squadron.flagship,
      until: null,
      successor: null,
    };
  sea.advanced.flags = flags;
}

const isLost = (ship: Ship): boolean => ship.presence === 'gone' || ship.surrender !== null || ship.captured;

/** 32.5: five turns without a leader; judged at the end of a turn, when `sea.turn` is already the next. */
export function strikeFlags(sea: AdvancedState): void {
  for (const [command, flag] of Object.entries(sea.advanced.flags)) {
    if (flag.ship === null || !isLost(shipOf(sea, flag.ship))) continue;
    const shift = specialOf(sea.advanced.special, 'shift-flag').find(({ from }) => from === flag.ship);
    sea.advanced.flags[command] =
      shift === undefined
        ? { ...flag, ship: null, until: sea.turn + LEADERLESS - 1 }
        : { ...flag, ship: null, until: sea.turn + shift.turns - 1, successor: shift.to };
  }
}

/** Ships that could carry a command's flag. */
const bearers = (sea: AdvancedState, command: string): AdvancedShip[] =>
  sea.advanced.squadrons
    .filter((squadron) => commandOf(sea, squadron) === command)
    .flatMap(({ ships }) => ships.map((id) => shipOf(sea, id)))
    .filter((ship) => ship.presence === 'afloat' && !isLost(ship));

/** Flags whose time without a leader is over: those with a successor pass, the others have to be named. */
export function flagsToName(
  sea: AdvancedState,
): { command: string; flag: Flag; ships: readonly AdvancedShip[] }[] {
  return Object.entries(sea.advanced.flags)
    .filter(([, flag]) => flag.ship === null && flag.until !== null && sea.turn > flag.until)
    .map(([command, flag]) => ({ command, flag, ships: bearers(sea, command) }))
    .filter(({ ships }) => ships.length > 0);
}

export function nameFlag(sea: AdvancedState, command: string, ship: string): void {
  const squadron = squadronOf(sea, ship)!.id;
  sea.advanced.flags[command] = { squadron, ship, until: null, successor: null };
}

/** Special rule `shift-flag`: the successor takes over if she still can. */
export function passFlags(sea: AdvancedState): string[] {
  const passed: string[] = [];
  for (const { command, flag, ships } of flagsToName(sea))
    if (flag.successor !== null && ships.some(({ id }) => id === flag.successor)) {
      nameFlag(sea, command, flag.successor);
      passed.push(command);
    }
  return passed;
}

/** The seat that names a command's new flagship: the one that had the old. */
export const seatOfFlag = (sea: AdvancedState, flag: Flag): string =>
  sea.advanced.squadrons.find(({ id }) => id === flag.squadron)!.seat;

/** Turn by turn, or so many turns ahead, this one among them. */
export function commanded(sea: Sea, ship: Ship): 'directly' | number {
  if (!isAdvanced(sea)) return 'directly';
  // 32.0: none unless the match is played with it.
  const lag = sea.advanced.rules.commandLag;
  const squadron = lag === 'off' ? undefined : squadronOf(sea, ship.id);
  if (squadron === undefined || ship.captured) return 'directly';
  const { special, flags } = sea.advanced;
  if (specialOf(special, 'free-squadron').some((rule) => rule.squadron === squadron.id)) return 'directly';
  const flag = flags[commandOf(sea, squadron)];
  if (flag === undefined) return 'directly';
  if (flag.ship === null) {
    if (flag.squadron !== squadron.id) return AHEAD;
    // A flag that only shifts leaves its squadron in hand.
    return flag.successor === null ? Math.max(1, flag.until! - sea.turn + 1) : 'directly';
  }
  // 32.2: the flagship's squadron is plotted turn by turn, or else (32.4) whoever is near enough to her.
  const near =
    lag === 'squadrons'
      ? flag.squadron === squadron.id
      : ship.id === flag.ship || rangeBetween(ship, shipOf(sea, flag.ship)) <= SIGNAL_RANGE;
  // 32.4.2: ahead as soon as she finds herself too far off.
  return near ? 'directly' : AHEAD;
}

/** 32.4.1: a ship back under her admiral's eye may have what was written ahead for her erased. */
export const isDirect = (sea: Sea, ship: Ship): boolean => commanded(sea, ship) === 'directly';

/**
 * The turns for which orders are still to be written. How many stand in the log already follows from what everybody has
 * seen, so that being asked tells nothing.
 */
export function turnsToWrite(sea: Sea, ship: Ship): number[] {
  const ahead = commanded(sea, ship);
  if (ahead === 'directly') return [];
  const written = sea.advanced?.written[ship.id] ?? 0;
  return Array.from({ length: Math.max(0, ahead - written) }, (_, index) => sea.turn + written + index);
}

export const ordersAsk: AdvancedAskRules<'orders'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    for (const plot of [String(ship.spec.battleSpeed - 1), '1', '0', '1L1', '1R1'])
      yield { orders: ask.turns.map(() => ({ plot })) };
  },
  check(view, ask, { orders, late, message }) {
    if (orders.length !== ask.turns.length)
      return refuse('wrong-number', '32.3', `Write orders for ${ask.turns.length} turns, one for each.`);
    const unread = orders.findIndex(({ plot }) => parsePlot(plot).unreadableAt !== null);
    if (unread >= 0)
      return refuse('unreadable', '7.2.7', `The orders for turn ${ask.turns[unread]} can’t be read.`);
    if (late && !view.advanced.rules.timedMoves)
      return refuse('no-clock', '30.0', 'Moves are not timed in this match.');
    return message !== undefined && view.advanced.rules.signals === 'off'
      ? refuse('no-signals', '31.0', 'Written messages are not part of this match.')
      : null;
  },
};

export const flagshipAsk: AdvancedAskRules<'flagship'> = {
  *choices(_view, ask) {
    for (const ship of ask.ships) yield { ship };
  },
  check: (_view, ask, { ship }) =>
    ask.ships.includes(ship)
      ? null
      : refuse('not-able', '32.5', 'The flag can go to a ship of the command that still fights.'),
};
