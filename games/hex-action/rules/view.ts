/**
 * What a seat may see, and a guess at what it may not: load columns (7.2.5), orders written ahead (32.3), soundings of
 * the other side (39.1) and, where a scenario says so, whole logs.
 */
import { type Dice, type Seat, UMPIRE } from '@weathergage/kernel';
import { bluffed, hideLog } from './afloat/bluff.ts';
import { MORTAR_READY } from './scenario/launch.ts';
import type { AdvancedLog, ShotKind } from './sea/advanced-log.ts';
import type { AdvancedSea } from './sea/advanced-sea.ts';
import { type AdvancedShip, type AdvancedState, type AdvancedView, isAdvancedShip } from './sea/edition.ts';
import type { Ship } from './sea/ship.ts';
import type { Opening, State, View } from './sea/state.ts';
import type { Broadside } from './sea/words.ts';

export function view(sea: AdvancedState, seat: Seat): AdvancedView;
export function view(sea: State, seat: Seat): View;
export function view(sea: State, seat: Seat): View {
  if (seat === UMPIRE) return { ...sea, seat, side: null };
  const side = sea.seats.find((info) => info.id === seat)?.side ?? null;
  const ships = sea.ships.map((ship) => (ship.seat === seat ? ship : shut(sea, ship, side)));
  if (!sea.advanced) return { ...sea, seat, side, ships };
  return { ...sea, seat, side, ships, advanced: chartOf(sea.advanced, side) };
}

/** A ship of another seat: the load column is closed, and so is what would tell it. */
function shut(sea: State, ship: Ship, side: string | null): Ship {
  if (!isAdvancedShip(ship)) return { ...ship, loaded: null };
  const closed: AdvancedShip = {
    ...ship,
    loaded: null,
    advanced: { ...ship.advanced, shot: null, reloads: null, orders: null, mortars: null },
  };
  return bluffed(sea, ship, side) ? hideLog(closed) : closed;
}

/** The shoals that the side knows; the gallery none that is closed to anybody. */
function chartOf(
  { opening: _opening, ...advanced }: AdvancedSea & Opening,
  side: string | null,
): AdvancedSea {
  const shutTo = Object.keys(advanced.sounded);
  if (shutTo.length === 0) return advanced;
  const known = (key: string): boolean => side !== null && (advanced.sounded[side]?.includes(key) ?? true);
  return {
    ...advanced,
    depths: Object.fromEntries(Object.entries(advanced.depths).filter(([key]) => known(key))),
    sounded: Object.fromEntries(
      Object.entries(advanced.sounded).map(([id, keys]) => [id, id === side ? keys : []]),
    ),
  };
}

/** A full state that agrees with the view: each closed column is filled in as it may stand. */
export function imagine(seen: View, dice: Dice): State {
  const { seat: _seat, side: _side, ...sea } = seen;
  return {
    ...sea,
    ships: seen.ships.map((ship) =>
      ship.loaded === null ? guessLog({ ...ship, loaded: guess(ship, dice) }, dice) : ship,
    ),
  };
}

/** How many broadsides are empty can be worked out; which of them, only if one was never fired. */
function guess(ship: Ship, dice: Dice): Record<Broadside, boolean> {
  if (ship.empty !== 1) return { L: ship.empty === 0, R: ship.empty === 0 };
  const left = ship.initial.L === ship.initial.R ? dice.below(2) === 1 : ship.initial.L;
  return { L: left, R: !left };
}

function guessLog(ship: Ship, dice: Dice): Ship {
  if (!isAdvancedShip(ship)) return ship;
  const { advanced, loaded } = ship;
  const shot = (side: Broadside) => (loaded![side] ? guessShot(ship, dice) : null);
  const guessed: AdvancedLog = {
    ...advanced,
    shot: { L: shot('L'), R: shot('R') },
    reloads: GUESSED_RELOADS,
    orders: [],
    mortars: Array.from({ length: ship.spec.advanced.mortars }, () => MORTAR_READY),
  };
  return { ...ship, advanced: guessed };
}

/** Enough for the turns a search looks ahead. */
const GUESSED_RELOADS = 15;

/** Roundshot is what most guns hold; the British have no chainshot (24.2.2.4). */
function guessShot(ship: Ship, dice: Dice): ShotKind {
  const die = dice.d6();
  if (die <= 4) return 'R';
  return die === 5 ? 'D' : ship.spec.nation === 'British' ? 'R' : 'C';
}
